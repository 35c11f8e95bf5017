import { middleAbove, posed } from './draw/posed.ts';
import { forgetStamps, stamp, type Reach } from './draw/stamp.ts';
import { placeWorld, type Fit, type Insets } from './fit.ts';
import type { LabelOptions, Rect, SpriteOptions, Surface } from '../view.ts';

const MAX_PIXEL_RATIO = 2;
/** A shaken picture is drawn slightly larger, so that no edge becomes visible. */
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
  /** Frames started since the last layout. */
  #started = 0;
  #width = 1;
  #height = 1;
  #fit: Fit = placeWorld(
    { width: 1, height: 1 },
    { width: 1, height: 1 },
    { top: 0, right: 0, bottom: 0, left: 0 },
  );
  #laidOut = '';
  #ratio = 1;
  /** Pixels a side, relative to the full size; applies when the canvas is laid out. */
  scale = 1;
  /** The view's own canvas, if it has one. */
  #beneath: HTMLCanvasElement | undefined;
  readonly beneath?: (canvas: HTMLCanvasElement) => void;
  time = 0;
  reducedMotion = false;
  #keepsake: string | undefined;
  words: Surface['words'] = (key) => key;

  /**
   * @param seeThrough whether a canvas may be placed beneath
   * @throws if the browser provides no 2D context
   */
  constructor(canvas: HTMLCanvasElement, painter: Painter, seeThrough = false) {
    const context = canvas.getContext('2d', { alpha: seeThrough });
    if (!context) throw new Error('This browser cannot draw a 2D canvas.');
    this.c = context;
    this.#canvas = canvas;
    this.#painter = painter;
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

  get portrait(): boolean {
    return this.#height > this.#width;
  }

  get px(): number {
    return this.#fit.px;
  }

  get keepsake(): string | undefined {
    return this.#keepsake;
  }

  /** In another look everything is painted again. */
  set keepsake(id: string | undefined) {
    if (id === this.#keepsake) return;
    this.#keepsake = id;
    forgetStamps();
    this.#layers = [];
  }

  get fit(): Fit {
    return this.#fit;
  }

  /** Lays the world out. All sizes but the world's are in CSS pixels. */
  resize(
    world: { readonly width: number; readonly height: number },
    screen: { readonly width: number; readonly height: number },
    insets: Insets,
  ): void {
    const laidOut = [world.width, world.height, screen.width, screen.height].join();
    // If only the pixel ratio fell, stamps stay: making them all again would slow a slow phone
    // further.
    if (laidOut !== this.#laidOut) forgetStamps();
    this.#laidOut = laidOut;
    this.#width = world.width;
    this.#height = world.height;
    this.#fit = placeWorld(world, screen, insets);
    const full = Math.min(devicePixelRatio || 1, MAX_PIXEL_RATIO);
    // Text stays readable down to one pixel per CSS pixel, and no further.
    this.#ratio = Math.max(Math.min(full, 1), full * this.scale);
    const width = Math.max(1, Math.round(screen.width * this.#ratio));
    const height = Math.max(1, Math.round(screen.height * this.#ratio));
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    this.#layers = [];
    this.#started = 0;
  }

  /** Starts a frame: sets the transform, and resets all drawing settings. */
  begin(shake: { readonly x: number; readonly y: number; readonly rotate: number }): void {
    const { c } = this;
    this.#layersUsed = 0;
    this.#started += 1;
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

  // Fields, not methods, so that a view may destructure its surface.

  readonly readable: Surface['readable'] = (size, least = 14.5) =>
    Math.max(size, least / this.#fit.px);

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
    if (this.#started <= 1) {
      // The first frame does not wait for a bitmap: the next one fills it.
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

  /** A layer is identified by its order within a frame. */
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

  /** From here on, drawing on the canvas uses world units. */
  #useWorld(c: CanvasRenderingContext2D): void {
    const { px, left, top } = this.#fit;
    const scale = px * this.#ratio;
    c.setTransform(scale, 0, 0, scale, left * this.#ratio, top * this.#ratio);
  }
}
