import { rate, SAVES_A_SECOND } from '../rate.ts';
import { tell } from './talk.ts';

/** Even then a change waits no longer than a moment: the game may be left at any time. */
const WAIT_MS = 4;

const { setTimeout } = window;
const now = performance.now.bind(performance);

/** Tells what a game writes to its storage: once for all that it writes in one turn. */
export class Writes {
  #items = new Map<string, string | undefined>();
  #clear = false;
  #due = false;
  readonly #isRare = rate(SAVES_A_SECOND, now);

  add(key: string | undefined, value: string | undefined): void {
    if (key === undefined) {
      this.#clear = true;
      this.#items.clear();
    } else this.#items.set(key, value);
    if (this.#due) return;
    this.#due = true;
    const flush = (): void => this.flush();
    if (this.#isRare()) queueMicrotask(flush);
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
