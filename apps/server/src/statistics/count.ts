import { dayOf } from '../base/day.ts';
import type { ChunkHandler } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { readEntry, type Entry } from './entry.ts';
import { rollUp } from './rollup.ts';

export type Counted = {
  /** The chunk's name. */
  readonly name: string;
  /** Events that were added; 0 if the chunk had been counted before. */
  readonly events: number;
  /** Lines that could not be read. */
  readonly bad: number;
  /** Time until the chunk was in the store. */
  readonly seconds: number;
};

/** Counts chunks into a store, each of them once. */
export function countInto(
  store: Store,
  now: () => number,
  onCounted: (counted: Counted) => void,
): ChunkHandler {
  return async ({ name, lines }) => {
    const start = performance.now();
    const entries: Entry[] = [];
    let bad = 0;
    for (const line of Buffer.from(lines).toString('utf8').split('\n').slice(0, -1)) {
      const entry = readEntry(line);
      if (entry) entries.push(entry);
      else bad += 1;
    }
    const added = await store.commit(name, dayOf(now()), rollUp(entries));
    const seconds = (performance.now() - start) / 1000;
    onCounted({ name, events: added ? entries.length : 0, bad: added ? bad : 0, seconds });
  };
}
