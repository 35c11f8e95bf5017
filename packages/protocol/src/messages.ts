/**
 * The messages between a game page and the page around it, by `postMessage`.
 * Both sides check the origin first, then read with these; anything else is ignored.
 */

import { isDay } from '@playgrove/language/days';
import { MARK } from './seal.ts';

export { seal } from './seal.ts';

/** From a game to the page around it. */
export type GameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'first-input' }
  /** `daily`: it is a day's challenge. */
  | { readonly kind: 'play-start'; readonly daily?: boolean }
  /** Seconds of the play that is on so far, pauses left out; sent every second. */
  | { readonly kind: 'play-time'; readonly seconds: number }
  | {
      readonly kind: 'play-end';
      readonly seconds: number;
      readonly score?: number;
      readonly won?: boolean;
    }
  | { readonly kind: 'score'; readonly score: number }
  /** A new best of one level. `unit` is its unit; `level` names the level if there are several. */
  | {
      readonly kind: 'best';
      readonly score: number;
      readonly better: 'higher' | 'lower';
      readonly unit?: string;
      readonly level?: string;
    }
  /**
   * The challenge of a day was played to its end on that day. `won`: its goal was met, so the day
   * counts.
   */
  | {
      readonly kind: 'daily';
      readonly date: string;
      readonly won: boolean;
      readonly score?: number;
      readonly stars?: number;
    }
  /** What the player has won in all levels of the game; sent at the start and after each change. */
  | {
      readonly kind: 'progress';
      readonly stars: number;
      /** Stars that can be won; 0 in games without stars. */
      readonly most: number;
      /** Levels that were won, and how many there are. */
      readonly levels: number;
      readonly of: number;
      /** Days in a row on which the game's own daily challenge was won. */
      readonly streak: number;
      /** The next look that stars open in the game, by its name, and how many more it takes. */
      readonly keepsake?: NextKeepsake;
    }
  /**
   * Something that the player had stored could not be read (`save`, `career`), or cannot be stored
   * (`full`, `denied`). `why`: where, without what the player had there.
   */
  | {
      readonly kind: 'mended';
      readonly what: 'save' | 'career' | 'full' | 'denied';
      readonly why: string;
    }
  /** The player shares a run: it is stored, if there is a server that does, and the page answers `run-stored`. */
  | { readonly kind: 'store-run'; readonly run: string }
  /** The player puts the run of a day's challenge on that day's board. */
  | { readonly kind: 'enter-board'; readonly date: string; readonly run: string }
  /** The player chose one of the other games that the page offered. */
  | { readonly kind: 'open'; readonly game: string }
  /** The player follows what the page has said is next, or goes back to the day's challenges. */
  | { readonly kind: 'go'; readonly to: 'next' | 'today' }
  | { readonly kind: 'mute'; readonly muted: boolean }
  /** The player pressed Escape: keyboard focus should go back to the page. */
  | { readonly kind: 'leave' }
  /** The game wants to fill the screen, or no longer. */
  | { readonly kind: 'fullscreen'; readonly on: boolean }
  /** A third-party game offers a moment for an ad, and waits for `ad-done`. */
  | { readonly kind: 'ad-break' }
  /** The game cannot continue. */
  | { readonly kind: 'failed'; readonly why: string };

/** From the page around it to a game. */
export type PageMessage =
  /** A preloaded game that waits at its first frame may start. */
  | { readonly kind: 'show' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'mute'; readonly muted: boolean }
  | { readonly kind: 'locale'; readonly locale: string }
  /** Games to offer below a game's own results. */
  | { readonly kind: 'others'; readonly games: readonly OtherGame[] }
  /**
   * What is next after a run. `line`: in the player's language, empty if there is nothing. `done`:
   * how many of the day's challenges are, such as `2 of 5`; `main`: the next of them, for a button.
   * `streak`: days in a row over all games.
   */
  | {
      readonly kind: 'next';
      readonly line: string;
      readonly streak: number;
      readonly done?: string;
      readonly main?: string;
    }
  /** The name that the player signs challenges with. */
  | { readonly kind: 'player'; readonly name: string }
  /** A run that a link has brought, packed. `race`: it is played against, not watched. */
  | { readonly kind: 'run'; readonly run: string; readonly race: boolean }
  /** Where `store-run` has stored the run; empty if nowhere. */
  | { readonly kind: 'run-stored'; readonly id: string }
  /** The moment for an ad is over. `shown`: there was one. */
  | { readonly kind: 'ad-done'; readonly shown: boolean };

/** `name` in the player's language. */
export type NextKeepsake = { readonly name: string; readonly missing: number };

/** Another game as shown in results. */
export type OtherGame = {
  readonly id: string;
  readonly title: string;
  /** Path of its picture on this site. */
  readonly picture: string;
};

