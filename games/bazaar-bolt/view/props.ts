import { Mold } from '@playgrove/kit/scene3d';
import { mixed } from './theme.ts';

const WOOD = '#9a5c34';
const LIGHT_WOOD = '#c2844e';
const SHADE = '#9a6a58';

/** A dark patch under a thing: baked, so that it costs nothing. */
function shade(mold: Mold, wide: number, deep: number): void {
  const count = 10;
  for (let at = 0; at < count; at += 1) {
    const [a, b] = [(at / count) * 2 * Math.PI, ((at + 1) / count) * 2 * Math.PI];
    mold.triangle(
      [0.06, 0.012, 0],
      [0.06 + Math.cos(b) * wide, 0.012, Math.sin(b) * deep],
      [0.06 + Math.cos(a) * wide, 0.012, Math.sin(a) * deep],
      SHADE,
    );
  }
}

function sack(mold: Mold, x: number, z: number, r: number, spice: string): void {
  mold.column([x, 0, z], 9, [
    [0, r * 0.86, '#b98a58'],
    [0.14, r, '#c99a66'],
    [0.42, r * 0.92, '#d6aa76'],
    [0.52, r, '#e8c493'],
    [0.6, r * 0.9, '#f0d2a6'],
  ]);
  mold.column([x, 0.56, z], 9, [
    [0, r * 0.84, spice],
    [0.14, r * 0.6, spice],
    [0.3, 0.03, mixed(spice, '#ffffff', 0.25)],
  ]);
}

/** To jump. */
export function sacks(): Mold {
  const mold = new Mold();
  shade(mold, 1.05, 0.6);
  sack(mold, -0.6, 0.02, 0.36, '#e8432f');
  sack(mold, 0.6, 0.02, 0.36, '#ffc02e');
  sack(mold, 0, 0.1, 0.4, '#f2832a');
  return mold;
}

/** A clothesline to slide under. */
export function line(): Mold {
  const mold = new Mold();
  for (const side of [-1, 1]) {
    mold.column([side * 0.98, 0, 0], 6, [
      [0, 0.1, WOOD],
      [2.3, 0.07, LIGHT_WOOD],
      [2.4, 0.12, '#ffd45a'],
    ]);
    mold.box([side * 0.98, 0.06, 0], [0.4, 0.12, 0.4], WOOD);
  }
  mold.box([0, 2.2, 0], [1.96, 0.07, 0.07], '#fff0d4');
  const cloths = [
    ['#e2483c', 0.56],
    ['#fff3dc', 0.62],
    ['#1fa39a', 0.58],
  ] as const;
  cloths.forEach(([color, wide], at) => {
    const x = (at - 1) * 0.62;
    mold.box([x, 1.66, 0], [wide, 1.06, 0.07], color);
    mold.box(
      [x, 1.3, 0.01],
      [wide, 0.12, 0.08],
      mixed(color, at === 1 ? '#e2483c' : '#ffffff', 0.7),
    );
    mold.box(
      [x, 1.9, 0.01],
      [wide, 0.07, 0.08],
      mixed(color, at === 1 ? '#e2483c' : '#ffffff', 0.7),
    );
  });
  return mold;
}

/** Crates of oranges with a big jar on top: to dodge. */
export function crates(): Mold {
  const mold = new Mold();
  shade(mold, 1.1, 0.85);
  for (let at = 0; at < 2; at += 1) {
    const y = 0.4 + at * 0.72;
    const wide = 1.5 - at * 0.22;
    mold.box([at * 0.06, y, 0], [wide, 0.7, 1.2 - at * 0.2], at === 0 ? WOOD : LIGHT_WOOD);
    for (const slat of [-0.2, 0.08, 0.3])
      mold.box(
        [at * 0.06, y + slat - 0.04, 0.02],
        [wide + 0.05, 0.1, 1.24 - at * 0.2],
        mixed(LIGHT_WOOD, '#ffffff', 0.22),
      );
  }
  for (const [x, z] of [
    [-0.42, 0.2],
    [-0.12, 0.3],
    [0.2, 0.26],
    [0.5, 0.2],
  ] as const) {
    mold.column([x, 1.42, z], 7, [
      [0, 0.1, '#ff8a2e'],
      [0.14, 0.17, '#ff8a2e'],
      [0.3, 0.08, '#ffb05a'],
    ]);
  }
  mold.column([0.04, 1.4, -0.2], 9, [
    [0, 0.2, '#2f6fb0'],
    [0.26, 0.36, '#2f6fb0'],
    [0.44, 0.36, '#f6f0e0'],
    [0.58, 0.3, '#2f6fb0'],
    [0.76, 0.15, '#3f8fd0'],
    [0.86, 0.2, '#f6f0e0'],
  ]);
  return mold;
}

/** A pile of jars: to dodge. */
export function jars(): Mold {
  const mold = new Mold();
  shade(mold, 1.1, 0.85);
  const jar = (x: number, y: number, z: number, size: number, color: string): void => {
    mold.column([x, y, z], 9, [
      [0, 0.2 * size, color],
      [0.34 * size, 0.44 * size, color],
      [0.6 * size, 0.46 * size, mixed(color, '#ffffff', 0.2)],
      [0.72 * size, 0.45 * size, '#fff0d4'],
      [1 * size, 0.22 * size, color],
      [1.14 * size, 0.2 * size, color],
      [1.2 * size, 0.27 * size, mixed(color, '#ffffff', 0.3)],
    ]);
  };
  jar(-0.48, 0, 0.05, 1, '#c9603a');
  jar(0.48, 0, 0.05, 1, '#1f8f94');
  jar(0, 0, -0.4, 0.96, '#b0407a');
  jar(0, 1.05, -0.06, 1.05, '#e8a02e');
  return mold;
}

