import type { Context, Paint, Rect } from '@playgrove/kit/runtime';

/** Where an outline is traced: a canvas or a path. */
export type Tracer = CanvasPath;

/**
 * An outline that never changes: traced once, then filled or stroked with one call each frame.
 * Tracing it with fifty calls each frame is a large part of a frame's script time.
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

  /** Has round joins. Ends are round by default. */
  rim(c: Context, paint: Paint, width: number, ends: CanvasLineCap = 'round'): void {
    c.strokeStyle = paint;
    c.lineWidth = width;
    c.lineJoin = 'round';
    c.lineCap = ends;
    const path = this.#on(c);
    if (path) c.stroke(path);
    else c.stroke();
  }

  /** Without Path2D, traces on the canvas again. */
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
 * A small picture painted once, to be drawn over much of the screen with `spread`.
 * @param paint fills `width` by `height` pixels
 * @param opaque whether it leaves no pixel transparent
 * @returns undefined without bitmap support; then draw the original
 */
export function bake(
  width: number,
  height: number,
  paint: (c: Context) => void,
  opaque = false,
): ImageBitmap | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const canvas = new OffscreenCanvas(width, height);
  // For drawing, the two context types are equivalent.
  const c = canvas.getContext('2d', { alpha: !opaque }) as Context | null;
  if (!c) return undefined;
  paint(c);
  return canvas.transferToImageBitmap();
}

/**
 * Draws a part of a baked picture over a rectangle without blending its pixels: for smooth content
 * such as gradients. In software rendering, a full screen of it costs a twentieth of the gradient.
 */
export function spread(c: Context, picture: ImageBitmap, from: Rect, over: Rect): void {
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
