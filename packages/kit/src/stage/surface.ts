import { fitWorld, type Fit, type Insets } from './fit.ts';
import type { LabelOptions, Rect, SpriteOptions, Surface } from './view.ts';

const MOST_PIXEL_RATIO = 2;
/** Steps taken when frames run long: fill rate is what phones lack. */
const RATIOS = [1, 0.75, 0.55] as const;
/** A shaken picture is drawn a little larger, so that no edge comes into view. */
const OVERSCAN = 1.025;
const MOST_STAMPS = 200;
const LONG_FRAME_MS = 26;
const WATCHED_FRAMES = 90;

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
  readonly #stamps = new Map<string, HTMLCanvasElement>();
  #width = 1;
  #height = 1;
  #fit: Fit = fitWorld(
    { width: 1, height: 1 },
    { width: 1, height: 1 },
    { top: 0, right: 0, bottom: 0, left: 0 },
  );
  #ratio = 1;
  #step = 0;
  #long = 0;
  #frames = 0;
  readonly #adaptive: boolean;
  time = 0;
  calm = false;

  /** @throws when the browser gives no 2D context */
  constructor(canvas: HTMLCanvasElement, painter: Painter, adaptive: boolean) {
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('This browser cannot draw a 2D canvas.');
    this.c = context;
    this.#canvas = canvas;
    this.#painter = painter;
    this.#adaptive = adaptive;
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
    this.#width = world.width;
    this.#height = world.height;
    this.#fit = fitWorld(world, screen, insets);
    const step = RATIOS[this.#step] ?? 1;
    this.#ratio = Math.min(devicePixelRatio || 1, MOST_PIXEL_RATIO) * step;
    const width = Math.max(1, Math.round(screen.width * this.#ratio));
    const height = Math.max(1, Math.round(screen.height * this.#ratio));
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    this.#layers = [];
    this.#begun = 0;
    this.#stamps.clear();
  }

  /** Starts a frame: transform set, nothing carried over from the last one. */
  begin(shake: { readonly x: number; readonly y: number; readonly rotate: number }): void {
    const { c } = this;
    this.#layersUsed = 0;
    this.#begun += 1;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalAlpha = 1;
    c.globalCompositeOperation = 'source-over';
    const scale = this.#fit.px * this.#ratio;
    c.setTransform(scale, 0, 0, scale, this.#fit.left * this.#ratio, this.#fit.top * this.#ratio);
    if (shake.x !== 0 || shake.y !== 0 || shake.rotate !== 0) {
      const middle = { x: this.#width / 2, y: this.#height / 2 };
      c.translate(middle.x + shake.x / this.#fit.px, middle.y + shake.y / this.#fit.px);
      c.rotate(shake.rotate);
      c.scale(OVERSCAN, OVERSCAN);
      c.translate(-middle.x, -middle.y);
    }
  }

  /**
   * Watches the pace of frames and lowers the pixel ratio when they run long.
   * @returns true when the canvas must be laid out anew
   */
  watch(elapsedMs: number): boolean {
    if (!this.#adaptive || elapsedMs > 250) return false;
    this.#frames += 1;
    if (elapsedMs > LONG_FRAME_MS) this.#long += 1;
    if (this.#frames < WATCHED_FRAMES) return false;
    const slow = this.#long > WATCHED_FRAMES / 2 && this.#step < RATIOS.length - 1;
    this.#frames = 0;
    this.#long = 0;
    if (slow) this.#step += 1;
    return slow;
  }

  sprite(name: string, x: number, y: number, size: number, options?: SpriteOptions): void {
    this.#painter.sprite(this.c, name, x, y, size, options);
  }

  stamp(
    key: string,
    width: number,
    height: number,
    paint: (c: CanvasRenderingContext2D) => void,
    x: number,
    y: number,
    options: SpriteOptions = {},
  ): void {
    const picture = this.#stamps.get(key) ?? this.#paintStamp(key, width, height, paint);
    const { c } = this;
    const { rotate = 0, scaleX = 1, scaleY = 1, alpha = 1, anchor } = options;
    c.save();
    c.translate(x, y);
    if (rotate !== 0) c.rotate(rotate);
    if (scaleX !== 1 || scaleY !== 1) c.scale(scaleX, scaleY);
    if (alpha !== 1) c.globalAlpha *= alpha;
    c.drawImage(picture, -width / 2, anchor === 'foot' ? -height : -height / 2, width, height);
    c.restore();
  }

  #paintStamp(
    key: string,
    width: number,
    height: number,
    paint: (c: CanvasRenderingContext2D) => void,
  ): HTMLCanvasElement {
    const scale = this.#fit.px * this.#ratio;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.ceil(width * scale));
    canvas.height = Math.max(1, Math.ceil(height * scale));
    const c = canvas.getContext('2d');
    c?.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
    if (c) paint(c);
    if (this.#stamps.size >= MOST_STAMPS) this.#stamps.clear();
    this.#stamps.set(key, canvas);
    return canvas;
  }

  label(text: string, x: number, y: number, size: number, options?: LabelOptions): void {
    this.#painter.label(this.c, text, x, y, size, options);
  }

  layer(key: string, paint: (c: CanvasRenderingContext2D, bleed: Rect) => void): void {
    if (this.#begun <= 1) {
      // The first frame is not made to wait for a bitmap: that is filled by the next one.
      this.c.save();
      paint(this.c, this.#fit.bleed);
      this.c.restore();
      return;
    }
    const index = this.#layersUsed;
    this.#layersUsed += 1;
    let layer = this.#layers[index];
    if (!layer) {
      layer = { key: '', canvas: document.createElement('canvas') };
      this.#layers[index] = layer;
      layer.canvas.width = this.#canvas.width;
      layer.canvas.height = this.#canvas.height;
    }
    const { canvas } = layer;
    const { bleed } = this.#fit;
    if (layer.key !== key) {
      layer.key = key;
      const c = canvas.getContext('2d');
      if (!c) return;
      c.setTransform(1, 0, 0, 1, 0, 0);
      c.clearRect(0, 0, canvas.width, canvas.height);
      const scale = this.#fit.px * this.#ratio;
      c.setTransform(scale, 0, 0, scale, this.#fit.left * this.#ratio, this.#fit.top * this.#ratio);
      paint(c, bleed);
    }
    this.c.drawImage(canvas, bleed.x, bleed.y, bleed.width, bleed.height);
  }
}