/** The most games that results show. */
const MAX_OTHERS = 6;
const LONGEST_TITLE = 80;
/** Letters of the name that a player signs challenges with. */
export const LONGEST_NAME = 12;
/** Beyond any score that a game gives. */
export const MAX_SCORE = 1e9;
const MAX_STARS = 3;
const MENDED: readonly string[] = ['save', 'career', 'full', 'denied'];
const MAX_COUNT = 100_000;
/** A packed run, at most as long as the server keeps. */
const PACKED = /^[\w-]{1,65536}$/;

type Fields = Readonly<
  Record<
    string,
    | 'number'
    | 'string'
    | 'boolean'
    | 'number?'
    | 'string?'
    | 'boolean?'
    | 'better'
    | 'way'
    | 'mended'
    | 'games'
    | 'day'
    | 'score?'
    | 'stars?'
    | 'count'
    | 'name'
    | 'keepsake?'
    | 'packed'
  >
>;

const GAME: Readonly<Record<GameMessage['kind'], Fields>> = {
  ready: {},
  'first-input': {},
  'play-start': { daily: 'boolean?' },
  'play-time': { seconds: 'number' },
  'play-end': { seconds: 'number', score: 'number?', won: 'boolean?' },
  score: { score: 'number' },
  best: { score: 'number', better: 'better', unit: 'string?', level: 'string?' },
  daily: { date: 'day', won: 'boolean', score: 'score?', stars: 'stars?' },
  progress: {
    stars: 'count',
    most: 'count',
    levels: 'count',
    of: 'count',
    streak: 'count',
    keepsake: 'keepsake?',
  },
  mended: { what: 'mended', why: 'string' },
  'store-run': { run: 'packed' },
  'enter-board': { date: 'day', run: 'packed' },
  open: { game: 'string' },
  go: { to: 'way' },
  mute: { muted: 'boolean' },
  leave: {},
  fullscreen: { on: 'boolean' },
  'ad-break': {},
  failed: { why: 'string' },
};

const PAGE: Readonly<Record<PageMessage['kind'], Fields>> = {
  show: {},
  pause: {},
  resume: {},
  restart: {},
  mute: { muted: 'boolean' },
  locale: { locale: 'string' },
  others: { games: 'games' },
  next: { line: 'string', streak: 'count', done: 'string?', main: 'string?' },
  player: { name: 'name' },
  run: { run: 'packed', race: 'boolean' },
  'run-stored': { id: 'string' },
  'ad-done': { shown: 'boolean' },
};

/** Parses a game's message; undefined if it is malformed. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  return read(data, GAME) as GameMessage | undefined;
}

/** Parses a message of the page around a game; undefined if it is malformed. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  return read(data, PAGE) as PageMessage | undefined;
}

function read(data: unknown, kinds: Readonly<Record<string, Fields>>): object | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { mark, kind, ...rest } = data as Readonly<Record<string, unknown>>;
  if (mark !== MARK || typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return undefined;
  const out: Record<string, unknown> = { kind };
  for (const [name, type] of Object.entries(kinds[kind] ?? {})) {
    const value = rest[name];
    if (value === undefined && type.endsWith('?')) continue;
    if (!fits(value, type.replace('?', ''))) return undefined;
    out[name] = value;
  }
  return out;
}

function fits(value: unknown, type: string): boolean {
  if (type === 'number') return isNumber(value);
  if (type === 'mended') return MENDED.includes(value as string);
  if (type === 'way') return value === 'next' || value === 'today';
  if (type === 'better') return value === 'higher' || value === 'lower';
  if (type === 'string') return typeof value === 'string' && value.length <= 2000;
  if (type === 'packed') return typeof value === 'string' && PACKED.test(value);
  if (type === 'day') return isDay(value);
  if (type === 'name') return typeof value === 'string' && [...value].length <= LONGEST_NAME;
  if (type === 'score') return isNumber(value) && Math.abs(value) <= MAX_SCORE;
  if (type === 'stars') return isCount(value) && value <= MAX_STARS;
  if (type === 'count') return isCount(value) && value <= MAX_COUNT;
  if (type === 'keepsake') return isKeepsake(value);
  if (type === 'games')
    return Array.isArray(value) && value.length <= MAX_OTHERS && value.every(isOtherGame);
  return typeof value === type;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isKeepsake(value: unknown): value is NextKeepsake {
  if (typeof value !== 'object' || value === null) return false;
  const { name, missing } = value as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && name.length <= LONGEST_TITLE && fits(missing, 'count');
}

function isOtherGame(value: unknown): value is OtherGame {
  if (typeof value !== 'object' || value === null) return false;
  const { id, title, picture } = value as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    // The catalog's `isGameId`, repeated because this file imports nothing; a test compares them.
    /^[0-9a-z]{32}$/i.test(id) &&
    typeof title === 'string' &&
    title.length <= LONGEST_TITLE &&
    typeof picture === 'string' &&
    /^\/(?!\/)/.test(picture)
  );
}
