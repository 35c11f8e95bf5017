import { fillMessage } from '@playgrove/language/message-format';
import type { ReactNode, Ref } from 'react';
import { DayStrip, type DayStripText } from '../../features/today/play/day-strip.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { DetailFile } from '../../data/files.ts';
import type { NextThing } from '../../features/today/play/next-step.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { launchQuery, readLaunch } from '@playgrove/protocol/challenge';
import { detailPath } from '../../data/routes.ts';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { numberText } from '../../ui/locale/numbers.ts';
import { originOf, type Site } from '../../data/site.ts';
import * as messages from './messages/en.json';

/** `failed` says why the game is not there. */
export type Phase =
  | { readonly name: 'loading' | 'ready' }
  | {
      readonly name: 'failed';
      readonly why: string;
      /** The site cannot be reached, and these games play all the same. */
      readonly ready?: readonly GameSummary[];
    };

export type PlayProps = {
  readonly site: Pick<Site, 'gamesOrigin'>;
  readonly game: DetailFile;
  /** The route's query: a day or a score to beat, unchecked. */
  readonly query?: string | undefined;
  readonly others: readonly GameSummary[];
  /** The strip over a day's challenge: what it is, and what has come of it. */
  readonly day?: DayStripText | undefined;
  /** What is next after a run of a game whose own results cannot say it. */
  readonly thing?: NextThing | undefined;
  readonly phase: Phase;
  readonly muted: boolean;
  readonly favorite: boolean;
  /** The bars are folded away. */
  readonly wide?: boolean;
  /** The game is loaded behind the detail page: nobody sees or reaches it yet. */
  readonly held?: boolean;
  /** The game's address, when it is not the plain one. */
  readonly address?: string;
  readonly container?: Ref<HTMLDivElement>;
  readonly frame?: Ref<HTMLIFrameElement>;
  readonly on?: PlayActions;
};

export type PlayActions = {
  readonly restart: () => void;
  readonly sound: () => void;
  readonly favorite: () => void;
  readonly share: () => void;
  readonly fullscreen: () => void;
  readonly retry: () => void;
};

/** Other games offered, here and in the game's results. */
export const OTHERS_SHOWN = 3;

export function Play(props: PlayProps) {
  const { site, game, query, day, thing, others, phase, muted, favorite, wide = false, on } = props;
  const { container, frame, held = false, address = gameAddress(site, game, query) } = props;
  return (
    <div
      className={held ? 'play held' : 'play'}
      data-wide={wide}
      inert={held}
      {...(held && { 'aria-hidden': true })}
      ref={container}
    >
      <div className="play-bar">
        <h1 tabIndex={-1}>
          <a href={`#${detailPath(game.id)}`}>{game.title}</a>
        </h1>
        {thing && (
          <p className="play-next" role="status">
            <a href={thing.href}>{thing.line}</a>
          </p>
        )}
        <div className="play-tools" role="group" aria-label={messages.controls}>
          <Tool label={messages.restart} glyph="restart" press={() => on?.restart()} />
          <Tool
            label={messages.sound}
            glyph={muted ? 'muted' : 'sound'}
            on={!muted}
            press={() => on?.sound()}
          />
          <Tool
            label={messages.favorite}
            glyph="heart"
            on={favorite}
            press={() => on?.favorite()}
          />
          <Tool label={messages.share} glyph="share" press={() => on?.share()} />
          <Tool label={messages.fullscreen} glyph="full" on={wide} press={() => on?.fullscreen()} />
        </div>
      </div>
      <Mark query={query} />
      {day && <DayStrip {...day} />}
      <div className="stage">
        <iframe
          className="frame"
          title={game.title}
          src={address}
          allow={permissions(site)}
          hidden={phase.name === 'failed'}
          ref={frame}
        />
        <a className="leave" href={`#${detailPath(game.id)}`}>
          {messages.exit}
        </a>
        {phase.name === 'loading' && !held && <Curtain game={game} />}
        {phase.name === 'failed' && (
          <Failure
            why={phase.why}
            others={phase.ready ?? others}
            {...(on ? { onRetry: on.retry } : {})}
          />
        )}
        {wide && (
          <button
            type="button"
            className="round unfold"
            aria-label={messages.showToolbar}
            onClick={on?.fullscreen}
          >
            <Glyph name="unfold" />
          </button>
        )}
        <TurnHint game={game} />
      </div>
    </div>
  );
}

