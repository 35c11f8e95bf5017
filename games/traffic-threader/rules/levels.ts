import { levels, placeIn, ramp, type Pack, type Ramp } from '@playgrove/kit/logic/levels';
import { BUBBLES, metersOf, paceOf, TIGHT, type Kind, type Params, type State } from './types.ts';

const EACH = 8;
/** Meters of a biome when they take turns, and those over which the endless road gets harder. */
export const STRETCH = 600;
const ENDLESS = 5000;

export const BIOMES = ['dusk', 'night', 'dawn', 'day'] as const;
export type Biome = (typeof BIOMES)[number];

/**
 * `ride`: to the gate alone. `clean`: there without a bump. The others: this many before it; of
 * `bus`, `hay` and `cream`, close passes of that kind.
 */
export type Task =
  | 'ride'
  | 'clean'
  | 'near'
  | 'tight'
  | 'chain'
  | 'thread'
  | 'speed'
  | 'bus'
  | 'hay'
  | 'cream';
export type Mission = { readonly task: Task; readonly count: number; readonly meters: number };

type Row = Pack & {
  /** Meters to the gate. */
  readonly meters: Ramp;
  /** Vehicles in a row of traffic. */
  readonly fill: Ramp;
  /** Ticks from row to row. */
  readonly apart: Ramp;
  /** Part of the traffic that changes lanes. */
  readonly turns: Ramp;
  /** What speed fades in a tick. */
  readonly fade: Ramp;
  /** Points a meter for three stars. */
  readonly pace: Ramp;
  /** At the start, where it is not `BUBBLES`. */
  readonly bubbles?: number;
  readonly tasks: readonly (readonly [Task, number])[];
};

const PACKS: readonly [Row, ...Row[]] = [
  {
    name: 'dusk',
    meters: [500, 950],
    fill: [0.9, 1.75],
    apart: [132, 92],
    turns: [0, 0.25],
    fade: [10, 15],
    pace: [1.1, 1.8],
    bubbles: 5,
    tasks: [
      ['near', 3],
      ['near', 5],
      ['near', 7],
      ['chain', 2],
      ['thread', 1],
      ['tight', 4],
      ['clean', 0],
      ['speed', 100],
    ],
  },
  {
    name: 'night',
    needs: 8,
    meters: [650, 1000],
    fill: [1.1, 1.75],
    apart: [116, 92],
    turns: [0.08, 0.3],
    fade: [11, 18],
    pace: [1.3, 2],
    bubbles: 5,
    tasks: [
      ['ride', 0],
      ['near', 10],
      ['bus', 3],
      ['chain', 5],
      ['clean', 0],
      ['speed', 110],
      ['tight', 8],
      ['thread', 2],
    ],
  },
  {
    name: 'dawn',
    needs: 24,
    meters: [850, 1250],
    fill: [1.4, 2.1],
    apart: [104, 82],
    turns: [0.2, 0.45],
    fade: [13, 21],
    pace: [2.2, 2.8],
    bubbles: 4,
    tasks: [
      ['hay', 5],
      ['clean', 0],
      ['near', 18],
      ['ride', 0],
      ['speed', 118],
      ['chain', 8],
      ['tight', 12],
      ['hay', 7],
    ],
  },
  {
    name: 'day',
    needs: 42,
    meters: [1050, 1450],
    fill: [1.85, 2.3],
    apart: [90, 76],
    turns: [0.3, 0.55],
    fade: [18, 28],
    pace: [2.4, 3],
    tasks: [
      ['chain', 8],
      ['cream', 7],
      ['speed', 122],
      ['clean', 0],
      ['thread', 4],
      ['ride', 0],
      ['tight', 15],
      ['cream', 10],
    ],
  },
  {
    name: 'loop',
    needs: 60,
    meters: [1400, 2200],
    fill: [2, 2.45],
    apart: [84, 66],
    turns: [0.35, 0.65],
    fade: [20, 32],
    pace: [2.6, 3.4],
    tasks: [
      ['ride', 0],
      ['near', 32],
      ['thread', 5],
      ['clean', 0],
      ['chain', 11],
      ['speed', 126],
      ['tight', 24],
      ['chain', 14],
    ],
  },
];

