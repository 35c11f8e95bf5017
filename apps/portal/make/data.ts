import {
  byScoreThenTitle,
  categories,
  categoryList,
  defined,
  gamesByCategory,
  iconPath,
  isListed,
  isRemote,
  maybeYouLike,
  SPECIAL_CATEGORIES,
  withLaunchFigures,
  type Game,
  type GameFacts,
  type LibraryFacts,
  partsOf,
  similarFinder,
} from '@playgrove/catalogue';
import {
  hasOwnHosts,
  isEmbeddable,
  keepsRuns,
  type PortalConfig,
} from '@playgrove/site-config/config';
import {
  categoryAddress,
  CLIPS_ADDRESS,
  detailAddress,
  filesAddress,
  OWN_GAMES_ADDRESS,
  PAGE_SIZE,
  SEARCH_ADDRESS,
  textAddress,
  type CategoryFile,
  type ClipsFile,
  type Credit,
  type DetailFile,
  type FilesFile,
  type Screenshot,
  type MoreFile,
  type SearchFile,
  type TextFile,
} from '../src/data/files.ts';
import type { DailyRow } from '../src/data/daily/pick.ts';
import type { GameSummary } from '../src/data/game-summary.ts';
import { commonTags } from '../src/data/tags.ts';
import type { CreditedGame } from '../src/screens/legal/operator.ts';
import { describedWords } from './described.ts';
import { faqOf } from './faq.ts';
import { onHost } from './html.ts';
import { idOf } from './ids.ts';
import { ENGLISH_PAGES, type PageMessages } from './language.ts';
import { newsDays, type News } from './news.ts';
import { ownGames, type RulesFacts } from './own-games.ts';
import { pageAddresses, type PageAddresses } from './pages/addresses.ts';
import type { SharePicture } from './pages/frame.ts';
import { choosePool } from './pool.ts';
import { seededRandom } from './random.ts';
import { ENGLISH_TEXTS, type Texts } from './texts.ts';

export type DataInput = {
  readonly games: readonly Game[];
  /** What each game's folder says, by slug; a game from elsewhere has none. */
  readonly facts?: ReadonlyMap<string, GameFacts>;
  /** How each game is played, a sentence each, by slug. */
  readonly how?: ReadonlyMap<string, readonly string[]>;
  /** What the rules of each game say, by slug; a game from elsewhere has none here. */
  readonly rules?: ReadonlyMap<string, RulesFacts>;
  /** English unless given. */
  readonly messages?: PageMessages;
  /** What is known of third-party games, by slug. */
  readonly library?: ReadonlyMap<string, LibraryFacts>;
  /** Hash of each card picture that the site has in every size, by slug. */
  readonly icons: Readonly<Record<string, string>>;
  readonly config: PortalConfig;
  /** The pages of plain words; English unless given. */
  readonly texts?: Texts;
  /** What else the site has for each game, by slug. */
  readonly extras?: ReadonlyMap<string, GameExtras>;
};

/** What the site holds of a game besides its record and card. */
export type GameExtras = {
  readonly needed: FilesFile;
  readonly share?: SharePicture;
  readonly clip?: string;
  readonly stills?: readonly Screenshot[];
};

export type PortalData = {
  /** Address from the site's root → what the file says. */
  readonly files: ReadonlyMap<string, unknown>;
  readonly pool: readonly GameSummary[];
  readonly categories: readonly (readonly [name: string, count: number])[];
  readonly samplePages: number;
  /** Games of the pool with a daily challenge. */
  readonly daily: readonly DailyRow[];
  readonly total: number;
  /** Every game as its page shows it. */
  readonly details: readonly DetailFile[];
  readonly pages: PageAddresses;
};

const SAMPLE_PAGE_SIZE = 126;

