import * as draw from '@playgrove/kit/draw';
import type { Point } from '@playgrove/kit/contract';
import type { Look } from './looks.ts';

type Context = CanvasRenderingContext2D;

export type Pose = {
  /** About how wide it is with its legs. */
  readonly size: number;
  /** Where it looks, at most 1 long. */
  readonly look?: Point;
  /** Radians of its step, while it walks. */
  readonly stride?: number;
  /** 0 to 1: how far its eyes are closed. */
  readonly blink?: number;
  /** Glad: two legs up and a wide smile. */
  readonly glad?: boolean;
};

/** Where its legs leave the body, bend and end, on the right; in units of its size. */
const LEGS = [
  [0.13, -0.1, 0.33, -0.34, 0.46, -0.16],
  [0.16, -0.02, 0.41, -0.16, 0.51, 0.06],
  [0.15, 0.06, 0.4, 0.02, 0.47, 0.26],
  [0.12, 0.12, 0.29, 0.16, 0.33, 0.4],
] as const;

/** A small round spider with a big head, seen from the front, around 0, 0. */
export function paintSpider(c: Context, look: Look, pose: Pose): void {
  const { size, stride = 0, glad = false } = pose;
  c.save();
  c.scale(size, size);
  c.lineCap = 'round';
  c.lineJoin = 'round';
  for (const [color, width] of [
    [draw.PALETTE.ink, 0.075],
    [draw.shade(look.body, 0.12), 0.043],
  ] as const)
    draw.rim(c, color, width, (path) => legs(path, stride, glad));
  abdomen(c, look);
  head(c, look, pose);
  c.restore();
}

function legs(path: Context, stride: number, glad: boolean): void {
  for (const side of [-1, 1]) {
    for (const [at, [x, y, kx, ky, fx, fy]] of LEGS.entries()) {
      const step = Math.sin(stride + at * 1.9 + (side > 0 ? 0 : Math.PI)) * (stride ? 0.05 : 0);
      const up = glad && at === 0 ? -0.3 : 0;
      path.moveTo(side * x, y);
      path.quadraticCurveTo(side * kx, ky + up * 0.5 - step, side * fx, fy + up + step);
    }
  }
}

/** The round back behind the head, with its mark and the light of the morning. */
function abdomen(c: Context, { body, mark, sign }: Look): void {
  const round = (path: Context): void => path.ellipse(0, 0.1, 0.26, 0.25, 0, 0, Math.PI * 2);
  draw.fillPath(
    c,
    draw.radial(c, -0.09, 0, 0.36, draw.tint(body, 0.42), body, draw.shade(body, 0.4)),
    round,
  );
  draw.rim(c, draw.PALETTE.ink, 0.032, round);
  c.save();
  c.translate(0, 0.24);
  MARKS[sign](c, mark);
  c.restore();
}

const MARKS: Readonly<Record<Look['sign'], (c: Context, color: string) => void>> = {
  drop: (c, color) =>
    draw.fillPath(c, color, (path) => {
      path.moveTo(0, -0.08);
      path.bezierCurveTo(0.09, 0.02, 0.06, 0.08, 0, 0.08);
      path.bezierCurveTo(-0.06, 0.08, -0.09, 0.02, 0, -0.08);
    }),
  heart: (c, color) =>
    draw.fillPath(c, color, (path) => {
      path.moveTo(0, 0.08);
      path.bezierCurveTo(-0.16, -0.03, -0.06, -0.12, 0, -0.04);
      path.bezierCurveTo(0.06, -0.12, 0.16, -0.03, 0, 0.08);
    }),
  star: (c, color) => draw.fillPath(c, color, (path) => draw.traceStar(path, 0, 0, 0.095, 5)),
  stripes(c, color) {
    for (const [y, half] of [
      [-0.04, 0.2],
      [0.04, 0.14],
    ] as const)
      draw.rounded(c, -half, y - 0.02, half * 2, 0.04, 0.02, color);
  },
  crown: (c, color) =>
    draw.fillPath(c, color, (path) => {
      path.moveTo(-0.09, 0.06);
      for (const [x, y] of [
        [-0.11, -0.05],
        [-0.05, 0],
        [0, -0.08],
        [0.05, 0],
        [0.11, -0.05],
        [0.09, 0.06],
      ] as const)
        path.lineTo(x, y);
      path.closePath();
    }),
};

function head(c: Context, { body }: Look, { look, blink = 0, glad }: Pose): void {
  const round = (path: Context): void => path.ellipse(0, -0.12, 0.25, 0.215, 0, 0, Math.PI * 2);
  draw.fillPath(
    c,
    draw.radial(
      c,
      -0.08,
      -0.22,
      0.38,
      draw.tint(body, 0.55),
      draw.tint(body, 0.12),
      draw.shade(body, 0.28),
    ),
    round,
  );
  draw.rim(c, draw.PALETTE.ink, 0.032, round);
  for (const side of [-1, 1]) {
    // Two large eyes that look somewhere, and a small one beside each.
    draw.disc(c, side * 0.19, -0.21, 0.038, '#ffffff');
    draw.disc(c, side * 0.19, -0.21, 0.02, draw.PALETTE.ink);
    const [x, y] = [side * 0.088, -0.15];
    draw.disc(c, x, y, 0.093, draw.PALETTE.ink);
    draw.disc(c, x, y, 0.078, '#ffffff');
    draw.disc(c, x + (look?.x ?? 0) * 0.026, y + (look?.y ?? 0) * 0.026, 0.047, draw.PALETTE.ink);
    draw.disc(
      c,
      x + (look?.x ?? 0) * 0.026 - 0.017,
      y + (look?.y ?? 0) * 0.026 - 0.02,
      0.016,
      '#ffffff',
    );
    if (blink > 0) draw.blob(c, x, y - 0.08 * (1 - blink), 0.085, 0.085 * blink, body);
    draw.disc(c, side * 0.155, -0.05, 0.035, '#ff7a9a66');
  }
  const wide = glad ? 0.075 : 0.05;
  draw.rim(c, draw.PALETTE.ink, 0.024, (path) => {
    path.moveTo(-wide, -0.03);
    path.quadraticCurveTo(0, -0.03 + wide * 0.9, wide, -0.03);
  });
  draw.blob(c, -0.09, -0.27, 0.07, 0.03, '#ffffff80');
}
