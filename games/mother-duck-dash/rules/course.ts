import type { Rng } from '@playgrove/kit/contract';
import { findWay } from './search.ts';
import {
  COLUMNS,
  HALF,
  HOP,
  LAG,
  MAX_DUCKLINGS,
  START,
  type Item,
  type Row,
  type State,
} from './types.ts';

/** Rows laid ahead of the duck: more than any screen shows; and kept behind her. */
const AHEAD = 20;
const BEHIND = 12;
/** Rows after which it no longer gets harder. */
const HARDEST = 150;
/** Ticks between the moments for which a window is confirmed, how many, and the longest wait. */
const PHASE = 150;
const PHASES = 2;
const PATIENCE = 420;
const TRIES = 14;

const MEADOW: Row = {
  kind: 'meadow',
  speed: 0,
  items: [],
  span: 1,
  trees: [],
  pond: null,
  duck: -1,
  swim: 0,
};

/** One car, and a long gap for any line. */
const QUIET: Row = {
  ...MEADOW,
  kind: 'road',
  speed: 0.025,
  items: [{ from: 0, length: 1.6 }],
  span: 16,
};

type Lane = Row['kind'] | 'rail';
/** The first lanes are always the same kinds: roads, then a pond, then water, then a train. */
const FIRST: readonly (readonly Lane[])[] = [
  ['road'],
  ['road', 'road'],
  ['stream'],
  ['road', 'stream'],
  ['rail'],
];

/** How calm the roads of the first groups are: slower, and with one car at a time. */
const CALM = [1, 0.6];
/** Cells by which the gaps of the calmest are longer. */
const LONE = 12;

/** Groups of lanes from one pond to the next; the first pond comes after two. */
const PER_POND = 3;

/** The start: a pond behind, ducklings ahead. */
export function firstRows(): Row[] {
  const pond: Row = { ...MEADOW, pond: [2, 4] };
  return [
    { ...MEADOW, trees: [0, 1, 5, 6] },
    { ...pond, trees: [0, 6] },
    { ...pond, trees: [0, 6], swim: 0 },
    { ...MEADOW, trees: [0, 6] },
    { ...MEADOW, trees: [1], duck: 3 },
    { ...MEADOW, trees: [5] },
  ];
}

/** Lays what is missing ahead, and forgets what is far behind. */
export function lay(state: State, rng: Rng): void {
  const here = state.trail.at(-1)?.row ?? START.row;
  while (state.first + state.rows.length <= here + AHEAD) {
    const start = state.first + state.rows.length;
    state.rows.push(...lanesOf(start, state.groups, state.clock, rng));
    state.groups += 1;
    const isPond = state.groups % PER_POND === 2;
    const wet = state.rows.at(-1)?.kind === 'stream';
    state.rows.push(...meadowOf(isPond, wet, rng));
  }
  const spare = Math.min(here, state.safe.row) - BEHIND - state.first;
  if (spare > 0) {
    state.rows.splice(0, spare);
    state.first += spare;
  }
}

/**
 * A group of lanes that a line of every length can cross: rolled until a search has confirmed a
 * window for the longest, which every shorter line fits through too.
 */
function lanesOf(start: number, group: number, clock: number, rng: Rng): readonly Row[] {
  const hard = Math.min(1, start / HARDEST);
  const calm = CALM[group] ?? 0;
  for (let tries = 0; tries < TRIES; tries += 1) {
    // The more often it failed, the wider are the gaps and the fewer are the lanes.
    const ease = tries / TRIES;
    const kinds = kindsOf(group, hard, rng).slice(0, Math.ceil((1 - ease) * 5));
    const lanes = kinds.map((kind, index) =>
      kind === 'rail'
        ? rail(rng)
        : kind === 'road'
          ? road(hard, ease, calm, index, rng)
          : stream(hard, ease, rng),
    );
    if (hasWindows(lanes, clock)) return lanes;
  }
  return [QUIET];
}

/** Whether the longest line gets across, from several moments on. */
export function hasWindows(
  lanes: readonly Row[],
  clock: number,
  line = MAX_DUCKLINGS,
  nodes = 1500,
): boolean {
  const rows = (row: number): Row | undefined =>
    row === 0 || row === lanes.length + 1 ? MEADOW : lanes[row - 1];
  for (let phase = 0; phase < PHASES; phase += 1) {
    const start = { clock: clock + phase * PHASE, row: 0, x: START.x };
    const quest = { rows, line, row: lanes.length + 1, ticks: PATIENCE, nodes };
    if (!findWay(quest, start)) return false;
  }
  return true;
}

