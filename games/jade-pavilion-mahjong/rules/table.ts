import type { Shape } from './shape.ts';

/**
 * Tiles that lie on a layout, with what blocks each counted, so that taking one away and putting it
 * back costs a few steps. Searches work on one table in place.
 */
export class Table {
  readonly shape: Shape;
  /** By place: 1 while its tile lies there. */
  readonly there: Uint8Array;
  left: number;
  readonly #above: Uint8Array;
  readonly #left: Uint8Array;
  readonly #right: Uint8Array;

  constructor(shape: Shape, gone: Iterable<number> = []) {
    this.shape = shape;
    this.left = shape.size;
    this.there = new Uint8Array(shape.size).fill(1);
    this.#above = Uint8Array.from(shape.above, ({ length }) => length);
    this.#left = Uint8Array.from(shape.left, ({ length }) => length);
    this.#right = Uint8Array.from(shape.right, ({ length }) => length);
    for (const place of gone) this.take(place);
  }

  isCovered(place: number): boolean {
    return this.#above[place] !== 0;
  }

  /** Nothing on it, and nothing to its left or nothing to its right. */
  isFree(place: number): boolean {
    return (
      this.there[place] === 1 &&
      this.#above[place] === 0 &&
      (this.#left[place] === 0 || this.#right[place] === 0)
    );
  }

  free(): number[] {
    const free: number[] = [];
    for (let place = 0; place < this.shape.size; place += 1)
      if (this.isFree(place)) free.push(place);
    return free;
  }

  take(place: number): void {
    this.#change(place, -1);
  }

  putBack(place: number): void {
    this.#change(place, 1);
  }

  #change(place: number, by: 1 | -1): void {
    const { below, left, right } = this.shape;
    this.there[place] = by === 1 ? 1 : 0;
    this.left += by;
    for (const other of below[place] ?? []) this.#above[other] = (this.#above[other] ?? 0) + by;
    // What has this one at its right stands to its left.
    for (const other of left[place] ?? []) this.#right[other] = (this.#right[other] ?? 0) + by;
    for (const other of right[place] ?? []) this.#left[other] = (this.#left[other] ?? 0) + by;
  }

  copy(): Table {
    const gone: number[] = [];
    for (const [place, there] of this.there.entries()) if (there === 0) gone.push(place);
    return new Table(this.shape, gone);
  }
}
