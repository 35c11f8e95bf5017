import type { StepContext } from '@playgrove/kit/contract';
import { recordEvent } from '@playgrove/kit/logic/missions';
import { deckOf } from './decks.ts';
import { spotOf, type Deed } from './spots.ts';
import type { State } from './state.ts';
import { TRICKS } from './tricks.ts';

/** World units in a meter. */
export const METER = 50;
/** A line banked for so much is worth a crown; crowned lines pay half as much again. */
export const CROWN = 2500;
const CROWNED = 1.5;
/** Most that a line is multiplied with. */
const MAX_TIMES = 30;
const NAMES = 8;
/** What a trick is worth that was shown so often in one line before. */
const AGAIN = [1, 0.5, 0.25, 0.125, 0.0625] as const;
/** What a flip is worth that is banked without another trick: the first time, the second and so on. */
const ALONE = [1, 0.6, 0.3, 0.2] as const;
/** Hearts of the endless line, and a line that brings one back. */
export const HEARTS = 3;
const HEART_LINE = 4000;

export type Cue = StepContext['cue'];

export function noCombo(): State['combo'] {
  return { points: 0, times: 0, names: [], used: {}, balances: 0, left: 0 };
}

/** Adds a trick to the line: each new one also multiplies it. */
export function link(state: State, id: string, points: number): void {
  const { combo } = state;
  const before = combo.used[id] ?? 0;
  const worth = points * deckOf(state.career.deck).worth;
  combo.points += Math.round(worth * (AGAIN[before] ?? AGAIN[4]));
  if (before === 0) combo.times = Math.min(MAX_TIMES, combo.times + 1);
  combo.used = { ...combo.used, [id]: before + 1 };
  combo.names = [...combo.names.slice(-(NAMES - 1)), id];
  combo.left = 0;
}

/** Something small on the way: points for the line that is alive, or at once. */
export function bonus(state: State, points: number): void {
  if (state.combo.times > 0) state.combo.points += points;
  else state.score += points;
}

/** The flip that is all there is in the line so far. */
function loneOf({ names, times }: State['combo']): string | undefined {
  const [name = ''] = names;
  return times === 1 && TRICKS.includes(name) ? name : undefined;
}

type Worthy = Pick<State, 'combo' | 'crowned' | 'alone'>;

/** What the line is worth now. */
export function worthOf({ combo, crowned, alone }: Worthy): number {
  const before = alone[loneOf(combo) ?? ''] ?? 0;
  const part = ALONE[Math.min(before, ALONE.length - 1)] ?? 1;
  return Math.round(combo.points * combo.times * (crowned ? CROWNED : 1) * part);
}

export function bank(state: State, cue: Cue): void {
  const { combo, rider } = state;
  if (combo.times === 0) return;
  const worth = worthOf(state);
  const at = { x: rider.x, y: rider.y - 120 };
  const lone = loneOf(combo);
  if (lone !== undefined) state.alone = { ...state.alone, [lone]: (state.alone[lone] ?? 0) + 1 };
  state.score += worth;
  state.bestCombo = Math.max(state.bestCombo, worth);
  cue(worth >= CROWN ? 'bank.big' : 'bank', at, worth);
  report(state, cue, 'combo', worth);
  report(state, cue, 'links', combo.times);
  report(state, cue, 'score', state.score);
  state.combo = noCombo();
  if (worth >= CROWN) {
    report(state, cue, 'crown', 1);
    if (!state.crowned) cue('crown', { x: rider.x, y: rider.y - 170 });
    state.crowned = true;
  }
  if (state.params.mode === 'line' && worth >= HEART_LINE && state.hearts < HEARTS) {
    state.hearts += 1;
    cue('heart', { x: rider.x, y: rider.y - 200 });
  }
}

/** Tells the spot's goals what happened. */
export function report(state: State, cue: Cue, deed: Deed, amount: number): void {
  if (state.params.mode !== 'spot') return;
  const { goals } = spotOf(state.params.spot);
  const recorded = recordEvent(goals, state.board, deed, amount);
  state.board = recorded.board;
  for (const _ of recorded.done) {
    // Before the rider: above are the trick's name and what a line was worth.
    cue('goal', { x: state.rider.x + 220, y: state.rider.y - 165 }, state.board.done.length);
  }
}

/** Bits of the goals reached in this run. */
export function doneBits(state: State): number {
  if (state.params.mode !== 'spot') return 0;
  const { goals } = spotOf(state.params.spot);
  return goals.reduce(
    (bits, { id }, at) => (state.board.done.includes(id) ? bits | (1 << at) : bits),
    0,
  );
}
