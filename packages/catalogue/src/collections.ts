import { ratingOf, type Listed } from './game.ts';

/** A random source: numbers from 0 (included) to 1 (excluded), like `Math.random`. */
export type Random = () => number;

export type Layout = 'scroll' | 'puzzle' | 'list';

export type Section<G extends Listed = Listed> = {
  /** `Recommend`, `Hot` or a category. */
  readonly name: string;
  readonly layout: Layout;
  readonly games: readonly G[];
};

export const RECOMMEND = 'Recommend';
export const HOT = 'Hot';
/** The special categories in menu order. */
export const SPECIAL_CATEGORIES = [RECOMMEND, HOT] as const;

export const FULL_LIST_LIMIT = 21;
export const MAYBE_COUNT = 21;
/** Games in one of home's sections. */
export const SECTION_GAMES = 6;
const SAMPLED_CATEGORIES = 4;
const LIST_RATING = 4.7;
const HOME_RATING = 4.5;
const LAYOUTS: readonly Layout[] = ['scroll', 'puzzle', 'list', 'scroll', 'list', 'list'];

/** Featured games, then those rated 4.7 or more, best first, at most 21. */
export function recommendList<G extends Listed>(games: readonly G[]): G[] {
  const rated = games.filter((game) => isFeatured(game) || (ratingOf(game) ?? 0) >= LIST_RATING);
  return featuredFirst(byScoreThenTitle(rated)).slice(0, FULL_LIST_LIMIT);
}

/** Games whose players text ends in `M+`, best first, at most 21. */
export function hotList<G extends Listed>(games: readonly G[]): G[] {
  return byScoreThenTitle(games.filter(isHot)).slice(0, FULL_LIST_LIMIT);
}

/** Every category once, alphabetically. */
export function categories(games: readonly Listed[]): string[] {
  return [...gamesByCategory(games).keys()];
}

/** The games of each category in the order given; categories alphabetically. */
export function gamesByCategory<G extends Listed>(games: readonly G[]): Map<string, G[]> {
  const found = new Map<string, G[]>();
  for (const game of games) {
    if (game.cate === undefined) continue;
    const list = found.get(game.cate);
    if (list) list.push(game);
    else found.set(game.cate, [game]);
  }
  return new Map([...found].sort(([a], [b]) => compareText(a, b)));
}

/**
 * What the category page shows under a name: `Recommend`, `Hot` or a category, best first.
 * Undefined if no game has that category; the special categories always exist.
 */
export function categoryList<G extends Listed>(games: readonly G[], name: string): G[] | undefined {
  if (name === RECOMMEND) return recommendList(games);
  if (name === HOT) return hotList(games);
  const list = games.filter((game) => game.cate === name);
  return list.length > 0 ? byScoreThenTitle(list) : undefined;
}

/**
 * What home's lists are sampled from: Recommend (featured or rated above 4.5) and Hot, both without
 * common games, and every category that holds more than six games. The build and the page both ask here.
 */
export function homePools<G extends Listed>(
  games: readonly G[],
): {
  readonly recommended: readonly G[];
  readonly hot: readonly G[];
  readonly categories: readonly (readonly [name: string, games: readonly G[]])[];
} {
  const uncommon = games.filter((game) => game.common !== 1);
  return {
    recommended: uncommon.filter((game) => isFeatured(game) || (ratingOf(game) ?? 0) > HOME_RATING),
    hot: uncommon.filter(isHot),
    categories: [...gamesByCategory(games)].filter(([, list]) => list.length > SECTION_GAMES),
  };
}

/**
 * Home's sections, sampled again at each start: Recommend and Hot, then up to four categories, six
 * games each. A section without games is left out and the next takes its place in the order of
 * layouts. Recommend and Hot leave each drawn category six games of its own, and games that no section
 * above shows come first, so that few of them stand there twice.
 * @param above ids of games that stand above all sections
 */
