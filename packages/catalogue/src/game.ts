/** One game as the catalogue holds it: the record that lists, cards and pages are made from. */
export type Game = {
  /** 32 characters, the first half of a SHA-256 in hex for games of our own. */
  readonly id: string;
  readonly title: string;
  /** Shape `/allgame/icon/{hash}.jpg`; show it through `iconPath`. */
  readonly icon_path: string;
  /** Display text: `940K+`, `1.2M+`. */
  readonly players?: string;
  /** Rating text with one decimal: `4.2`. */
  readonly score?: string;
  readonly cate?: string;
  /** Shape `/allgame/{id}/index.html`. */
  readonly game_url: string;
  readonly tags: Tags;
  readonly description?: string;
  /** A common game; home's Recommend and Hot leave it out. */
  readonly common?: 1;
};

export type Tags = readonly [string, string, string, string, string];

/** What the derived collections look at; a slimmer record than `Game` will do. */
export type Listed = Pick<Game, 'id' | 'title' | 'players' | 'score' | 'cate' | 'common'>;

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

/** The rating as a number, or nothing where the record has none. */
export function ratingOf(game: Pick<Game, 'score'>): number | undefined {
  if (game.score === undefined) return undefined;
  const rating = Number(game.score);
  return game.score !== '' && Number.isFinite(rating) ? rating : undefined;
}
