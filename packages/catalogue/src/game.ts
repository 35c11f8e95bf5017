/** A record of the catalogue. Lists, cards and pages are made from it. */
export type Game = {
  /** 32 characters; for own games, the first half of a SHA-256 in hex. */
  readonly id: string;
  readonly title: string;
  /** Shape `/allgame/icon/{hash}.jpg`; show it through `iconPath`. */
  readonly icon_path: string;
  /** How often it is played: `940K+`, `1.2M+`. It decides what is hot; `plays` is what cards show. */
  readonly players?: string;
  /** Rating text with one decimal: `4.2`. It orders lists; cards show it if `rated` says whose it is. */
  readonly score?: string;
  /** The play count that cards show; absent until there is one. */
  readonly plays?: string;
  /** Whose rating `score` is: our editors', or that of visitors. Absent if it only orders lists. */
  readonly rated?: 'editors' | 'visitors';
  /** How many visitors voted, once their rating counts. */
  readonly votes?: number;
  readonly cate?: string;
  /** What players call this sort of game: `Sudoku`, `Bubble shooter`. */
  readonly genre?: string;
  /** Days, as `2026-11-21`: when it came out, and when it last changed a lot. */
  readonly released?: string;
  readonly updated?: string;
  /** Shape `/allgame/{id}/index.html`. */
  readonly game_url: string;
  readonly tags: Tags;
  readonly description?: string;
  /** Left out of home's Recommend and Hot. */
  readonly common?: 1;
  /** It has a page and is counted, and stands on no list. */
  readonly unlisted?: 1;
  /** First in Recommend, whatever its rating. */
  readonly featured?: 1;
  /** Its place on every list, before those without one: 0 is the first. */
  readonly place?: number;
};

export type Tags = readonly [string, string, string, string, string];

/** The fields that collections need, a part of `Game`. */
export type Listed = Pick<
  Game,
  | 'id'
  | 'title'
  | 'players'
  | 'score'
  | 'plays'
  | 'rated'
  | 'votes'
  | 'cate'
  | 'genre'
  | 'released'
  | 'updated'
  | 'common'
  | 'featured'
  | 'place'
>;

export const TAG_COUNT = 5;

/** A game's own page for its id. */
export function gameUrl(id: string): string {
  return `/allgame/${id}/index.html`;
}

/** A slug's words with a capital first: `sunrise-sudoku` → `Sunrise Sudoku`. */
export function wordsOfSlug(slug: string): string {
  return slug
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The rating as a number; undefined if the record has none. */
export function ratingOf(game: Pick<Game, 'score'>): number | undefined {
  if (game.score === undefined) return undefined;
  const rating = Number(game.score);
  return game.score !== '' && Number.isFinite(rating) ? rating : undefined;
}
