import { rate, SAVES_A_SECOND } from '../rate.ts';
import { later } from './clock.ts';
import { tell } from './talk.ts';

/** Even then a change waits no longer than a moment: the game may be left at any time. */
const WAIT_MS = 4;

const isRare = rate(SAVES_A_SECOND, performance.now.bind(performance));
const items = new Map<string, string | undefined>();
let clear = false;
let due = false;

/** Tells what a game writes to its storage: once for all that it writes in one turn. */
export function tellWrite(key?: string, value?: string): void {
  if (key === undefined) {
    clear = true;
    items.clear();
  } else items.set(key, value);
  if (due) return;
  due = true;
  if (isRare()) queueMicrotask(flushWrites);
  else later(flushWrites, WAIT_MS);
}

export function flushWrites(): void {
  if (!due) return;
  due = false;
  // A key without a value stands for one that was removed.
  tell({ kind: 'save', clear, items: [...items] as [string, string?][] });
  clear = false;
  items.clear();
}
