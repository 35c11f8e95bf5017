import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';

export type Pose = 'asleep' | 'awake' | 'glad';

/** SVG path data, each followed by its color: hundredths of an owl's radius around its middle. */
export type Hat = readonly string[];

/** Plumage, belly. */
export const COATS = [
  ['#a8683c', '#f3dcb4'],
  ['#6f7fb8', '#dfe8fb'],
  ['#c8643f', '#ffe3c2'],
  ['#e9e4da', '#ffffff'],
  ['#8a5aa8', '#f0dcf8'],
] as const;

const INK = draw.PALETTE.ink;

function traceBody(c: Context): void {
  c.moveTo(-0.62, -0.78);
  c.quadraticCurveTo(-0.3, -0.66, 0, -0.68);
  c.quadraticCurveTo(0.3, -0.66, 0.62, -0.78);
  c.bezierCurveTo(0.86, -0.3, 0.86, 0.4, 0.56, 0.74);
  c.quadraticCurveTo(0, 1.04, -0.56, 0.74);
  c.bezierCurveTo(-0.86, 0.4, -0.86, -0.3, -0.62, -0.78);
  c.closePath();
}

/** An owl about 0, 0, radius 1. */
export function paintOwl(c: Context, coat: number, pose: Pose, hat: Hat = []): void {
  const [plume, belly] = COATS[coat % COATS.length] ?? COATS[0];
  const spread = pose === 'asleep' ? 0 : 1;
  draw.blob(c, 0, 0.88, 0.62, 0.13, '#1d144066');
  for (const side of [-1, 1]) {
    draw.place(
      c,
      side * 0.66,
      0.06,
      () => wing(c, plume, side),
      side * (spread ? -0.95 : -0.12),
      1,
    );
  }
  draw.fillPath(c, INK, (path) => {
    traceBody(path);
  });
  draw.rim(c, INK, 0.16, traceBody);
  draw.fillPath(
    c,
    draw.down(c, -0.8, 0.9, draw.tint(plume, 0.24), plume, draw.shade(plume, 0.3)),
    traceBody,
  );
  draw.fillPath(c, draw.down(c, 0, 0.9, belly, draw.shade(belly, 0.12)), (path) => {
    path.ellipse(0, 0.42, 0.46, 0.46, 0, 0, 7);
  });
  for (const [x, y] of [
    [-0.2, 0.3],
    [0.2, 0.3],
    [0, 0.5],
    [-0.24, 0.66],
    [0.24, 0.66],
  ] as const) {
    draw.rim(c, draw.shade(plume, 0.1), 0.065, (path) =>
      path.arc(x, y - 0.06, 0.1, 0.4, Math.PI - 0.4),
    );
  }
  for (const side of [-1, 1]) {
    draw.blob(c, side * 0.3, -0.24, 0.36, 0.35, belly, side * 0.2);
    draw.line(c, [side * 0.12, 0.86, side * 0.26, 0.92], 0.13, '#f29a2e');
  }
  face(c, pose);
  draw.blob(c, -0.4, -0.62, 0.2, 0.06, '#ffffff66', 0.35);
  draw.place(c, 0, 0, () => wear(c, hat), 0, 0.01);
}

function wear(c: Context, hat: Hat): void {
  for (let at = 0; at < hat.length; at += 2) {
    const [d = '', color = ''] = hat.slice(at);
    const fill = draw.down(c, -110, -40, draw.tint(color, 0.3), color, draw.shade(color, 0.2));
    draw.drawPath(c, d, { line: INK, fill, width: 9 });
  }
}

function wing(c: Context, plume: string, side: number): void {
  draw.blob(c, 0, 0.2, 0.27, 0.56, INK);
  draw.blob(c, 0, 0.2, 0.19, 0.48, draw.shade(plume, 0.22));
  for (const y of [0.1, 0.32, 0.52]) {
    draw.line(c, [-0.1, y, side * 0.02, y + 0.08, 0.1, y], 0.04, draw.shade(plume, 0.5));
  }
}

function face(c: Context, pose: Pose): void {
  for (const side of [-1, 1]) {
    const [x, y] = [side * 0.3, -0.22];
    if (pose === 'asleep') {
      draw.rim(c, INK, 0.1, (path) => path.arc(x, y - 0.06, 0.2, 0.35, Math.PI - 0.35));
      draw.line(c, [x + side * 0.16, y + 0.06, x + side * 0.25, y + 0.1], 0.06, INK);
    } else if (pose === 'glad') {
      draw.rim(c, INK, 0.1, (path) => path.arc(x, y + 0.1, 0.2, Math.PI + 0.35, -0.35));
    } else {
      draw.disc(c, x, y, 0.31, INK);
      draw.disc(c, x, y, 0.25, draw.radial(c, x, y, 0.25, '#fff6a8', '#ffd02e', '#ff9a1f'));
      draw.disc(c, x, y, 0.13, INK);
      draw.disc(c, x - 0.05, y - 0.06, 0.05, '#ffffff');
      draw.line(c, [side * 0.54, -0.66, side * 0.1, -0.46], 0.11, INK);
    }
  }
  draw.drawPath(c, 'M-0.15 -0.14 L0.15 -0.14 L0 0.2', { fill: INK });
  draw.drawPath(c, 'M-0.09 -0.1 L0.09 -0.1 L0 0.12', { fill: '#ffae35' });
  if (pose === 'awake') return;
  for (const side of [-1, 1]) draw.blob(c, side * 0.46, -0.02, 0.09, 0.055, '#ff7a8a80');
}
