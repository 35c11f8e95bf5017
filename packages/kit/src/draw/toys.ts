import type { Point } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import {
  blob,
  clipped,
  type Context,
  disc,
  down,
  fade,
  fillPath,
  linear,
  type Paint,
  PALETTE,
  place,
  posed,
  radial,
  type Reach,
  rim,
  ring,
  rounded,
  shade,
  stamp,
  tint,
  traceStar,
} from '@playgrove/kit/runtime';

const TURN = Math.PI * 2;

/** A splash of juice or paint with flecks around it. */
export function splat(c: Context, x: number, y: number, r: number, paint: Paint, seed = 1): void {
  const rng = createRng(seed);
  const count = 22;
  const knobs = Array.from({ length: count }, (_, knob): Point => {
    const angle = ((knob + rng.between(0, 0.5)) / count) * TURN;
    const far =
      r * (knob % 2 === 0 ? 0.94 + rng.unit() * rng.unit() * 0.6 : rng.between(0.7, 0.82));
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
  });
  fillPath(c, paint, (path) => {
    smooth(path, knobs);
    for (let fleck = 0; fleck < 9; fleck += 1) {
      const [angle, far] = [rng.between(0, TURN), r * rng.between(1.05, 1.75)];
      const [fx, fy] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
      path.moveTo(fx, fy);
      path.arc(fx, fy, r * rng.between(0.05, 0.16), 0, TURN);
    }
  });
}

/** Traces a closed curve through the middles between the points. */
function smooth(c: Context, points: readonly Point[]): void {
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const [x, y] = [(point.x + next.x) / 2, (point.y + next.y) / 2];
    if (index === 0) {
      const last = points.at(-1) ?? point;
      c.moveTo((point.x + last.x) / 2, (point.y + last.y) / 2);
    }
    c.quadraticCurveTo(point.x, point.y, x, y);
  });
}

/** Frequent toys are painted around 0, 0 with a size of 1, and stamped. */
const AROUND: Reach = { left: -1.15, top: -1.15, right: 1.15, bottom: 1.15 };
const reachAround = (): Reach => AROUND;

/**
 * A glossy ball or bubble. `inside` draws what shows through under the gloss, around x, y; a ball
 * with content is repainted every time, so stamp it if there are many.
 */
export function ball(
  c: Context,
  x: number,
  y: number,
  r: number,
  color: string,
  inside?: (c: Context) => void,
): void {
  if (!inside) {
    stamp(c, `kit ball ${color}`, x, y, r, reachAround, (on) => paintBall(on, color));
    return;
  }
  place(
    c,
    x,
    y,
    () => paintBall(c, color, () => place(c, -x / r, -y / r, () => inside(c), 0, 1 / r)),
    0,
    r,
  );
}

function paintBall(c: Context, color: string, inside?: () => void): void {
  const light = tint(color, 0.6);
  const depth = [tint(color, 0.3), color, shade(color, 0.28), shade(color, 0.5)];
  disc(c, 0, 0, 1, radial(c, -0.1, -0.25, 1.25, ...depth));
  clipped(
    c,
    (path) => path.arc(0, 0, 1, 0, TURN),
    () => {
      blob(c, 0, 0.95, 0.8, 0.5, radial(c, 0, 0.9, 0.8, fade(light, 0.75), fade(light, 0)));
      inside?.();
    },
  );
  ring(c, 0, 0, 0.97, 0.06, shade(color, 0.62));
  blob(c, -0.3, -0.52, 0.42, 0.24, down(c, -0.8, -0.25, '#fffffff2', '#ffffff1a'), -0.5);
  disc(c, 0.48, 0.5, 0.09, '#ffffffa6');
}

/**
 * A chunky tile: a foot, a face lit from above, a bar of shine. x, y is its center; letter its
 * face.
 */
export function tile(c: Context, x: number, y: number, size: number, color: string): void {
  stamp(c, `kit tile ${color}`, x, y, size / 2, reachAround, (on) => {
    rounded(on, -1, -0.9, 2, 2, 0.44, fade(PALETTE.ink, 0.28));
    rounded(on, -1, -1, 2, 2, 0.44, shade(color, 0.45));
    rounded(on, -1, -1, 2, 1.84, 0.44, down(on, -1, 0.84, tint(color, 0.3), color));
    rounded(on, -0.76, -0.88, 1.52, 0.2, 0.1, '#ffffff66');
  });
}

/** A gold coin with a star. */
export function coin(c: Context, x: number, y: number, r: number, rotate = 0): void {
  posed(c, x, y, { rotate }, (px, py) => stamp(c, 'kit coin', px, py, r, reachAround, paintCoin));
}

function paintCoin(c: Context): void {
  disc(c, 0, 0, 1, radial(c, -0.3, -0.4, 1.6, '#fff2a0', '#ffc62e', '#e8831a'));
  rim(c, PALETTE.ink, 0.1);
  ring(c, 0, 0, 0.72, 0.08, '#d9760fb3');
  fillPath(c, '#fff4b8', (path) => traceStar(path, 0, 0, 0.46));
  rim(c, '#d9760f', 0.07);
}

/** A house button: ink border and foot, shine above, shade below. Letter it with `label`. */
export function button(
  c: Context,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  pressed = false,
): void {
  const foot = height * 0.12;
  const border = height * 0.055;
  const r = height * 0.34;
  const top = pressed ? y + foot * 0.66 : y;
  const inset = border * 1.6;
  rounded(c, x, top, width, height + (pressed ? foot * 0.34 : foot), r, PALETTE.ink);
  const face = linear(c, 0, top, 0, top + height, tint(color, 0.22), color, shade(color, 0.14));
  rounded(c, x + border, top + border, width - border * 2, height - border * 2, r - border, face);
  rounded(c, x + r * 0.6, top + inset, width - r * 1.2, height * 0.12, height * 0.06, '#ffffff59');
  clipped(
    c,
    (path) =>
      path.roundRect(x + border, top + border, width - border * 2, height - border * 2, r - border),
    () => {
      c.fillStyle = fade(shade(color, 0.6), 0.5);
      c.fillRect(x, top + height - border - height * 0.09, width, height * 0.09);
    },
  );
}

/**
 * A tapered trail of light through points, oldest first: glow, color, white core. `width` at its
 * thickest point.
 */
export function trail(c: Context, points: readonly Point[], width: number, color: string): void {
  if (points.length < 2) return;
  const pass = (half: number, paint: Paint): void =>
    fillPath(c, paint, (path) => {
      edge(path, points, half);
      edge(path, points.toReversed(), half, true);
    });
  pass(width, fade(color, 0.16));
  pass(width * 0.72, fade(color, 0.24));
  pass(width * 0.42, tint(color, 0.45));
  pass(width * 0.22, PALETTE.white);
}

/** One side of a tapered ribbon: thin at its tail, thickest shortly before its head. */
function edge(c: Context, points: readonly Point[], half: number, back = false): void {
  const last = points.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const [before, here, after] = [
      points[Math.max(0, index - 1)],
      points[index],
      points[Math.min(last, index + 1)],
    ];
    if (!before || !here || !after) continue;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    const part = back ? 1 - index / last : index / last;
    const thick = half * Math.sin(Math.min(1, part * 1.12) * Math.PI) ** 0.8 * (0.25 + part);
    c.lineTo(here.x - (dy / length) * (thick || 0), here.y + (dx / length) * (thick || 0));
  }
}
