import type { Rng } from '@playgrove/kit/contract';
import { EMPTY, GRID, hasPlace, lineCells, MOTIF, placesOf, sewn, SIDE } from './board.ts';
import { patchFor, shapeOf } from './patches.ts';
import type { Held, State } from './state.ts';

/** Positions that go on to the next patch of the hand. */
const BEAM = 9;
/** How well a beginner tells good places from bad ones: points by which it is off. */
const BLUR = 26;

const ROOMY = ['###/###/###', '#####', '#/#/#/#/#'].map(shapeOf);

type Plan = {
  readonly cells: readonly number[];
  readonly hand: readonly (Held | null)[];
  readonly gain: number;
  readonly value: number;
  readonly input: number;
};

/** How good a position is for what comes: room, few edges, no lonely gaps, one fabric together. */
function worth(cells: readonly number[]): number {
  let [edges, gaps, alike, empty] = [0, 0, 0, 0];
  for (let cell = 0; cell < cells.length; cell += 1) {
    const kind = cells[cell] ?? EMPTY;
    const near = GRID.adjacent[cell] ?? [];
    if (kind === EMPTY) {
      empty += 1;
      let open = 0;
      for (const other of near) if (cells[other] === EMPTY) open += 1;
      edges += near.length - open;
      if (open === 0) gaps += 1;
      else if (open === 1) gaps += 0.3;
    } else if (kind >= 0) {
      for (const other of near) if (cells[other] === kind) alike += 1;
    }
  }
  let room = 0;
  for (const shape of ROOMY) if (hasPlace(cells, patchFor(shape))) room += 1;
  return empty * 1.1 - edges * 1.5 - gaps * 7 + room * 7 + alike * 0.35;
}

/** What a stitch is worth to the quest. */
function gainOf(state: State, buttons: readonly number[], made: ReturnType<typeof sewn>): number {
  const { lines, swept, motifs } = made;
  if (lines.length === 0) return 0;
  const base = lines.length * 6 + motifs.length * 6 + (lines.length - 1) * 6;
  if (state.goal === 'lines') return base + lines.length * 10;
  if (state.goal === 'motifs') return base + motifs.length * 40;
  if (state.goal === 'endless') return base;
  let found = 0;
  for (const cell of swept.keys()) found += buttons[cell] ?? 0;
  return base + found * 40;
}

/** How near the lines through buttons are to closing, or how large fields of one fabric are. */
function hope(state: State, cells: readonly number[]): number {
  let sum = 0;
  if (state.goal === 'buttons') {
    for (let line = 0; line < SIDE * 2; line += 1) {
      const along = lineCells(cells, line);
      const has = along.some((cell) => state.buttons[cell] === 1 && (cells[cell] ?? -1) >= 0);
      const full = along.filter((cell) => (cells[cell] ?? -1) >= 0).length / SIDE;
      if (has) sum += full * full * 9;
    }
  }
  if (state.goal === 'motifs') {
    for (const size of fields(cells)) {
      const part = Math.min(size, MOTIF) / MOTIF;
      sum += part * part * 14;
    }
  }
  return sum;
}

function fields(cells: readonly number[]): number[] {
  const seen = new Set<number>();
  const sizes: number[] = [];
  for (let start = 0; start < cells.length; start += 1) {
    const kind = cells[start] ?? EMPTY;
    if (kind < 0 || seen.has(start)) continue;
    const open = [start];
    seen.add(start);
    for (const cell of open) {
      for (const next of GRID.adjacent[cell] ?? []) {
        if (cells[next] !== kind || seen.has(next)) continue;
        seen.add(next);
        open.push(next);
      }
    }
    sizes.push(open.length);
  }
  return sizes;
}

function plansFrom(state: State, plan: Plan, first: boolean): Plan[] {
  return plan.hand.flatMap((held, slot) => {
    if (!held) return [];
    const patch = patchFor(held.shape);
    const hand = plan.hand.map((each, other) => (other === slot ? null : each));
    return placesOf(plan.cells, patch).map((at): Plan => {
      const made = sewn(plan.cells, patch, held.fabric, at);
      const gain = plan.gain + gainOf(state, state.buttons, made);
      const value = gain + worth(made.after) + hope(state, made.after);
      return {
        cells: made.after,
        hand,
        gain,
        value,
        input: first ? slot * SIDE * SIDE + at : plan.input,
      };
    });
  });
}

const better = (one: Plan, other: Plan): number => other.value - one.value;

/** The best first move of the hand's best order, as far as a beam of positions shows. */
function planned(state: State): number | undefined {
  const start: Plan = { cells: state.cells, hand: state.hand, gain: 0, value: 0, input: -1 };
  let beam = plansFrom(state, start, true).toSorted(better).slice(0, BEAM);
  let best = beam[0];
  while (beam.length > 0) {
    best = beam[0];
    beam = beam
      .flatMap((plan) => plansFrom(state, plan, false))
      .toSorted(better)
      .slice(0, BEAM);
  }
  return best?.input;
}

/** One patch after the other, each where it looks good at a glance. */
function glanced(state: State, rng: Rng, blur: number): number | undefined {
  const start: Plan = { cells: state.cells, hand: state.hand, gain: 0, value: 0, input: -1 };
  let best: { readonly input: number; readonly value: number } | undefined;
  for (const { input, value } of plansFrom(state, start, true)) {
    const seen = value + (rng.unit() + rng.unit() - 1) * blur;
    if (!best || seen > best.value) best = { input, value: seen };
  }
  return best?.input;
}

/**
 * @param skill 1 plans the whole hand; less looks at one patch at a time, the less sharply
 * @returns the input, or undefined if nothing fits
 */
export function choose(state: State, rng: Rng, skill: number): number | undefined {
  return skill >= 1 ? planned(state) : glanced(state, rng, BLUR * (1 - skill));
}