/** Where a game's page is, with the day or the board that it is opened with. */
export function gameAddress(site: PlayProps['site'], game: DetailFile, query?: string): string {
  const launch = readLaunch(query);
  // The run itself comes by message: an address may be too short for it.
  const opened = launch?.run === undefined ? launch : { ...launch, run: '1' };
  return `${originOf(site, game.id)}${game.url}${launchQuery(opened)}`;
}

/** The score to beat that a link has brought. */
function Mark({ query }: Pick<PlayProps, 'query'>): ReactNode {
  const launch = readLaunch(query);
  if (launch?.beat === undefined) return null;
  const score = numberText(launch.beat);
  return (
    <p className="mark-to-beat">
      <Glyph name="trophy" />
      {launch.by === undefined
        ? fillMessage(messages.beat, { score })
        : fillMessage(messages.beatBy, { score, name: launch.by })}
    </p>
  );
}

type ToolProps = {
  readonly label: string;
  readonly glyph: GlyphName;
  readonly on?: boolean;
  readonly press: () => void;
};

function Tool({ label, glyph, on, press }: ToolProps) {
  return (
    <button
      type="button"
      className={`round tool-${glyph}`}
      aria-label={label}
      title={label}
      aria-pressed={on}
      // A pressed tool leaves the keyboard with the game, which would pause without it.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      data-live
    >
      <Glyph name={glyph} />
    </button>
  );
}

/** While the game loads: its picture, pulsing. */
function Curtain({ game }: { readonly game: DetailFile }) {
  return (
    <div className="curtain" role="status">
      <div className="curtain-art">
        <Picture icon={game.icon} sizes="160px" eager />
      </div>
      <p>{fillMessage(messages.loadingGame, { game: game.title })}</p>
      <span className="curtain-bar" aria-hidden="true">
        <i />
      </span>
    </div>
  );
}

function Failure(props: {
  readonly why: string;
  readonly others: readonly GameSummary[];
  readonly onRetry?: () => void;
}) {
  return (
    <div className="failure" role="alert">
      <h2>{messages.failed}</h2>
      <p>{props.why}</p>
      <button type="button" className="button primary" onClick={props.onRetry}>
        <Glyph name="restart" />
        {messages.tryAgain}
      </button>
      {props.others.length > 0 && (
        <>
          <p className="or">{messages.orTry}</p>
          <Three others={props.others} />
        </>
      )}
    </div>
  );
}

/** Three other games, each a link to its page in this tab. */
function Three({ others }: { readonly others: readonly GameSummary[] }) {
  return (
    <ul className="three">
      {others.slice(0, OTHERS_SHOWN).map((game) => (
        <li key={game.id}>
          <a href={`#${detailPath(game.id)}`}>
            <span className="art">
              <Picture icon={game.icon} sizes="96px" eager />
            </span>
            <span className="title">{game.title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Shown by the style sheet while a phone is held the other way; a hint, never a lock. */
function TurnHint({ game }: { readonly game: DetailFile }): ReactNode {
  if (game.orientation !== 'portrait' && game.orientation !== 'landscape') return null;
  return (
    <p className={`turn turn-${game.orientation}`}>
      <Glyph name="rotate" />
      {game.orientation === 'portrait' ? messages.turnPortrait : messages.turnLandscape}
    </p>
  );
}

/** Frames of the same origin may share anyway, and browsers that cannot share warn of `web-share`. */
function permissions({ gamesOrigin }: PlayProps['site']): string {
  const all =
    'accelerometer; autoplay; clipboard-write; fullscreen; gamepad; gyroscope; screen-wake-lock';
  return gamesOrigin === '' ? all : `${all}; web-share`;
}
