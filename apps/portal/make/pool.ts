import {
  homePools,
  MAYBE_COUNT,
  maybeYouLike,
  SECTION_GAMES,
  type Game,
} from '@playgrove/catalogue';
import { FIVE, SHORT, type DailyRow } from '../src/data/daily/pick.ts';
import { seededRandom } from './random.ts';

/** Catalogs up to this size travel whole inside the page. */
export const POOL_LIMIT = 150;
/** Categories that a large catalog's pool holds games of. */
const CATEGORIES = 8;
/** Of each category: enough for a section and some variety from visit to visit. */
const CATEGORY_SHARE = SECTION_GAMES + 3;
const SPECIAL_SHARE = 15;
const MAYBE_SHARE = 2 * MAYBE_COUNT;
/** Days that the pool has challenges for before the first of them comes back. */
const DAYS = 6;

/**
 * The games that home fills its sections from: all of a small catalog; of a large one a bounded
 * pool, sampled at build time by the rules of `homePools`, so that every section can be filled. Some
 * 150 cards weigh about 9 KB packed: the first screen is as quick with ten thousand games as with a
 * hundred.
 *
 * Today takes its five from the pool too, so games with a daily challenge have places of their own,
 * short ones among them.
 */
export function choosePool(games: readonly Game[], daily: readonly DailyRow[] = []): Game[] {
  if (games.length <= POOL_LIMIT) return [...games];
  const random = seededRandom('pool');
  const some = (list: readonly Game[], count: number): Game[] =>
    maybeYouLike(list, random, { count });
  const { recommended, hot, categories } = homePools(games);
  const order = categories
    .map(([, list]) => ({ list, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, CATEGORIES);
  const minutes = new Map(daily.map(([id, length]) => [id, length]));
  const withDaily = games.filter(({ id }) => minutes.has(id));
  const short = some(
    withDaily.filter(({ id }) => (minutes.get(id) ?? 0) <= SHORT),
    DAYS,
  );
  const others = withDaily.filter((game) => !short.includes(game));
  const ofToday = [...short, ...some(others, DAYS * FIVE - short.length)];
  const chosen = [
    ...some(recommended, SPECIAL_SHARE),
    ...some(hot, SPECIAL_SHARE),
    ...order.flatMap(({ list }) => some(list, CATEGORY_SHARE)),
    ...ofToday,
    ...some(games, MAYBE_SHARE - ofToday.length),
  ];
  return [...new Set(chosen)];
}
