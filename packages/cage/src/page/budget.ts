/** How many messages a game may send at once, and how many more come with each second. */
const MOST = 2000;
const A_SECOND = 300;

/** Keeps a game that floods messages from taking the page's time. */
export class Budget {
  readonly #now: () => number;
  #left = MOST;
  #at: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#at = now();
  }

  /** Whether one more message is read. */
  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(MOST, this.#left + ((now - this.#at) / 1000) * A_SECOND);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
