import { afterFrame, type Context } from '@playgrove/kit/stage';
import { bake } from './kept.ts';

/** How the canvas lies under the world: pixels of a world unit, and the pixel of the world's 0, 0. */
export type Grain = Pick<DOMMatrix, 'a' | 'b' | 'd' | 'e' | 'f'>;

/** How far off a scale may be before a print is made anew; a shaken picture is 2.5 % larger. */
const OFF = 0.04;

/**
 * How the canvas lies now: asked once a frame, for all prints of that frame.
 * @returns nothing where bitmaps cannot be had
 */
export function grainOf(c: Context): Grain | undefined {
  return typeof OffscreenCanvas === 'undefined' ? undefined : c.getTransform();
}

const scaleOf = ({ a, b }: Grain): number => (b === 0 ? Math.abs(a) : Math.hypot(a, b));

/**
 * A picture that is neither turned nor stretched, painted once for the pixels of this very screen and
 * then copied with one call. A `stamp` saves, moves and restores the canvas and asks where it stands,
 * and its bitmap is blended while it is resized; a print lies pixel on pixel. For what comes many times
 * in every frame, and for what covers much of the screen.
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
  #asked = false;

  /**
   * @param width world units
   * @param paint fills 0, 0 to `width`, `height`
   * @param opaque that it covers all of this: it is copied then and not blended
   */
  constructor(width: number, height: number, paint: (c: Context) => void, opaque = false) {
    this.#width = width;
    this.#height = height;
    this.#paint = paint;
    this.#opaque = opaque;
  }

  /** Makes the bitmap unless it is there. @returns whether it had to be made */
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
   * Has the bitmap made once the frame has been handed over: for what will be in sight soon.
   * @returns whether it is still missing
   */
  ask(grain: Grain): boolean {
    if (this.#suits(scaleOf(grain))) return false;
    if (!this.#asked) {
      afterFrame(() => {
        if (this.#asked) this.make(grain);
      });
    }
    this.#asked = true;
    return true;
  }

  #suits(scale: number): boolean {
    return this.#picture !== undefined && Math.abs(scale / this.#scale - 1) < OFF;
  }

  /** Its upper left corner on x, y; moved by less than a pixel to lie on whole ones. */
  draw(c: Context, grain: Grain | undefined, x: number, y: number): void {
    // Where the screen's pixels have changed, the old bitmap serves until there is another.
    if (grain && this.#picture) this.ask(grain);
    else if (grain) this.make(grain);
    const picture = this.#picture;
    if (!grain || !picture) {
      this.draft(c, x, y);
      return;
    }
    const { a, b, d, e, f } = grain;
    const [width, height] = [picture.width / this.#scale, picture.height / this.#scale];
    // A shaken picture has no whole pixels to lie on.
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

  /** As `draw`, but no frame waits for its bitmap: until that was made after one it is painted as it is. */
  drawSoon(c: Context, grain: Grain | undefined, x: number, y: number): void {
    if (!grain || (this.ask(grain) && !this.#picture)) this.draft(c, x, y);
    else this.draw(c, grain, x, y);
  }

  /** Painted as it is, without a bitmap: for the first frame, which waits for none. */
  draft(c: Context, x: number, y: number): void {
    c.save();
    c.translate(x, y);
    c.beginPath();
    c.rect(0, 0, this.#width, this.#height);
    c.clip();
    this.#paint(c);
    c.restore();
  }

  /** Lets go of the bitmap. */
  forget(): void {
    this.#picture?.close();
    this.#picture = undefined;
    this.#asked = false;
  }
}

/** Draws prints without smoothing: they lie pixel on pixel, so there is nothing to smooth. */
export function crisply(c: Context, paint: () => void): void {
  c.imageSmoothingEnabled = false;
  paint();
  c.imageSmoothingEnabled = true;
}
