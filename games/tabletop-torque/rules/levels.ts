import type { Level } from '@playgrove/kit/contract';
import { TABLES, TRACKS } from './tracks.ts';
import { HZ, type Params, type Way } from './types.ts';

/** Who races against you, and how often they overdo a bend: the chance in each part of a lap. */
export const RIVALS = [
  { id: 'pip', wild: 0.01 },
  { id: 'bruno', wild: 0.07 },
  { id: 'dot', wild: 0.015 },
  { id: 'rook', wild: 0.045 },
  { id: 'sable', wild: 0.03 },
  { id: 'vera', wild: 0.01 },
] as const;

/** One race: where, against whom, and how much of the possible speed the rival uses. */
export type Race = Way & { readonly laps: number; readonly rival: number; readonly pace: number };

export const PER_TABLE = 6;
const PER_TRACKS = 3;
/** The pace of the first and the last race of each table. */
const PACES = [
  [0.67, 0.78],
  [0.73, 0.84],
  [0.77, 0.88],
  [0.79, 0.92],
  [0.83, 0.955],
] as const;
const NEEDS = [0, 5, 14, 26, 40] as const;
/** Long tracks have fewer laps. */
const LAPS = { short: 5, long: 4 } as const;
const LONG = new Set(['pencil', 'knot', 'comb', 'horseshoe', 'braid', 'castle', 'crown']);
export const DAYS = TRACKS.length * 2;

const lapsOf = (track: number): number =>
  LONG.has(TRACKS[track]?.id ?? '') ? LAPS.long : LAPS.short;

/** Three tracks, then the same three backward. */
function raceAt(index: number): Race {
  const table = Math.floor(index / PER_TABLE);
  const step = index % PER_TABLE;
  const track = table * PER_TRACKS + (step % PER_TRACKS);
  const [slow, fast] = PACES[table] ?? [0.8, 0.9];
  return {
    track,
    way: step < PER_TRACKS ? 1 : -1,
    laps: index === 0 ? 3 : lapsOf(track),
    // The champion waits at the end of every table.
    rival: step === PER_TABLE - 1 ? RIVALS.length - 1 : (step + table) % (RIVALS.length - 1),
    pace: slow + ((fast - slow) * step) / (PER_TABLE - 1),
  };
}

export const RACES: readonly Race[] = Array.from({ length: TABLES.length * PER_TABLE }, (_, at) =>
  raceAt(at),
);

/** Laps of a time trial. */
const TRIAL_LAPS = 3;
/** Nobody drives beside you. */
export const NOBODY = -1;

export function raceOf(params: Params): Race {
  switch (params.kind) {
    case 'race': {
      const race = RACES[params.race];
      if (!race) throw new Error(`there is no race ${params.race}`);
      return race;
    }
    case 'trial':
      return { track: params.track, way: 1, laps: TRIAL_LAPS, rival: NOBODY, pace: 0 };
    case 'two':
      return { track: params.track, way: 1, laps: lapsOf(params.track), rival: NOBODY, pace: 0 };
    case 'daily':
      return {
        track: params.day % TRACKS.length,
        way: params.day < TRACKS.length ? 1 : -1,
        laps: 4,
        rival: (params.day * 5 + 2) % RIVALS.length,
        pace: 0.72,
      };
  }
}

/** Seconds that a race without a mistake takes: the third star, or gold in a trial. */
export function parOf(params: Params): number {
  const { track, way, laps } = raceOf(params);
  const pars = PARS[TRACKS[track]?.id ?? ''] ?? [0, 0];
  return Math.round(10 * (OFF + laps * (way === 1 ? pars[0] : pars[1]) * SLACK)) / 10;
}

/** Seconds lost at the start on cold tires, and how much slower than the best a par lap is. */
const OFF = 1;
const SLACK = 1.1;
/** A trial's silver and bronze, as parts of gold. */
export const MEDALS = [1, 1.1, 1.22] as const;

/** Seconds of a fast lap, laid way and backward. `times.proof.test.ts` drives them all. */
const PARS: { readonly [track: string]: readonly [number, number] } = {
  toast: [5.18, 5.18],
  egg: [5.33, 5.32],
  spoon: [6.45, 6.45],
  eight: [6.65, 6.67],
  pencil: [8.18, 8.15],
  hourglass: [6.13, 6.13],
  knot: [7.22, 7.23],
  wrench: [5.92, 5.88],
  comb: [7.4, 7.82],
  peach: [4.92, 4.9],
  horseshoe: [8.33, 8.47],
  ants: [5.35, 5.57],
  braid: [8.65, 8.65],
  castle: [8.33, 8.55],
  crown: [8.3, 8.3],
};

/** Levels' names end in these. */
const TWO = [0, 3, 6, 9, 12] as const;

const races: Level<Params>[] = RACES.map((_, race) => {
  const table = Math.floor(race / PER_TABLE);
  const name = TABLES[table] ?? 'breakfast';
  const needs = NEEDS[table] ?? 0;
  return {
    id: `${name}-${(race % PER_TABLE) + 1}`,
    params: { kind: 'race', race },
    pack: `table.${name}`,
    ...(needs > 0 && { needs }),
  };
});
const trials: Level<Params>[] = TRACKS.map(({ id, table }, track) => {
  const needs = NEEDS[table] ?? 0;
  return {
    id: `trial-${id}`,
    params: { kind: 'trial', track },
    pack: 'pack.trials',
    ...(needs > 0 && { needs }),
  };
});
const duels: Level<Params>[] = TWO.map((track) => ({
  id: `two-${TRACKS[track]?.id ?? ''}`,
  params: { kind: 'two', track },
  pack: 'pack.two',
  starless: true,
}));
const dailies: Level<Params>[] = Array.from({ length: DAYS }, (_, day) => ({
  id: `daily-${day + 1}`,
  params: { kind: 'daily', day },
  daily: true,
}));
const [opening, ...later] = races as [Level<Params>, ...Level<Params>[]];

export const LEVELS: readonly [Level<Params>, ...Level<Params>[]] = [
  opening,
  ...later,
  ...trials,
  ...duels,
  ...dailies,
];

/** `31.4` of ticks. */
export const secondsOf = (ticks: number): number => Math.round((ticks * 10) / HZ) / 10;
