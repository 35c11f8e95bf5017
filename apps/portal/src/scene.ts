import {
  byScoreThenTitle,
  categoryList,
  homeSections,
  maybeYouLike,
  withFigures,
  type FiguresById,
  type Random,
  type Section,
} from '@playgrove/catalogue';
import {
  categoryAddress,
  detailAddress,
  textAddress,
  type CategoryFile,
  type DetailFile,
  type TextFile,
} from './records/files.ts';
import { isRow, readCategory, readDetail, readMore, readSearch, readText } from './records/read.ts';
import { commonTags } from './records/tags.ts';
import { packRow, unpackRow, type Row, type Slim } from './records/rows.ts';
import type { Route } from './routes.ts';
import type { Carried, Site } from './site.ts';

/** What home shows; drawn once a session. */
export type Deck = {
  /** Every game, or a pool of a large catalogue. */
  readonly pool: readonly Slim[];
  /** Whether the pool is the whole catalogue. */
  readonly whole: boolean;
  readonly sections: readonly Section<Slim>[];
  readonly maybe: readonly Slim[];
  /** What is measured; it stands in every record of the pool already. */
  readonly figures: FiguresById;
};

/** A route with everything its screen shows. */
export type Scene =
  | { readonly name: 'home' }
  | {
      readonly name: 'category';
      readonly list: CategoryFile;
      /** The first page; all that carry the tag when there is one. */
      readonly games: readonly Slim[];
      readonly tag?: string;
      /** Games of other kinds, where the list alone would leave the page empty. */
      readonly others: readonly Slim[];
    }
  | {
      readonly name: 'detail' | 'game';
      readonly game: DetailFile;
      /** Other games; never this one. */
      readonly others: readonly Slim[];
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

export function drawDeck(carried: Carried, random: Random, figures: FiguresById = {}): Deck {
  const pool = withFigures(unpackRows(carried.deck, carried.site), figures, true);
  return {
    pool,
    whole: carried.site.draws === 0,
    sections: homeSections(pool, random),
    maybe: maybeYouLike(pool, random),
    figures,
  };
}

export function unpackRows(rows: readonly Row[], site: Pick<Site, 'categories'>): Slim[] {
  const names = site.categories.map(([name]) => name);
  return rows.filter(isRow).map((row) => unpackRow(row, names));
}

const NOT_FOUND: Scene = { name: 'error', why: 'not-found' };
const SPECIAL = /^(?:Recommend|Hot)$/;

/** Gathers what a route shows. What the catalogue does not hold is not asked for. */
export async function setScene(
  route: Route,
  site: Site,
  deck: Deck,
  fetchFile: FetchFile,
  random: Random,
): Promise<Scene> {
  if (route.name === 'home') return { name: 'home' };
  try {
    return await fetchScene(route, site, deck, fetchFile, random);
  } catch (error) {
    return { name: 'error', why: error instanceof MissingFile ? 'not-found' : 'unreachable' };
  }
}

async function fetchScene(
  route: Exclude<Route, { readonly name: 'home' }>,
  site: Site,
  deck: Deck,
  fetchFile: FetchFile,
  random: Random,
): Promise<Scene> {
  if (route.name === 'error') return NOT_FOUND;
  if (route.name === 'category') {
    const known = site.categories.some(([name]) => name === route.category);
    if (!known && !SPECIAL.test(route.category)) return NOT_FOUND;
    return setCategory(route, site, deck, fetchFile, random);
  }
  if (route.name === 'detail' || route.name === 'game') {
    if (deck.whole && !deck.pool.some(({ id }) => id === route.id)) return NOT_FOUND;
    const file = readDetail(await fetchFile(detailAddress(route.id)));
    const [game = file] = withFigures([file], deck.figures, true);
    return { name: route.name, game, others: othersFor(deck, game.id, random) };
  }
  return { name: route.name, text: readText(await fetchFile(textAddress(route.name))) };
}

async function setCategory(
  { name, category, tag }: Extract<Route, { readonly name: 'category' }>,
  site: Site,
  deck: Deck,
  fetchFile: FetchFile,
  random: Random,
): Promise<Scene> {
  const remade = SPECIAL.test(category) && deck.whole && Object.keys(deck.figures).length > 0;
  const list = remade
    ? await remakeSpecial(category, site, deck, fetchFile)
    : readCategory(await fetchFile(categoryAddress(category)));
  const measure = (games: readonly Slim[]): Slim[] => {
    const measured = withFigures(games, deck.figures, true);
    return list.pages > 1 ? measured : byScoreThenTitle(measured);
  };
  const short = !SPECIAL.test(category) && list.count < SHORT;
  const others = short ? besides(deck, category, random) : [];
  if (tag === undefined)
    return { name, list, others, games: measure(unpackRows(list.games, site)) };
  const all = measure(await wholeCategory(list, site, fetchFile));
  return { name, list, tag, others, games: all.filter((game) => game.tags?.includes(tag)) };
}

/** A list of fewer games leaves most of a screen empty. */
const SHORT = 9;
const BESIDES = 12;

/** Games of other kinds than this. */
function besides(deck: Deck, kind: string, random: Random): Slim[] {
  const strangers = deck.pool.filter(({ cate }) => cate !== kind);
  return maybeYouLike(strangers, random, { count: BESIDES });
}

/** Recommend or Hot by what is measured, for a catalogue that is here as a whole. */
async function remakeSpecial(
  name: string,
  site: Site,
  deck: Deck,
  fetchFile: FetchFile,
): Promise<CategoryFile> {
  const { games: rows } = readSearch(await fetchFile('/data/search.json'));
  const names = site.categories.map(([category]) => category);
  const all = unpackRows(
    rows.map(([row]) => row),
    site,
  );
  const games = categoryList(withFigures(all, deck.figures, true), name) ?? [];
  return {
    name,
    count: games.length,
    pages: 1,
    tags: commonTags(games),
    games: games.map((game) => packRow(game, names)),
  };
}

/** Every game of a category, further pages included. */
export async function wholeCategory(
  list: CategoryFile,
  site: Site,
  fetchFile: FetchFile,
): Promise<Slim[]> {
  const pages = Array.from({ length: list.pages - 1 }, (_, index) =>
    fetchFile(categoryAddress(list.name, index + 2)),
  );
  const further = (await Promise.all(pages)).map(readMore);
  return unpackRows(
    [list, ...further].flatMap(({ games }) => games),
    site,
  );
}

function othersFor(deck: Deck, id: string, random: Random): Slim[] {
  return maybeYouLike(deck.pool, random, { without: id });
}

/** What stands in the window's title. */
export function sceneTitle(scene: Scene, site: Site): string {
  const what = sceneWords(scene);
  return what === undefined ? site.name : `${what} · ${site.name}`;
}

function sceneWords(scene: Scene): string | undefined {
  switch (scene.name) {
    case 'home':
      return undefined;
    case 'category':
      return scene.list.name;
    case 'detail':
    case 'game':
      return scene.game.title;
    case 'error':
      return 'Oops, Something Went Wrong...';
    default:
      return scene.text.title;
  }
}
