import {
  byScoreThenTitle,
  categories,
  categoryList,
  gamesByCategory,
  iconPath,
  maybeYouLike,
  SPECIAL_CATEGORIES,
  withFigures,
  type Game,
  type GameFacts,
} from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/catalogue/config';
import {
  categoryAddress,
  CLIPS_ADDRESS,
  detailAddress,
  filesAddress,
  PAGE_SIZE,
  type CategoryFile,
  type ClipsFile,
  type DetailFile,
  type FilesFile,
  type Still,
  type MoreFile,
  type SearchFile,
} from '../src/records/files.ts';
import { packRow, type Row, type Slim } from '../src/records/rows.ts';
import { commonTags } from '../src/records/tags.ts';
import { cookieText } from '../src/screens/legal/cookie.ts';
import { creditsText } from '../src/screens/legal/credits.ts';
import { privacyText } from '../src/screens/legal/privacy.ts';
import { termText } from '../src/screens/legal/term.ts';
import { idOf } from './ids.ts';
import { pageAddresses, type PageAddresses } from './pages/addresses.ts';
import type { SharePicture } from './pages/frame.ts';
import { choosePool } from './pool.ts';
import { seededRandom } from './random.ts';

export type DataInput = {
  readonly games: readonly Game[];
  /** What each game's folder says, by slug; a game from elsewhere has none. */
  readonly facts?: ReadonlyMap<string, GameFacts>;
  /** Hash of each card picture that lies beside in every size, by slug. */
  readonly icons: Readonly<Record<string, string>>;
  readonly config: PortalConfig;
  /** What lies beside in the site for each game, by slug. */
  readonly extras?: ReadonlyMap<string, GameExtras>;
};

/** What the site holds of a game besides its record and card. */
export type GameExtras = {
  readonly needed: FilesFile;
  readonly share?: SharePicture;
  readonly clip?: string;
  readonly stills?: readonly Still[];
};

export type PortalData = {
  /** Address from the site's root → what the file says. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly deck: readonly Row[];
  readonly categories: readonly (readonly [name: string, count: number])[];
  readonly draws: number;
  readonly total: number;
  /** Every game as its page shows it. */
  readonly details: readonly DetailFile[];
  readonly pages: PageAddresses;
};

/** Descriptions are searched too in catalogues up to this size; beyond it the file would be too large. */
const DESCRIBED_LIMIT = 1000;
const DRAW_SIZE = 126;

/** Everything that the portal's pages ask for, made from the catalogue. */
export function makeData(input: DataInput): PortalData {
  const { config } = input;
  const games = withFigures(input.games, {}, config.launchFigures);
  const names = categories(games);
  const slim = slimmer(input.icons);
  const pack = (game: Game): Row => packRow(slim(game), names);
  const files = new Map<string, unknown>();
  for (const [name, text] of Object.entries(texts(config)))
    files.set(`/data/text/${name}.json`, text);
  const pages = pageAddresses(games, names, input.facts);
  const extras = new Map([...(input.extras ?? [])].map(([slug, extra]) => [idOf(slug), extra]));
  const details = games.map(detailMaker(input.facts, slim, pages, extras));
  for (const game of details) files.set(detailAddress(game.id), game);
  for (const [id, { needed }] of extras) files.set(filesAddress(id), needed);
  const clips = details.flatMap(({ id, clip }) =>
    clip === undefined ? [] : [[id, clip] as const],
  );
  files.set(CLIPS_ADDRESS, { clips: Object.fromEntries(clips) } satisfies ClipsFile);
  for (const name of [...SPECIAL_CATEGORIES, ...names]) {
    addCategory(files, name, categoryList(games, name) ?? [], slim, names);
  }
  files.set('/data/search.json', searchFile(games, slim, names));
  const pool = choosePool(games);
  const draws = pool.length === games.length ? [] : shuffledPages(games);
  draws.forEach((page, index) => {
    files.set(`/data/draw/${index + 1}.json`, { games: page.map(pack) });
  });
  return {
    files,
    deck: pool.map(pack),
    categories: [...gamesByCategory(games)].map(([name, list]) => [name, list.length]),
    draws: draws.length,
    total: games.length,
    details,
    pages,
  };
}

function texts(config: PortalConfig) {
  const operator = {
    name: config.siteName,
    company: config.company,
    contact: config.contact,
    statistics: config.statistics,
    ads: config.ads.on ? config.ads.provider : ('off' as const),
    analytics: config.analytics.on,
  };
  return {
    privacy: privacyText(operator),
    term: termText(operator),
    cookie: cookieText(operator),
    credits: creditsText(operator),
  };
}

function slimmer(icons: Readonly<Record<string, string>>): (game: Game) => Slim {
  const own = new Map(Object.values(icons).map((hash) => [`/allgame/icon/${hash}.jpg`, hash]));
  return (game) => {
    const { id, title, players, score, cate, common } = game;
    const path = iconPath(game.icon_path);
    return {
      id,
      title,
      icon: own.get(path) ?? path,
      ...(players === undefined ? {} : { players }),
      ...(score === undefined ? {} : { score }),
      ...(cate === undefined ? {} : { cate }),
      ...(common === undefined ? {} : { common }),
    };
  };
}

function detailMaker(
  facts: ReadonlyMap<string, GameFacts> = new Map(),
  slim: (game: Game) => Slim,
  pages: PageAddresses,
  extras: ReadonlyMap<string, GameExtras>,
): (game: Game) => DetailFile {
  const byId = new Map([...facts].map(([slug, fact]) => [idOf(slug), fact]));
  return (game) => {
    const fact = byId.get(game.id);
    const { clip, stills } = extras.get(game.id) ?? {};
    const page = pages.games.get(game.id);
    return {
      ...slim(game),
      tags: game.tags,
      url: game.game_url,
      ...(game.description === undefined ? {} : { description: game.description }),
      ...(fact && {
        controls: fact.controls,
        orientation: fact.orientation,
        daily: fact.daily,
        accessibility: fact.accessibility,
      }),
      ...(page === undefined ? {} : { page }),
      ...(clip === undefined ? {} : { clip }),
      ...(stills === undefined ? {} : { stills }),
    };
  };
}

function addCategory(
  files: Map<string, unknown>,
  name: string,
  games: readonly Game[],
  slim: (game: Game) => Slim,
  names: readonly string[],
): void {
  const rows = games.map((game) => packRow({ ...slim(game), tags: game.tags }, names));
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = (number: number): Row[] => rows.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  const first: CategoryFile = {
    name,
    count: rows.length,
    pages,
    tags: commonTags(games),
    games: page(1),
  };
  files.set(categoryAddress(name), first);
  for (let number = 2; number <= pages; number += 1) {
    files.set(categoryAddress(name, number), { games: page(number) } satisfies MoreFile);
  }
}

function searchFile(
  games: readonly Game[],
  slim: (game: Game) => Slim,
  names: readonly string[],
): SearchFile {
  const described = games.length <= DESCRIBED_LIMIT;
  return {
    games: byScoreThenTitle(games).map((game) => [
      packRow({ ...slim(game), tags: game.tags }, names),
      described ? (game.description ?? '') : '',
    ]),
  };
}

/** The whole catalogue in random order, in pages from which Refresh draws. */
function shuffledPages(games: readonly Game[]): Game[][] {
  const shuffled = maybeYouLike(games, seededRandom('draw'), { count: games.length });
  const pages = Array.from({ length: Math.ceil(games.length / DRAW_SIZE) }, (_, index) =>
    shuffled.slice(index * DRAW_SIZE, (index + 1) * DRAW_SIZE),
  );
  return pages;
}
