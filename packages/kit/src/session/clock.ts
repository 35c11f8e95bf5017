/**
 * The most real time that one frame may stand for, so that a tab that slept does not fast-forward.
 */
const LONGEST_FRAME_MS = 250;

/**
 * Turns frames of any length into fixed ticks. It reads no clock, so 60, 90, 120 and 144 Hz screens
 * run the same ticks.
 */
export class FixedClock {
  readonly #tickMs: number;
  #owed = 0;
  #held = 0;
  #passed = 0;

  constructor(hz: number) {
    this.#tickMs = 1000 / hz;
  }

  /** Freezes time for a while (hit-stop). A longer hold wins over a shorter one. */
  hold(ms: number): void {
    this.#held = Math.max(this.#held, ms);
  }

  /**
   * @param elapsedMs real time since the last call
   * @returns how many ticks are due
   */
  pass(elapsedMs: number): number {
    let left = Math.min(Math.max(elapsedMs, 0), LONGEST_FRAME_MS);
    const frozen = Math.min(left, this.#held);
    this.#held -= frozen;
    left -= frozen;
    this.#passed = left;
    this.#owed += left;
    // A frame of 16.666 ms must not lose a tick to rounding.
    const due = Math.floor(this.#owed / this.#tickMs + 1e-6);
    this.#owed = Math.max(0, this.#owed - due * this.#tickMs);
    return due;
  }

  /** Milliseconds of game time in the last `pass`: the time it was given minus the time on hold. */
  get passed(): number {
    return this.#passed;
  }

  /** How far the current tick has progressed, 0 to 1. */
  get part(): number {
    return Math.min(1, this.#owed / this.#tickMs);
  }

  /** Drops the pending time, after a pause. */
  reset(): void {
    this.#owed = 0;
    this.#held = 0;
  }
}
