/** Longer than this, and a screen of 60 pictures a second has missed more than one. */
const LONG_MS = 26;
/** A frame longer than this was held up by something else than painting. */
const HELD_UP_MS = 250;
/** Frames that are judged together. */
const WATCHED = 90;
/** Frames after a change that are long because of it. */
const SETTLING = 12;
/** So much time in long frames is too much, however few they are. */
const SLOW_MS = 1200;
/** So far apart, as a part, times of a frame are the same. */
const SAME = 0.04;

/**
 * How many pixels a picture gets: fewer while frames run long. What changes nothing is taken back, as
 * where a phone that saves its battery shows 30 pictures a second whatever they cost; frames that have
 * become longer may show more by now. Otherwise never raised again, so that nothing flickers.
 */
export class Quality {
  readonly #scales: readonly number[];
  #step = 0;
  #frames = -SETTLING;
  #all = 0;
  #long = 0;
  /** Milliseconds a frame took before anything was changed. */
  #before = 0;

  /** @param scales pixels a side, as parts of the full number, most first */
  constructor(scales: readonly number[]) {
    this.#scales = scales;
  }

  /** Pixels a side, as a part of the full number. */
  get scale(): number {
    return this.#scales[this.#step] ?? 1;
  }

  /**
   * @param ms since the last frame; 0 while paused, which counts as nothing
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
        // That is settled, and no frame counts any more.
        this.#frames = -Infinity;
        this.#step = Math.abs(mean / this.#before - 1) < SAME ? 0 : was;
      }
    }
    return this.#step !== was;
  }
}