/** Every data file of the portal's pages, made from the catalog. */
export function makeData(input: DataInput): PortalData {
  const { config } = input;
  const { base } = config;
  const all = withLaunchFigures(input.games, config.launchFigures);
  // What is not listed has a page, and stands nowhere else.
  const games = all.filter(({ unlisted }) => unlisted !== 1);
  const names = categories(games);
  const summarize = summarizer(input.icons, newsDays(games), base);
  const files = new Map<string, unknown>();
  for (const [name, text] of textFiles(config, input)) files.set(textAddress(name), text);
  const pages = pageAddresses(
    all,
    names,
    new Map<string, unknown>([...(input.facts ?? []), ...(input.library ?? [])]),
    base,
  );
  const extras = new Map([...(input.extras ?? [])].map(([slug, extra]) => [idOf(slug), extra]));
  const details = all.map(detailMaker(input, summarize, pages, extras));
  const byId = new Map(all.map((game) => [game.id, game]));
  const similarTo = similarFinder(games);
  for (const { description: _, ...detail } of details) {
    const game = byId.get(detail.id);
    const similar = game ? similarTo(game).map(summarize) : [];
    files.set(detailAddress(detail.id), defined({ ...detail, similar: orNone(similar) }));
  }
  for (const [id, { needed }] of extras) files.set(filesAddress(id), needed);
  files.set(OWN_GAMES_ADDRESS, ownGames(all, input.rules));
  const clips = details.flatMap(({ id, clip }) =>
    clip === undefined ? [] : [[id, clip] as const],
  );
  files.set(CLIPS_ADDRESS, { clips: Object.fromEntries(clips) } satisfies ClipsFile);
  for (const name of [...SPECIAL_CATEGORIES, ...names]) {
    addCategory(files, name, categoryList(games, name) ?? [], summarize);
  }
  files.set(SEARCH_ADDRESS, searchFile(games, summarize, featuresOf(input)));
  const daily = dailyRows(games, input.facts);
  const pool = choosePool(games, daily);
  const inPool = new Set(pool.map(({ id }) => id));
  const samplePages = pool.length === games.length ? [] : shuffledPages(games);
  samplePages.forEach((page, index) => {
    files.set(`/data/draw/${index + 1}.json`, { games: page.map(summarize) });
  });
  return {
    files,
    pool: pool.map(summarize),
    categories: [...gamesByCategory(games)].map(([name, list]) => [name, list.length]),
    samplePages: samplePages.length,
    daily: daily.filter(([id]) => inPool.has(id)),
    total: games.length,
    details,
    pages,
  };
}

/** How long a day's challenge takes unless its game says so, in minutes. */
const DAILY_MINUTES = 5;

function dailyRows(
  games: readonly Game[],
  facts: ReadonlyMap<string, GameFacts> = new Map(),
): readonly DailyRow[] {
  const listed = new Set(games.map(({ id }) => id));
  return [...facts.values()]
    .filter(({ slug, daily }) => daily && listed.has(idOf(slug)))
    .map(({ slug, dailyMinutes = DAILY_MINUTES, dailyScore, dailyGoal }) => {
      const goal = dailyScore ?? dailyGoal;
      const row = [idOf(slug), dailyMinutes] as const;
      return goal === undefined ? row : [...row, goal];
    });
}

function textFiles(
  config: PortalConfig,
  { texts = ENGLISH_TEXTS, library = new Map() }: Pick<DataInput, 'texts' | 'library'>,
): (readonly [string, TextFile])[] {
  const operator = {
    name: config.siteName,
    company: config.company,
    contact: config.contact,
    residence: 'North America',
    age: 13,
    copyFee: '10.00 GBP',
    ...config.legal,
    statistics: config.statistics,
    server: config.server,
    runs: keepsRuns(config),
    ads: config.ads.on ? config.ads.provider : ('off' as const),
    analytics: config.analytics.on,
  };
  const credits = creditsOf(library);
  return Object.entries(texts).map(([name, write]) => [name, write(operator, credits)] as const);
}

function summarizer(
  icons: Readonly<Record<string, string>>,
  news: ReadonlyMap<string, News>,
  base: string,
): (game: Game) => GameSummary {
  const own = new Map(Object.values(icons).map((hash) => [`/allgame/icon/${hash}.jpg`, hash]));
  return (game) => {
    const { id, title, players, score, plays, rated, cate, genre, common } = game;
    const { featured, place } = game;
    const path = iconPath(game.icon_path);
    const icon = own.get(path) ?? onHost(base, path);
    const figures = { players, score, plays, rated };
    const lists = { common, featured, place };
    return defined({ id, title, icon, ...figures, cate, genre, ...news.get(id), ...lists });
  };
}

/** Who made what, of the games on lists; the others have it on their own page. */
function creditsOf(library: ReadonlyMap<string, LibraryFacts>): readonly CreditedGame[] {
  return [...library.values()]
    .filter(isListed)
    .map(({ title, page: { author, license, entry } }) => {
      const host = isRemote(entry) ? new URL(entry).host : undefined;
      return defined({ title, author, license, host });
    });
}

function detailMaker(
  {
    facts = new Map(),
    how = new Map(),
    rules = new Map(),
    library = new Map(),
    messages = ENGLISH_PAGES,
    config,
  }: DataInput,
  summarize: (game: Game) => GameSummary,
  pages: PageAddresses,
  extras: ReadonlyMap<string, GameExtras>,
): (game: Game) => DetailFile {
  const byId = new Map([...facts].map(([slug, fact]) => [idOf(slug), fact]));
  const counts = new Map([...rules].map(([slug, { levels }]) => [idOf(slug), levels]));
  const lines = new Map([...how].map(([slug, said]) => [idOf(slug), said]));
  const others = new Map([...library].map(([slug, fact]) => [idOf(slug), fact]));
  return (game) => {
    const fact = byId.get(game.id);
    const other = others.get(game.id);
    const { clip, stills } = extras.get(game.id) ?? {};
    return defined({
      ...summarize(game),
      tags: game.tags,
      url: onHost(config.base, game.game_url),
      description: game.description,
      ...partsShown(game.description),
      how: lines.get(game.id),
      controls: fact?.controls ?? other?.controls,
      orientation: fact?.orientation ?? other?.orientation,
      daily: fact?.daily,
      faq:
        fact &&
        faqOf(
          {
            ...fact,
            twoPlayers: fact.features?.includes('two-players') ?? false,
            levels: counts.get(game.id),
            offline: savesGames(config),
            ads: config.ads.on,
          },
          messages,
        ),
      accessibility: fact?.accessibility ?? other?.accessibility,
      caged: other && true,
      // No service worker answers a frame without an origin, or another's host.
      online: other && (isRemote(other.page.entry) || !hasOwnHosts(config)) ? true : undefined,
      credit: other && creditOf(other),
      unlisted: game.unlisted === 1 ? true : undefined,
      embed: (fact && isEmbeddable(config)) || undefined,
      page: pages.games.get(game.id),
      clip,
      stills,
    });
  };
}

