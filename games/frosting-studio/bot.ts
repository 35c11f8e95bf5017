import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { graded } from '@playgrove/kit/logic/bots';
import { bandAt, designOf, type Mark } from './rules/designs.ts';
import { isDone } from './rules/judge.ts';
import { cellOf } from './rules/pipe.ts';
import {
  CELLS,
  DRIP,
  DRIP_TICKS,
  HZ,
  THICK,
  UNIT,
  apart,
  around,
  colorOf,
  nozzleOf,
  type Input,
  type State,
} from './rules/types.ts';

/** Cells by which a hand is early or late, and how often it takes a wrong nozzle or overlooks a mark. */
const SHAKE = [9, 0] as const;
const WRONG = [0.2, 0] as const;
const BLIND = [0.22, 0] as const;
const FREE_TICKS = 20 * HZ;

type Slip = {
  readonly start: number;
  readonly stop: number;
  readonly wrong: boolean;
  readonly blind: boolean;
};

/** How this hand does at one mark in one turn: always the same for the same turn. */
function slipOf({ cake, turned, extra }: State, mark: number, seed: number, skill: number): Slip {
  if (skill >= 1) return { start: 0, stop: 0, wrong: false, blind: false };
  const rng = createRng(`${cake} ${mark} ${seed} ${Math.floor(turned / (CELLS * UNIT))}${extra}`);
  const shake = graded(SHAKE, skill);
  return {
    start: Math.round((rng.unit() + rng.unit() - 1) * shake),
    stop: Math.round((rng.unit() + rng.unit() - 1) * shake),
    wrong: rng.chance(graded(WRONG, skill)),
    blind: rng.chance(graded(BLIND, skill)),
  };
}

const seeds = new WeakMap<Rng, number>();
function seedOf(rng: Rng): number {
  const known = seeds.get(rng);
  if (known !== undefined) return known;
  const made = rng.int(1e6);
  seeds.set(rng, made);
  return made;
}

/** Holds and lets go as the design says, row by row from the first, as exactly as its skill allows. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const design = designOf(state.cake);
  if (state.phase === 'done') return undefined;
  if (state.cake < 0) return freely(state, rng);
  const seed = seedOf(rng);
  const cell = cellOf(state);
  if (state.phase === 'top') {
    const at = design.slots.findIndex(
      (slot) =>
        !state.drops.some((one) => one.good > 0 && Math.abs(apart(one.cell, slot.cell)) < 5) &&
        around(slot.cell + slipOf(state, 900 + slot.cell, seed, skill).start) === cell,
    );
    return at < 0 ? undefined : { act: 'press', band: design.bands[0] ?? 0 };
  }
  for (let row = 0; row < design.rows; row += 1) {
    if (row === design.dripRow) {
      const left = design.drips.some(
        (want) => !state.drips.some((have) => have.cell === want.cell),
      );
      if (left || state.growing >= 0) return drips(state, seed, skill);
      continue;
    }
    const marks = design.marks.filter((mark) => mark.row === row);
    if (marks.every((mark) => covered(state, mark))) continue;
    return ribbon(state, marks, seed, skill);
  }
  return state.hold ? { act: 'lift' } : undefined;
};

/** Whether there is frosting on all of it, of any sort. */
const covered = (state: State, mark: Mark): boolean =>
  isDone(state, mark) ||
  Array.from({ length: mark.long }, (_, n) => n).every(
    (n) => (state.cells[bandAt(mark, n)]?.[around(mark.from + n)] ?? 0) % THICK > 0,
  );

function ribbon(
  state: State,
  marks: readonly Mark[],
  seed: number,
  skill: number,
): Input | undefined {
  const cell = cellOf(state);
  const { marks: all, nozzles, colors } = designOf(state.cake);
  let next: { mark: Mark; away: number; slip: Slip } | undefined;
  for (const mark of marks) {
    if (covered(state, mark)) continue;
    const slip = slipOf(state, all.indexOf(mark), seed, skill);
    if (slip.blind && !mark.ring) continue;
    const from = mark.from + slip.start;
    const long = Math.max(1, mark.long - slip.start + slip.stop);
    const into = around(cell - from);
    const inside = mark.ring || into < long;
    const away = inside ? 0 : around(from - cell);
    if (!next || away < next.away) next = { mark, away, slip };
  }
  if (!next) return state.hold ? { act: 'lift' } : undefined;
  const { mark, away, slip } = next;
  const tool = slip.wrong
    ? (nozzles.find((one) => one !== nozzleOf(mark.code)) ?? nozzleOf(mark.code))
    : nozzleOf(mark.code);
  const color = slip.wrong
    ? (colors.find((one) => one !== colorOf(mark.code)) ?? colorOf(mark.code))
    : colorOf(mark.code);
  if (away > 0 && state.hold) return { act: 'lift' };
  if (state.tool !== tool) return { act: 'tool', which: tool };
  if (state.color !== color) return { act: 'color', which: color };
  const lag = mark.ring ? Math.round((1 - skill) * 4) : 0;
  const band = bandAt(mark, around(cell - mark.from - lag));
  if (state.band !== band && state.hold) return { act: 'move', band };
  return away === 0 && !state.hold ? { act: 'press', band } : undefined;
}

function drips(state: State, seed: number, skill: number): Input | undefined {
  const { drips: wants, dripBand } = designOf(state.cake);
  const cell = cellOf(state);
  const now = state.drips.at(-1);
  if (state.growing >= 0 && now) {
    const want = wants.find((one) => one.cell === now.cell);
    const { stop } = slipOf(state, 500 + now.cell, seed, skill);
    const ticks = ((want?.long ?? 2) + 0.5) * DRIP_TICKS + stop * 3;
    return state.growing >= ticks ? { act: 'lift' } : undefined;
  }
  const open = wants.find(
    (want) =>
      !state.drips.some((have) => have.cell === want.cell) &&
      around(want.cell + slipOf(state, 500 + want.cell, seed, skill).start) === cell,
  );
  if (state.hold) return { act: 'lift' };
  const first = wants[0];
  if (state.tool !== DRIP) return { act: 'tool', which: DRIP };
  const color = (open ?? first)?.color ?? 0;
  if (state.color !== color) return { act: 'color', which: color };
  return open ? { act: 'press', band: dripBand } : undefined;
}

/** A cake of its own: a ring now and then, and the bell. */
function freely(state: State, rng: Rng): Input | undefined {
  if (state.clock > FREE_TICKS) return { act: 'serve' };
  if (state.clock % 50 !== 1) return undefined;
  if (state.hold) return { act: 'lift' };
  return rng.chance(0.4)
    ? { act: 'color', which: rng.pick([0, 1, 3, 4, 5]) }
    : { act: 'press', band: rng.int(8) };
}

export const proof: Proof = {
  level: 'kitten',
  golden: 'sherbet',
  measure: 'score',
  margin: 10,
  limit: 120 * HZ,
  ends: 'bot',
};
