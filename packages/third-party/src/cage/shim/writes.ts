import { later } from './clock.ts';
import type { GameToHost } from '../wire.ts';
import { tell } from './talk.ts';

/** A change waits no longer than this: the game may be left at any time. */
const WAIT_MS = 4;

type Kind = Extract<GameToHost, { items: unknown }>['kind'];
const waiting = new Map<Kind, { clear: boolean; readonly items: Map<string, unknown> }>();
let due = false;
let resting = false;

/** Tells what a game writes to its storage: once for all that it writes in one turn. */
export function tellWrite(kind: Kind, key?: string, value?: unknown): void {
  const writes = waiting.get(kind) ?? { clear: false, items: new Map() };
  waiting.set(kind, writes);
  if (key === undefined) {
    writes.clear = true;
    writes.items.clear();
  } else writes.items.set(key, value);
  if (!due && !resting) queueMicrotask(flushWrites);
  due = true;
}

export function flushWrites(): void {
  if (!due) return;
  due = false;
  // A key without a value stands for one that was removed.
  for (const [kind, { clear, items }] of waiting) tell({ kind, clear, items: [...items] });
  waiting.clear();
  if (resting) return;
  resting = true;
  later(() => {
    resting = false;
    flushWrites();
  }, WAIT_MS);
}
