import type { ReactNode, Ref } from 'react';
import { Picture } from '../../cards/picture.tsx';
import type { DetailFile } from '../../records/files.ts';
import type { Slim } from '../../records/rows.ts';
import { detailPath } from '../../routes.ts';
import { Glyph, type GlyphName } from '../../shell/glyph.tsx';
import type { Site } from '../../site.ts';

/** `failed` says why the game is not there. */
export type Phase =
  | { readonly name: 'loading' | 'ready' }
  | { readonly name: 'failed'; readonly why: string };

/** What is shown beside the game when a play has ended. */
export type Ended = { readonly score?: number; readonly best?: number; readonly record: boolean };

export type PlayProps = {
  readonly site: Pick<Site, 'gamesOrigin'>;
  readonly game: DetailFile;
  readonly others: readonly Slim[];
  readonly phase: Phase;
  readonly ended?: Ended | undefined;
  readonly muted: boolean;
  readonly favourite: boolean;
  /** The bars are folded away. */
  readonly wide?: boolean;
  /** The game waits behind the detail page: nobody sees or reaches it yet. */
  readonly held?: boolean;
  /** The game's address, when it is not the plain one. */
  readonly address?: string;
  readonly room?: Ref<HTMLDivElement>;
  readonly frame?: Ref<HTMLIFrameElement>;
  readonly on?: PlayActions;
};

export type PlayActions = {
  readonly restart: () => void;
  readonly sound: () => void;
  readonly favourite: () => void;
  readonly share: () => void;
  readonly fullscreen: () => void;
  readonly retry: () => void;
  readonly closeEnd: () => void;
};

const OTHERS_SHOWN = 3;

export function Play(props: PlayProps) {
  const { site, game, others, phase, ended, muted, favourite, wide = false, on } = props;
  const { room, frame, held = false, address = gameAddress(site, game) } = props;
  return (
    <div
      className={held ? 'play held' : 'play'}
      data-wide={wide}
      inert={held}
      {...(held && { 'aria-hidden': true })}
      ref={room}
    >
      <div className="play-bar">
        <h1 tabIndex={-1}>
          <a href={`#${detailPath(game.id)}`}>{game.title}</a>
        </h1>
        <div className="play-tools" role="group" aria-label="Game">
          <Tool label="Restart" glyph="restart" press={() => on?.restart()} />
          <Tool
            label="Sound"
            glyph={muted ? 'muted' : 'sound'}
            on={!muted}
            press={() => on?.sound()}
          />
          <Tool label="Favourite" glyph="heart" on={favourite} press={() => on?.favourite()} />
          <Tool label="Share" glyph="share" press={() => on?.share()} />
          <Tool label="Fullscreen" glyph="full" on={wide} press={() => on?.fullscreen()} />
        </div>
      </div>
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
          Leave the game
        </a>
        {phase.name === 'loading' && !held && <Curtain game={game} />}
        {phase.name === 'failed' && (
          <Failure why={phase.why} others={others} {...(on ? { onRetry: on.retry } : {})} />
        )}
        {wide && (
          <button
            type="button"
            className="round unfold"
            aria-label="Show the bar"
            onClick={on?.fullscreen}
          >
            <Glyph name="unfold" />
          </button>
        )}
        <TurnHint game={game} />
      </div>
      {ended && <End ended={ended} others={others} {...(on ? { on } : {})} />}
    </div>
  );
}

/** Where a game's page is. */
export function gameAddress(site: PlayProps['site'], game: DetailFile): string {
  return `${site.gamesOrigin}${game.url}`;
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

/** Before the game is there: its picture, breathing. */
function Curtain({ game }: { readonly game: DetailFile }) {
  return (
    <div className="curtain" role="status">
      <div className="curtain-art">
        <Picture icon={game.icon} sizes="160px" eager />
      </div>
      <p>{`Loading ${game.title}…`}</p>
      <span className="curtain-bar" aria-hidden="true">
        <i />
      </span>
    </div>
  );
}

function Failure(props: {
  readonly why: string;
  readonly others: readonly Slim[];
  readonly onRetry?: () => void;
}) {
  return (
    <div className="failure" role="alert">
      <h2>The game did not start</h2>
      <p>{props.why}</p>
      <button type="button" className="button primary" onClick={props.onRetry}>
        <Glyph name="restart" />
        Try again
      </button>
      <p className="or">or play one of these</p>
      <Three others={props.others} />
    </div>
  );
}

/** Three other games, each a link to its page in this tab. */
function Three({ others }: { readonly others: readonly Slim[] }) {
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

function End(props: {
  readonly ended: Ended;
  readonly others: readonly Slim[];
  readonly on?: PlayActions;
}) {
  const { ended, others, on } = props;
  return (
    <aside className="end" aria-label="After the game">
      <div className="end-score">
        {ended.score !== undefined && (
          <p>
            <span>Score</span>
            <b>{ended.score.toLocaleString('en')}</b>
          </p>
        )}
        {ended.best !== undefined && (
          <p className={ended.record ? 'record' : ''}>
            <span>{ended.record ? 'New best!' : 'Best'}</span>
            <b>{ended.best.toLocaleString('en')}</b>
          </p>
        )}
      </div>
      <Three others={others} />
      <button type="button" className="button primary" onClick={on?.restart}>
        <Glyph name="restart" />
        Play again
      </button>
      <button type="button" className="round end-close" aria-label="Close" onClick={on?.closeEnd}>
        <Glyph name="close" />
      </button>
    </aside>
  );
}

/** Shown by the style sheet while a phone is held the other way; a hint, never a lock. */
function TurnHint({ game }: { readonly game: DetailFile }): ReactNode {
  if (game.orientation !== 'portrait' && game.orientation !== 'landscape') return null;
  return (
    <p className={`turn turn-${game.orientation}`}>
      <Glyph name="rotate" />
      {game.orientation === 'portrait' ? 'Better held upright' : 'Better held sideways'}
    </p>
  );
}

/** Frames of the page's own origin may share without a word, and browsers that cannot complain of the word. */
function permissions({ gamesOrigin }: PlayProps['site']): string {
  const all = 'autoplay; clipboard-write; fullscreen; gamepad; screen-wake-lock';
  return gamesOrigin === '' ? all : `${all}; web-share`;
}
