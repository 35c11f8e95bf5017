import type { Context } from '@playgrove/kit/runtime';
import { HEIGHT, WIDTH } from '../rules/state.ts';
import { ACROSS, ALONG, layersOf, type Layer, type Scene } from '../scenes/scene.ts';

/** Pixels across of what rests. */
const GRAIN = 1280;

/** A picture that moves: what rests is painted once, what moves in every frame. */
export class Film {
  readonly #layers: readonly (Layer & { picture?: OffscreenCanvas })[];

  constructor(scene: Scene) {
    this.#layers = layersOf(scene);
  }

  /** Draws the picture with its corner at x, y. @param t seconds since it woke up */
  draw(c: Context, x: number, y: number, wide: number, t: number): void {
    c.save();
    c.translate(x, y);
    c.scale(wide / ACROSS, wide / ACROSS);
    c.beginPath();
    c.rect(0, 0, ACROSS, ALONG);
    c.clip();
    for (const layer of this.#layers) {
      const still = layer.still ? this.#baked(layer) : undefined;
      if (still) c.drawImage(still, 0, 0, ACROSS, ALONG);
      else layer.paint(c, t);
    }
    c.restore();
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
