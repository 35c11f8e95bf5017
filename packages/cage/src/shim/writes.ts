import { tell } from './talk.ts';

/** More often than this in a second, changes wait for each other. */
const MOST_A_SECOND = 60;
/** Even then a change waits no longer than a moment: the game may be left at any time. */
const WAIT_MS = 4;

const { setTimeout } = window;
const now = performance.now.bind(performance);

/** Tells what a game writes to its storage: once for all that it writes in one turn. */
export class Writes {
  #items = new Map<string, string | undefined>();
  #clear = false;
  #due = false;
  #second = 0;
  #written = 0;

  add(key: string | undefined, value: string | undefined): void {
    if (key === undefined) {
      this.#clear = true;
      this.#items.clear();
    } else this.#items.set(key, value);
    if (this.#due) return;
    this.#due = true;
    const second = Math.floor(now() / 1000);
    if (second !== this.#second) this.#written = 0;
    this.#second = second;
    const flush = (): void => this.flush();
    if (this.#written++ < MOST_A_SECOND) queueMicrotask(flush);
    else setTimeout(flush, WAIT_MS);
  }

  flush(): void {
    if (!this.#due) return;
    this.#due = false;
    const items = [...this.#items].map(([key, value]) =>
      value === undefined ? ([key] as const) : ([key, value] as const),
    );
    tell({ kind: 'save', clear: this.#clear, items });
    this.#clear = false;
    this.#items.clear();
  }
}
