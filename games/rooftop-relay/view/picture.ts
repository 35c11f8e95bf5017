import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';

/** How far off its pixels may be before it is painted again. */
const OFF = 0.1;

/**
 * A small thing that comes many times and is not turned, only made narrower: painted once, then
 * copied with one call. The frame that first shows it paints it as it is.
 */
export class Picture {
  readonly #size: number;
  readonly #paint: (c: Context) => void;
  #picture: ImageBitmap | undefined;
  #scale = 0;
  #requested = false;

  /** @param paint about 0, 0 inside `size` by `size` world units */
  constructor(size: number, paint: (c: Context) => void) {
    this.#size = size;
    this.#paint = paint;
  }

  /** To be called once a frame: makes the bitmap when it is missing. */
  ready({ px }: Surface): void {
    if (typeof OffscreenCanvas === 'undefined') return;
    const scale = px * Math.min(2, devicePixelRatio || 1);
    const good = this.#picture && Math.abs(scale / this.#scale - 1) < OFF;
    if (good || !this.#requested) {
      this.#requested = true;
      return;
    }
    const side = Math.ceil(this.#size * scale);
    this.#picture?.close();
    this.#scale = scale;
    this.#picture = draw.bake(side, side, (c) => {
      c.scale(side / this.#size, side / this.#size);
      c.translate(this.#size / 2, this.#size / 2);
      this.#paint(c);
    });
  }

  /** Its middle on x, y, `part` as wide as it is high. */
  draw(c: Context, x: number, y: number, part: number): void {
    const size = this.#size;
    const wide = size * part;
    if (this.#picture) c.drawImage(this.#picture, x - wide / 2, y - size / 2, wide, size);
    else draw.place(c, x, y, () => this.#paint(c), 0, part, 1);
  }
}
