import type { Point } from '../../../contract/index.ts';

export type Context = CanvasRenderingContext2D;
/** A fill of the canvas. */
export type Paint = string | CanvasGradient | CanvasPattern;

const TURN = Math.PI * 2;

function stops(gradient: CanvasGradient, colors: readonly string[]): CanvasGradient {
  const last = Math.max(1, colors.length - 1);
  colors.forEach((color, index) => gradient.addColorStop(index / last, color));
  return gradient;
}

/** A gradient from one point to another; colors are spread evenly. */
export function linear(
  c: Context,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  ...colors: readonly string[]
): CanvasGradient {
  return stops(c.createLinearGradient(x1, y1, x2, y2), colors);
}

/** A gradient from `top` down to `bottom`. */
export function down(
  c: Context,
  top: number,
  bottom: number,
  ...colors: readonly string[]
): CanvasGradient {
  return linear(c, 0, top, 0, bottom, ...colors);
}

/** A gradient from a center outward to `r`. */
export function radial(
  c: Context,
  x: number,
  y: number,
  r: number,
  ...colors: readonly string[]
): CanvasGradient {
  return stops(c.createRadialGradient(x, y, 0, x, y, r), colors);
}

/** Fills what `trace` outlines. */
export function fillPath(c: Context, paint: Paint, trace: (c: Context) => void): void {
  c.fillStyle = paint;
  c.beginPath();
  trace(c);
  c.fill();
}

/** Strokes the last outline (or what `trace` traces), with round joins. */
export function rim(c: Context, paint: Paint, width: number, trace?: (c: Context) => void): void {
  c.strokeStyle = paint;
  c.lineWidth = width;
  c.lineJoin = 'round';
  c.lineCap = 'round';
  if (trace) {
    c.beginPath();
    trace(c);
  }
  c.stroke();
}

/** Runs `paint` around x, y, rotated and scaled, and restores everything. */
export function place(
  c: Context,
  x: number,
  y: number,
  paint: () => void,
  rotate = 0,
  scaleX = 1,
  scaleY = scaleX,
): void {
  c.save();
  c.translate(x, y);
  if (rotate !== 0) c.rotate(rotate);
  if (scaleX !== 1 || scaleY !== 1) c.scale(scaleX, scaleY);
  paint();
  c.restore();
}

/** Clips to the outline. */
export function clipped(c: Context, trace: (c: Context) => void, paint: () => void): void {
  c.save();
  c.beginPath();
  trace(c);
  c.clip();
  paint();
  c.restore();
}

export function disc(c: Context, x: number, y: number, r: number, paint: Paint): void {
  fillPath(c, paint, (path) => path.arc(x, y, r, 0, TURN));
}

export function ring(
  c: Context,
  x: number,
  y: number,
  r: number,
  width: number,
  paint: Paint,
): void {
  rim(c, paint, width, (path) => path.arc(x, y, r, 0, TURN));
}

/** An ellipse. */
export function blob(
  c: Context,
  x: number,
  y: number,
  rx: number,
  ry: number,
  paint: Paint,
  rotate = 0,
): void {
  fillPath(c, paint, (path) => path.ellipse(x, y, rx, ry, rotate, 0, TURN));
}

/** A rectangle with round corners. */
export function rounded(
  c: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  paint: Paint,
): void {
  fillPath(c, paint, (path) => path.roundRect(x, y, width, height, r));
}

/** Fully round ends. */
export function pill(
  c: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint,
): void {
  rounded(c, x, y, width, height, Math.min(width, height) / 2, paint);
}

/** A line through points, with round ends and corners. Points may be plain numbers: x, y, x, y, … */
export function line(
  c: Context,
  points: readonly Point[] | readonly number[],
  width: number,
  paint: Paint,
  closed = false,
): void {
  rim(c, paint, width, (path) => {
    let x: number | undefined;
    for (const point of points) {
      if (typeof point === 'object') path.lineTo(point.x, point.y);
      else if (x === undefined) x = point;
      else {
        path.lineTo(x, point);
        x = undefined;
      }
    }
    if (closed) path.closePath();
  });
}

/** Traces a star (`inner` 0.5) or, with `inner` 1, a polygon of twice as many sides. First point up. */
export function traceStar(
  c: Context,
  x: number,
  y: number,
  r: number,
  points = 5,
  inner = 0.5,
  turn = 0,
): void {
  for (let corner = 0; corner < points * 2; corner += 1) {
    const angle = (corner / points) * Math.PI - Math.PI / 2 + turn;
    const far = corner % 2 === 0 ? r : r * inner;
    c.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
  }
  c.closePath();
}

export function star(
  c: Context,
  x: number,
  y: number,
  r: number,
  paint: Paint,
  turn = 0,
  points = 5,
): void {
  fillPath(c, paint, (path) => traceStar(path, x, y, r, points, 0.5, turn));
}

/** A four-point sparkle; two or three make a picture shine. */
export function sparkle(c: Context, x: number, y: number, r: number, paint: Paint = '#fff'): void {
  fillPath(c, paint, (path) => {
    path.moveTo(x, y - r);
    path.quadraticCurveTo(x, y, x + r, y);
    path.quadraticCurveTo(x, y, x, y + r);
    path.quadraticCurveTo(x, y, x - r, y);
    path.quadraticCurveTo(x, y, x, y - r);
  });
}

/** A plump triangle that points along the x axis. */
export function arrow(c: Context, size: number, color: Paint): void {
  fillPath(c, color, (path) => {
    path.moveTo(size, 0);
    path.lineTo(-size * 0.6, -size * 0.85);
    path.lineTo(-size * 0.6, size * 0.85);
    path.closePath();
  });
  rim(c, color, size * 0.4);
}
