import { Mold } from '@playgrove/kit/scene3d';
import { mixed } from './theme.ts';

/** Meters of a house along the alley, its depth, and from the alley's middle to its front. */
export const HOUSE = 6;
export const DEPTH = 1.3;
export const FRONT = 3.9;

const WOOD = '#8a5230';
const DARK = '#4a2a3e';
const SPICES = ['#e8432f', '#ffc02e', '#f2832a', '#7fae3a', '#b0407a'] as const;
const RUGS = ['#c2334d', '#1f8f9a', '#e8a02e', '#6a3f9a', '#2f6fb0'] as const;

/** Fronts face −x; the alley lies there. */
export function houses(): readonly Mold[] {
  return [spices(), rugs(), doorway(), lamps(), fruit()];
}

function shell(height: number, plaster: string): Mold {
  const mold = new Mold();
  mold.box([DEPTH / 2, height / 2, 0], [DEPTH, height, HOUSE], plaster);
  mold.box([DEPTH / 2 - 0.05, 0.4, 0], [DEPTH, 0.8, HOUSE - 0.04], mixed(plaster, '#7a3a4a', 0.42));
  mold.box(
    [DEPTH / 2 - 0.08, height, 0],
    [DEPTH + 0.1, 0.26, HOUSE - 0.04],
    mixed(plaster, '#ffffff', 0.35),
  );
  return mold;
}

/** Steps along the top of a wall. */
function crown(mold: Mold, height: number, color: string, count = 4): void {
  for (let at = 0; at < count; at += 1) {
    const z = ((at + 0.5) / count - 0.5) * HOUSE;
    mold.box([0.3, height + 0.4, z], [0.55, 0.6, HOUSE / count / 2], color, [0, 0.4]);
  }
}

/** A striped roof of cloth that leans out over the alley, with a scalloped hem. */
function awning(mold: Mold, top: number, out: number, wide: number, color: string): void {
  const count = 8;
  const step = wide / count;
  for (let at = 0; at < count; at += 1) {
    const [a, b] = [-wide / 2 + at * step, -wide / 2 + (at + 1) * step];
    const paint = at % 2 === 0 ? color : '#fff3dc';
    const low = top - out * 0.55;
    mold.quad([-out, low, a], [-out, low, b], [0, top, b], [0, top, a], paint);
    mold.quad([0, top, a], [0, top, b], [-out, low, b], [-out, low, a], mixed(paint, DARK, 0.4));
    const hem = mixed(paint, DARK, 0.12);
    mold.quad([-out, low - 0.24, a], [-out, low - 0.24, b], [-out, low, b], [-out, low, a], hem);
    mold.triangle([-out, low, b], [-out, low, a], [-out, low - 0.34, (a + b) / 2], hem);
  }
}

function nook(mold: Mold, low: number, high: number, wide: number, color: string): void {
  const [a, b] = [-wide / 2, wide / 2];
  mold.quad([-0.02, low, a], [-0.02, low, b], [-0.02, high, b], [-0.02, high, a], color);
}

/** A pointed arch on the front. */
function arch(
  mold: Mold,
  z: number,
  low: number,
  wide: number,
  high: number,
  color: string,
  x: number,
): void {
  const [a, b] = [z - wide / 2, z + wide / 2];
  const shoulder = low + high * 0.62;
  mold.quad([x, low, a], [x, low, b], [x, shoulder, b], [x, shoulder, a], color);
  mold.quad(
    [x, shoulder, a],
    [x, shoulder, b],
    [x, low + high * 0.86, b - wide * 0.2],
    [x, low + high * 0.86, a + wide * 0.2],
    color,
  );
  mold.triangle(
    [x, low + high * 0.86, a + wide * 0.2],
    [x, low + high * 0.86, b - wide * 0.2],
    [x, low + high, z],
    color,
  );
}

function cone(
  mold: Mold,
  x: number,
  y: number,
  z: number,
  r: number,
  high: number,
  color: string,
): void {
  mold.column([x, y, z], 8, [
    [0, r, color],
    [high * 0.5, r * 0.56, color],
    [high, 0.02, mixed(color, '#ffffff', 0.22)],
  ]);
}

