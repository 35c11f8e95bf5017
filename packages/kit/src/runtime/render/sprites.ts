import type { AtlasFacts, Frame } from '../base/manifest.ts';
import { middleAbove, posed } from './draw/posed.ts';
import { blob, rim, type Context } from './draw/shapes.ts';
import { PALETTE } from './palette.ts';
import type { SpriteOptions } from '../view.ts';

const PLAIN: SpriteOptions = {};
/** Replaces a sprite that was never baked. */
const UNKNOWN: Frame = [0, 0, 1, 1, PALETTE.purple];

/** A game's baked sprites. Until they have loaded, and if they never do, blobs replace them. */
export class SpriteAtlas {
  readonly #facts: AtlasFacts | undefined;
  readonly #forgiving: boolean;
  readonly #complained = new Set<string>();
  #image: ImageBitmap | HTMLImageElement | undefined;

  /** @param forgiving a built game continues without a sprite; for authors it is an error */
  constructor(facts?: AtlasFacts, forgiving: boolean = import.meta.env?.PROD ?? false) {
    this.#facts = facts;
    this.#forgiving = forgiving;
  }

  get loaded(): boolean {
    return this.#image !== undefined;
  }

  /**
   * Loads and decodes; a game without an atlas is done at once. @returns whether sprites can be
   * drawn now
   */
  async load(): Promise<boolean> {
    if (!this.#facts || this.#image) return this.loaded;
    const { url } = this.#facts;
    try {
      this.#image = await bitmapOf(url);
    } catch {
      this.#image = await imageOf(url).catch(() => undefined);
    }
    return this.loaded;
  }

  /**
   * Draws around x, y; `size` is the longer side.
   * @throws Error for a name that is not in the atlas; a built game logs it once and draws a blob
   */
  draw(c: Context, name: string, x: number, y: number, size: number, options = PLAIN): void {
    const frame = this.#facts?.frames[name] ?? this.#missing(name);
    if (options === PLAIN) this.#paint(c, frame, size, x, y);
    else {
      const above = middleAbove((size * frame[3]) / Math.max(frame[2], frame[3]), options);
      posed(c, x, y, options, (px, py) => this.#paint(c, frame, size, px, py - above));
    }
  }

  #paint(c: Context, frame: Frame, size: number, x: number, y: number): void {
    const width = frame[2];
    const height = frame[3];
    const scale = size / Math.max(width, height);
    const w = width * scale;
    const h = height * scale;
    if (this.#image && frame !== UNKNOWN) {
      c.drawImage(this.#image, frame[0], frame[1], width, height, x - w / 2, y - h / 2, w, h);
      return;
    }
    c.save();
    blob(c, x, y, w * 0.46, h * 0.46, frame[4]);
    rim(c, PALETTE.ink, size * 0.03);
    c.restore();
  }

  #missing(name: string): Frame {
    const names = Object.keys(this.#facts?.frames ?? {}).join(', ') || 'none';
    const error = new Error(`There is no sprite "${name}"; there are: ${names}`);
    if (!this.#forgiving) throw error;
    if (!this.#complained.has(name)) console.error(error);
    this.#complained.add(name);
    return UNKNOWN;
  }
}

async function bitmapOf(url: string): Promise<ImageBitmap> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return createImageBitmap(await response.blob());
}

async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}
