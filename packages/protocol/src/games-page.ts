/** What the Games page of Insights and the server send each other. */

/** Everything of the page is below this path. */
export const GAMES_PATH = '/insights/games/';

/** A zip is sent in parts: proxies refuse large requests, and the server ends slow ones. */
export const UPLOAD_PART = 64 * 1024;
/** Most bytes of a zip. */
export const LARGEST_UPLOAD = 200 * 1024 * 1024;

/** What the page does with a game that is there. */
export const GAME_ACTIONS = ['hide', 'show', 'feature', 'unfeature', 'remove'] as const;
export type GameAction = (typeof GAME_ACTIONS)[number];

/** What may be said of a game that is added, and how long it may be. */
export const GAME_FIELDS = {
  title: 60,
  author: 120,
  license: 120,
  cate: 30,
  tags: 150,
  slug: 40,
} as const;
export type GameField = keyof typeof GAME_FIELDS;

/** Their names on the page, in their order, which reports use too. */
export const GAME_LABELS: Readonly<Record<GameField, string>> = {
  license: 'License',
  title: 'Title',
  author: 'Author',
  cate: 'Category',
  tags: 'Tags',
  slug: 'Name in addresses',
};

/** What the page asks for. */
export type GameRequest =
  | { readonly action: GameAction; readonly slug: string }
  | {
      readonly action: 'add';
      /** The ID of the upload. */
      readonly upload: string;
      readonly fields: Readonly<Partial<Record<GameField, string>>>;
    };

export type ListedGame = {
  readonly slug: string;
  readonly title: string;
  /** Of the release, added as files, or on another host. */
  readonly from: 'release' | 'library' | 'feed';
  readonly hidden: boolean;
  readonly featured: boolean;
  /** Whether it has a page but is on no list. */
  readonly unlisted: boolean;
};

/** One thing that was done, as the log has it. */
export type GameEvent = {
  /** ISO, UTC. */
  readonly time: string;
  /** The beginning of the token's hash. */
  readonly token: string;
  readonly action: GameRequest['action'];
  /** A slug, or the name of a zip. */
  readonly game: string;
  readonly ok: boolean;
};

/** What `games.mjs list` prints. */
export type GameList = {
  readonly games: readonly ListedGame[];
  /** The path that the site is below. */
  readonly base: string;
  /** The file of settings. */
  readonly settings: string;
  /** Whether it can be written. */
  readonly writable: boolean;
};

/** What the page shows. `can` is whether this server can change its games, `why` why not. */
export type GamesState =
  | { readonly can: false; readonly why: 'repository' | 'elsewhere' | 'several-nodes' | 'no-token' }
  | (GameList & { readonly can: true; readonly log: readonly GameEvent[] });

/** How a change ended, or that it still goes on. */
export type GameOutcome =
  | { readonly done: false }
  | { readonly done: true; readonly ok: boolean; readonly words: string };
