import type { Point } from '@playgrove/kit/contract';

/** A point and its time, in milliseconds on any clock that does not run backward. */
export type Sample = { readonly x: number; readonly y: number; readonly at: number };

/** A pointer can rest for seconds before a flick; older samples are not used. */
const MAX = 256;

/** One press from down to up, as samples sorted by time. */
export class Stroke {
  #samples: Sample[] = [];

  get samples(): readonly Sample[] {
    return this.#samples;
  }

  /**
   * @param path positions since the last call, oldest first
   * @param times milliseconds, one a position; if there are fewer, the last one is the time of the
   * whole path, and the positions are spread evenly since the previous sample
   */
  add(path: readonly Point[], times: readonly number[]): void {
    const end = times.at(-1);
    if (end === undefined || !Number.isFinite(end)) return;
    const before = this.#samples.at(-1)?.at ?? end;
    path.forEach(({ x, y }, index) => {
      const spread = before + ((end - before) * (index + 1)) / path.length;
      const at = times.length === path.length ? (times[index] ?? end) : spread;
      this.#samples.push({ x, y, at: Math.max(this.#samples.at(-1)?.at ?? at, at) });
    });
    if (this.#samples.length > MAX) this.#samples = this.#samples.slice(-MAX);
  }

  clear(): void {
    this.#samples = [];
  }
}