/** The parts of a description that are not empty. */
function partsShown(
  description: string | undefined,
): Pick<DetailFile, 'lead' | 'about' | 'folded'> {
  if (description === undefined) return {};
  const { lead, shown, folded } = partsOf(description);
  return defined({ lead, about: orNone(shown), folded: orNone(folded) });
}

function orNone<T extends { readonly length: number }>(list: T): T | undefined {
  return list.length > 0 ? list : undefined;
}

function creditOf({ page: { author, source, license, entry } }: LibraryFacts): Credit | undefined {
  const host = isRemote(entry) ? new URL(entry).host : undefined;
  const credit = defined({ author, source, license, host });
  return Object.keys(credit).length > 0 ? credit : undefined;
}

function addCategory(
  files: Map<string, unknown>,
  name: string,
  games: readonly Game[],
  summarize: (game: Game) => GameSummary,
): void {
  const tagged = games.map((game) => ({ ...summarize(game), tags: game.tags }));
  const pages = Math.max(1, Math.ceil(tagged.length / PAGE_SIZE));
  const page = (number: number): GameSummary[] =>
    tagged.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  const first: CategoryFile = {
    name,
    count: tagged.length,
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
  summarize: (game: Game) => GameSummary,
  featuresOfGame: (game: Game) => readonly string[],
): SearchFile {
  const described = describedWords(games);
  const ranked = byScoreThenTitle(games);
  const releasedAt = (place: number): string => ranked[place]?.released ?? '';
  return {
    newest: [...ranked.keys()].sort((a, b) =>
      releasedAt(a) < releasedAt(b) ? 1 : releasedAt(a) > releasedAt(b) ? -1 : a - b,
    ),
    games: ranked.map((game) => {
      const tagged = { ...summarize(game), tags: game.tags };
      const words = described.get(game.id) ?? '';
      const features = featuresOfGame(game);
      return features.length === 0 ? [tagged, words] : [tagged, words, features];
    }),
  };
}

/** Sentences that `game.json` says in the same words for every game, and the feature each means. */
const SENTENCES = [
  [/without sound/i, 'no-sound'],
  [/no time limit/i, 'no-timer'],
  [/(?:color alone|not just color)\b/i, 'color-blind'],
] as const;

type FeatureFacts = Partial<Pick<GameFacts, 'daily' | 'features' | 'orientation'>> & {
  readonly controls?: { readonly gamepad?: string };
  readonly accessibility?: readonly string[];
};

/** Whether games can be saved for offline: those here, and those that have a host each. */
export function savesGames(config: Pick<PortalConfig, 'gamesOrigin'>): boolean {
  return config.gamesOrigin === '' || hasOwnHosts(config);
}

/** What a game is found by besides its words, as keys of the vocabulary of search. */
function featuresOf({
  facts = new Map(),
  library = new Map(),
  config,
}: DataInput): (game: Game) => readonly string[] {
  const own = new Set([...facts.keys()].map(idOf));
  const byId = new Map<string, FeatureFacts>(
    [...library, ...facts].map(([slug, fact]) => [idOf(slug), fact]),
  );
  return ({ id }) => {
    const { daily, features = [], controls, orientation, accessibility = [] } = byId.get(id) ?? {};
    const said = accessibility.join(' ');
    return [
      ...features,
      ...(daily ? ['daily'] : []),
      ...(own.has(id) && savesGames(config) ? ['offline'] : []),
      ...(controls?.gamepad === undefined ? [] : ['gamepad']),
      ...(orientation === 'portrait' || orientation === 'landscape' ? [orientation] : []),
      ...SENTENCES.flatMap(([sentence, feature]) => (sentence.test(said) ? [feature] : [])),
    ];
  };
}

/** The whole catalog in random order, in pages that Refresh samples. */
function shuffledPages(games: readonly Game[]): Game[][] {
  const shuffled = maybeYouLike(games, seededRandom('draw'), { count: games.length });
  const pages = Array.from({ length: Math.ceil(games.length / SAMPLE_PAGE_SIZE) }, (_, index) =>
    shuffled.slice(index * SAMPLE_PAGE_SIZE, (index + 1) * SAMPLE_PAGE_SIZE),
  );
  return pages;
}
