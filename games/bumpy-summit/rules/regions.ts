import type { Level } from '@playgrove/kit/contract';
import { HAUL, type Params } from './types.ts';

/** What lies in the bed, and how it behaves there. */
export type Cargo = {
  readonly name: string;
  readonly r: number;
  /** Part of the speed that is left after a knock. */
  readonly bounce: number;
  /** How well it holds on the bed, 0 to 1. */
  readonly hold: number;
  /** Air that holds it back, a second. */
  readonly drag: number;
  /** Compared with a melon. */
  readonly weight: number;
};

export type Bit =
  | 'flat'
  | 'hill'
  | 'climb'
  | 'drop'
  | 'dip'
  | 'roll'
  | 'bumps'
  | 'log'
  | 'jump'
  | 'crater';

export type Region = {
  readonly id: string;
  readonly cargo: Cargo;
  readonly gravity: number;
  /** The part of its power that the engine may use, so that light trucks stay down. */
  readonly strength: number;
  /** Grip of the dry road, and of its patches. */
  readonly grip: number;
  readonly patch: { readonly grip: number; readonly drag: number };
  readonly bits: readonly Bit[];
  /** Stars that open it. */
  readonly needs: number;
};

export const REGIONS: readonly [Region, ...Region[]] = [
  {
    id: 'clover',
    cargo: { name: 'melon', r: 14.5, bounce: 0.1, hold: 0.5, drag: 0, weight: 1 },
    gravity: 800,
    strength: 1,
    grip: 1.15,
    patch: { grip: 0.7, drag: 0 },
    bits: ['hill', 'roll', 'hill', 'climb', 'flat', 'dip', 'drop'],
    needs: 0,
  },
  {
    id: 'rainwood',
    cargo: { name: 'egg', r: 11.4, bounce: 0.25, hold: 0.1, drag: 0, weight: 1 },
    gravity: 800,
    strength: 1,
    grip: 0.95,
    patch: { grip: 0.5, drag: 0.5 },
    bits: ['hill', 'log', 'climb', 'bumps', 'dip', 'log', 'drop'],
    needs: 6,
  },
  {
    id: 'dunes',
    cargo: { name: 'ball', r: 15, bounce: 0.36, hold: 0.4, drag: 0.12, weight: 0.8 },
    gravity: 800,
    strength: 1,
    grip: 1,
    patch: { grip: 0.8, drag: 1.5 },
    bits: ['roll', 'hill', 'jump', 'dip', 'climb', 'roll', 'drop'],
    needs: 16,
  },
  {
    id: 'frost',
    cargo: { name: 'globe', r: 11.4, bounce: 0.3, hold: 0, drag: 0, weight: 1 },
    gravity: 800,
    strength: 1,
    grip: 0.85,
    patch: { grip: 0.28, drag: 0 },
    bits: ['climb', 'jump', 'flat', 'roll', 'jump', 'bumps', 'drop'],
    needs: 28,
  },
  {
    id: 'moon',
    cargo: { name: 'slime', r: 11.4, bounce: 0.5, hold: 0.5, drag: 0, weight: 1 },
    gravity: 430,
    strength: 0.62,
    grip: 1.1,
    patch: { grip: 0.6, drag: 1 },
    bits: ['crater', 'jump', 'hill', 'climb', 'bumps', 'crater', 'drop'],
    needs: 42,
  },
];

export type Weather = 'clear' | 'rain' | 'wind' | 'snow';

/** A delivery. */
export type Trip = {
  /** Meters. */
  readonly far: number;
  /** How steep and rough it is, 0 to 1. */
  readonly hard: number;
  readonly weather: Weather;
  /** The part of bits that is mud, sand, ice or dust. */
  readonly patches: number;
  readonly load: number;
  /** Meters from can to can. */
  readonly cans: number;
  /** What lies on its road, in order; else the region's shapes by chance. */
  readonly bits?: readonly Bit[];
};

const trip = (
  far: number,
  hard: number,
  weather: Weather,
  patches: number,
  load: number,
  cans: number,
): Trip => ({ far, hard, weather, patches, load, cans });

/** The first road has jumps: who never lifts off the gas arrives, but not with every melon. */
const FIRST: readonly Bit[] = ['hill', 'flat', 'jump', 'climb', 'roll', 'drop', 'jump'];

