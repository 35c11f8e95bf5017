/**
 * Collections: a journal, an album, a museum. Counts, bests, what is new, what is complete.
 *
 * ```ts
 * const FISH = [
 *   { id: 'roach', set: 'lake', rarity: 'common' },
 *   { id: 'pike', set: 'lake', rarity: 'rare' },
 * ] as const;
 * let album = freshCollection();
 * const result = find(FISH, album, 'roach', 231); // first, best, and the sets this completed
 * album = result.album;
 * progress(FISH, album, 'lake');                // { found: 1, of: 2 }
 * album = seen(album, 'roach');                 // the player saw its page: no longer new
 * ```
 *
 * An album is plain data for a state and a career. The game knows what an item looks like and is
 * worth.
 */
import type { Json, Result, Rng } from '@playgrove/kit/contract';
import {
  byName,
  clamped,
  ids,
  lenient,
  otherwise,
  shape,
  type Parser,
} from '@playgrove/kit/core/parse';

/** From the most frequent to the rarest. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

export type Item = {
  readonly id: string;
  /** The page, shelf or place it belongs to. */
  readonly set: string;
  readonly rarity: Rarity;
};

export type Found = {
  readonly count: number;
  /** The best measure so far, in any unit; 0 if the game measures nothing. */
  readonly best: number;
};

/** Plain data. */
export type Album = {
  readonly found: Readonly<Record<string, Found>>;
  /** Ids of items whose page the player has not seen since the first find, oldest first. */
  readonly unseen: readonly string[];
};

export type FindOptions = {
  /** Which measures are better. Default `higher`. */
  readonly better?: 'higher' | 'lower';
};

export type Discovery = {
  readonly album: Album;
  /** Never found before. */
  readonly first: boolean;
  /** Beats the previous best; never true for a first find. */
  readonly best: boolean;
  /** Sets that this find completed. */
  readonly sets: readonly string[];
};

const MAX = 1e9;

export function freshCollection(): Album {
  return { found: {}, unseen: [] };
}

/**
 * Adds one find to the album.
 * @param measure how large, heavy or fast this one is
 * @throws if the list has no such item
 */
export function find(
  list: readonly Item[],
  album: Album,
  id: string,
  measure = 0,
  { better = 'higher' }: FindOptions = {},
): Discovery {
  const item = list.find((one) => one.id === id);
  if (!item) throw new Error(`collection: there is no item "${id}"`);
  const before = album.found[id];
  const beats =
    before !== undefined && (better === 'higher' ? measure > before.best : measure < before.best);
  const after: Found = {
    count: Math.min(MAX, (before?.count ?? 0) + 1),
    best: before === undefined || beats ? measure : before.best,
  };
  const next: Album = {
    found: { ...album.found, [id]: after },
    unseen: before === undefined ? [...album.unseen, id] : album.unseen,
  };
  const whole = before === undefined && isComplete(list, next, item.set);
  return { album: next, first: before === undefined, best: beats, sets: whole ? [item.set] : [] };
}

/** The record of an item; undefined if it was never found. */
export function foundOf(album: Album, id: string): Found | undefined {
  return album.found[id];
}

/** How much of a set, or of everything, has been found at least once. */
export function progress(
  list: readonly Item[],
  album: Album,
  set?: string,
): { readonly found: number; readonly of: number } {
  const items = set === undefined ? list : list.filter((item) => item.set === set);
  const found = items.filter(({ id }) => album.found[id] !== undefined).length;
  return { found, of: items.length };
}

/** Whether all of a set has been found; false for an unknown set. */
export function isComplete(list: readonly Item[], album: Album, set: string): boolean {
  const { found, of } = progress(list, album, set);
  return of > 0 && found === of;
}

/** Marks an item's page as seen: it is no longer new. Without an id, marks all. */
export function seen(album: Album, id?: string): Album {
  const unseen = id === undefined ? [] : album.unseen.filter((one) => one !== id);
  return unseen.length === album.unseen.length ? album : { ...album, unseen };
}

/**
 * A random item.
 * @param weightOf how likely each item is, in any unit; items of weight 0 are never drawn
 * @returns undefined if no item can be drawn
 */
export function drawItem<T extends Item>(
  list: readonly T[],
  rng: Rng,
  weightOf: (item: T) => number,
): T | undefined {
  const weights = list.map((item) => Math.max(0, weightOf(item)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (!(sum > 0)) return undefined;
  let left = rng.unit() * sum;
  for (const [at, item] of list.entries()) {
    left -= weights[at] ?? 0;
    if (left < 0) return item;
  }
  return list.findLast((_, at) => (weights[at] ?? 0) > 0);
}

/**
 * Reads a stored album for the list of today: items that are gone are dropped, the rest stays. Only
 * what is not an object is refused.
 */
export function parseCollection(list: readonly Item[], raw: Json | undefined): Result<Album> {
  const known = list.map(({ id }) => id);
  const read = lenient(
    { found: byName(known, found), unseen: ids(known) },
    { found: {}, unseen: [] },
  )(raw, 'collection');
  if (!read.ok) return read;
  const album = read.value as Album;
  const unseen = album.unseen.filter((id) => album.found[id] !== undefined);
  return { ...read, value: { ...album, unseen } };
}

const measure: Parser<number> = (raw, at = '') =>
  typeof raw === 'number' && Number.isFinite(raw)
    ? { ok: true, value: raw }
    : { ok: false, error: `${at}: expected a number, got ${JSON.stringify(raw)}` };

const found = shape({ count: clamped(1, MAX), best: otherwise(measure, 0) });
