const STEPS = [1, 0.8, 0.62, 0.5] as const;
const LONG_SECONDS = 0.026;
const WATCHED = 60;

/** Lowers the number of pixels while frames run long; never raises it again, so nothing flickers. */
export class Quality {
  #step = 0;
  #frames = 0;
  #long = 0;

  /** Pixels a side, as a part of the full number. */
  get scale(): number {
    return STEPS[this.#step] ?? 1;
  }

  /** @param seconds since the last frame; 0 while paused, which counts as nothing */
  watch(seconds: number): void {
    if (seconds <= 0 || seconds >= 0.1) return;
    this.#frames += 1;
    if (seconds > LONG_SECONDS) this.#long += 1;
    if (this.#frames < WATCHED) return;
    if (this.#long > WATCHED / 2 && this.#step < STEPS.length - 1) this.#step += 1;
    this.#frames = 0;
    this.#long = 0;
  }
}
