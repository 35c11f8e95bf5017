import { createRng } from '@playgrove/kit/core';
import { Mold } from '@playgrove/kit/scene3d';
import { LANE } from '../rules/state.ts';
import { FRONT, HOUSE } from './houses.ts';
import { mixed } from './theme.ts';

const STONES = ['#e2b98c', '#d9aa80', '#e9c79c', '#cf9f7a', '#dcb48e'] as const;
const FLAGS = ['#e2483c', '#ffc02e', '#1fa39a', '#f2ead0', '#8a4fb0'] as const;

/** As much paving as a house is long: uneven flagstones, and a band of tiles along the fronts. */
export function paving(): Mold {
  const mold = new Mold();
  const rng = createRng('bazaar paving');
  const half = HOUSE / 2;
  const joint = '#b98868';
  mold.quad([-20, -0.03, half], [20, -0.03, half], [20, -0.03, -half], [-20, -0.03, -half], joint);
  const stone = (x: number, z: number, wide: number, deep: number, color: string): void => {
    const [a, b] = [wide / 2 - 0.035, deep / 2 - 0.035];
    const cut = rng.between(0, 0.06);
    mold.quad(
      [x - a, 0, z + b - cut],
      [x + a - cut, 0, z + b],
      [x + a, 0, z - b + cut],
      [x - a + cut, 0, z - b],
      color,
    );
  };
  for (let lane = -1; lane <= 1; lane += 1) {
    for (let row = 0; row < 5; row += 1) {
      const z = half - (row + 0.5) * (HOUSE / 5);
      const split = rng.between(0.36, 0.64);
      const left = lane * LANE - LANE / 2;
      const dark = lane === 0 ? 0 : 0.06;
      const tint = (): string => mixed(rng.pick(STONES), '#8a4a5a', dark + rng.between(0, 0.1));
      stone(left + (LANE * split) / 2, z, LANE * split, HOUSE / 5, tint());
      stone(left + LANE * (1 + split) * 0.5, z, LANE * (1 - split), HOUSE / 5, tint());
    }
  }
  for (const side of [-1, 1]) {
    for (let at = 0; at < 10; at += 1) {
      const z = half - (at + 0.5) * (HOUSE / 10);
      const x = side * (LANE * 1.5 + (FRONT - LANE * 1.5) / 2);
      stone(x, z, FRONT - LANE * 1.5, HOUSE / 10, at % 2 === 0 ? '#c2604a' : '#f0d6a8');
    }
  }
  return mold;
}

/** A rope from wall to wall with lanterns, which are always bright. */
export function lanterns(): Mold {
  const mold = new Mold();
  const colors = ['#ffd76a', '#ff9a5a', '#ffe9a0', '#ff8a9a', '#ffd76a'];
  const sag = (x: number): number => 5.7 - 0.75 * (1 - (x / FRONT) ** 2);
  for (let at = 0; at < 8; at += 1) {
    const [a, b] = [-FRONT + (at / 8) * FRONT * 2, -FRONT + ((at + 1) / 8) * FRONT * 2];
    mold.box([(a + b) / 2, (sag(a) + sag(b)) / 2, 0], [b - a, 0.05, 0.05], '#5a3448');
  }
  colors.forEach((color, at) => {
    const x = (at - 2) * 1.4;
    mold.column([x, sag(x) - 0.78, 0], 6, [
      [0, 0.08, '#8a5230'],
      [0.08, 0.18, '#8a5230'],
      [0.3, 0.26, color],
      [0.52, 0.17, mixed(color, '#ffffff', 0.35)],
      [0.62, 0.1, '#8a5230'],
      [0.74, 0.02, '#8a5230'],
    ]);
  });
  return mold;
}

/** Little flags across the alley. */
export function pennants(): Mold {
  const mold = new Mold();
  const sag = (x: number): number => 6.1 - 0.6 * (1 - (x / FRONT) ** 2);
  for (let at = 0; at < 10; at += 1) {
    const [a, b] = [-FRONT + (at / 10) * FRONT * 2, -FRONT + ((at + 1) / 10) * FRONT * 2];
    const color = FLAGS[at % FLAGS.length] ?? '#ffffff';
    const [p, q] = [[a + 0.06, sag(a), 0] as const, [b - 0.06, sag(b), 0] as const];
    const tip = [(a + b) / 2, (sag(a) + sag(b)) / 2 - 0.72, 0.05] as const;
    mold.triangle(p, tip, q, color).triangle(p, q, tip, mixed(color, '#4a2a3e', 0.1));
  }
  return mold;
}

/** A sail of cloth that hangs over the alley. */
export function sail(): Mold {
  const mold = new Mold();
  const high = (x: number, z: number): number => 6.7 - 0.9 * (1 - (x / FRONT) ** 2) + z * 0.14;
  for (let at = 0; at < 6; at += 1) {
    const [a, b] = [-FRONT + (at / 6) * FRONT * 2, -FRONT + ((at + 1) / 6) * FRONT * 2];
    const color = at % 2 === 0 ? '#ffffff' : '#ffe0b0';
    const corners = ([x, z]: readonly [number, number]) => [x, high(x, z), z] as const;
    const [p, q, r, s] = [
      [a, 1.4],
      [b, 1.4],
      [b, -1.4],
      [a, -1.4],
    ] as const;
    mold.quad(corners(p), corners(q), corners(r), corners(s), color);
    mold.quad(corners(s), corners(r), corners(q), corners(p), mixed(color, '#8a4a6a', 0.16));
  }
  return mold;
}

