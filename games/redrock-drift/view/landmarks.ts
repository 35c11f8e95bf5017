import { createRng } from '@playgrove/kit/core';
import type { Corner, Mold } from '@playgrove/kit/scene3d';
import type { Track } from '@playgrove/kit/logic/track';
import type { Plots } from './plots.ts';
import type { Theme } from './theme.ts';

const MESAS = 40;
/** Where along the way the bows of rock stand, as parts of it. */
const BOWS = [0.2, 0.46, 0.73] as const;
const BOW_SIDES = 7;
const BOW_BLOCKS = 15;

/** Table mountains around, in a body of their own: they are always in sight. */
export function mesas(mold: Mold, track: Track, theme: Theme, key: string): void {
  const rng = createRng(`${key} landmarks`);
  const [a, b, c, d] = theme.rock;
  const count = track.samples.length;
  const mx = track.samples.reduce((sum, { x }) => sum + x, 0) / count;
  const my = track.samples.reduce((sum, { y }) => sum + y, 0) / count;
  for (let tries = 0, stood = 0; tries < 400 && stood < MESAS; tries += 1) {
    const angle = rng.between(0, 2 * Math.PI);
    const far = rng.between(20, 560);
    const [x, y] = [mx + Math.cos(angle) * far, my + Math.sin(angle) * far];
    const radius = rng.between(10, 34);
    const place = track.nearest({ x, y });
    const { x: nx, y: ny } = track.sample(place.index);
    if (Math.hypot(x - nx, y - ny) < radius * 1.5 + 24) continue;
    stood += 1;
    const needle = radius < 15;
    const tall = needle ? rng.between(46, 80) : rng.between(20, 66);
    const lumps = Array.from({ length: 9 }, () => rng.between(0.78, 1.16));
    const waist = needle ? 0.6 : 0.92;
    mold.column(
      [x, -1, y],
      9,
      [
        [0, radius * 1.5, a],
        [tall * 0.24, radius * 1.12, a],
        [tall * 0.3, radius * waist, b],
        [tall * 0.33, radius * (waist + 0.04), d],
        [tall * 0.58, radius * (waist - 0.1), c],
        [tall * 0.62, radius * (waist - 0.05), a],
        [tall * 0.84, radius * (waist - 0.14), b],
        [tall * 0.87, radius * (waist - 0.09), d],
        [tall * 0.97, radius * (waist - 0.15), c],
        [tall, radius * (waist - 0.22), theme.plateau],
      ],
      (side) => lumps[side] ?? 1,
    );
  }
}

/** Bows of rock over the road. */
export function bows(plots: Plots, theme: Theme, key: string): void {
  const rng = createRng(`${key} bows`);
  for (const part of BOWS) {
    bow(plots, Math.round(part * plots.track.samples.length), theme, rng.between(0.95, 1.25), rng);
  }
}

function bow(
  plots: Plots,
  index: number,
  theme: Theme,
  size: number,
  rng: ReturnType<typeof createRng>,
): void {
  const mold = plots.at(index);
  const reach = plots.reach + 3.4;
  const { x, y, tx, ty } = plots.track.sample(index);
  const rings = Array.from({ length: BOW_BLOCKS + 1 }, (_, at): readonly Corner[] => {
    const angle = (at / BOW_BLOCKS) * Math.PI;
    const foot = Math.abs(Math.cos(angle));
    const thick = 2.1 + foot * foot * 2.2 + rng.between(-0.35, 0.5);
    const [mx, my] = [Math.cos(angle) * reach, Math.sin(angle) * 13.5 * size - 1];
    return Array.from({ length: BOW_SIDES }, (__, side): Corner => {
      const turn = (side / BOW_SIDES) * 2 * Math.PI;
      const out = Math.cos(turn) * thick * rng.between(0.86, 1.12);
      const along = Math.sin(turn) * thick * 1.25;
      const aside = mx + Math.cos(angle) * out;
      return [x - ty * aside + tx * along, my + Math.sin(angle) * out, y + tx * aside + ty * along];
    });
  });
  rings.slice(1).forEach((ring, at) => {
    const before = rings[at] ?? ring;
    for (let side = 0; side < BOW_SIDES; side += 1) {
      const by = (side + 1) % BOW_SIDES;
      const [p, q, r, s] = [before[side], before[by], ring[by], ring[side]];
      if (!p || !q || !r || !s) continue;
      const up = Math.cos(((side + 0.5) / BOW_SIDES) * 2 * Math.PI);
      const color = up > 0.55 ? theme.plateau : (theme.rock[(at + side) % 4] ?? theme.rock[1]);
      mold.quad(p, q, r, s, up < -0.5 ? theme.rock[0] : color);
    }
  });
}
