import { GAME_SETTINGS, gameKey, type GamePart } from '@playgrove/protocol/storage-keys';
import type { Result, Rules } from '../../contract/index.ts';
import { dayOfSeed } from '../../session/daily.ts';

/** Settings that apply to every game. */
export type Settings = {
  readonly muted: boolean;
  readonly music: boolean;
  readonly haptics: boolean;
  /** Reduced motion, regardless of the system setting. */
  readonly calm: boolean;
};

/** A game's stored data besides games in progress. */
export type Progress = {
  readonly version: number;
  /** The level played last. */
  readonly level: string | undefined;
  /** The slot of what was played last: a level, or a day's challenge. */
  readonly last: string | undefined;
  readonly best: Readonly<Record<string, number>>;
  readonly stars: Readonly<Record<string, number>>;
  /** Whether the player has done the taught action; the ghost hand stays hidden. */
  readonly taught: boolean;
  readonly plays: number;
  /** The look that the player has chosen. */
  readonly keepsake: string | undefined;
  /** Looks that have been open. */
  readonly keepsakes: readonly string[];
};

/**
 * A stored game in progress, unchecked: its save, with `begunOn` (the date on which it was dealt),
 * `waited` (seconds that were played since the last input), `earlier` (inputs of its run that the save
 * does not hold; `null` if they are too many) and `at` (when it was stored).
 */
export type StoredGame = Readonly<Record<string, unknown>>;

/** Where a game in progress is stored: the level's id, `@` and the date of a day, or `@link`. */
export type Slot = string;

/** The slot of a board that came with a link. */
const LINK = '@link';

/** @param linked the seed that the page's address names, if any */
export function slotOf(
  slug: string,
  { level, seed }: { readonly level: string; readonly seed: string },
  linked?: string,
): Slot {
  const day = dayOfSeed(slug, seed);
  if (day !== undefined) return `@${day}`;
  return linked !== undefined && seed === linked ? LINK : level;
}

export type GameId = Pick<Rules, 'slug' | 'version' | 'records' | 'scoring'>;

/** Reads a stored text. */
export type Read = (key: string) => string | undefined;

/** Browsers throw on any access to `localStorage` if cookies are blocked. */
export const readLocal: Read = (key) => {
  try {
    return globalThis.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** What a dealer needs of what is stored. */
export type Readable = {
  /** The stored career, unchecked; undefined before the first. */
  career(): Result<unknown> | undefined;
  /** The game in progress of a slot, unchecked; undefined if there is none. */
  inProgress(slot: Slot): Result<StoredGame> | undefined;
};

/** What the first frame needs of what is stored; `Store` is the whole. */
export function readableOf(slug: string, read: Read = readLocal): Readable {
  const json = (part: GamePart, name: string): Result<unknown> | undefined => {
    const text = read(gameKey(slug, part));
    if (text === undefined) return undefined;
    const value = parsed(text);
    return value === undefined ? { ok: false, error: `${name}: not JSON` } : { ok: true, value };
  };
  return {
    career: () => json(':career', 'career'),
    inProgress: (slot) => json(`:save:${slot}`, slot) as Result<StoredGame> | undefined,
  };
}

/** Stars are for ever; best scores are dropped if today's scores cannot be compared with them. */
export function readProgress(game: GameId, read: Read = readLocal): Progress {
  const stored = recordOf(parsed(read(gameKey(game.slug)) ?? ''));
  const { level, last, best, stars, taught, plays, records, keepsake, keepsakes } = stored;
  return {
    version: game.version,
    level: textOf(level),
    last: textOf(last),
    best: compares(game, records) ? numbersOf(best) : {},
    stars: numbersOf(stars),
    taught: taught === true,
    plays: typeof plays === 'number' && plays >= 0 ? plays : 0,
    keepsake: textOf(keepsake),
    keepsakes: Array.isArray(keepsakes) ? keepsakes.filter(textOf) : [],
  };
}

/** Whether scores with this stored number compare with today's. */
export function compares(game: GameId, records: unknown): boolean {
  return (typeof records === 'number' ? records : 1) === (game.records ?? 1);
}

/** Whether sound is off in every game. */
export function readMuted(read: Read = readLocal): boolean {
  return recordOf(parsed(read(GAME_SETTINGS) ?? ''))['muted'] === true;
}

/** The JSON value of a text, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numbersOf(value: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(recordOf(value)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  );
  return Object.fromEntries(entries);
}
