import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

/** The difference of scales at which a picture is painted again. */
const OFF = 0.06;

/**
 * A small picture that moves freely and comes many times in a frame: painted once for the pixels of
 * this screen, then copied with one call.
 */
export class Sprite {
  readonly width: number;
  readonly height: number;
  readonly #paint: (c: Context) => void;
  #image: ImageBitmap | undefined;
  #scale = 0;

  /** @param paint paints around 0, 0 */
  constructor(width: number, height: number, paint: (c: Context) => void) {
    this.width = width;
    this.height = height;
    this.#paint = paint;
  }

  /**
   * @param scale pixels of the screen a world unit; 0 where there are no bitmaps
   * @param size relative to its own
   */
  draw(c: Context, scale: number, x: number, y: number, size = 1): void {
    if (scale > 0 && Math.abs(this.#scale / scale - 1) > OFF) this.make(scale);
    const width = this.width * size;
    const height = this.height * size;
    if (this.#image) {
      c.drawImage(this.#image, x - width / 2, y - height / 2, width, height);
      return;
    }
    c.save();
    c.translate(x, y);
    c.scale(size, size);
    this.#paint(c);
    c.restore();
  }

  make(scale: number): void {
    this.#image?.close();
    this.#scale = scale;
    this.#image = draw.bake(
      Math.max(1, Math.ceil(this.width * scale)),
      Math.max(1, Math.ceil(this.height * scale)),
      (c) => {
        c.scale(scale, scale);
        c.translate(this.width / 2, this.height / 2);
        this.#paint(c);
      },
    );
  }
}
