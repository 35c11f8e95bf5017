import type { Rng } from '@playgrove/kit/contract';
import { placeIn, ramp, type Ramp } from '@playgrove/kit/logic/levels';
import type { Kind, Params } from './state.ts';

/*
 * Twenty towns in five stretches of the coast. Each stretch adds one thing: the first teaches, the
 * second swings wide and fast, the third has gusts, the fourth heavy and narrow floors, the fifth
 * everything. The endless tower goes through the same stretches, ten floors each.
 */

export const COASTS = ['dawn', 'noon', 'gale', 'dusk', 'aurora'] as const;
export type Coast = (typeof COASTS)[number];
export const PER_COAST = 4;
export const TOWN_COUNT = COASTS.length * PER_COAST;
/** Floors of the endless tower from one sky to the next. */
export const STRETCH = 10;

export type Site = {
  readonly coast: Coast;
  /** Floors to the roof, which is the last of them; 0 if there is none. */
  readonly floors: number;
  /** Ticks of a full swing, and how far it goes to each side. */
  readonly period: number;
  readonly reach: number;
  /** Ticks between gusts; 0 for none. */
  readonly gusts: number;
  /** How often a floor is narrow, or heavy: 0 to 1. */
  readonly narrow: number;
  readonly heavy: number;
};

type Plan = Readonly<Record<'floors' | 'period' | 'reach' | 'gusts' | 'narrow' | 'heavy', Ramp>>;

const PLANS: Readonly<Record<Coast, Plan>> = {
  dawn: {
    floors: [8, 14],
    period: [204, 166],
    reach: [150, 180],
    gusts: [0, 0],
    narrow: [0, 0],
    heavy: [0, 0],
  },
  noon: {
    floors: [14, 20],
    period: [168, 146],
    reach: [185, 205],
    gusts: [0, 0],
    narrow: [0.2, 0.3],
    heavy: [0, 0],
  },
  gale: {
    floors: [15, 20],
    period: [162, 142],
    reach: [185, 200],
    gusts: [540, 400],
    narrow: [0, 0.15],
    heavy: [0, 0],
  },
  dusk: {
    floors: [16, 22],
    period: [156, 138],
    reach: [185, 205],
    gusts: [0, 0],
    narrow: [0.15, 0.25],
    heavy: [0.35, 0.5],
  },
  aurora: {
    floors: [18, 28],
    period: [148, 126],
    reach: [190, 210],
    gusts: [520, 380],
    narrow: [0.25, 0.3],
    heavy: [0.25, 0.35],
  },
};

/** In the endless tower: the fastest swing, and how much faster each floor is. */
const QUICKEST = 76;
const SLOWEST = 186;
const HURRY = 4;

const inEndless = (built: number) => ({
  pack: Math.floor(built / STRETCH),
  part: (built % STRETCH) / STRETCH,
});

/** What the next floor of a tower meets; `built` floors stand already. */
export function siteOf({ town }: Params, built: number): Site {
  const endless = town === 0;
  const { pack, part } = endless ? inEndless(built) : placeIn(PER_COAST, town);
  const coast = COASTS[pack % COASTS.length] ?? 'dawn';
  const plan = PLANS[coast];
  const gusts = Math.round(ramp(plan.gusts, part));
  return {
    coast,
    floors: endless ? 0 : Math.round(ramp(plan.floors, part)),
    period: endless
      ? Math.max(QUICKEST, Math.round(SLOWEST - built * HURRY))
      : Math.round(ramp(plan.period, part)),
    reach: Math.round(endless ? Math.min(212, 150 + built * 2) : ramp(plan.reach, part)),
    gusts: pack >= COASTS.length ? 420 : gusts,
    narrow: ramp(plan.narrow, part),
    heavy: ramp(plan.heavy, part),
  };
}

/** The floor that the crane brings after `built` others. */
export function nextKind(params: Params, built: number, rng: Rng): Kind {
  const site = siteOf(params, built);
  const pick = rng.unit();
  if (site.floors > 0 && built + 1 >= site.floors) return 'roof';
  if (pick < site.narrow) return 'narrow';
  return pick < site.narrow + site.heavy ? 'heavy' : 'plain';
}
