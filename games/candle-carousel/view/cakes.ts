import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Stand } from './layout.ts';

/** How a song's cake looks, and the evening around it. */
export type Look = {
  readonly cake: string;
  readonly icing: string;
  readonly trim: string;
  readonly sky: readonly [string, string, string];
};

/** One for each song. */
export const LOOKS: readonly Look[] = [
  { cake: '#f7c86a', icing: '#fff6dc', trim: '#ff7a9c', sky: ['#2b2a6e', '#8a4aa0', '#ff9d7a'] },
  { cake: '#ff9db4', icing: '#fff2f6', trim: '#e5486a', sky: ['#1f3a7a', '#4f6fc0', '#ffb6a0'] },
  { cake: '#8fd8f0', icing: '#f2fcff', trim: '#2f8fd0', sky: ['#123a5a', '#2a7f9a', '#9fe0c0'] },
  { cake: '#b8e07a', icing: '#fbffe8', trim: '#4fa83a', sky: ['#1a3a4a', '#2f7a6a', '#ffd88a'] },
  { cake: '#c9a2f0', icing: '#fbf4ff', trim: '#7a48c8', sky: ['#2a1a5e', '#6a3a9e', '#ff9ac0'] },
  { cake: '#8a5a3c', icing: '#ffe9cf', trim: '#d9542e', sky: ['#3a1a4a', '#8a3a5a', '#ffb45a'] },
  { cake: '#ffd6c0', icing: '#fffaf4', trim: '#d88a4a', sky: ['#2a2a5a', '#7a5a9a', '#ffc8a0'] },
  { cake: '#6a8fe0', icing: '#eef4ff', trim: '#2a4fb0', sky: ['#101a4a', '#2a4a9a', '#8ac0ff'] },
  { cake: '#e5484f', icing: '#fff0e6', trim: '#ffd02e', sky: ['#3a0f3a', '#9a2a5a', '#ff8a5a'] },
  { cake: '#5a4a6e', icing: '#e8dcff', trim: '#ff8a3a', sky: ['#0f0f2a', '#3a2a5e', '#c04a6a'] },
];

/** Knobs of cream around a tier's edge, and patterns on its side. */
export const KNOBS = 22;
export const MARKS = 12;

/** A tier without what turns: its side, the drips, its top. Around the middle of its top. */
export function paintTier(c: Context, { rx, ry, height }: Stand, look: Look): void {
  const side = (path: Context): void => {
    path.moveTo(-rx, 0);
    path.lineTo(-rx, height);
    path.ellipse(0, height, rx, ry, 0, Math.PI, 0, true);
    path.lineTo(rx, 0);
  };
  const { cake } = look;
  draw.fillPath(
    c,
    draw.linear(
      c,
      -rx,
      0,
      rx,
      0,
      draw.shade(cake, 0.2),
      draw.tint(cake, 0.35),
      cake,
      draw.shade(cake, 0.42),
    ),
    side,
  );
  draw.clipped(c, side, () => {
    // A layer of filling, and the shadow of the icing.
    for (const [y, thick, paint] of [
      [height * 0.58, 13, draw.fade(look.icing, 0.85)],
      [height * 0.2, 30, draw.fade(draw.shade(cake, 0.6), 0.25)],
    ] as const) {
      draw.rim(c, paint, thick, (path) => path.ellipse(0, y, rx, ry, 0, 0, Math.PI));
    }
  });
  draw.fillPath(
    c,
    draw.linear(c, -rx, 0, rx, 0, look.icing, '#ffffff', draw.shade(look.icing, 0.16)),
    (path) => {
      path.ellipse(0, 0, rx, ry, 0, Math.PI, 0);
      // Drips from left to right, narrower toward the edges, and round gaps between them.
      const drips = 12;
      const edge = (n: number): number => -Math.cos((n / drips) * Math.PI) * rx;
      for (let n = 0; n < drips; n += 1) {
        const [from, to] = [edge(n), edge(n + 1)];
        const [x, half] = [from + (to - from) * 0.36, (to - from) * 0.36];
        const y = Math.sqrt(Math.max(0, 1 - (x / rx) ** 2)) * ry;
        const gap = (to - from - half * 2) / 2;
        path.lineTo(from, y);
        path.arc(x, y + 16 + ((n * 37) % 5) * 9, half, Math.PI, 0, true);
        path.arc(to - gap, y + 10, gap, Math.PI, 0);
      }
      path.lineTo(rx, 0);
      path.closePath();
    },
  );
  draw.blob(
    c,
    0,
    0,
    rx,
    ry,
    draw.radial(c, -rx * 0.3, -ry, rx * 1.7, '#ffffff', look.icing, draw.shade(look.icing, 0.2)),
  );
  draw.rim(c, draw.fade(look.trim, 0.25), 5, (path) =>
    path.ellipse(0, 0, rx * 0.64, ry * 0.64, 0, 0, Math.PI * 2),
  );
}

/** A knob of cream around 0, 0. */
export function paintKnob(c: Context, look: Look): void {
  draw.disc(
    c,
    0,
    0,
    19,
    draw.radial(c, -5, -8, 24, '#ffffff', draw.tint(look.trim, 0.72), draw.tint(look.trim, 0.3)),
  );
  draw.disc(c, -6, -7, 5, '#ffffffcc');
}

/** What is on the side, in turn: a star and a medallion. */
export function paintMark(c: Context, look: Look, star: boolean): void {
  if (star) {
    draw.star(c, 0, 0, 19, look.trim);
    draw.star(c, 0, 0, 9, draw.tint(look.trim, 0.6));
  } else {
    draw.disc(c, 0, 0, 13, look.trim);
    draw.disc(c, -2, -2, 7, draw.tint(look.trim, 0.6));
  }
}

/** A strawberry that stands on 0, 0: a place where no candle goes. */
export function paintBerry(c: Context): void {
  draw.blob(c, 0, -2, 30, 12, '#fffaf0');
  const body = (path: Context): void => {
    path.moveTo(0, 2);
    path.bezierCurveTo(-34, -16, -34, -54, -12, -56);
    path.quadraticCurveTo(0, -60, 12, -56);
    path.bezierCurveTo(34, -54, 34, -16, 0, 2);
  };
  draw.fillPath(c, draw.radial(c, -9, -42, 52, '#ff8a8a', '#ee2f45', '#a80f30'), body);
  draw.rim(c, '#7a0f2a', 3);
  for (const [x, y] of [
    [-13, -36],
    [1, -42],
    [14, -35],
    [-7, -22],
    [8, -20],
    [0, -9],
  ] as const)
    draw.blob(c, x, y, 2.2, 3.6, '#ffe9a0');
  draw.fillPath(c, '#3fae4a', (path) => {
    for (const turn of [-1, -0.45, 0.1, 0.6, 1.1]) {
      path.moveTo(-4, -54);
      path.quadraticCurveTo(
        turn * 26,
        -74 + Math.abs(turn) * 10,
        turn * 27,
        -50 + Math.abs(turn) * 6,
      );
      path.lineTo(4, -52);
    }
  });
  draw.blob(c, -12, -44, 4, 8, '#ffffff8c', 0.5);
}