export function homeSections<G extends Listed>(
  games: readonly G[],
  random: Random,
  above: readonly string[] = [],
): Section<G>[] {
  const { recommended, hot, categories: full } = homePools(games);
  const drawnCategories = sample(full, SAMPLED_CATEGORIES, random);
  const pools: readonly (readonly [string, readonly G[]])[] = [
    [RECOMMEND, recommended],
    [HOT, hot],
    ...drawnCategories,
  ];
  const shown = new Set<string>();
  const spare = new Map(drawnCategories.map(([name, list]) => [name, list.length - SECTION_GAMES]));
  /** Games that their category can do without, first; the rest only if there are no others. */
  const sparedFirst = (pool: readonly G[]): G[] => {
    const spared: G[] = [];
    const needed: G[] = [];
    for (const game of pool) {
      const left = spare.get(game.cate ?? '') ?? Infinity;
      const some = spared.length < SECTION_GAMES && left > 0 && !shown.has(game.id);
      (some ? spared : needed).push(game);
      if (some) spare.set(game.cate ?? '', left - 1);
    }
    return [...spared, ...needed];
  };
  return pools
    .filter(([, pool]) => pool.length > 0)
    .map(([name, pool], index) => {
      // Where games run out, one from above is repeated before one of another section.
      const unseen = unseenFirst(sample(pool, pool.length, random), new Set(above));
      const wanted = name === RECOMMEND || name === HOT ? sparedFirst(unseen) : unseen;
      const best = name === RECOMMEND ? featuredFirst(wanted) : wanted;
      const drawn = unseenFirst(best, shown).slice(0, SECTION_GAMES);
      for (const { id } of drawn) shown.add(id);
      return { name, layout: LAYOUTS[index] ?? 'list', games: drawn };
    });
}

/** The same games, those that are shown already last. */
function unseenFirst<G extends Listed>(games: readonly G[], shown: ReadonlySet<string>): G[] {
  return [...games.filter(({ id }) => !shown.has(id)), ...games.filter(({ id }) => shown.has(id))];
}

/**
 * A random sample without repeats for Maybe you like.
 * @param options.count how many; 21 by default
 * @param options.without the id of a game to leave out
 * @param options.shown ids of games that stand above; of those that were drawn, the others come first
 */
export function maybeYouLike<G extends Listed>(
  games: readonly G[],
  random: Random,
  options: {
    readonly count?: number;
    readonly without?: string;
    readonly shown?: ReadonlySet<string>;
  } = {},
): G[] {
  const { count = MAYBE_COUNT, without, shown } = options;
  const pool = games.filter((game) => game.id !== without);
  const drawn = sample(pool, count, random);
  return shown ? unseenFirst(drawn, shown) : drawn;
}

/** A new list: those that have a place in its order, then by rating (unrated last), then by title. */
export function byScoreThenTitle<G extends Listed>(games: readonly G[]): G[] {
  return [...games].sort(
    (a, b) =>
      (a.place ?? UNPLACED) - (b.place ?? UNPLACED) ||
      (ratingOf(b) ?? -1) - (ratingOf(a) ?? -1) ||
      compareText(a.title, b.title),
  );
}

const UNPLACED = 1e9;

function isFeatured(game: Listed): boolean {
  return game.featured === 1;
}

function featuredFirst<G extends Listed>(games: readonly G[]): G[] {
  return [...games].sort((a, b) => (b.featured ?? 0) - (a.featured ?? 0));
}

function isHot(game: Listed): boolean {
  return game.players?.endsWith('M+') ?? false;
}

/** Up to `count` different elements, in random order. */
function sample<T>(list: readonly T[], count: number, random: Random): T[] {
  const pool = [...list];
  const out: T[] = [];
  while (out.length < count && pool.length > 0) {
    const at = Math.min(Math.floor(random() * pool.length), pool.length - 1);
    out.push(...pool.splice(at, 1));
  }
  return out;
}

/** Alphabetical without regard to case, the same in every browser; exact text breaks ties. */
function compareText(a: string, b: string): number {
  return order(a.toLowerCase(), b.toLowerCase()) || order(a, b);
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