/** By region: six deliveries, and the long haul's leg. */
const TRIPS: readonly (readonly Trip[])[] = [
  [
    { ...trip(190, 0.5, 'clear', 0, 3, 95), bits: FIRST },
    trip(230, 0.3, 'clear', 0, 3, 105),
    trip(260, 0.38, 'clear', 0, 3, 110),
    trip(280, 0.46, 'rain', 0.5, 4, 115),
    trip(300, 0.55, 'clear', 0, 4, 120),
    trip(340, 0.66, 'rain', 0.4, 4, 120),
    trip(240, 0.45, 'clear', 0.15, 4, 115),
  ],
  [
    trip(260, 0.42, 'rain', 0.2, 4, 124),
    trip(280, 0.5, 'rain', 0.25, 5, 130),
    trip(300, 0.56, 'clear', 0.35, 5, 135),
    trip(330, 0.62, 'rain', 0.35, 6, 135),
    trip(350, 0.7, 'rain', 0.3, 6, 140),
    trip(390, 0.8, 'rain', 0.4, 6, 140),
    trip(260, 0.55, 'rain', 0.3, 5, 130),
  ],
  [
    trip(280, 0.36, 'clear', 0.2, 3, 129),
    trip(310, 0.44, 'clear', 0.3, 3, 134),
    trip(330, 0.52, 'wind', 0.2, 3, 140),
    trip(360, 0.6, 'clear', 0.4, 4, 146),
    trip(390, 0.68, 'wind', 0.3, 4, 146),
    trip(430, 0.78, 'wind', 0.4, 4, 151),
    trip(280, 0.55, 'clear', 0.3, 4, 95),
  ],
  [
    trip(300, 0.44, 'clear', 0.25, 4, 153),
    trip(330, 0.52, 'snow', 0.3, 4, 153),
    trip(360, 0.6, 'snow', 0.4, 5, 159),
    trip(390, 0.68, 'clear', 0.5, 5, 165),
    trip(420, 0.76, 'snow', 0.45, 5, 183),
    trip(460, 0.86, 'snow', 0.5, 6, 189),
    trip(300, 0.6, 'snow', 0.4, 5, 153),
  ],
  [
    trip(320, 0.4, 'clear', 0.1, 4, 139),
    trip(350, 0.5, 'clear', 0.2, 4, 144),
    trip(390, 0.58, 'clear', 0.25, 4, 149),
    trip(430, 0.66, 'clear', 0.3, 5, 149),
    trip(470, 0.75, 'clear', 0.3, 5, 142),
    trip(520, 0.88, 'clear', 0.35, 5, 147),
    trip(320, 0.6, 'clear', 0.25, 4, 95),
  ],
];

export const regionOf = ({ region }: Params): Region => REGIONS[region] ?? REGIONS[0];

export function tripOf({ region, stage }: Params): Trip {
  const found = TRIPS[region]?.[stage];
  if (!found) throw new Error(`there is no stage ${stage} in region ${region}`);
  return found;
}

/** Grip of the road and of its patches in this weather, and how much those hold a wheel back. */
export function gripsOf(params: Params): {
  readonly road: number;
  readonly patch: number;
  readonly drag: number;
} {
  const { grip, patch } = regionOf(params);
  const wet = WET[tripOf(params).weather];
  return { road: grip * wet, patch: patch.grip * wet, drag: patch.drag };
}

const WET: Readonly<Record<Weather, number>> = { clear: 1, wind: 1, rain: 0.75, snow: 0.85 };

/** Stars that open the second half of a region, beyond what opens the first. */
const HALF = 5;

const deliveries = REGIONS.flatMap(({ id, needs }, region) =>
  Array.from({ length: HAUL }, (_, stage): Level<Params> => {
    const stars = stage < 3 ? needs : needs + HALF;
    return {
      id: `${id}-${stage + 1}`,
      params: { region, stage },
      pack: `region.${id}`,
      ...(stars > 0 && region + stage > 0 && stars > HALF && { needs: stars }),
    };
  }),
);

const hauls = REGIONS.map(({ id, needs }, region): Level<Params> => ({
  id: `haul-${id}`,
  params: { region, stage: HAUL },
  pack: 'pack.haul',
  needs: needs + 6,
}));

const [first, ...rest] = [...deliveries, ...hauls];
if (!first) throw new Error('there are no levels');
export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [first, ...rest];
