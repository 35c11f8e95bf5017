import { fillMessage } from '@playgrove/language/message-format';
import type { ReactNode, Ref } from 'react';
import { CardList } from '../../ui/card-list.tsx';
import { Stats } from '../../ui/stats.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Island } from '#island';
import type { Credit, DetailFile } from '../../data/files.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { categoryPath, gamePath } from '../../data/routes.ts';
import type { Best } from '../../data/saved-state.ts';
import { figureOf } from '../../ui/best.ts';
import { Glyph, type GlyphName } from '../../ui/glyph.tsx';
import { categoryTitle } from '../../data/category-title.ts';
import { Loading } from '../../ui/loading.tsx';

import { OfflineFact, type OfflineFactProps } from '../../features/offline/offline-fact.tsx';
import { Screenshots } from './screenshots.tsx';
import * as messages from './messages/en.json';

export type DetailProps = {
  readonly game: DetailFile;
  /** Whether votes and reports are taken. */
  readonly server: boolean;
  /** Whether it plays offline here. */
  readonly offline?: OfflineFactProps | undefined;
  /** Games like this one. */
  readonly similar?: readonly GameSummary[] | undefined;
  readonly others: readonly GameSummary[];
  readonly favorite: boolean;
  /** The visitor's vote: up or down. */
  readonly vote?: boolean | undefined;
  /** Best score on this device. */
  readonly best?: Best | undefined;
  /** The game's facts are still loading. */
  readonly partial?: boolean | undefined;
  readonly on?: DetailActions | undefined;
  /** Where the clip of the game goes. */
  readonly art?: Ref<HTMLDivElement>;
  /** What has opened over the page. */
  readonly children?: ReactNode;
};

export type DetailActions = {
  readonly play: () => void;
  readonly vote: (up: boolean) => void;
  readonly favorite: () => void;
  readonly share: () => void;
  readonly embed: () => void;
  readonly report: () => void;
  readonly refresh: () => void;
  /** Shows a picture of the game large. */
  readonly large: (at: number) => void;
};

const ART = '(min-width: 73rem) 352px, (min-width: 48rem) 30vw, 160px';

export function Detail(props: DetailProps) {
  const { game, similar = [], others, favorite, best, partial, on, art, children } = props;
  const { server, vote, offline = UNKNOWN } = props;
  return (
    <div className="detail-page">
      <article className="detail">
        <div className="hero">
          <div className="hero-glow" aria-hidden="true">
            <Picture icon={game.icon} sizes={ART} eager />
          </div>
          <div className="hero-art" ref={art}>
            <Picture icon={game.icon} sizes={ART} eager />
          </div>
          <div className="hero-words">
            {game.cate !== undefined && (
              <a className="cate" href={`#${categoryPath(game.cate)}`}>
                {categoryTitle(game.cate)}
              </a>
            )}
            <h1 tabIndex={-1}>{game.title}</h1>
            {game.lead !== undefined && <p className="lead">{game.lead}</p>}
            <Stats game={game} withVotes />
          </div>
          <div className="hero-play">
            <a
              className="button primary play-button"
              role="button"
              href={`#${gamePath(game.id)}`}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                on?.play();
              }}
            >
              <Glyph name="plays" />
              {messages.play}
            </a>
          </div>
          <div className="acts">
            {server && (
              <Act
                label={messages.like}
                glyph="like"
                on={vote === true}
                press={() => on?.vote(true)}
              />
            )}
            {server && (
              <Act
                label={messages.dislike}
                glyph="dislike"
                on={vote === false}
                press={() => on?.vote(false)}
              />
            )}
            <Act
              label={messages.favorite}
              glyph="heart"
              on={favorite}
              press={() => on?.favorite()}
            />
            <Act label={messages.share} glyph="share" press={() => on?.share()} />
            {server && <Act label={messages.report} glyph="flag" press={() => on?.report()} />}
          </div>
        </div>
        {!partial && (
          <Island>{() => <Screenshots pictures={game.stills} onLarge={on?.large} />}</Island>
        )}
        {partial ? (
          <Loading on />
        ) : (
          <div className="sheet">
            <Island>{() => <HowToPlay game={game} />}</Island>
            {game.about === undefined ? <Tags game={game} /> : <About game={game} />}
            <Island>{() => <Facts game={game} best={best} offline={offline} on={on} />}</Island>
            <Faq game={game} />
          </div>
        )}
      </article>
      {similar.length > 0 && (
        <Island deferred>
          {() => (
            <CardList
              id="similar"
              title={messages.similar}
              list="similar"
              look="list"
              games={similar}
            />
          )}
        </Island>
      )}
      {others.length > 0 && (
        <Island deferred>
          {() => (
            <CardList
              id="maybe"
              title={messages.maybe}
              list="maybe"
              look="puzzle"
              games={others}
              action={
                <button
                  type="button"
                  className="more refresh"
                  onClick={() => on?.refresh()}
                  data-live
                >
                  <Glyph name="refresh" />
                  {messages.refresh}
                </button>
              }
            />
          )}
        </Island>
      )}
      {children}
    </div>
  );
}

/** Long text folds between two sentences. */
function About({ game }: { readonly game: DetailFile }) {
  return (
    <section aria-labelledby="about-game">
      <h2 id="about-game">{messages.about}</h2>
      <p className="description">{game.about}</p>
      {game.folded !== undefined && (
        <details className="fold">
          <summary>{messages.readMore}</summary>
          <p className="description">{game.folded}</p>
        </details>
      )}
      <Tags game={game} />
    </section>
  );
}

