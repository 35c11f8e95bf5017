import { wordsOfSlug } from '@playgrove/catalogue';
import type { Slim } from '../records/rows.ts';
import { detailPath } from '../routes.ts';
import type { Look } from '../site.ts';
import { Figures } from './figures.tsx';
import { Picture } from './picture.tsx';

export type CardProps = {
  readonly game: Slim;
  readonly look: Look;
  /** Title of the list it stands in. */
  readonly list: string;
  /** Place in the list, from 0. */
  readonly position: number;
  readonly eager?: boolean;
};

const SIZES: Readonly<Record<Look, string>> = {
  scroll: '(min-width: 45rem) 200px, 38vw',
  puzzle: '(min-width: 69rem) 120px, (min-width: 45rem) 16vw, 31vw',
  list: '88px',
  grid: '(min-width: 45rem) 190px, 44vw',
};
const LARGE = '(min-width: 69rem) 440px, (min-width: 45rem) 33vw, 64vw';

/** One link to a game's page, in a new tab. What it tells statistics stands in its data. */
export function Card({ game, look, list, position, eager }: CardProps) {
  const large = look === 'puzzle' && isLarge(position);
  return (
    <li className={large ? 'card large' : 'card'}>
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
          <Picture icon={game.icon} sizes={large ? LARGE : SIZES[look]} eager={eager} />
        </span>
        <span className="words">
          <span className="title">{titleOf(game)}</span>
          <Figures game={game} />
        </span>
      </a>
    </li>
  );
}

/** In a puzzle of six the first card is large; in one of 21 three are, so that no hole is left. */
function isLarge(position: number): boolean {
  return position % 9 === 0;
}

/** A record may come without a title but with its slug in place of it. */
function titleOf(game: Pick<Slim, 'title'>): string {
  return /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(game.title) ? wordsOfSlug(game.title) : game.title;
}
