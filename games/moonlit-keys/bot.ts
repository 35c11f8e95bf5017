import type { Bot, Proof } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import type { Input, State } from './rules.ts';
import { playing } from './rules/charts.ts';
import { heardAt, waits } from './rules/play.ts';
import { HZ, LANES } from './rules/state.ts';

/** How somebody reads a chart. */
export type Reader = {
  /** Taps fall up to this many ms early or late, evenly spread. */
  readonly jitter: number;
  /** Part of the notes that are not seen, and that are met with the wrong key. */
  readonly blind: number;
  readonly slips: number;
};

/** Ticks about a note in which its tap is thought of. */
const MIND = 14;

/** Reads the chart as this reader does: what it does in this tick, if anything. */
export function read(state: State, { jitter, blind, slips }: Reader): Input | undefined {
  if (state.end) return undefined;
  if (state.params.mode === 'tuning') {
    return state.clock % 40 === 0 || !state.started ? { kind: 'tap', lane: 1 } : undefined;
  }
  const piece = playing(state);
  const { notes } = piece.chart;
  const now = heardAt(state);
  for (let index = state.next; index < notes.length; index += 1) {
    const note = notes[index];
    if (!note || note.tick - now > MIND) break;
    if (state.marks[index] !== '-') continue;
    if (waits(state, piece)) return { kind: 'tap', lane: note.lane };
    const rng = createRng(`${state.seed} ${state.stage} ${index}`);
    const off = (rng.between(-jitter, jitter) * HZ) / 1000;
    const unseen = rng.chance(blind);
    const lane = rng.chance(slips) ? (note.lane + 1) % LANES : note.lane;
    // A tap is given once, in the tick in which its moment falls.
    if (unseen || Math.floor(note.tick + off) !== now) continue;
    return { kind: 'tap', lane };
  }
  return undefined;
}

/** From somebody who guesses at the beat to somebody who is never more than 20 ms off. */
export const bot: Bot<State, Input> = (state, _rng, skill) =>
  read(state, {
    jitter: 20 + 110 * (1 - skill),
    blind: 0.16 * (1 - skill),
    slips: 0.05 * (1 - skill),
  });

export const proof: Proof = { margin: 4000, seeds: 6 };
