import { middleAbove, posed } from './draw/posed.ts';
import { forgetStamps, stamp, type Reach } from './draw/stamp.ts';
import { fitWorld, type Fit, type Insets } from './fit.ts';
import { Quality } from './quality.ts';
import type { LabelOptions, Rect, SpriteOptions, Surface } from './view.ts';

const MOST_PIXEL_RATIO = 2;
/** Steps taken when frames run long: fill rate is what phones lack. */
const RATIOS = [1, 0.75, 0.55] as const;
/** A shaken picture is drawn a little larger, so that no edge comes into view. */
const OVERSCAN = 1.025;

type Painter = {
  sprite(
    c: CanvasRenderingContext2D,
    name: string,
    x: number,
    y: number,
    size: number,
    options: SpriteOptions | undefined,
  ): void;
  label(
    c: CanvasRenderingContext2D,
    text: string,
    x: number,
    y: number,
    size: number,
    options: LabelOptions | undefined,
  ): void;
};

type Layer = { key: string; canvas: HTMLCanvasElement };

/** The canvas as a `Surface`: world units in, device pixels out, whatever the screen. */
export class CanvasSurface implements Surface {
  readonly c: CanvasRenderingContext2D;
  readonly #canvas: HTMLCanvasElement;
  readonly #painter: Painter;
  #layers: Layer[] = [];
  #layersUsed = 0;
  /** Frames begun since the last layout. */
  #begun = 0;
  #width = 1;
  #height = 1;
  #fit: Fit = fitWorld(
    { width: 1, height: 1 },
    { width: 1, height: 1 },
    { top: 0, right: 0, bottom: 0, left: 0 },
  );
  #laidOut = '';
  #ratio = 1;
  readonly #quality = new Quality(RATIOS);
  readonly #adaptive: boolean;
  /** What the view draws on by itself, when it does. */
  #beneath: HTMLCanvasElement | undefined;
  readonly beneath?: (canvas: HTMLCanvasElement) => void;
  time = 0;
  calm = false;
  words: Surface['words'] = (key) => key;

  /**
   * @param adaptive whether the pixel ratio may fall where frames run long
   * @param seeThrough whether a canvas may be laid beneath
   * @throws when the browser gives no 2D context
   */
  constructor(canvas: HTMLCanvasElement, painter: Painter, adaptive: boolean, seeThrough = false) {
    const context = canvas.getContext('2d', { alpha: seeThrough });
    if (!context) throw new Error('This browser cannot draw a 2D canvas.');
    this.c = context;
    this.#canvas = canvas;
    this.#painter = painter;
    this.#adaptive = adaptive;
    if (!seeThrough) return;
    this.beneath = (under) => {
      if (under === this.#beneath) return;
      this.#beneath?.remove();
      this.#beneath = under;
      canvas.before(under);
    };
  }

  get width(): number {
    return this.#width;
  }

  get height(): number {
    return this.#height;
  }

  get bleed(): Rect {
    return this.#fit.bleed;
  }

  get px(): number {
    return this.#fit.px;
  }

  get fit(): Fit {
    return this.#fit;
  }

  /** Lays the world out anew. All sizes in CSS pixels but `world`. */
  resize(
    world: { readonly width: number; readonly height: number },
    screen: { readonly width: number; readonly height: number },
    insets: Insets,
  ): void {
    const laidOut = [world.width, world.height, screen.width, screen.height].join();
    // Where only the pixel ratio fell, what is there serves on: to make all anew would slow a slow phone.
    if (laidOut !== this.#laidOut) forgetStamps();
    this.#laidOut = laidOut;
    this.#width = world.width;
    this.#height = world.height;
    this.#fit = fitWorld(world, screen, insets);
    this.#ratio = Math.min(devicePixelRatio || 1, MOST_PIXEL_RATIO) * this.#quality.scale;
    const width = Math.max(1, Math.round(screen.width * this.#ratio));
    const height = Math.max(1, Math.round(screen.height * this.#ratio));
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    this.#layers = [];
    this.#begun = 0;
  }

  /** Starts a frame: transform set, nothing carried over from the last one. */
  begin(shake: { readonly x: number; readonly y: number; readonly rotate: number }): void {
    const { c } = this;
    this.#layersUsed = 0;
    this.#begun += 1;
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'source-over';
    if (this.beneath) {
      c.setTransform(1, 0, 0, 1, 0, 0);
      c.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
      const { x, y, rotate } = shake;
      const shaken = `translate(${x}px,${y}px) rotate(${rotate}rad) scale(${OVERSCAN})`;
      if (this.#beneath) this.#beneath.style.transform = x || y || rotate ? shaken : '';
    }
    this.#useWorld(c);
    if (shake.x !== 0 || shake.y !== 0 || shake.rotate !== 0) {
      const middle = { x: this.#width / 2, y: this.#height / 2 };
      c.translate(middle.x + shake.x / this.#fit.px, middle.y + shake.y / this.#fit.px);
      c.rotate(shake.rotate);
      c.scale(OVERSCAN, OVERSCAN);
      c.translate(-middle.x, -middle.y);
    }
  }

  /**
   * Watches the pace of frames and lowers the pixel ratio when they run long and that helps.
   * @returns true when the canvas must be laid out anew
   */
  watch(elapsedMs: number): boolean {
    return this.#adaptive && this.#quality.watch(elapsedMs);
  }

  // Fields, not methods, so that a view may take them out of its surface.

  readonly sprite: Surface['sprite'] = (name, x, y, size, options) =>
    this.#painter.sprite(this.c, name, x, y, size, options);

  readonly label: Surface['label'] = (text, x, y, size, options) =>
    this.#painter.label(this.c, text, x, y, size, options);

  readonly stamp: Surface['stamp'] = (key, width, height, paint, x, y, options) => {
    const { c } = this;
    const reachOf = (): Reach => ({
      left: -width / 2,
      top: -height / 2,
      right: width / 2,
      bottom: height / 2,
    });
    if (!options) stamp(c, key, x, y, 1, reachOf, paint);
    else {
      const above = middleAbove(height, options);
      posed(c, x, y, options, (px, py) => stamp(c, key, px, py - above, 1, reachOf, paint));
    }
  };

  readonly layer: Surface['layer'] = (key, paint) => {
    const { bleed } = this.#fit;
    if (this.#begun <= 1) {
      // The first frame is not made to wait for a bitmap: that is filled by the next one.
      this.c.save();
      paint(this.c, bleed);
      this.c.restore();
      return;
    }
    const layer = this.#nextLayer();
    if (layer.key !== key) {
      layer.key = key;
      const c = layer.canvas.getContext('2d');
      if (!c) return;
      c.setTransform(1, 0, 0, 1, 0, 0);
      c.clearRect(0, 0, layer.canvas.width, layer.canvas.height);
      this.#useWorld(c);
      paint(c, bleed);
    }
    this.c.drawImage(layer.canvas, bleed.x, bleed.y, bleed.width, bleed.height);
  };

  /** Layers are told apart by their order within a frame. */
  #nextLayer(): Layer {
    const index = this.#layersUsed;
    this.#layersUsed += 1;
    const known = this.#layers[index];
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = this.#canvas.width;
    canvas.height = this.#canvas.height;
    const layer = { key: '', canvas };
    this.#layers[index] = layer;
    return layer;
  }

  /** From here on a canvas is drawn on in world units. */
  #useWorld(c: CanvasRenderingContext2D): void {
    const { px, left, top } = this.#fit;
    const scale = px * this.#ratio;
    c.setTransform(scale, 0, 0, scale, left * this.#ratio, top * this.#ratio);
  }
}
