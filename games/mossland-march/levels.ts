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
  50, 80, 80, 85, 90, 70, 70, 115, 85, 95, 105, 105, 110, 100, 125, 100, 95, 120, 95, 115, 75, 90,
  95, 110, 80, 110, 95, 115, 105, 105, 80, 90, 100, 85, 115, 105, 95, 140, 105, 120,
];
