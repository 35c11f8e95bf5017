import { along, type Figure, type Limb } from '../figure.ts';
import {
  type Mark,
  boundsOf,
  ellipse,
  smooth,
  type Knot,
  type Path,
} from '@playgrove/kit/logic/marks';

/** Both sides of a list of right-hand knots, around the trunk. */
export function around(
  right: readonly (readonly [number, number, number, boolean?])[],
  figure: Figure,
): Knot[] {
  const side = (sign: 1 | -1) =>
    right.map(([u, v, ease, sharp = false]) => ({ ...figure.trunk(sign * u, v, ease), sharp }));
  return [...side(1), ...side(-1).reverse()];
}

/** A closed piece of limb, its root hidden under the trunk. */
export function tube(limb: Limb, to: number, ease: (t: number) => number): Path {
  const { outer, inner } = along(limb, to, ease);
  return smooth([...outer, ...[...inner].reverse()]);
}

export function band(figure: Figure, from: number, to: number, ease: number): Path {
  return smooth(
    around(
      [
        [1, from, ease + 1, true],
        [1, to, ease + 1, true],
      ],
      figure,
    ),
  );
}

export function bow(figure: Figure, v: number, fill: string, size: number): readonly Mark[] {
  const { x, y } = figure.trunk(0, v);
  const wing = (side: number): Path => [
    0,
    x,
    y,
    2,
    x + side * 10 * size,
    y - 15 * size,
    x + side * 22 * size,
    y - 12 * size,
    x + side * 20 * size,
    y,
    2,
    x + side * 22 * size,
    y + 12 * size,
    x + side * 10 * size,
    y + 13 * size,
    x,
    y,
    3,
  ];
  return [
    ...[-1, 1].map((side) => ({ path: wing(side), fill, line: 2.5 })),
    { path: ellipse(x, y, 4.5 * size, 5 * size), fill, line: 2.5 },
  ];
}

/** Small highlights all over a piece. */
export function glitter(clip: Path, fill: string): readonly Mark[] {
  const { left, top, right, bottom } = boundsOf([clip]);
  const path: number[] = [];
  for (let y = top, row = 0; y < bottom; y += 11, row += 1) {
    for (let x = left + (row % 2) * 7; x < right; x += 14) {
      const r = (row * 7 + x) % 3 > 1 ? 3.4 : 2.2;
      path.push(0, x, y - r, 1, x + r, y, 1, x, y + r, 1, x - r, y, 3);
    }
  }
  return [{ path, fill, clip, alpha: 0.8 }];
}

/** The end of cloth of a length, on the trunk's scale: 0 hip, 1 ankle. */
export function fall(figure: Figure, length: number): number {
  return 0.94 + (length * (figure.body.leg - 22)) / figure.body.torso;
}

export function moved(path: Path, x: number, y: number): Path {
  const made = [...path];
  for (let index = 0; index < made.length;) {
    const length = [2, 2, 6, 0][made[index] ?? 3] ?? 0;
    for (let at = 1; at <= length; at += 2) {
      made[index + at] = (made[index + at] ?? 0) + x;
      made[index + at + 1] = (made[index + at + 1] ?? 0) + y;
    }
    index += length + 1;
  }
  return made;
}

/** An outline through trunk points: u, v, u, v, …; `side` −1 mirrors it. Corners stay sharp. */
export function patch(figure: Figure, points: readonly number[], side = 1): Path {
  return smooth(onTrunk(figure, points, side, true));
}

/** The same with round corners. */
export function soft(figure: Figure, points: readonly number[], side = 1): Path {
  return smooth(onTrunk(figure, points, side, false));
}

/** An open line through trunk points, straight from one to the next. */
export function seam(figure: Figure, points: readonly number[], side = 1): Path {
  return smooth(onTrunk(figure, points, side, true), false);
}

/** An open line through trunk points, in a curve. */
export function curve(figure: Figure, points: readonly number[], side = 1): Path {
  return smooth(onTrunk(figure, points, side, false), false);
}

function onTrunk(figure: Figure, points: readonly number[], side: number, sharp: boolean): Knot[] {
  const knots: Knot[] = [];
  for (let index = 0; index < points.length; index += 2) {
    knots.push({ ...figure.trunk(side * (points[index] ?? 0), points[index + 1] ?? 0), sharp });
  }
  return knots;
}