function window(mold: Mold, z: number, y: number, wide = 1, high = 1.5): void {
  arch(mold, z, y - 0.14, wide + 0.3, high + 0.34, '#fff0d0', -0.02);
  arch(mold, z, y, wide, high, '#ffd06a', -0.05);
  mold.box([-0.08, y + high * 0.4, z], [0.06, high * 0.8, 0.07], WOOD);
  mold.box([-0.08, y + high * 0.36, z], [0.06, 0.07, wide], WOOD);
  mold.box([-0.16, y - 0.16, z], [0.3, 0.14, wide + 0.4], mixed(WOOD, '#ffffff', 0.2));
}

function spices(): Mold {
  const mold = shell(5.4, '#f6d9ae');
  crown(mold, 5.4, '#fbe6c4');
  nook(mold, 0.8, 2.7, 5, DARK);
  awning(mold, 3.2, 1.15, 5.2, '#e2483c');
  mold.box([-0.4, 0.42, 0], [0.8, 0.84, 4.8], WOOD);
  mold.box([-0.42, 0.88, 0], [0.92, 0.1, 5], mixed(WOOD, '#ffffff', 0.22));
  SPICES.forEach((color, at) => {
    const z = (at - 2) * 0.96;
    mold.column([-0.42, 0.9, z], 8, [
      [0, 0.3, '#c98a4a'],
      [0.22, 0.4, '#d9a060'],
    ]);
    cone(mold, -0.42, 1.1, z, 0.38, 0.56, color);
  });
  window(mold, -1.5, 3.7);
  window(mold, 1.5, 3.7);
  return mold;
}

function rugs(): Mold {
  const mold = shell(6.4, '#e9b48f');
  crown(mold, 6.4, '#f4c8a4', 5);
  mold.box([-0.12, 4.5, 0], [0.14, 0.14, 5.4], WOOD);
  RUGS.slice(0, 4).forEach((color, at) => {
    const z = (at - 1.5) * 1.36;
    const long = at % 2 === 0 ? 3.2 : 2.5;
    mold.box([-0.14, 4.4 - long / 2, z], [0.08, long, 1.14], color);
    mold.box([-0.2, 4.4 - long / 2, z], [0.04, long - 0.4, 0.76], mixed(color, '#fff0c8', 0.62));
    mold.box([-0.24, 4.4 - long / 2, z], [0.04, long - 0.9, 0.44], color);
    mold.box([-0.27, 4.4 - long / 2, z], [0.04, 0.5, 0.5], '#ffd45a');
    mold.box([-0.14, 4.36 - long, z], [0.06, 0.16, 1.1], '#fff0c8');
  });
  RUGS.forEach((color, at) => {
    const z = -2.3 + at * 0.34 + (at > 2 ? 3 : 0);
    mold.column([-0.34, 0, z], 7, [
      [0, 0.17, color],
      [1.1 + (at % 3) * 0.3, 0.17, color],
      [1.16 + (at % 3) * 0.3, 0.08, '#fff0c8'],
    ]);
  });
  return mold;
}

