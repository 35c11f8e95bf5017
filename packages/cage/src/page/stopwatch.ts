/** How long a game is played; time while the portal pauses it does not count. */
export class Stopwatch {
  readonly #now: () => number;
  #isRunning = false;
  #paused = false;
  #since = 0;
  #played = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns whether it was not running already */
  start(): boolean {
    if (this.#isRunning) return false;
    this.#isRunning = true;
    this.#played = 0;
    this.#since = this.#now();
    return true;
  }

  pause(): void {
    if (this.#paused) return;
    this.#played += this.#now() - this.#since;
    this.#paused = true;
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#since = this.#now();
  }

  /** @returns milliseconds played since `start`; `undefined` if it is not running */
  time(): number | undefined {
    if (!this.#isRunning) return undefined;
    return this.#played + (this.#paused ? 0 : this.#now() - this.#since);
  }

  /** @returns milliseconds played since `start`; `undefined` if it was not running */
  stop(): number | undefined {
    const played = this.time();
    this.#isRunning = false;
    return played;
  }
}