/** Rafters and boards over a shortcut. */
export function roof(): Mold {
  const mold = new Mold();
  for (const z of [-2, 0, 2]) {
    mold.box([0, 5.3, z], [FRONT * 2, 0.26, 0.26], '#6a3f34');
    for (const side of [-1, 1])
      mold.box([side * (FRONT - 0.5), 4.85, z], [1, 0.2, 0.2], '#7a4a3a', [0, 0], side * 0.3);
  }
  for (let at = 0; at < 6; at += 1) {
    if (at === 2) continue;
    const x = -FRONT + (at + 0.5) * (FRONT / 3);
    const color = at % 2 === 0 ? '#3f7f94' : '#8a4f86';
    mold.box([x, 5.52, 0], [FRONT / 3 - 0.08, 0.08, HOUSE - 0.2], color);
  }
  return mold;
}

/** The gate of a district: two towers and a pointed arch between them. */
export function gate(): Mold {
  const mold = new Mold();
  const stone = '#fbe3bd';
  for (const side of [-1, 1]) {
    mold.box([side * (FRONT + 0.1), 3.4, 0], [1.5, 6.8, 1.5], stone);
    mold.box([side * (FRONT + 0.1), 0.5, 0], [1.7, 1, 1.7], '#c2604a');
    mold.box([side * (FRONT + 0.1), 5.4, 0.02], [1.56, 0.5, 1.54], '#1fa39a');
    mold.column([side * (FRONT + 0.1), 6.8, 0], 8, [
      [0, 0.95, '#fff0d4'],
      [0.3, 1, '#fff0d4'],
      [0.8, 0.9, '#e8a02e'],
      [1.4, 0.4, '#ffc24a'],
      [1.9, 0.03, '#fff0a0'],
    ]);
  }
  // Stones of the arch, in two colors.
  const count = 12;
  const spot = (at: number, r: number): readonly [number, number] => {
    const angle = (at / count) * Math.PI;
    const x = -Math.cos(angle) * r;
    return [x, 3.6 + Math.sin(angle) * r * 0.62 + (1 - Math.abs(x) / r) * 0.4];
  };
  for (let at = 0; at < count; at += 1) {
    const [a, b, c, d] = [spot(at, 3.3), spot(at + 1, 3.3), spot(at + 1, 4.2), spot(at, 4.2)];
    const color = at % 2 === 0 ? '#c2334d' : '#fff0d4';
    const corner = ([x, y]: readonly [number, number], z: number) => [x, y, z] as const;
    mold.quad(corner(a, 0.6), corner(b, 0.6), corner(c, 0.6), corner(d, 0.6), color);
    mold.quad(
      corner(b, 0.6),
      corner(a, 0.6),
      corner(a, -0.6),
      corner(b, -0.6),
      mixed(color, '#4a2a3e', 0.35),
    );
  }
  mold.box([0, 7.1, 0], [FRONT * 2 - 1, 0.9, 1.2], stone);
  mold.box([0, 7.1, 0.62], [FRONT * 2 - 1.4, 0.5, 0.04], '#1fa39a');
  return mold;
}

/** A sign that points right, on a post; it says "coins this way". */
export function sign(): Mold {
  const mold = new Mold();
  mold.column([0, 0, 0], 6, [
    [0, 0.12, '#6a3f34'],
    [3.3, 0.1, '#8a5230'],
    [3.5, 0.16, '#ffd76a'],
  ]);
  for (const z of [0.1, -0.1]) {
    const way = z > 0 ? 1 : -1;
    const quad = (
      a: readonly [number, number],
      b: readonly [number, number],
      c: readonly [number, number],
      d: readonly [number, number],
      color: string,
      off: number,
    ): void => {
      const at = ([x, y]: readonly [number, number]) => [x, y, z + way * off] as const;
      if (way > 0) mold.quad(at(a), at(b), at(c), at(d), color);
      else mold.quad(at(d), at(c), at(b), at(a), color);
    };
    quad([-1.05, 2.1], [0.75, 2.1], [0.75, 3.1], [-1.05, 3.1], '#6a2f5a', 0);
    quad([0.75, 2.1], [1.4, 2.6], [1.4, 2.6], [0.75, 3.1], '#6a2f5a', 0);
    quad([-0.95, 2.2], [0.72, 2.2], [0.72, 3], [-0.95, 3], '#ffc02e', 0.02);
    quad([0.72, 2.2], [1.22, 2.6], [1.22, 2.6], [0.72, 3], '#ffc02e', 0.02);
    quad([-0.75, 2.5], [0.3, 2.5], [0.3, 2.7], [-0.75, 2.7], '#c2334d', 0.04);
    quad([0.2, 2.3], [0.75, 2.6], [0.75, 2.6], [0.2, 2.9], '#c2334d', 0.04);
  }
  return mold;
}