function doorway(): Mold {
  const mold = shell(7, '#f3c9b0');
  mold.column([0.6, 7, 0], 10, [
    [0, 1.25, '#fff0dc'],
    [0.3, 1.3, '#fff0dc'],
    [0.9, 1.2, '#2fb3a6'],
    [1.6, 0.7, '#37c4b4'],
    [1.95, 0.14, '#6fe0cf'],
    [2.4, 0.02, '#ffd45a'],
  ]);
  arch(mold, 0, 0, 2.3, 3.3, '#fff0d0', -0.03);
  arch(mold, 0, 0, 1.8, 2.9, '#1f8f94', -0.08);
  mold.box([-0.12, 1.2, 0], [0.06, 2.2, 0.08], '#136a72');
  mold.box([-0.3, 0.1, 0], [0.6, 0.2, 2.4], '#e0b08a');
  for (const z of [-2.1, 2.1]) {
    mold.column([-0.4, 0, z], 8, [
      [0, 0.22, '#c9603a'],
      [0.5, 0.34, '#d9744a'],
      [0.58, 0.36, '#e88a5a'],
    ]);
    for (let leaf = 0; leaf < 3; leaf += 1)
      cone(
        mold,
        -0.4 + (leaf - 1) * 0.14,
        0.5,
        z + (leaf % 2) * 0.16 - 0.08,
        0.24,
        0.9 + leaf * 0.16,
        '#4f9a4a',
      );
  }
  // A bay of wooden lattice.
  mold.box([-0.3, 4.9, 0], [0.7, 1.6, 2.4], WOOD);
  mold.box([-0.3, 5.85, 0], [0.86, 0.3, 2.7], mixed(WOOD, '#ffffff', 0.18), [0.3, 0.2]);
  mold.box([-0.3, 4.02, 0], [0.8, 0.16, 2.6], mixed(WOOD, '#ffffff', 0.18));
  for (let at = 0; at < 3; at += 1) {
    const z = (at - 1) * 0.74;
    mold.quad(
      [-0.67, 4.4, z - 0.26],
      [-0.67, 4.4, z + 0.26],
      [-0.67, 5.4, z + 0.26],
      [-0.67, 5.4, z - 0.26],
      '#ffc45a',
    );
    mold.box([-0.68, 4.9, z], [0.04, 1, 0.07], '#5f3420');
    mold.box([-0.68, 4.9, z], [0.04, 0.07, 0.52], '#5f3420');
  }
  return mold;
}

function lamps(): Mold {
  const mold = shell(5.8, '#cfa8b8');
  crown(mold, 5.8, '#e0bccb', 3);
  nook(mold, 0.5, 3.1, 4.6, '#3a2148');
  awning(mold, 3.7, 0.95, 5, '#1fa39a');
  for (let shelf = 0; shelf < 2; shelf += 1) {
    const y = 0.62 + shelf * 1.06;
    mold.box([-0.26, y, 0], [0.5, 0.1, 4.6], WOOD);
    for (let at = 0; at < 5; at += 1) {
      const color =
        ['#ffd45a', '#ff7a5a', '#5fd4c4', '#ff9ad0', '#ffb03a'][(at + shelf * 2) % 5] ?? '#ffd45a';
      const z = (at - 2) * 0.9;
      mold.column([-0.28, y + 0.05, z], 6, [
        [0, 0.12, '#b0803a'],
        [0.08, 0.2, '#b0803a'],
        [0.26, 0.27, color],
        [0.5, 0.2, color],
        [0.68, 0.05, '#b0803a'],
      ]);
    }
  }
  window(mold, 0, 4.2, 1.4, 1.2);
  return mold;
}

function fruit(): Mold {
  const mold = shell(4.9, '#f8e3bc');
  crown(mold, 4.9, '#fff0d4', 6);
  nook(mold, 0.8, 2.5, 4.8, '#52304a');
  awning(mold, 3, 1.1, 5, '#f0a02e');
  const piles = [
    ['#ff8a2e', 0.15],
    ['#d9343f', 0.14],
    ['#9ac43a', 0.17],
    ['#ffd03a', 0.14],
  ] as const;
  piles.forEach(([color, r], at) => {
    const z = (at - 1.5) * 1.2;
    mold.box([-0.42, 0.4, z], [0.8, 0.8, 1.1], at % 2 === 0 ? WOOD : mixed(WOOD, '#ffffff', 0.14));
    for (let row = 0; row < 3; row += 1) {
      for (let one = 0; one < 3 - row; one += 1) {
        const zz = z + (one - (2 - row) / 2) * r * 2;
        mold.column([-0.44, 0.78 + row * r * 1.5, zz], 6, [
          [0, r * 0.6, color],
          [r * 0.8, r, color],
          [r * 1.7, r * 0.5, mixed(color, '#ffffff', 0.25)],
        ]);
      }
    }
  });
  window(mold, -1.7, 3.3, 0.8, 1);
  window(mold, 1.7, 3.3, 0.8, 1);
  return mold;
}
