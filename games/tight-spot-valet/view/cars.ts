import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

export type Pattern = 'bee' | 'dots' | 'melon' | 'racer' | 'checks' | 'cow' | 'stars' | 'crown';
export type Paintwork = {
  readonly body: string;
  readonly roof: string;
  readonly pattern?: Pattern;
};

/** Half its length and half its width. */
export type Half = { readonly l: number; readonly w: number };

const INK = '#33224f';
const GLASS = '#9fdcff';
const CROWN = 'M-9 6-10-6-4-1 0-9 4-1 10-6 9 6Z';

/** Guests' cars. */
export const GUESTS: readonly Paintwork[] = [
  { body: '#4fb8f0', roof: '#dff4ff' },
  { body: '#ff9a3d', roof: '#fff0d2' },
  { body: '#7ccf5b', roof: '#f0ffd9' },
  { body: '#b28cf2', roof: '#f1e6ff' },
  { body: '#ff8fb3', roof: '#ffe9f1' },
  { body: '#2fbfae', roof: '#dcfff7' },
  { body: '#f7efe0', roof: '#ff7a6b' },
  { body: '#ffd84a', roof: '#fff8d0' },
];

function traceBody(c: Context, { l, w }: Half): void {
  c.beginPath();
  c.moveTo(-l + 8, -w);
  c.bezierCurveTo(-l * 0.2, -w - 1, l * 0.3, -w, l - 15, -w + 2);
  c.bezierCurveTo(l - 3, -w + 4, l, -w * 0.55, l, 0);
  c.bezierCurveTo(l, w * 0.55, l - 3, w - 4, l - 15, w - 2);
  c.bezierCurveTo(l * 0.3, w, -l * 0.2, w + 1, -l + 8, w);
  c.bezierCurveTo(-l + 1, w - 1, -l, w * 0.6, -l, 0);
  c.bezierCurveTo(-l, -w * 0.6, -l + 1, -w + 1, -l + 8, -w);
  c.closePath();
}

export function paintWheel(c: Context, x: number, y: number, turn = 0): void {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  draw.rounded(c, -9, -4.5, 18, 9, 3.5, INK);
  draw.rounded(c, -6, -1.6, 12, 3.2, 1.6, '#6d5c90');
  c.restore();
}

/** A car from above, its nose to the right. Without front wheels: those turn. */
export function paintCar(c: Context, half: Half, paint: Paintwork, hasWheels = true): void {
  const { l, w } = half;
  const front = l * 0.58;
  for (const side of [-1, 1]) {
    paintWheel(c, -l * 0.6, side * (w - 1.5));
    if (hasWheels) paintWheel(c, front, side * (w - 1.5));
  }
  traceBody(c, half);
  draw.rim(c, INK, 5);
  c.fillStyle = draw.linear(
    c,
    0,
    -w,
    0,
    w,
    draw.tint(paint.body, 0.34),
    paint.body,
    draw.shade(paint.body, 0.2),
  );
  c.fill();
  c.save();
  traceBody(c, half);
  c.clip();
  paintPattern(c, half, paint);
  draw.blob(c, l * 0.1, -w + 4, l * 0.75, 2.6, '#ffffff70');
  c.restore();
  paintCabin(c, half, paint);
  // Blush, and lamps at the tail.
  for (const side of [-1, 1]) {
    draw.blob(c, l - 17, side * w * 0.74, 3.6, 2.6, '#ff7aa066');
    draw.rounded(c, -l + 1, side * w * 0.62 - 4, 4.5, 8, 2, '#c9143f');
  }
}

