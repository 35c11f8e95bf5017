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
  50, 80, 80, 80, 90, 70, 85, 110, 80, 95, 115, 105, 110, 105, 130, 85, 100, 120, 90, 110, 75, 105,
  90, 110, 85, 110, 90, 120, 120, 90, 90, 100, 100, 85, 110, 95, 90, 150, 140, 115,
];
