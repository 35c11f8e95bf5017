import { afterFrame, type Context } from '@playgrove/kit/runtime';
import { bake } from './cache.ts';

/** The canvas's transform: pixels per world unit, and the pixel of the world's 0, 0. */
export type Grain = Pick<DOMMatrix, 'a' | 'b' | 'd' | 'e' | 'f'>;

/** The scale difference at which a print is rebuilt; a shaken picture is 2.5 % larger. */
const OFF = 0.04;

/**
 * The canvas's current transform: read once a frame, for all prints of that frame.
 * @returns undefined without bitmap support
 */
export function grainOf(c: Context): Grain | undefined {
  return typeof OffscreenCanvas === 'undefined' ? undefined : c.getTransform();
}

const scaleOf = ({ a, b }: Grain): number => (b === 0 ? Math.abs(a) : Math.hypot(a, b));

/**
 * A picture without rotation or stretching, painted once for the pixels of this screen and then
 * copied with one call. A `stamp` saves, moves and restores the canvas and reads its transform, and
 * its bitmap is blended and resized; a print is aligned pixel on pixel. For pictures that appear
 * many times in every frame, and for those that cover much of the screen.
 *
 * ```ts
 * const pane = new Print(28, 42, (c) => rounded(c, 0, 0, 28, 42, 6, '#ffe39a'));
 * const grain = grainOf(to.c);
 * crisply(to.c, () => {
 *   for (const { x, y } of panes) pane.draw(to.c, grain, x, y);
 * });
 * ```
 */
export class Print {
  readonly #width: number;
  readonly #height: number;
  readonly #paint: (c: Context) => void;
  readonly #opaque: boolean;
  #picture: ImageBitmap | undefined;
  #scale = 0;
  #requested = false;

  /**
   * @param width world units
   * @param paint fills 0, 0 to `width`, `height`
   * @param opaque whether it covers all of this: it is then copied, not blended
   */
  constructor(width: number, height: number, paint: (c: Context) => void, opaque = false) {
    this.#width = width;
    this.#height = height;
    this.#paint = paint;
    this.#opaque = opaque;
  }

  /** Makes the bitmap if it is missing. @returns whether it was missing */
  make(grain: Grain): boolean {
    const scale = scaleOf(grain);
    if (this.#suits(scale)) return false;
    this.forget();
    const width = Math.max(1, Math.ceil(this.#width * scale));
    const height = Math.max(1, Math.ceil(this.#height * scale));
    this.#scale = scale;
    this.#picture = bake(
      width,
      height,
      (c) => {
        c.scale(scale, scale);
        this.#paint(c);
      },
      this.#opaque,
    );
    return true;
  }

  /**
   * Makes the bitmap after the frame: for pictures that will soon be visible.
   * @returns whether it is still missing
   */
  ask(grain: Grain): boolean {
    if (this.#suits(scaleOf(grain))) return false;
    if (!this.#requested) {
      afterFrame(() => {
        if (this.#requested) this.make(grain);
      });
    }
    this.#requested = true;
    return true;
  }

  #suits(scale: number): boolean {
    return this.#picture !== undefined && Math.abs(scale / this.#scale - 1) < OFF;
  }

  /** Draws with the upper left corner at x, y, rounded to whole pixels. */
  draw(c: Context, grain: Grain | undefined, x: number, y: number): void {
    // If the screen's pixels have changed, the old bitmap is used until there is a new one.
    if (grain && this.#picture) this.ask(grain);
    else if (grain) this.make(grain);
    const picture = this.#picture;
    if (!grain || !picture) {
      this.draft(c, x, y);
      return;
    }
    const { a, b, d, e, f } = grain;
    const [width, height] = [picture.width / this.#scale, picture.height / this.#scale];
    // A shaken picture has no whole pixels to align to.
    if (b !== 0) c.drawImage(picture, x, y, width, height);
    else
      c.drawImage(
        picture,
        (Math.round(x * a + e) - e) / a,
        (Math.round(y * d + f) - f) / d,
        width,
        height,
      );
  }

  /**
   * Like `draw`, but never makes the bitmap during a frame: paints directly until it was made after
   * one.
   */
  drawSoon(c: Context, grain: Grain | undefined, x: number, y: number): void {
    if (!grain || (this.ask(grain) && !this.#picture)) this.draft(c, x, y);
    else this.draw(c, grain, x, y);
  }

  /** Paints directly, without a bitmap: for the first frame. */
  draft(c: Context, x: number, y: number): void {
    c.save();
    c.translate(x, y);
    c.beginPath();
    c.rect(0, 0, this.#width, this.#height);
    c.clip();
    this.#paint(c);
    c.restore();
  }

  /** Releases the bitmap. */
  forget(): void {
    this.#picture?.close();
    this.#picture = undefined;
    this.#requested = false;
  }
}

/** Draws prints without smoothing: they are pixel-aligned, so there is nothing to smooth. */
export function crisply(c: Context, paint: () => void): void {
  c.imageSmoothingEnabled = false;
  paint();
  c.imageSmoothingEnabled = true;
}
