import type { Context, Paint } from '@playgrove/kit/stage';

/** What an outline is traced on: a canvas or a path. */
export type Tracer = CanvasPath;

/**
 * An outline that never changes: traced once, then filled or stroked with one call each frame.
 * Fifty calls a shape are what frames of script are made of.
 */
export class Outline {
  readonly #trace: (path: Tracer) => void;
  #path: Path2D | undefined;

  constructor(trace: (path: Tracer) => void) {
    this.#trace = trace;
  }

  fill(c: Context, paint: Paint): void {
    c.fillStyle = paint;
    const path = this.#on(c);
    if (path) c.fill(path);
    else c.fill();
  }

  /** With round joins, and round ends unless told otherwise. */
  rim(c: Context, paint: Paint, width: number, ends: CanvasLineCap = 'round'): void {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.lineJoin = 'round';
    c.lineCap = ends;
    const path = this.#on(c);
    if (path) c.stroke(path);
    else c.stroke();
  }

  /** Where paths cannot be kept it is traced on the canvas again. */
  #on(c: Context): Path2D | undefined {
    if (typeof Path2D === 'undefined') {
      c.beginPath();
      this.#trace(c);
      return undefined;
    }
    if (!this.#path) {
      this.#path = new Path2D();
      this.#trace(this.#path);
    }
    return this.#path;
  }
}

/**
 * A small picture painted once, to be laid over much of the screen with `spread`.
 * @param paint fills `width` by `height` pixels
 * @param opaque that it leaves no pixel of them clear
 * @returns nothing where bitmaps cannot be had: then what it stands for is drawn as it is
 */
export function bake(
  width: number,
  height: number,
  paint: (c: Context) => void,
  opaque = false,
): ImageBitmap | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const canvas = new OffscreenCanvas(width, height);
  // The two contexts differ in nothing that drawing uses.
  const c = canvas.getContext('2d', { alpha: !opaque }) as Context | null;
  if (!c) return undefined;
  paint(c);
  return canvas.transferToImageBitmap();
}

type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Lays a part of a baked picture over a rectangle without blending its pixels: for what is smooth in
 * itself, as a gradient is. Drawn in software a full screen of it costs a twentieth of the gradient.
 */
export function spread(c: Context, picture: ImageBitmap, from: Area, over: Area): void {
  c.imageSmoothingEnabled = false;
  c.drawImage(
    picture,
    from.x,
    from.y,
    from.width,
    from.height,
    over.x,
    over.y,
    over.width,
    over.height,
  );
  c.imageSmoothingEnabled = true;
}
