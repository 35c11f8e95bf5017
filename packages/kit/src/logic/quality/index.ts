/** A frame longer than this has missed more than one refresh at 60 Hz. */
const LONG_MS = 26;
/** A frame longer than this was delayed by something other than painting. */
const HELD_UP_MS = 250;
/** Frames in one window. */
const WATCHED = 90;
/** Long frames right after a change that were caused by it. */
const SETTLING = 12;
/** More time than this in long frames is too much, no matter how few they are. */
const SLOW_MS = 1200;
/** Frame times that differ by less than this share count as equal. */
const SAME = 0.04;

/**
 * The render resolution: lower while frames run long. A change that did not help is undone, for
 * example on a phone in battery saver mode that renders 30 frames a second at any cost; if frames
 * become longer later, a lower resolution may help then. Otherwise the resolution is never raised,
 * so that nothing flickers.
 */
export class Quality {
  readonly #scales: readonly number[];
  #step = 0;
  #frames = -SETTLING;
  #all = 0;
  #long = 0;
  /** Milliseconds of a frame before the first change. */
  #before = 0;

  /** @param scales pixels a side, relative to full resolution, largest first */
  constructor(scales: readonly number[]) {
    this.#scales = scales;
  }

  /** Pixels a side, relative to full resolution. */
  get scale(): number {
    return this.#scales[this.#step] ?? 1;
  }

  /**
   * @param ms since the last frame; 0 while paused, which does not count
   * @returns whether the scale has changed
   */
  watch(ms: number): boolean {
    if (ms <= 0 || ms > HELD_UP_MS || ++this.#frames <= 0) return false;
    this.#all += ms;
    if (ms > LONG_MS) this.#long += ms;
    const slow = this.#long >= SLOW_MS;
    if (!slow && this.#frames < WATCHED) return false;
    const mean = this.#all / this.#frames;
    const was = this.#step;
    this.#frames = -SETTLING;
    this.#all = this.#long = 0;
    if (slow) {
      this.#before ||= mean;
      this.#step += 1;
      if (this.#step === this.#scales.length) {
        // The result is final, so frames no longer count.
        this.#frames = -Infinity;
        this.#step = Math.abs(mean / this.#before - 1) < SAME ? 0 : was;
      }
    }
    return this.#step !== was;
  }
}
