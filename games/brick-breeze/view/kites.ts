import {
  disc,
  fillPath,
  line,
  linear,
  PALETTE,
  rim,
  shade,
  star,
  tint,
  traceStar,
  type Context,
  type Surface,
} from '@playgrove/kit/runtime';
import { KITES, type Kite, type KiteKind } from '../rules/state.ts';

const CLOTH: Readonly<Record<KiteKind, string>> = {
  balls: '#2f8dff',
  wide: '#2fbf5f',
  slow: '#9a5cff',
  power: '#ff7a1f',
  heart: '#ff4f8f',
};
const SIZE = 46;

const traceDiamond = (c: Context, r: number): void => {
  c.moveTo(0, -r);
  c.lineTo(r * 0.8, -r * 0.12);
  c.lineTo(0, r);
  c.lineTo(-r * 0.8, -r * 0.12);
  c.closePath();
};

/** The small kite on a tile that hides one. */
export function paintKiteMark(c: Context, r: number): void {
  fillPath(c, '#ffffff', (path) => traceDiamond(path, r));
  rim(c, PALETTE.ink, 1.4);
  line(c, [-r * 0.8, -r * 0.12, r * 0.8, -r * 0.12], 0.9, PALETTE.ink);
}

/** What a kite brings, drawn on its cloth. */
function paintSign(c: Context, kind: KiteKind): void {
  const INK = PALETTE.ink;
  if (kind === 'balls') {
    for (const [x, y] of [
      [-6, 1],
      [6, 1],
      [0, -8],
    ] as const) {
      disc(c, x, y, 5.4, INK);
      disc(c, x, y, 4, '#ffffff');
    }
  } else if (kind === 'wide') {
    line(c, [-9, -3, 9, -3], 7.5, INK);
    line(c, [-9, -3, 9, -3], 4, '#ffffff');
    for (const way of [-1, 1]) {
      fillPath(c, '#ffffff', (path) => {
        path.moveTo(way * 14, -3);
        path.lineTo(way * 7, -9);
        path.lineTo(way * 7, 3);
        path.closePath();
      });
    }
  } else if (kind === 'slow') {
    // A snail.
    line(c, [-9, 3, 7, 3, 10, -4], 4.6, INK);
    line(c, [-9, 3, 7, 3, 10, -4], 2.2, '#ffffff');
    disc(c, -2, -3, 7.4, INK);
    disc(c, -2, -3, 5.6, '#ffe27a');
    rim(c, INK, 1.6, (path) => path.arc(-2, -3, 2.6, 0, 4.4));
  } else if (kind === 'power') {
    fillPath(c, '#fff3a0', (path) => traceStar(path, 0, -3, 11, 7, 0.52));
    rim(c, INK, 1.8);
    disc(c, 0, -3, 3.4, '#ff4b2e');
  } else {
    fillPath(c, '#ffffff', (path) => {
      path.moveTo(0, 8);
      path.bezierCurveTo(-15, -3, -7, -15, 0, -7);
      path.bezierCurveTo(7, -15, 15, -3, 0, 8);
    });
    rim(c, INK, 1.8);
  }
}

function paintKite(c: Context, kind: KiteKind): void {
  const cloth = CLOTH[kind];
  fillPath(c, linear(c, -14, -18, 14, 18, tint(cloth, 0.45), cloth, shade(cloth, 0.3)), (path) =>
    traceDiamond(path, 22),
  );
  rim(c, PALETTE.ink, 2.6);
  line(c, [0, -20, 0, 20], 1, '#ffffff66');
  paintSign(c, kind);
  star(c, -9, -11, 1.8, '#ffffffcc');
}

/** A kite that sails down, with a tail that waves. */
export function drawKite(to: Surface, { x, y, age, kind, vx }: Kite, part: number): void {
  const { c } = to;
  const name = KITES[kind] ?? 'balls';
  const now = age + part;
  const sway = Math.sin(now * 0.06) * 0.22 + vx * 0.1;
  const [tx, ty] = [x - Math.sin(sway) * 20, y + Math.cos(sway) * 20];
  const wave = Math.sin(now * 0.14) * 7;
  for (const [width, color] of [
    [4.4, PALETTE.ink],
    [2.2, '#fff6e3'],
  ] as const) {
    rim(c, color, width, (path) => {
      path.moveTo(tx, ty);
      path.bezierCurveTo(
        tx - wave - vx * 6,
        ty + 9,
        tx + wave - vx * 9,
        ty + 16,
        tx - vx * 14,
        ty + 25,
      );
    });
  }
  to.stamp(`kite ${name}`, SIZE, SIZE + 4, (on) => paintKite(on, name), x, y, { rotate: sway });
}
