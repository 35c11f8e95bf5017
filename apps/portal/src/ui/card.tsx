import { wordsOfSlug } from '@playgrove/catalogue';
import { fillMessage } from '@playgrove/language/message-format';
import { BASE } from '../data/base.ts';
import { newsOf } from '../data/news.ts';
import type { GameProgress } from '../data/progress.ts';
import type { GameSummary } from '../data/game-summary.ts';
import { detailPath, gamePath } from '../data/routes.ts';
import type { Best } from '../data/saved-state.ts';
import type { Look } from '../data/site.ts';
import { figureOf } from './best.ts';
import { categoryTitle } from '../data/category-title.ts';
import * as messages from './messages/en.json';
import { Stats } from './stats.tsx';
import type { Mosaic, Tiling } from './mosaic.ts';
import { Picture } from './picture.tsx';
import { progressTexts } from './progress/progress-texts.ts';

export type CardProps = {
  readonly game: GameSummary;
  readonly look: Look;
  /** Id of its list. */
  readonly list: string;
  /** Index in the list, from 0. */
  readonly position: number;
  readonly eager?: boolean;
  /** How the list is tiled, where it is. */
  readonly mosaic?: Mosaic | undefined;
  /** The visitor's own best, on a card that continues a game. */
  readonly best?: Best | undefined;
  readonly progress?: GameProgress | undefined;
};

/**
 * On phones less than the width that is drawn: their screens have three pixels in a CSS pixel, and two
 * are as sharp as anyone sees.
 */
const SIZES: Readonly<Record<Look, string>> = {
  scroll: '(min-width: 118.75rem) 12vw, (min-width: 95rem) 14vw, (min-width: 45rem) 190px, 27vw',
  puzzle: '(min-width: 118.75rem) 12vw, (min-width: 60rem) 14vw, (min-width: 36rem) 24vw, 16vw',
  list: '64px',
  grid: '(min-width: 118.75rem) 12vw, (min-width: 45rem) 190px, 27vw',
};

/**
 * A link to a game's page, in a new tab, and one that plays it, here; a card that continues a game is
 * one link, which plays. What statistics count is in its data attributes.
 */
export function Card({ game, look, list, position, eager, mosaic, best, progress }: CardProps) {
  const large = mosaic?.large.includes(position);
  const wide = position === mosaic?.stretched;
  const continues = list === CONTINUE;
  const news = newsOf(game, LOADED);
  const title = titleOf(game);
  const play = `#${gamePath(game.id)}`;
  return (
    <li className={classOf(position, mosaic)}>
      <a
        className="card-link"
        href={continues ? play : `${BASE}#${detailPath(game.id)}`}
        target={continues ? undefined : '_blank'}
        rel={continues ? undefined : 'noopener'}
        data-game={game.id}
        data-layout={look === 'grid' ? 'list' : look}
        data-list={list}
        data-position={position}
      >
        <span className="art">
          <Picture
            icon={game.icon}
            sizes={large || wide ? largeSizes(mosaic) : SIZES[look]}
            eager={eager}
            shape={large ? 'tall' : wide ? 'wide' : undefined}
          />
        </span>
        {news && <span className="news">{NEWS[news]}</span>}
        <span className="words">
          <span className="title">{title}</span>
          {continues ? (
            <Progress game={game} best={best} progress={progress} />
          ) : (
            <Stats game={game} />
          )}
        </span>
      </a>
      {!continues && (
        <a
          className="card-play"
          href={play}
          aria-label={fillMessage(messages.playGame, { game: title })}
        />
      )}
    </li>
  );
}

/** When the page was loaded. */
const LOADED = Date.now();

const NEWS = { new: messages.isNew, updated: messages.updated } as const;

/** The list of games that a visitor may go on with. */
const CONTINUE = 'continue';

/** How far the visitor is, or what sort of game it is while there is nothing to say. */
function Progress({ game, best, progress }: Pick<CardProps, 'game' | 'best' | 'progress'>) {
  const parts = [
    ...(best ? [bestText(best)] : []),
    ...(progress ? progressTexts(progress, true) : []),
  ];
  const text = parts.length > 0 ? parts.join(' · ') : (game.genre ?? categoryTitle(game.cate));
  // Another tab may have gone further since the first paint.
  return (
    <span className="stats progress" suppressHydrationWarning>
      {text}
    </span>
  );
}

/** `Level 1 in 6 moves`. */
function bestText(best: Best): string {
  const { score, unit, level } = best;
  const text = figureOf(best);
  if (level === undefined) return fillMessage(messages.best, { score: text });
  if (unit === 'moves') return fillMessage(messages.bestInMoves, { level, n: score });
  return fillMessage(unit === 'seconds' ? messages.bestInTime : messages.bestOn, {
    level,
    score: text,
  });
}

function classOf(position: number, mosaic: Mosaic | undefined): string {
  if (mosaic?.large.includes(position)) return 'card large';
  if (!mosaic || position !== mosaic.stretched) return 'card';
  const { narrow, middle, wide, huge } = mosaic;
  return `card landscape n${narrow.span} m${middle.span} w${wide.span} h${huge.span}`;
}

/** Two columns of those next to the list of categories, or of home's two sections. */
function largeSizes(mosaic: Mosaic | undefined): string {
  const share = (tiling: Tiling | undefined, whole: number): number =>
    Math.round((2 * whole) / (tiling?.columns ?? 1));
  return `(min-width: 118.75rem) ${share(mosaic?.huge, 56)}vw, (min-width: 60rem) ${share(mosaic?.wide, 82)}vw, (min-width: 36rem) ${share(mosaic?.middle, 96)}vw, 42vw`;
}

/** A record may come without a title but with its slug in place of it. */
function titleOf(game: Pick<GameSummary, 'title'>): string {
  return /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(game.title) ? wordsOfSlug(game.title) : game.title;
}
