import { BASE } from './base.ts';
import type { GameSummary } from './game-summary.ts';

/** `/data/detail/{id}.json`: everything a detail page says. */
export type DetailFile = GameSummary & {
  readonly tags: readonly string[];
  /** One line: what you do in the game. */
  readonly lead?: string;
  /** What is shown of the rest of the description, and what folds away. */
  readonly about?: string;
  readonly folded?: string;
  /** All of it, for pages that the build makes; the file leaves it out. */
  readonly description?: string;
  readonly url: string;
  /** What the game says before the first play, a sentence each. */
  readonly how?: readonly string[];
  readonly controls?: {
    readonly touch?: string;
    readonly keyboard?: string;
    readonly gamepad?: string;
  };
  readonly orientation?: 'any' | 'portrait' | 'landscape';
  readonly daily?: boolean;
  /** Questions with their answers, from facts. */
  readonly faq?: readonly (readonly [question: string, answer: string])[];
  readonly accessibility?: readonly string[];
  /** Address of the page that can be read without scripts. */
  readonly page?: string;
  /** Address of the silent clip that cards play. */
  readonly clip?: string;
  readonly stills?: readonly Screenshot[];
  /** Games that are most like it. */
  readonly similar?: readonly GameSummary[];
  /** Others made it: it runs caged. */
  readonly caged?: boolean;
  /** It cannot be saved for offline. */
  readonly online?: boolean;
  readonly credit?: Credit;
  /** It has pages and stands on no list. */
  readonly unlisted?: boolean;
  /** Other sites may show it. */
  readonly embed?: boolean;
};

/** Who made a game, where it came from, and under which license. */
export type Credit = {
  readonly author?: string;
  readonly source?: string;
  readonly license?: string;
  /** The host that serves it, if that is not the portal. */
  readonly host?: string;
};

/** A picture of a game in play. */
export type Screenshot = {
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** `/data/files/{id}.json`: all that a game may ever ask for, to keep it for offline. */
export type FilesFile = {
  /** Of all files as they lie on the device. */
  readonly bytes: number;
  /** Addresses, the game's page first. */
  readonly files: readonly string[];
};

/** `/data/clips.json`: address of the silent clip by game id, of those that have one. */
export type ClipsFile = { readonly clips: Readonly<Record<string, string>> };

/** `/data/own-games.json`: the games with rules here, which record runs, by the slug in a run. */
export type OwnGamesFile = { readonly games: Readonly<Record<string, OwnGame>> };

export type OwnGame = {
  readonly id: string;
  /** Of its scores: `points`, `moves` or `seconds`. */
  readonly unit?: string;
  /** Ticks a second, where time passes by itself. */
  readonly hz?: number;
};

/** `/data/category/{file}.json`, and `{file}-2.json` and so on, which hold `games` alone. */
export type CategoryFile = {
  readonly name: string;
  readonly count: number;
  readonly pages: number;
  /** Tags that narrow the list, most used first, with how many games carry each. */
  readonly tags: readonly (readonly [tag: string, count: number])[];
  readonly games: readonly GameSummary[];
};

export type MoreFile = { readonly games: readonly GameSummary[] };

/**
 * `/data/search.json`: one entry a game, best first; `words` are those of the description if the
 * catalog is small. `features` are keys of the vocabulary of search.
 */
export type SearchFile = {
  readonly games: readonly (readonly [
    game: GameSummary,
    words: string,
    features?: readonly string[],
  ])[];
  /** Places of the games, the newest first. */
  readonly newest: readonly number[];
};

export const SEARCH_ADDRESS = `${BASE}data/search.json`;

/** `${BASE}data/text/{name}.json`: a page of plain words. */
export type TextFile = {
  readonly title: string;
  /** Day of the last change, `2026-11-21`. */
  readonly updated?: string;
  readonly summary: readonly string[];
  readonly sections: readonly TextSection[];
};

export type TextSection = {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly TextBlock[];
};

/** A paragraph, a list, or a link on a line of its own. */
export type TextBlock =
  | string
  | readonly string[]
  | { readonly label: string; readonly href: string };

export const textAddress = (name: string): string => `${BASE}data/text/${name}.json`;

/** Games on one page of a category. */
export const PAGE_SIZE = 60;

/** A category's name as a file name, never the same for two names: `Puzzle&Logic` → `Puzzle_26_Logic`. */
export function categoryFileName(name: string): string {
  return name.replace(
    /[^A-Za-z0-9]/gu,
    (letter) => `_${(letter.codePointAt(0) ?? 0).toString(16)}_`,
  );
}

export function categoryAddress(name: string, page = 1): string {
  return `${BASE}data/category/${categoryFileName(name)}${page === 1 ? '' : `-${page}`}.json`;
}

export const CLIPS_ADDRESS = `${BASE}data/clips.json`;

export const OWN_GAMES_ADDRESS = `${BASE}data/own-games.json`;

export function filesAddress(id: string): string {
  return `${BASE}data/files/${id}.json`;
}

export function detailAddress(id: string): string {
  return `${BASE}data/detail/${id}.json`;
}
