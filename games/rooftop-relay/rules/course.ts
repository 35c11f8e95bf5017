import type { Rng } from '@playgrove/kit/contract';
import type { Solid } from './platform/index.ts';
import { chooseChunk, sawtooth, scrollTo, type Curve } from '@playgrove/kit/logic/scroll';
import { CHUNKS, DISTRICTS, EXCHANGE } from './chunks.ts';
import { layoutOf, SPEEDS, type Layout } from './layout.ts';
import type { Laid, State } from './state.ts';

/** Chunks of a leg before its exchange. */
const LEG = 9;
/** And of the first, so that the baton and more speed come soon. */
export const FIRST_LEG = 6;
/** How hard: up in teeth of five, with a rest each; a beginner's first leg is gentle. */
const CURVE: Curve = { from: 0.08, to: 0.82, chunks: 42, tooth: 5, rise: 0.26 };
/** Nothing that can go wrong: the first chunks of a run. */
const SAFE = 3;
const LOWEST = -3;
const HIGHEST = 3;
/** Units of roofs that remain behind and are built ahead. */
const BEHIND = 900;
const AHEAD = 2600;

/** Lays what is needed and forgets what has gone by. */
export function lay(state: State, rng: Rng): void {
  const { course, body } = state;
  scrollTo(course, { left: body.x - BEHIND, right: body.x + AHEAD }, () => {
    const made = nextOf(state, rng);
    const { length, rise } = layoutOf(made.chunk, course.end, made.level, made.tier);
    state.level += rise;
    return { ...made, length };
  });
}

function nextOf(state: State, rng: Rng): Omit<Laid, 'length'> {
  const leg = state.laying;
  const tier = tierOf(leg);
  const rest = { level: state.level, tier, leg, taken: [], met: [] };
  if (state.left === 0) {
    state.left = LEG;
    state.laying += 1;
    return { ...rest, chunk: EXCHANGE };
  }
  state.left -= 1;
  const { laid } = state.course;
  if (laid < SAFE) return { ...rest, chunk: laid };
  const district = districtOf(leg);
  const fits = (at: number): boolean => {
    const chunk = CHUNKS[at];
    if (chunk?.of !== district) return false;
    const to = state.level + riseOf(at);
    return to >= LOWEST && to <= HIGHEST;
  };
  const wanted = sawtooth(laid, CURVE);
  return { ...rest, chunk: chooseChunk(CHUNKS, state.course, { wanted, rest: 3, fits }, rng) };
}

export function districtOf(leg: number): (typeof DISTRICTS)[number] {
  return DISTRICTS[leg % DISTRICTS.length] ?? 'market';
}

/** Faster with every leg, up to the fastest. */
export function tierOf(leg: number): number {
  return Math.min(SPEEDS.length - 1, leg);
}

function riseOf(chunk: number): number {
  return layoutOf(chunk, 0, 0, 0).rise;
}

export function layoutHere(laid: Laid & { readonly at: number }): Layout {
  return layoutOf(laid.chunk, laid.at, laid.level, laid.tier);
}

/** Boxes of every chunk that a stretch touches. */
export function boxesNear(state: State, left: number, right: number, open: boolean): Solid[] {
  const boxes: Solid[] = [];
  for (const laid of state.course.there) {
    if (laid.at >= right || laid.at + laid.length <= left) continue;
    const layout = layoutHere(laid);
    boxes.push(...(open ? layout.open : layout.boxes));
  }
  return boxes;
}

/** The chunk at x. */
export function chunkAt(state: State, x: number): (Laid & { readonly at: number }) | undefined {
  return state.course.there.find(({ at, length }) => x >= at && x < at + length);
}