function kindsOf(group: number, hard: number, rng: Rng): readonly Lane[] {
  const set = FIRST[group];
  if (set) return set;
  const count = 1 + rng.int(2 + Math.round(hard * 2));
  const first = rng.chance(0.55) ? 'road' : 'stream';
  return Array.from({ length: count }, (_, index) =>
    index === 0 && group % PER_POND === 1
      ? 'rail'
      : index > 0 && rng.chance(0.2 + hard * 0.2)
        ? first === 'road'
          ? 'stream'
          : 'road'
        : first,
  );
}

/** Lengths of a bicycle, a car, a van and a bus. */
export const VEHICLES = [1, 1.6, 2.1, 3.2] as const;

/** Cells of a train, and ticks from one to the next: long enough for any line. */
const TRAIN = 9.6;
const TIMETABLE = 300;

function rail(rng: Rng): Row {
  const speed = rng.chance(0.5) ? 0.2 : -0.2;
  const items = [{ from: rng.between(0, 40), length: TRAIN }];
  return { ...MEADOW, kind: 'road', speed, items, span: TIMETABLE * 0.2 };
}

function road(hard: number, ease: number, calm: number, index: number, rng: Rng): Row {
  const pace = (1.25 + hard * 1.5) * (1 - calm * 0.4) * rng.between(0.85, 1.25);
  const speed = (rng.chance(0.5) === (index % 2 === 0) ? pace : -pace) / 60;
  const length = VEHICLES[rng.int(hard < 0.05 ? 3 : VEHICLES.length)] ?? 1.6;
  // Cells that a line of the longest needs; every second gap is that wide, the others are not.
  const wide = (pace / 60) * (HOP + MAX_DUCKLINGS * LAG) + HALF * 2;
  const items: Item[] = [];
  let at = rng.between(0, 6);
  const count = 2 + rng.int(2);
  for (let number = 0; number < count; number += 1) {
    items.push({ from: at, length });
    const isWide = number % 2 === 0 || rng.chance(0.35 - hard * 0.3 + ease);
    at +=
      length + (isWide ? wide * rng.between(1.1, 1.4 + ease) : rng.between(1.7, 2.6)) + calm * LONE;
  }
  const span = at - (items[0]?.from ?? 0);
  return { ...MEADOW, kind: 'road', speed, items, span };
}

function stream(hard: number, ease: number, rng: Rng): Row {
  if (rng.chance(0.28)) return pads(rng);
  const pace = (0.6 + hard * 0.65) * rng.between(0.8, 1.2);
  const speed = (rng.chance(0.5) ? pace : -pace) / 60;
  const items: Item[] = [];
  let at = rng.between(0, 6);
  const count = 2 + rng.int(2);
  for (let number = 0; number < count; number += 1) {
    const length = 3 + rng.int(hard > 0.5 && ease < 0.4 ? 2 : 3);
    items.push({ from: at, length });
    at += length + rng.between(1.3, 2.4 + hard);
  }
  return { ...MEADOW, kind: 'stream', speed, items, span: at - (items[0]?.from ?? 0) };
}

/** Lily pads, which stay where they are. */
function pads(rng: Rng): Row {
  const columns = rng.shuffled([0, 1, 2, 3, 4, 5, 6]).slice(0, 4);
  const items = columns.map((column) => ({ from: column - 0.5, length: 1 }));
  return { ...MEADOW, kind: 'stream', items, span: 1000 };
}

/** A meadow: ducklings wait in it, trees stand in the way, and every second one has a pond. */
function meadowOf(isPond: boolean, wet: boolean, rng: Rng): readonly Row[] {
  const count = isPond ? 4 : 1 + rng.int(2);
  const left = 1 + rng.int(COLUMNS - 4);
  const pond: Row['pond'] = [left, left + 2];
  return Array.from({ length: count }, (_, index) => {
    const swims = isPond && (index === 1 || index === 2);
    const free = Array.from({ length: COLUMNS }, (__, column) => column).filter(
      (column) => !swims || column < left || column > left + 2,
    );
    const mixed = rng.shuffled(free);
    // The bank of a stream is free: nobody sees ahead where the log will land.
    const trees = mixed.slice(0, wet && index === 0 ? 0 : rng.int(swims ? 2 : 4));
    const duck = rng.chance(isPond ? 0.35 : 0.9) ? (mixed[trees.length] ?? -1) : -1;
    return { ...MEADOW, trees, duck, pond: swims ? pond : null };
  });
}
