import { createRng } from '@playgrove/kit/core';
import type { Corner, Mold } from '@playgrove/kit/scene3d';
import type { Plots } from './plots.ts';
import { mixed, type Theme } from './theme.ts';

/** From the foot of the rock: meters outward, part of its height, how far a corner may stray. */
const PROFILE = [
  [0, -0.02, 0],
  [0.3, 0.15, 0.35],
  [0.6, 0.34, 0.45],
  [1.5, 0.38, 0.5],
  [1.8, 0.62, 0.5],
  [2.1, 0.7, 0.5],
  [3.1, 0.74, 0.6],
  [3.4, 1, 0.8],
  [10, 0.94, 1.6],
  [17, -0.1, 0],
] as const;
/** Shades of one layer. */
const WORN = 6;
/** Samples from the line within which the rock is low, on the side of the stand. */
export const STAND_SIDE = -1;
export const STAND_REACH = 22;

/** Rock on both sides, in layers, its height rolling along the way. */
export function cliffs(plots: Plots, theme: Theme, key: string): void {
  const rng = createRng(`${key} cliffs`);
  const { spot, ribs, track, reach } = plots;
  const count = track.samples.length;
  const [a, b, c, d] = theme.rock;
  const colors = [mixed(a, '#2b1020', 0.22), b, d, a, c, b, d, c, theme.plateau];
  const worn = colors.map((color) =>
    Array.from({ length: WORN }, (_, at) => mixed(color, theme.rock[0], (at / WORN) * 0.28)),
  );
  for (const side of [-1, 1]) {
    const waves = [2, 3, 5, 9].map((often) => ({
      often,
      at: rng.unit(),
      much: rng.between(0.5, 1.2),
    }));
    const rows = ribs.map((rib) => {
      const part = rib / count;
      const roll = waves.reduce(
        (sum, { often, at, much }) => sum + Math.sin((part * often + at) * 2 * Math.PI) * much,
        0,
      );
      const away = Math.min(rib, count - rib);
      const low = side === STAND_SIDE && away < STAND_REACH;
      const height = low ? 1.2 : Math.max(1.2, 4.6 + roll * 3.2 + rng.between(-0.7, 0.9));
      const buttress = rng.chance(0.16) ? rng.between(0.2, 0.7) : 0;
      return PROFILE.map(([out, lift, stray]) => {
        const off = rng.between(0, stray) - buttress * Math.min(1, stray);
        const up = lift > 0 ? rng.between(-0.04, 0.04) : 0;
        return spot(rib, side * (reach + Math.max(0, out + off)), height * (lift + up));
      });
    });
    rows.forEach((row, at) => {
      const rib = ribs[at] ?? 0;
      const next = rows[(at + 1) % rows.length] ?? row;
      wall(plots.at(rib), row, next, side, (band) => worn[band]?.[rng.int(WORN)] ?? c);
      grow(plots.at(rib), row, rng, theme, side === STAND_SIDE && Math.min(rib, count - rib) < 30);
    });
  }
}

function wall(
  mold: Mold,
  row: readonly Corner[],
  next: readonly Corner[],
  side: number,
  color: (band: number) => string,
): void {
  for (let band = 0; band + 1 < PROFILE.length; band += 1) {
    const [p, q, r, s] = [row[band], next[band], next[band + 1], row[band + 1]];
    if (!p || !q || !r || !s) continue;
    if (side > 0) mold.quad(p, s, r, q, color(band));
    else mold.quad(p, q, r, s, color(band));
  }
}

/** Cacti and boulders, at the foot of the rock and on top of it. */
function grow(
  mold: Mold,
  row: readonly Corner[],
  rng: ReturnType<typeof createRng>,
  theme: Theme,
  isStored: boolean,
): void {
  const [foot, , , , , , , edge, back] = row;
  if (!foot || !edge || !back || isStored) return;
  if (rng.chance(0.09)) {
    const top = mid(edge, back, rng.between(0.1, 0.6));
    if (rng.chance(0.6)) cactus(mold, top, rng.between(0.8, 1.5), theme.leaf);
    else boulder(mold, top, rng.between(0.8, 2.2), theme.rock[1], theme.rock[3]);
  }
  if (rng.chance(0.11)) {
    const size = rng.between(0.5, 0.95);
    const at = mid(foot, edge, 0.06 + size * 0.12);
    const low: Corner = [at[0], -0.1, at[2]];
    if (rng.chance(0.5)) cactus(mold, low, size * 1.15, theme.leaf);
    else boulder(mold, low, size * 0.9, theme.rock[0], theme.rock[2]);
  } else if (rng.chance(0.16)) {
    tuft(mold, [foot[0], -0.05, foot[2]], rng.between(0.4, 0.8), theme);
  }
}

export function mid(a: Corner, b: Corner, part: number): Corner {
  return [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part - 0.2,
    a[2] + (b[2] - a[2]) * part,
  ];
}

/** Dry grass: three blades. */
function tuft(mold: Mold, [x, y, z]: Corner, size: number, theme: Theme): void {
  const color = mixed(theme.leaf, theme.sand, 0.45);
  for (let blade = 0; blade < 3; blade += 1) {
    const angle = blade * 2.1 + x;
    const [dx, dz] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const root = 0.35;
    const tip: Corner = [x + dx * 0.7, y + size * 1.1, z + dz * 0.7];
    const left: Corner = [x - dz * root, y, z + dx * root];
    const right: Corner = [x + dz * root, y, z - dx * root];
    mold.triangle(left, right, tip, color).triangle(right, left, tip, color);
  }
}

export function cactus(mold: Mold, at: Corner, size: number, leaf: string): void {
  const dark = mixed(leaf, '#123a34', 0.3);
  const light = mixed(leaf, '#e8ffb0', 0.22);
  const [x, y, z] = at;
  mold.column(at, 6, [
    [0, 0.4 * size, dark],
    [1.4 * size, 0.5 * size, dark],
    [2.7 * size, 0.46 * size, leaf],
    [3.2 * size, 0.2 * size, light],
  ]);
  for (const [side, low] of [
    [-1, 1.1],
    [1, 1.6],
  ] as const) {
    mold.box(
      [x + side * 0.7 * size, y + low * size, z],
      [0.9 * size, 0.4 * size, 0.4 * size],
      dark,
    );
    mold.column([x + side * 1.05 * size, y + (low - 0.2) * size, z], 5, [
      [0, 0.28 * size, dark],
      [1.1 * size, 0.26 * size, leaf],
      [1.35 * size, 0.1 * size, light],
    ]);
  }
}

export function boulder(mold: Mold, at: Corner, size: number, low: string, high: string): void {
  mold.column(
    at,
    7,
    [
      [0, size * 1.1, low],
      [size * 0.8, size, low],
      [size * 1.4, size * 0.5, high],
    ],
    (side) => 1 + ((side * 5) % 3) * 0.13,
  );
}
