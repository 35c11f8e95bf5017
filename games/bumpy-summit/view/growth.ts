import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { Growth, Theme } from './theme.ts';

const INK = '#2b1b4d';

/** A thing beside the road, its foot at x, y. */
export function growth(
  c: Context,
  kind: Growth,
  x: number,
  y: number,
  size: number,
  theme: Theme,
): void {
  draw.place(c, x, y, () => PAINT[kind](c, theme), 0, size, size);
}

const PAINT: Readonly<Record<Growth, (c: Context, theme: Theme) => void>> = {
  tree(c, { leaf }) {
    draw.rounded(c, -10, -62, 20, 66, 6, INK);
    draw.rounded(c, -6.5, -62, 13, 64, 4, '#8a5a34');
    for (const [dx, dy, r] of CROWN) draw.disc(c, dx, dy, r + 4, INK);
    for (const [dx, dy, r] of CROWN) draw.disc(c, dx, dy, r, leaf);
    for (const [dx, dy, r] of CROWN)
      draw.disc(c, dx - r * 0.2, dy - r * 0.28, r * 0.62, draw.tint(leaf, 0.18));
    draw.disc(c, -12, -124, 9, draw.tint(leaf, 0.4));
  },
  pine: (c, { leaf }) => pine(c, leaf, false),
  snowpine: (c, { leaf }) => pine(c, leaf, true),
  palm(c, { leaf }) {
    draw.fillPath(c, INK, (path) => {
      path.moveTo(-12, 4);
      path.quadraticCurveTo(-8, -60, 12, -118);
      path.lineTo(24, -114);
      path.quadraticCurveTo(8, -56, 12, 4);
    });
    draw.fillPath(c, '#a8703f', (path) => {
      path.moveTo(-8, 2);
      path.quadraticCurveTo(-4, -60, 15, -116);
      path.lineTo(20, -114);
      path.quadraticCurveTo(5, -56, 8, 2);
    });
    for (const [turn, length] of FRONDS) {
      draw.place(
        c,
        18,
        -118,
        () => {
          frond(c, length + 5, 12, INK);
          frond(c, length, 8, turn > 1 ? draw.shade(leaf, 0.14) : draw.tint(leaf, 0.1));
        },
        turn,
      );
    }
    draw.disc(c, 12, -108, 8, INK);
    draw.disc(c, 12, -108, 5.4, '#8a5a34');
    draw.disc(c, 24, -106, 8, INK);
    draw.disc(c, 24, -106, 5.4, '#9a6a3c');
  },
  rock(c, { stone }) {
    const lump = (grow: number, paint: string | CanvasGradient): void =>
      draw.fillPath(c, paint, (path) => {
        path.moveTo(-36 - grow, 6);
        path.lineTo(-30 - grow, -22 - grow);
        path.lineTo(-8, -44 - grow);
        path.lineTo(20 + grow * 0.5, -36 - grow);
        path.lineTo(36 + grow, -8);
        path.lineTo(38 + grow, 6);
      });
    lump(4, INK);
    lump(0, draw.down(c, -44, 6, draw.tint(stone, 0.28), draw.shade(stone, 0.12)));
    draw.fillPath(c, draw.fade(draw.tint(stone, 0.5), 0.8), (path) => {
      path.moveTo(-26, -20);
      path.lineTo(-8, -39);
      path.lineTo(8, -34);
      path.lineTo(-10, -18);
    });
  },
};

const CROWN = [
  [-22, -80, 26],
  [22, -78, 26],
  [0, -104, 32],
] as const;

const FRONDS = [
  [-2.7, 74],
  [-2.1, 62],
  [-0.9, 64],
  [-0.3, 78],
  [0.5, 62],
  [2.6, 60],
] as const;

function frond(c: Context, length: number, wide: number, paint: string): void {
  draw.fillPath(c, paint, (path) => {
    path.moveTo(-4, 0);
    path.quadraticCurveTo(length * 0.45, -wide * 2.2, length, wide * 1.2);
    path.quadraticCurveTo(length * 0.5, wide * 0.4, -4, 0);
  });
}

function pine(c: Context, leaf: string, snow: boolean): void {
  draw.rounded(c, -9, -34, 18, 38, 4, INK);
  draw.rounded(c, -5.5, -34, 11, 36, 3, '#6d4a38');
  const tier = (foot: number, half: number, high: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(-half, foot);
      path.quadraticCurveTo(0, foot + 9, half, foot);
      path.lineTo(0, foot - high);
    });
  for (const [foot, half, high] of TIERS) {
    tier(foot + 3, half + 6, high + 10, INK);
    tier(foot, half, high, draw.down(c, foot - high, foot, draw.tint(leaf, 0.24), leaf));
    if (snow) tier(foot - high * 0.44, half * 0.52, high * 0.56, '#ffffff');
    draw.blob(
      c,
      -half * 0.3,
      foot - high * 0.2,
      half * 0.16,
      3,
      draw.fade('#ffffff', snow ? 0.8 : 0.22),
    );
  }
}

const TIERS = [
  [-24, 42, 62],
  [-62, 34, 56],
  [-98, 25, 52],
] as const;
