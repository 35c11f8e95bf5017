import { byScoreThenTitle, categoryList, type Game } from '@playgrove/catalogue';

/** Games on one page. */
const PAGE_GAMES = 24;

/** One page of a list of games; pages count from 1. */
export type GamesPage = {
  readonly games: readonly Game[];
  readonly page: number;
  readonly pages: number;
  /** Games on all pages. */
  readonly count: number;
};

export type GamesAnswer =
  | { readonly kind: 'page'; readonly contents: GamesPage }
  | { readonly kind: 'no-more' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong'; readonly why: string };

/**
 * Finds one page of a category, of Recommend or Hot, or of all games, best first.
 * @param query `category` (empty or absent: all) and `page` (absent: 1)
 */
export function gamesPage(
  all: readonly Game[],
  query: Readonly<Record<string, unknown>>,
): GamesAnswer {
  const games = all.filter(({ unlisted }) => unlisted !== 1);
  const { category = '', page: pageText = '1' } = query;
  if (typeof category !== 'string') return { kind: 'wrong', why: 'category: must be given once' };
  if (typeof pageText !== 'string' || !/^[1-9]\d{0,5}$/.test(pageText)) {
    return { kind: 'wrong', why: 'page: must be a whole number from 1 on' };
  }
  const list = category === '' ? byScoreThenTitle(games) : categoryList(games, category);
  if (!list) return { kind: 'unknown' };
  const page = Number(pageText);
  const shown = list.slice((page - 1) * PAGE_GAMES, page * PAGE_GAMES);
  if (shown.length === 0) return { kind: 'no-more' };
  const pages = Math.ceil(list.length / PAGE_GAMES);
  return { kind: 'page', contents: { games: shown, page, pages, count: list.length } };
}
