import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import { HEIGHT, WIDTH } from '../rules/state.ts';
import { ACROSS, ALONG, layersOf, type Layer, type Scene } from '../scenes/scene.ts';

/** Pixels across of what rests. */
const GRAIN = 1280;
/** Pixels across of what moves, and how many pictures a second it has. */
const MOVING = 960;
const RATE = 30;

/** A picture that moves: what rests is painted once, what moves in every frame. */
export class Film {
  readonly #layers: readonly (Layer & { picture?: OffscreenCanvas })[];

  #frame: { readonly canvas: OffscreenCanvas; readonly c: Context } | undefined;
  #shown = -1;
  #mask: OffscreenCanvas | undefined;

  constructor(scene: Scene) {
    this.#layers = layersOf(scene);
  }

  /** Paints one part that rests, so that no frame has to paint them all. */
  warm(): void {
    const next = this.#layers.find(({ still, picture }) => still && !picture);
    if (next) this.#baked(next);
  }

  /**
   * Draws the picture with its corner at x, y.
   * @param t seconds since it woke up
   * @param mask where the picture shows; nothing without bitmaps
   */
  draw(c: Context, x: number, y: number, wide: number, t: number, mask?: OffscreenCanvas): void {
    const frame = this.#moving();
    if (!frame) {
      if (mask) return;
      draw.transformed(c, { x, y, scale: wide / ACROSS }, () => this.#paint(c, t));
      return;
    }
    // Beside a game in progress, half as many pictures are enough.
    const tick = Math.floor(t * (mask ? RATE / 2 : RATE));
    if (tick !== this.#shown || mask !== this.#mask) {
      this.#shown = tick;
      this.#mask = mask;
      draw.transformed(frame.c, { scale: MOVING / ACROSS }, () => this.#paint(frame.c, t));
      if (mask) {
        frame.c.globalCompositeOperation = 'destination-in';
        frame.c.drawImage(mask, 0, 0, frame.canvas.width, frame.canvas.height);
        frame.c.globalCompositeOperation = 'source-over';
      }
    }
    c.drawImage(frame.canvas, x, y, wide, (wide * HEIGHT) / WIDTH);
  }

  /** Few phones have time for every lamp in every frame, and no eye sees the difference. */
  #moving(): { readonly canvas: OffscreenCanvas; readonly c: Context } | undefined {
    if (this.#frame || typeof OffscreenCanvas === 'undefined') return this.#frame;
    const canvas = new OffscreenCanvas(MOVING, (MOVING * HEIGHT) / WIDTH);
    const c = canvas.getContext('2d') as Context | null;
    if (c) this.#frame = { canvas, c };
    return this.#frame;
  }

  #paint(c: Context, t: number): void {
    for (const layer of this.#layers) {
      const still = layer.still ? this.#baked(layer) : undefined;
      if (still) c.drawImage(still, 0, 0, ACROSS, ALONG);
      else layer.paint(c, t);
    }
  }

  #baked(layer: Layer & { picture?: OffscreenCanvas }): OffscreenCanvas | undefined {
    if (layer.picture || typeof OffscreenCanvas === 'undefined') return layer.picture;
    const canvas = new OffscreenCanvas(GRAIN, (GRAIN * HEIGHT) / WIDTH);
    const c = canvas.getContext('2d') as Context | null;
    if (!c) return undefined;
    c.scale(GRAIN / ACROSS, GRAIN / ACROSS);
    layer.paint(c, 0);
    layer.picture = canvas;
    return canvas;
  }
}