export const LEVELS = levels<Params, Row>({
  packs: PACKS,
  each: EACH,
  params: ({ number }) => ({ level: number }),
  endless: { level: 0 },
});
export const LAST = PACKS.length * EACH;

function placeOf(level: number): {
  readonly row: Row;
  readonly index: number;
  readonly part: number;
} {
  const { pack, index, part } = placeIn(EACH, level, 4);
  return { row: PACKS[pack] ?? PACKS[0], index, part };
}

/** What a level asks for; undefined on the endless road. */
export function missionOf({ level }: Params): Mission | undefined {
  if (level === 0) return undefined;
  const { row, index, part } = placeOf(level);
  const [task, count] = row.tasks[index] ?? ['ride', 0];
  return { task, count, meters: Math.round(ramp(row.meters, part) / 50) * 50 };
}

/** How much of it is done. */
export function doneOf(state: State, { task }: Mission): number {
  if (task === 'near') return state.nears;
  if (task === 'chain') return state.longest;
  if (task === 'thread') return state.threads;
  return task === 'speed' ? paceOf(state.top) : state.marked;
}

/** Whether a close pass is of the sort that a mission asks for. */
export const isMarked = (params: Params, kind: Kind, gap: number): boolean => {
  const task = missionOf(params)?.task;
  return task === kind || (task === 'tight' && gap < TIGHT);
};

/** Bubbles at the start, and at most: a mission without a bump has one. */
export function bubblesOf(params: Params): number {
  const mission = missionOf(params);
  if (mission?.task === 'clean') return 1;
  return (mission && placeOf(params.level).row.bubbles) ?? BUBBLES;
}

/** The biome at a distance, and how far the next one has come, 0 to 1. */
export function biomeAt(
  { level }: Params,
  meters: number,
): { readonly now: Biome; readonly next: Biome; readonly part: number } {
  const own = PACKS.indexOf(placeOf(level).row);
  const fixed = BIOMES[own];
  if (level > 0 && fixed) return { now: fixed, next: fixed, part: 0 };
  const at = Math.max(0, meters) / STRETCH;
  const step = Math.floor(at);
  const part = Math.max(0, (at - step - 0.86) / 0.14);
  const named = (index: number): Biome => BIOMES[index % BIOMES.length] ?? 'dusk';
  return { now: named(step), next: named(step + 1), part };
}

export type Recipe = Readonly<Record<'fill' | 'apart' | 'turns' | 'fade', number>>;

/** What traffic is made of at a distance; a new stretch begins with a breather. */
export function recipeAt({ level }: Params, meters: number): Recipe {
  if (level === 0) {
    const part = Math.min(1, meters / ENDLESS);
    const rests = meters > STRETCH && meters % STRETCH < 90;
    return {
      fill: ramp([1.5, 3], part) - (rests ? 0.6 : 0),
      apart: ramp([90, 54], part),
      turns: ramp([0.05, 0.65], part),
      fade: ramp([13, 46], part),
    };
  }
  const { row, part } = placeOf(level);
  const along = 0.85 + (0.3 * meters) / (missionOf({ level })?.meters ?? 1);
  return {
    fill: ramp(row.fill, part) * along,
    apart: ramp(row.apart, part),
    turns: ramp(row.turns, part),
    fade: ramp(row.fade, part),
  };
}

/** Traffic by biome; the first come most often. */
export const TRAFFIC: Readonly<Record<Biome, readonly Kind[]>> = {
  dusk: ['bug', 'bug', 'van', 'bug', 'van'],
  night: ['bug', 'van', 'bus', 'bug', 'bus'],
  dawn: ['van', 'hay', 'bug', 'hay', 'bug'],
  day: ['cream', 'bug', 'van', 'cream', 'bus'],
};

/** Points for two stars and for three: meters, and what close passes on them are worth. */
export function marksOf(params: Params): readonly [number, number] {
  const meters = missionOf(params)?.meters ?? 0;
  const { row, part } = placeOf(params.level);
  const three = (meters * ramp(row.pace, part)) / 10;
  return [Math.round(three * 0.7) * 10, Math.round(three) * 10];
}

export const leftOf = (state: State): number =>
  Math.max(0, (missionOf(state.params)?.meters ?? Infinity) - metersOf(state));
