import { gamesByCategory, maybeYouLike, ratingOf, type Game } from '@playgrove/catalogue';
import { seededRandom } from './random.ts';

/** Catalogues up to this size travel whole inside the page. */
export const POOL_LIMIT = 150;
/** What a larger catalogue's pool is drawn from. */
const SPECIAL_SHARE = 15;
const CATEGORIES = 8;
const CATEGORY_SHARE = 9;
const MAYBE_SHARE = 42;

/**
 * The games that home draws its sections from: all of a small catalogue; of a large one a bounded
 * pool, drawn at build time, that still fills every section. Some 150 cards weigh about 9 KB
 * packed, so the first screen is as quick with ten thousand games as with a hundred.
 */
export function choosePool(games: readonly Game[]): Game[] {
  if (games.length <= POOL_LIMIT) return [...games];
  const random = seededRandom('pool');
  const some = (list: readonly Game[], count: number): Game[] =>
    maybeYouLike(list, random, { count });
  const uncommon = games.filter(({ common }) => common !== 1);
  const rated = uncommon.filter((game) => (ratingOf(game) ?? 0) > 4.5);
  const hot = uncommon.filter(({ players }) => players?.endsWith('M+'));
  const full = [...gamesByCategory(games).values()].filter((list) => list.length >= CATEGORY_SHARE);
  const order = full
    .map((list) => ({ list, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, CATEGORIES);
  const chosen = [
    ...some(rated, SPECIAL_SHARE),
    ...some(hot, SPECIAL_SHARE),
    ...order.flatMap(({ list }) => some(list, CATEGORY_SHARE)),
    ...some(games, MAYBE_SHARE),
  ];
  return [...new Set(chosen)];
}
