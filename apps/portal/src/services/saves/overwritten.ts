import { gameKey } from '@playgrove/protocol/storage-keys';
import type { Saves } from '../../data/saves/file.ts';
import { kindOf, slugOf, type SaveKind } from '../../data/saves/keys.ts';
import { mergeSaves } from '../../data/saves/merge.ts';
import { directions } from './saves.ts';

/** These only grow, so that an older text can be merged at any time. */
const GROWING: ReadonlySet<SaveKind | undefined> = new Set(['game', 'daily', 'today']);

/**
 * Merges what another tab stored into what is stored now. Two tabs that store in the same
 * milliseconds cannot see each other's change, and the later one overwrites the other; a tab that
 * was just closing cannot store it again.
 * @param text what the other tab stored
 */
export function mergeOverwritten(storage: Storage, key: string, text: string): void {
  if (!GROWING.has(kindOf(key))) return;
  const now = storage.getItem(key);
  // What was removed stays removed.
  if (now === null || now === text) return;
  const only = (stored: string): Saves => new Map([[key, JSON.parse(stored)]]);
  const slug = slugOf(key) ?? '';
  const game = new Map([[gameKey(slug), JSON.parse(storage.getItem(gameKey(slug)) ?? 'null')]]);
  const merged = mergeSaves(only(now), only(text), directions(game)).get(key);
  if (merged !== undefined) storage.setItem(key, JSON.stringify(merged));
}
