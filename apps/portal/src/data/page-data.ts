import {
  byScoreThenTitle,
  categoryList,
  HOT,
  maybeYouLike,
  RECOMMEND,
  withFigures,
  type Random,
} from '@playgrove/catalogue';
import {
  categoryAddress,
  detailAddress,
  SEARCH_ADDRESS,
  textAddress,
  type CategoryFile,
  type DetailFile,
  type TextFile,
} from './files.ts';
import type { HomeData } from './home-data.ts';
import { readCategory, readDetail, readMore, readSearch, readText } from './read.ts';
import type { Route } from './routes.ts';
import type { GameSummary } from './game-summary.ts';
import type { Site } from './site.ts';
import { commonTags } from './tags.ts';

/** A route with everything its screen shows. */
export type PageData =
  | { readonly name: 'home' | 'today' }
  | { readonly name: 'me'; readonly query: string }
  | { readonly name: 'run'; readonly run: string }
  | {
      readonly name: 'category';
      readonly list: CategoryFile;
      /** The first page; all that carry the tag when there is one. */
      readonly games: readonly GameSummary[];
      readonly tag?: string;
      /** Games of other categories, where the list alone would leave the page empty. */
      readonly others: readonly GameSummary[];
    }
  | {
      readonly name: 'detail' | 'game';
      readonly game: DetailFile;
      /** Games like this one. */
      readonly similar?: readonly GameSummary[];
      /** What a game's route names besides: a day or a score to beat, unchecked. */
      readonly query?: string;
      /** Other games; never this one. */
      readonly others: readonly GameSummary[];
      /** Only what a card says is known; the facts are on their way. */
      readonly partial?: true;
    }
  | {
      readonly name: 'term' | 'privacy' | 'cookie' | 'credits';
      readonly text: TextFile;
    }
  | { readonly name: 'error'; readonly why: 'not-found' | 'unreachable' | 'broken' };

/** Fetches a file of the site. `missing` when there is no such file. */
export type FetchFile = (address: string) => Promise<unknown>;
export class MissingFile extends Error {}

const NOT_FOUND: PageData = { name: 'error', why: 'not-found' };
const isSpecial = (name: string): boolean => name === RECOMMEND || name === HOT;

/** Loads what a route shows. What the catalog does not hold is not requested. */
export async function loadPageData(
  route: Route,
  site: Site,
  homeData: HomeData,
  fetchFile: FetchFile,
  random: Random,
): Promise<PageData> {
  if (route.name === 'home' || route.name === 'today') return { name: route.name };
  if (route.name === 'me' || route.name === 'run') return route;
  try {
    return await fetchPageData(route, site, homeData, fetchFile, random);
  } catch (error) {
    return { name: 'error', why: error instanceof MissingFile ? 'not-found' : 'unreachable' };
  }
}

async function fetchPageData(
  route: Exclude<Route, { readonly name: 'home' | 'today' | 'me' | 'run' }>,
  site: Site,
  homeData: HomeData,
  fetchFile: FetchFile,
  random: Random,
): Promise<PageData> {
  if (route.name === 'error') return NOT_FOUND;
  if (route.name === 'category') {
    const known = site.categories.some(([name]) => name === route.category);
    if (!known && !isSpecial(route.category)) return NOT_FOUND;
    return loadCategory(route, homeData, fetchFile, random);
  }
  if (route.name === 'detail' || route.name === 'game') {
    if (homeData.whole && !homeData.pool.some(({ id }) => id === route.id)) return NOT_FOUND;
    const file = readDetail(await fetchFile(detailAddress(route.id)));
    const [game = file] = withFigures([file], homeData.figures);
    const similar = withFigures(file.similar ?? [], homeData.figures);
    const others = maybeYouLike(homeData.pool, random, {
      without: game.id,
      shown: new Set(similar.map(({ id }) => id)),
    });
    if (route.name === 'detail') return { name: 'detail', game, similar, others };
    return { name: 'game', game, similar, others, query: route.query };
  }
  return { name: route.name, text: readText(await fetchFile(textAddress(route.name))) };
}

async function loadCategory(
  { name, category, tag }: Extract<Route, { readonly name: 'category' }>,
  homeData: HomeData,
  fetchFile: FetchFile,
  random: Random,
): Promise<PageData> {
  const measured =
    isSpecial(category) && homeData.whole && Object.keys(homeData.figures).length > 0;
  const list = measured
    ? await specialByFigures(category, homeData, fetchFile)
    : readCategory(await fetchFile(categoryAddress(category)));
  const measure = (games: readonly GameSummary[]): GameSummary[] => {
    const shown = withFigures(games, homeData.figures);
    return list.pages > 1 ? shown : byScoreThenTitle(shown);
  };
  const isShort = list.count === 0 || (!isSpecial(category) && list.count < SHORT);
  const others = isShort ? gamesOutside(homeData, category, random) : [];
  if (tag === undefined) return { name, list, others, games: measure(list.games) };
  const all = measure(await wholeCategory(list, fetchFile));
  return { name, list, tag, others, games: all.filter((game) => game.tags?.includes(tag)) };
}

/** A list of fewer games leaves most of a screen empty. */
const SHORT = 9;
const OTHERS = 12;

/** Games of other categories than this. */
function gamesOutside(homeData: HomeData, category: string, random: Random): GameSummary[] {
  const pool = homeData.pool.filter(({ cate }) => cate !== category);
  return maybeYouLike(pool, random, { count: OTHERS });
}

/** Recommend or Hot by measured figures, for a catalog that is here as a whole. */
async function specialByFigures(
  name: string,
  homeData: HomeData,
  fetchFile: FetchFile,
): Promise<CategoryFile> {
  const file = readSearch(await fetchFile(SEARCH_ADDRESS));
  const all = file.games.map(([game]) => game);
  const games = categoryList(withFigures(all, homeData.figures), name) ?? [];
  return { name, count: games.length, pages: 1, tags: commonTags(games), games };
}

/** Every game of a category, further pages included. */
export async function wholeCategory(
  list: CategoryFile,
  fetchFile: FetchFile,
): Promise<GameSummary[]> {
  const pages = Array.from({ length: list.pages - 1 }, (_, index) =>
    fetchFile(categoryAddress(list.name, index + 2)),
  );
  const further = (await Promise.all(pages)).map(readMore);
  return [list, ...further].flatMap(({ games }) => games);
}
