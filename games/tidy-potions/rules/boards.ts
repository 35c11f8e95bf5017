import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { placeIn, ramp, type Ramp } from '@playgrove/kit/logic/levels';
import { openPack, type Pack } from '@playgrove/kit/logic/solving';
import { isSmoky, MAX_COLORS, POTION, smoked, topRun, type Layer, type Table } from './bottles.ts';
import { solution } from './search.ts';
import { withSmoke } from './smoke.ts';
import sealed from './sealed.json' with { type: 'json' };

/** Of generator and solver together: a new number retires the sealed seeds. */
export const MAKER = { maker: 'tidy-potions', solver: 1 } as const;

export const EACH = 20;
/** Boards that take turns as the brew of the day. */
export const DAILIES = 60;

type PackOfLevels = {
  readonly name: string;
  readonly colors: Ramp;
  /** Layers under smoke, and the potions that clear it. */
  readonly smoke: Ramp;
  readonly keys: Ramp;
  /** Sizes of the bottles that are empty at first, by level. */
  readonly spares: readonly (readonly number[])[];
  /** Pours to spare before the limit. */
  readonly slack: Ramp;
};

export const PACKS: readonly PackOfLevels[] = [
  { name: 'shelf', colors: [4, 6], smoke: [2, 4], keys: [1, 2], spares: [[4, 4]], slack: [4, 5] },
  { name: 'cellar', colors: [5, 7], smoke: [6, 10], keys: [2, 3], spares: [[4, 4]], slack: [5, 5] },
  { name: 'vials', colors: [5, 7], smoke: [2, 6], keys: [1, 3], spares: [[4, 2]], slack: [5, 5] },
  {
    name: 'recipes',
    colors: [6, 8],
    smoke: [9, 14],
    keys: [3, 5],
    spares: [
      [4, 4],
      [4, 3],
    ],
    slack: [5, 5],
  },
  {
    name: 'stars',
    colors: [7, 9],
    smoke: [5, 9],
    keys: [2, 4],
    spares: [
      [4, 2],
      [3, 3],
    ],
    slack: [5, 4],
  },
  {
    name: 'midnight',
    colors: [8, 10],
    smoke: [12, 18],
    keys: [4, 6],
    spares: [
      [4, 4],
      [4, 3],
      [4, 2],
    ],
    slack: [5, 4],
  },
];

export const LEVEL_COUNT = PACKS.length * EACH;

export type Spec = {
  readonly colors: number;
  readonly smoke: number;
  readonly keys: number;
  readonly spares: readonly number[];
  /** −1 if there is no limit. */
  readonly slack: number;
};

/** The first levels: pouring, then a reaction, then the limit. */
const FIRST: readonly Spec[] = [
  { colors: 2, smoke: 0, keys: 0, spares: [4, 4], slack: -1 },
  { colors: 3, smoke: 2, keys: 1, spares: [4, 4], slack: -1 },
  { colors: 4, smoke: 0, keys: 0, spares: [4, 4], slack: 3 },
  { colors: 4, smoke: 4, keys: 1, spares: [4, 4], slack: 4 },
];

const DAILY: Spec = { colors: 7, smoke: 8, keys: 3, spares: [4, 4], slack: 8 };
/** Every fifth level is easier. */
const BREATHER = 5;

/** What a level is made of, from 1; beyond the last one, the brews of the day. */
export function specOf(level: number): Spec {
  const first = FIRST[level - 1];
  if (first) return first;
  const place = placeIn(EACH, level, BREATHER);
  const pack = PACKS[place.pack];
  if (!pack) return DAILY;
  const between = (range: Ramp): number => Math.round(ramp(range, place.part));
  return {
    colors: between(pack.colors),
    smoke: between(pack.smoke),
    keys: between(pack.keys),
    spares: pack.spares[place.index % pack.spares.length] ?? [POTION, POTION],
    slack: between(pack.slack),
  };
}

/** Positions that the search may look at for a deal, so that dealing takes no time to speak of. */
const DEAL_BUDGET = 1200;

/** Bottles filled by chance, with smoke where a solution leaves room for it. */
export function fill({ colors, smoke, keys, spares }: Spec, seed: number): Table | undefined {
  const rng = createRng(seed);
  const layers = rng.shuffled(
    Array.from({ length: colors * POTION }, (_, at) => Math.floor(at / POTION)),
  );
  const plain: Table = {
    sizes: [...Array<number>(colors).fill(POTION), ...spares],
    bottles: [
      ...Array.from({ length: colors }, (_, at) => layers.slice(at * POTION, (at + 1) * POTION)),
      ...spares.map(() => []),
    ],
  };
  if (plain.bottles.some((bottle) => topRun(bottle) > 2)) return undefined;
  const pours = solution(plain, DEAL_BUDGET, 2);
  if (!pours || smoke === 0) return pours && plain;
  const table = withSmoke(plain, pours, smoke, keys, rng);
  return table.bottles.flat().filter(isSmoky).length < smoke ? undefined : table;
}

/** A sealed number is a level, the solver's pours and a seed. */
export const numberOf = (level: number, par: number, seed: number): number =>
  (level * 100 + par) * 10_000 + seed;

export type Sealed = { readonly level: number; readonly par: number; readonly seed: number };

let boards: readonly Sealed[] | undefined;

const sealedBoards = (): readonly Sealed[] =>
  (boards ??= openPack(sealed as Pack, MAKER).map((number) => ({
    level: Math.floor(number / 1_000_000),
    par: Math.floor(number / 10_000) % 100,
    seed: number % 10_000,
  })));

/** The proven board of a level; for the day, one of many. */
export function boardOf(level: number, rng: Rng): Sealed {
  const at = level === 0 ? LEVEL_COUNT + rng.int(DAILIES) : level - 1;
  const board = sealedBoards()[at];
  if (!board) throw new Error(`tidy-potions: there is no level ${level}`);
  return board;
}

/** The bottles of a sealed board. */
export function tableOf({ level, seed }: Sealed): Table {
  const table = fill(specOf(level), seed);
  if (!table) throw new Error(`tidy-potions: level ${level} has no seed ${seed}`);
  return table;
}

/** This many colors differ enough for any board. */
const BOLDEST = 6;

/** A board with other colors, its bottles in another order. */
export function dressed({ sizes, bottles }: Table, rng: Rng, spares: number): Table {
  // The colors that differ most come first.
  const colors = Math.max(BOLDEST, bottles.length - spares);
  const dye = rng.shuffled([...Array(Math.min(MAX_COLORS, colors)).keys()]);
  const full = bottles.length - spares;
  const order = rng.shuffled([...Array(full).keys()]);
  const dyed = (layer: Layer): Layer => {
    const color = dye[layer % 16] ?? 0;
    return layer < 16 ? color : smoked(color, dye[Math.floor(layer / 16) - 1] ?? 0);
  };
  return {
    sizes,
    bottles: [
      ...order.map((at) => (bottles[at] ?? []).map(dyed)),
      ...bottles.slice(full).map(() => []),
    ],
  };
}

/** Which pack a level belongs to; the brew of the day has the last one's room. */
export const packOf = ({ level }: { readonly level: number }): number =>
  level === 0 ? PACKS.length - 1 : placeIn(EACH, level).pack;
