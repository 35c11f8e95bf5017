import { FAR } from './levels/far.ts';
import { NEAR } from './levels/near.ts';
import type { Plot } from './rules/plot.ts';

/** Every place, in order: five to a pack, each pack with something new. */
export const PLOTS: readonly Plot[] = [...NEAR, ...FAR];

/** Stars that open a pack. */
export const NEEDS: Readonly<Record<string, number>> = {
  ring: 4,
  brook: 9,
  stumps: 15,
  gates: 22,
  banners: 29,
  fog: 36,
  queens: 44,
};

/** Seconds for three stars, by level: what the planner needs, and three tenths more. */
export const PARS: readonly number[] = [
  50, 80, 75, 80, 95, 70, 70, 110, 85, 95, 105, 100, 120, 100, 95, 100, 90, 130, 105, 115, 75, 90,
  95, 120, 75, 105, 90, 125, 115, 95, 85, 100, 100, 85, 105, 95, 100, 135, 100, 115,
];