function paintCabin(c: Context, { l, w }: Half, { roof, pattern }: Paintwork): void {
  const [tail, nose, side] = [-l * 0.62, l * 0.36, w * 0.8];
  draw.rounded(c, tail - 1.5, -side - 1.5, nose - tail + 3, side * 2 + 3, 10, INK);
  draw.rounded(
    c,
    tail,
    -side,
    nose - tail,
    side * 2,
    9,
    draw.linear(c, tail, 0, nose, 0, '#6bb9ea', GLASS, '#c9f0ff'),
  );
  c.save();
  c.beginPath();
  c.moveTo(nose - 5, -side + 3);
  c.lineTo(nose - 1, -2);
  c.lineTo(nose - 6, 4);
  c.lineTo(nose - 10, -side + 4);
  c.closePath();
  c.fillStyle = '#ffffff90';
  c.fill();
  c.restore();
  const [from, to] = [tail + 7, nose - 11];
  draw.rounded(c, from - 1, -side + 2, to - from + 2, side * 2 - 4, 8, draw.fade(INK, 0.5));
  draw.rounded(
    c,
    from,
    -side + 3,
    to - from,
    side * 2 - 6,
    7,
    draw.linear(c, 0, -side, 0, side, draw.tint(roof, 0.25), roof, draw.shade(roof, 0.13)),
  );
  draw.rounded(c, from + 4, -side + 5, (to - from) * 0.6, 3, 1.5, '#ffffff80');
  const middle = (from + to) / 2;
  if (pattern === 'dots') {
    for (const side2 of [-1, 1]) draw.disc(c, middle + side2 * 7, side2 * 5, 3.4, '#ff6a74');
  } else if (pattern === 'crown') {
    draw.transformed(c, { x: middle, rotate: Math.PI / 2, scale: 0.85 }, () =>
      draw.drawPath(c, CROWN, { fill: '#c9741a' }),
    );
  } else if (pattern === 'stars') {
    draw.star(c, middle - 5, -4, 4.5, '#ffe27a');
    draw.star(c, middle + 7, 5, 3.4, '#fff6d0');
  } else if (pattern === 'melon') {
    for (const [x, y] of [
      [-7, -5],
      [2, 2],
      [9, -6],
      [-8, 6],
      [10, 7],
    ] as const)
      draw.blob(c, middle + x, y, 2.4, 1.3, INK);
  }
}

function paintPattern(c: Context, { l, w }: Half, { pattern }: Paintwork): void {
  if (pattern === 'racer') {
    c.fillStyle = '#ffffff';
    c.fillRect(-l, -8, l * 2, 5.5);
    c.fillRect(-l, 2.5, l * 2, 5.5);
  } else if (pattern === 'bee') {
    c.fillStyle = INK;
    for (const x of [-l * 0.94, -l * 0.66, l * 0.44, l * 0.7]) c.fillRect(x, -w - 2, 7, w * 2 + 4);
  } else if (pattern === 'dots') {
    for (const [x, y] of [
      [0.6, -0.55],
      [0.62, 0.55],
      [-0.82, -0.4],
      [-0.82, 0.4],
      [0.46, 0],
    ] as const)
      draw.disc(c, x * l, y * w, 4.5, INK);
  } else if (pattern === 'melon') {
    for (let x = -l; x < l; x += 13) draw.blob(c, x, 0, 3.4, w + 2, '#1e7f45');
  } else if (pattern === 'checks') {
    c.fillStyle = INK;
    for (let at = 0; at * 5 < l * 2; at += 1) {
      c.fillRect(-l + at * 5, at % 2 === 0 ? -w : -w + 4, 5, 4);
      c.fillRect(-l + at * 5, at % 2 === 0 ? w - 8 : w - 4, 5, 4);
    }
  } else if (pattern === 'cow') {
    for (const [x, y, r] of [
      [0.62, -0.6, 9],
      [0.5, 0.7, 7],
      [-0.75, 0.6, 10],
      [-0.7, -0.8, 7],
    ] as const)
      draw.blob(c, x * l, y * w, r, r * 0.8, INK);
  } else if (pattern === 'stars') {
    for (const [x, y, r] of [
      [0.62, -0.45, 4],
      [0.5, 0.5, 3],
      [-0.82, 0.3, 4],
      [-0.8, -0.6, 2.6],
    ] as const)
      draw.star(c, x * l, y * w, r, '#fff0b0');
  } else if (pattern === 'crown') {
    draw.blob(c, l * 0.62, 0, 4, w, '#fff4bd');
  }
}

/** How headlights look: where to, and how far they are open. */
export type Gaze = { readonly x: number; readonly y: number; readonly open: number };

/** Headlights are eyes: on the nose, looking along `x` and across `y`. */
export function drawEyes(c: Context, { l, w }: Half, { x, y, open }: Gaze): void {
  for (const side of [-1, 1]) {
    const [ex, ey] = [l - 9.5, side * w * 0.47];
    draw.disc(c, ex, ey, 7.6, INK);
    draw.disc(c, ex, ey, 6.2, '#ffffff');
    if (open < 0.2) {
      // Asleep.
      draw.disc(c, ex, ey, 6.2, '#e9d9c6');
      c.strokeStyle = INK;
      c.lineWidth = 1.8;
      c.beginPath();
      c.arc(ex - 1.5, ey, 4, -1.1, 1.1);
      c.stroke();
      continue;
    }
    draw.disc(c, ex + x * 2.4, ey + y * 2.4, 3.5, INK);
    draw.disc(c, ex + x * 2.4 + 1, ey + y * 2.4 - 1.1, 1.2, '#ffffff');
  }
}