/** A market stall one meter long, to be stretched; its roof bounces. */
export function stall(): Mold {
  const mold = new Mold();
  const stripes = 6;
  mold.box([0, 0.45, 0], [1.5, 0.9, 0.96], WOOD);
  mold.box([0, 0.93, 0], [1.66, 0.1, 1], LIGHT_WOOD);
  for (const [x, color] of [
    [-0.5, '#ffc02e'],
    [0, '#e8432f'],
    [0.5, '#7fae3a'],
  ] as const) {
    mold.column([x, 0.96, 0], 7, [
      [0, 0.24, color],
      [0.16, 0.16, color],
      [0.34, 0.02, mixed(color, '#ffffff', 0.25)],
    ]);
  }
  for (const side of [-1, 1]) mold.box([side * 0.8, 1.2, 0.4], [0.1, 1.8, 0.08], WOOD);
  for (let at = 0; at < stripes; at += 1) {
    const [a, b] = [-0.95 + (at / stripes) * 1.9, -0.95 + ((at + 1) / stripes) * 1.9];
    const color = at % 2 === 0 ? '#8a4fb0' : '#fff3dc';
    const high = (x: number): number => 2.35 - Math.abs(x) * 0.34;
    mold.quad([a, high(a), 0.5], [b, high(b), 0.5], [b, high(b), -0.5], [a, high(a), -0.5], color);
    mold.quad(
      [a, high(a) - 0.26, 0.5],
      [b, high(b) - 0.26, 0.5],
      [b, high(b), 0.5],
      [a, high(a), 0.5],
      mixed(color, '#4a2a3e', 0.14),
    );
  }
  for (const side of [-1, 1]) {
    const y = 2.35 - 0.95 * 0.34;
    const [p, q] = side > 0 ? [0.5, -0.5] : [-0.5, 0.5];
    mold.quad(
      [side * 0.95, y - 0.26, p],
      [side * 0.95, y - 0.26, q],
      [side * 0.95, y, q],
      [side * 0.95, y, p],
      '#6a3a8f',
    );
  }
  return mold;
}

/** A low stretched cloth that throws up a runner who steps on it. */
export function trampoline(): Mold {
  const mold = new Mold();
  shade(mold, 1.1, 0.9);
  const [front, back] = [0.34, 0.74];
  for (const side of [-1, 1]) {
    mold.box([side * 0.86, front / 2, 0.66], [0.12, front, 0.12], WOOD);
    mold.box([side * 0.86, back / 2, -0.66], [0.12, back, 0.12], WOOD);
  }
  for (let at = 0; at < 6; at += 1) {
    const [a, b] = [-0.95 + (at / 6) * 1.9, -0.95 + ((at + 1) / 6) * 1.9];
    const color = at % 2 === 0 ? '#19b8a6' : '#fffbe8';
    mold.quad([a, front, 0.75], [b, front, 0.75], [b, back, -0.75], [a, back, -0.75], color);
    mold.quad(
      [a, front - 0.22, 0.75],
      [b, front - 0.22, 0.75],
      [b, front, 0.75],
      [a, front, 0.75],
      mixed(color, '#0f4a4a', 0.25),
    );
  }
  // A chevron: up.
  const at = (x: number, part: number) =>
    [x, front + (back - front) * part + 0.03, 0.75 - part * 1.5] as const;
  for (const low of [0.2, 0.5]) {
    mold.quad(at(-0.5, low), at(0, low + 0.24), at(0, low + 0.42), at(-0.5, low + 0.18), '#ff9a1f');
    mold.quad(at(0, low + 0.24), at(0.5, low), at(0.5, low + 0.18), at(0, low + 0.42), '#ff9a1f');
  }
  return mold;
}

/** A flying carpet. */
export function carpet(): Mold {
  const mold = new Mold();
  mold.box([0, 0, 0], [1.5, 0.08, 2], '#c2334d');
  mold.box([0, 0.05, 0], [1.26, 0.04, 1.74], '#ffc84a');
  mold.box([0, 0.08, 0], [1.1, 0.03, 1.56], '#6a2f8a');
  mold.box([0, 0.1, 0], [0.6, 0.03, 0.9], '#ffc84a');
  mold.box([0, 0.12, 0], [0.36, 0.03, 0.6], '#19b8a6');
  for (const z of [-1.06, 1.06])
    for (let at = 0; at < 7; at += 1)
      mold.box([(at - 3) * 0.22, -0.02, z], [0.08, 0.05, 0.16], '#fff0c8');
  return mold;
}

export function coin(): Mold {
  return new Mold()
    .wheel([0, 0, 0], 0.34, 0.12, '#e8961f', '#ffd93a')
    .wheel([0, 0, 0], 0.2, 0.15, '#ffe98a', '#ffb52e');
}

export function carrot(): Mold {
  const mold = new Mold();
  mold.column([0, -0.5, 0], 7, [
    [0, 0.02, '#f2761a'],
    [0.3, 0.12, '#ff8a1f'],
    [0.66, 0.2, '#ff9a35'],
    [0.78, 0.14, '#ffae5a'],
  ]);
  for (let leaf = 0; leaf < 3; leaf += 1) {
    const angle = leaf * 2.1;
    mold.box(
      [Math.cos(angle) * 0.06, 0.44, Math.sin(angle) * 0.06],
      [0.08, 0.36, 0.08],
      leaf === 0 ? '#2f9a4a' : '#4fc25a',
      [0.6, 0.6],
      Math.cos(angle) * 0.14,
    );
  }
  return mold;
}
