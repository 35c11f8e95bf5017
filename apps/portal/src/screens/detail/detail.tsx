import type { ReactNode } from 'react';
import { CardList } from '../../cards/card-list.tsx';
import { Figures } from '../../cards/figures.tsx';
import { Picture } from '../../cards/picture.tsx';
import { Guard } from '../../guard/guard.tsx';
import type { DetailFile } from '../../records/files.ts';
import type { Slim } from '../../records/rows.ts';
import { categoryPath, gamePath } from '../../routes.ts';
import { Glyph, type GlyphName } from '../../shell/glyph.tsx';
import { Loading } from '../../shell/loading.tsx';

import { OfflineFact, type OfflineFactProps } from './offline-fact.tsx';
import { Stills } from './stills.tsx';

export type DetailProps = {
  readonly game: DetailFile;
  /** Whether it plays offline here. */
  readonly offline?: OfflineFactProps | undefined;
  readonly others: readonly Slim[];
  readonly favourite: boolean;
  /** Own vote: up or not. */
  readonly vote?: boolean | undefined;
  /** Best score on this device. */
  readonly best?: number | undefined;
  /** The game's facts are on their way. */
  readonly partial?: boolean | undefined;
  readonly on?: DetailActions;
  /** What has opened over the page. */
  readonly children?: ReactNode;
};

export type DetailActions = {
  readonly play: () => void;
  readonly vote: (up: boolean) => void;
  readonly favourite: () => void;
  readonly share: () => void;
  readonly report: () => void;
  readonly refresh: () => void;
  /** Shows a picture of the game large. */
  readonly large: (at: number) => void;
};

const ART = '(min-width: 73rem) 352px, (min-width: 48rem) 30vw, 160px';

export function Detail(props: DetailProps) {
  const { game, others, favourite, vote, best, partial, on, offline = UNKNOWN, children } = props;
  return (
    <div className="detail-page">
      <article className="detail">
        <div className="hero">
          <div className="hero-glow" aria-hidden="true">
            <Picture icon={game.icon} sizes="64px" eager />
          </div>
          <div className="hero-art">
            <Picture icon={game.icon} sizes={ART} eager />
          </div>
          <div className="hero-words">
            {game.cate !== undefined && (
              <a className="cate" href={`#${categoryPath(game.cate)}`}>
                {game.cate}
              </a>
            )}
            <h1 tabIndex={-1}>{game.title}</h1>
            <Figures game={game} />
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
              Play
            </a>
          </div>
          <div className="acts">
            <Act label="Like" glyph="like" on={vote === true} press={() => on?.vote(true)} />
            <Act
              label="Dislike"
              glyph="dislike"
              on={vote === false}
              press={() => on?.vote(false)}
            />
            <Act label="Favourite" glyph="heart" on={favourite} press={() => on?.favourite()} />
            <Act label="Share" glyph="share" press={() => on?.share()} />
            <Act label="Report" glyph="flag" press={() => on?.report()} />
          </div>
        </div>
        {!partial && <Guard>{() => <Stills stills={game.stills} onLarge={on?.large} />}</Guard>}
        {partial ? (
          <Loading on />
        ) : (
          <div className="sheet">
            {game.description !== undefined && (
              <section aria-labelledby="about-game">
                <h2 id="about-game">About this game</h2>
                <p className="description">{game.description}</p>
                <Tags game={game} />
              </section>
            )}
            {game.description === undefined && <Tags game={game} />}
            <Guard>{() => <Controls game={game} />}</Guard>
            <Guard>{() => <Facts game={game} best={best} offline={offline} />}</Guard>
          </div>
        )}
      </article>
      {others.length > 0 && (
        <Guard late>
          {() => (
            <CardList
              id="maybe"
              title="Maybe you like"
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
                  Refresh
                </button>
              }
            />
          )}
        </Guard>
      )}
      {children}
    </div>
  );
}

/** Each leads to a search; opened elsewhere, to the category narrowed to it. */
function Tags({ game: { tags, cate } }: { readonly game: DetailFile }) {
  return (
    <ul className="tags" aria-label="Tags">
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

const DEVICES = [
  ['touch', 'Touch'],
  ['keyboard', 'Keyboard'],
  ['gamepad', 'Gamepad'],
] as const;

function Controls({ game }: { readonly game: DetailFile }) {
  const { controls } = game;
  if (!controls) return null;
  return (
    <section aria-labelledby="how">
      <h2 id="how">How to play</h2>
      <dl className="controls">
        {DEVICES.map(
          ([device, label]) =>
            controls[device] !== undefined && (
              <div key={device}>
                <dt>
                  <Glyph name={device} />
                  {label}
                </dt>
                <dd>{controls[device]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

const HELD = {
  any: 'Upright or sideways',
  portrait: 'Best held upright',
  landscape: 'Best held sideways',
} as const;

/** Until it was looked up. */
const UNKNOWN: OfflineFactProps = { state: {} };

function Facts(props: Pick<DetailProps, 'game' | 'best'> & { readonly offline: OfflineFactProps }) {
  const { game, best, offline } = props;
  const { orientation, daily, accessibility } = game;
  return (
    <section aria-labelledby="know">
      <h2 id="know">Good to know</h2>
      <ul className="facts">
        <Fact glyph="trophy">
          {best === undefined
            ? 'Your best score will stand here, on this device alone'
            : `Your best on this device: ${best.toLocaleString('en')}`}
        </Fact>
        {orientation && <Fact glyph="rotate">{HELD[orientation]}</Fact>}
        <OfflineFact {...offline} />
        {daily && <Fact glyph="calendar">A new challenge every day</Fact>}
        {accessibility?.map((line) => (
          <Fact key={line} glyph="person">
            {line}
          </Fact>
        ))}
      </ul>
    </section>
  );
}

function Fact({ glyph, children }: { readonly glyph: GlyphName; readonly children: ReactNode }) {
  return (
    <li>
      <Glyph name={glyph} />
      <span>{children}</span>
    </li>
  );
}