/** Each leads to a search; opened elsewhere, to the category narrowed to it. */
function Tags({ game: { tags, cate } }: { readonly game: DetailFile }) {
  return (
    <ul className="tags" aria-label={messages.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <a
            className="chip"
            href={cate === undefined ? '#/' : `#${categoryPath(cate, tag)}`}
            data-find={tag}
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  );
}

type ActProps = {
  readonly label: string;
  readonly glyph: GlyphName;
  /** Whether it is switched on; absent for what cannot be. */
  readonly on?: boolean;
  readonly press: () => void;
};

function Act({ label, glyph, on, press }: ActProps) {
  return (
    <button
      type="button"
      className={`act act-${glyph}`}
      aria-pressed={on}
      onClick={press}
      data-live
    >
      <span className="act-face">
        <Glyph name={glyph} />
      </span>
      <span className="act-label">{label}</span>
    </button>
  );
}

const TOUCH = [['touch', messages.touch]] as const;
const DEVICES = [
  ['keyboard', messages.keyboard],
  ['gamepad', messages.gamepad],
] as const;

function HowToPlay({ game: { how = [], controls } }: { readonly game: DetailFile }) {
  if (!controls) return null;
  const Heading = how.length > 0 ? 'h3' : 'h2';
  return (
    <section className="how" aria-labelledby="how">
      {how.length > 0 && (
        <>
          <h2 id="how">{messages.howToPlay}</h2>
          <ol className="steps">
            {how.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </>
      )}
      <Heading id={how.length > 0 ? undefined : 'how'}>{messages.controls}</Heading>
      <div className="controls">
        <Controls controls={controls} devices={TOUCH} />
        {/* Where only fingers play, the rest is folded. */}
        <details className="fold">
          <summary>{messages.moreControls}</summary>
          <Controls controls={controls} devices={DEVICES} />
        </details>
      </div>
    </section>
  );
}

function Controls(props: {
  readonly controls: NonNullable<DetailFile['controls']>;
  readonly devices: typeof DEVICES | typeof TOUCH;
}) {
  return (
    <dl>
      {props.devices.map(([device, label]) => {
        const lines = props.controls[device];
        if (lines === undefined) return null;
        return (
          <div key={device}>
            <dt>
              <Glyph name={device} />
              {label}
            </dt>
            {lines.split(' · ').map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** The same questions and answers as on the game's page for search engines. */
function Faq({ game: { faq } }: { readonly game: DetailFile }) {
  if (!faq) return null;
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">{messages.faq}</h2>
      <dl>
        {faq.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const HELD = {
  any: messages.anyOrientation,
  portrait: messages.portrait,
  landscape: messages.landscape,
} as const;

/** Until it was looked up. */
const UNKNOWN: OfflineFactProps = { state: {} };
/** A third-party game in a frame without an origin: no service worker can save it for offline. */
const ONLINE: OfflineFactProps = { state: { availability: 'never' } };

type FactsProps = Pick<DetailProps, 'game' | 'best' | 'on'> & {
  readonly offline: OfflineFactProps;
};

function Facts({ game, best, offline, on }: FactsProps) {
  const { orientation, daily, accessibility, caged, online, credit } = game;
  return (
    <section aria-labelledby="know">
      <h2 id="know">{messages.goodToKnow}</h2>
      <ul className="facts">
        {(!caged || best !== undefined) && (
          <Fact glyph="trophy">{best === undefined ? messages.noBest : bestText(best)}</Fact>
        )}
        {orientation && <Fact glyph="rotate">{HELD[orientation]}</Fact>}
        <OfflineFact {...(online ? ONLINE : offline)} />
        {daily && <Fact glyph="calendar">{messages.daily}</Fact>}
        {accessibility?.map((line) => (
          <Fact key={line} glyph="person">
            {line}
          </Fact>
        ))}
        {credit && (
          <Fact glyph="heart">
            <CreditLine credit={credit} />
          </Fact>
        )}
        {game.embed && (
          <Fact glyph="share">
            <button type="button" className="more" onClick={() => on?.embed()} data-live>
              {messages.embed}
            </button>
          </Fact>
        )}
      </ul>
    </section>
  );
}

/** Who made the game, its license and where it came from. */
function CreditLine({ credit }: { readonly credit: Credit }) {
  const { author, license, source, host } = credit;
  const words = [
    author === undefined ? messages.madeByOthers : fillMessage(messages.madeBy, { author }),
    ...(license === undefined ? [] : [fillMessage(messages.license, { license })]),
    ...(host === undefined ? [] : [fillMessage(messages.servedBy, { host })]),
  ].join(' · ');
  if (source === undefined || !/^https?:\/\//.test(source)) return <>{words}</>;
  return (
    <>
      {`${words} · `}
      <a href={source} target="_blank" rel="noopener noreferrer nofollow">
        {messages.source}
      </a>
    </>
  );
}

/** `Your best: 1:14 (Level 3)`. */
function bestText({ score, unit, level }: Best): string {
  const counted =
    unit === 'moves' ? fillMessage(messages.moves, { n: score }) : figureOf({ score, unit });
  return level === undefined
    ? fillMessage(messages.best, { score: counted })
    : fillMessage(messages.bestOfLevel, { score: counted, level });
}

function Fact({ glyph, children }: { readonly glyph: GlyphName; readonly children: ReactNode }) {
  return (
    <li>
      <Glyph name={glyph} />
      <span>{children}</span>
    </li>
  );
}
