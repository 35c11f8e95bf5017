import { wordsOfSlug } from '@playgrove/catalogue';
import type { Slim } from '../records/rows.ts';
import { detailPath } from '../routes.ts';
import type { Look } from '../site.ts';
import { Figures } from './figures.tsx';
import type { Mosaic } from './mosaic.ts';
import { Picture } from './picture.tsx';

export type CardProps = {
  readonly game: Slim;
  readonly look: Look;
  /** Title of the list it stands in. */
  readonly list: string;
  /** Place in the list, from 0. */
  readonly position: number;
  readonly eager?: boolean;
  /** How the list is tiled, where it is. */
  readonly mosaic?: Mosaic | undefined;
};

const SIZES: Readonly<Record<Look, string>> = {
  scroll: '(min-width: 45rem) 200px, 38vw',
  puzzle: '(min-width: 69rem) 120px, (min-width: 45rem) 16vw, 31vw',
  list: '88px',
  grid: '(min-width: 45rem) 190px, 44vw',
};

/** One link to a game's page, in a new tab. What it tells statistics stands in its data. */
export function Card({ game, look, list, position, eager, mosaic }: CardProps) {
  const large = mosaic?.large.includes(position);
  return (
    <li className={classOf(position, mosaic)}>
      <a
        href={`/#${detailPath(game.id)}`}
        target="_blank"
        rel="noopener"
        data-game={game.id}
        data-layout={look === 'grid' ? 'list' : look}
        data-list={list}
        data-position={position}
      >
        <span className="art">
          <Picture
            icon={game.icon}
            sizes={large ? largeSizes(mosaic) : SIZES[look]}
            eager={eager}
          />
        </span>
        <span className="words">
          <span className="title">{titleOf(game)}</span>
          <Figures game={game} />
        </span>
      </a>
    </li>
  );
}

function classOf(position: number, mosaic: Mosaic | undefined): string {
  if (mosaic?.large.includes(position)) return 'card large';
  if (!mosaic || position !== mosaic.lying) return 'card';
  const { narrow, middle, wide } = mosaic;
  return `card n${narrow.span} m${middle.span} w${wide.span}`;
}

function largeSizes(mosaic: Mosaic | undefined): string {
  const share = Math.round(200 / (mosaic?.wide.columns ?? 1));
  const middle = Math.round(200 / (mosaic?.middle.columns ?? 1));
  return `(min-width: 78rem) ${Math.round(share * 12.5)}px, (min-width: 60rem) ${share}vw, (min-width: 36rem) ${middle}vw, 64vw`;
}

/** A record may come without a title but with its slug in place of it. */
function titleOf(game: Pick<Slim, 'title'>): string {
  return /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(game.title) ? wordsOfSlug(game.title) : game.title;
}
