import type { Cue } from '@playgrove/kit/contract';
import type { Last, State } from '../rules/state.ts';
import { YARD } from '../rules/track.ts';
import { isOurs } from '../rules.ts';

/** Milliseconds: of a die that comes out of the bag, of a step, of the way back of a pawn, of a pass. */
type Pace = {
  readonly roll: number;
  readonly hop: number;
  readonly back: number;
  readonly rest: number;
};
const OURS: Pace = { roll: 420, hop: 105, back: 380, rest: 60 };
const THEIRS: Pace = { roll: 300, hop: 70, back: 320, rest: 70 };
const HURRIED: Pace = { roll: 40, hop: 12, back: 60, rest: 10 };
const PASS = 380;

/** A tap hurries rivals until somebody at this device plays again. */
let hurried = false;
export const hurry = (): void => {
  hurried = true;
};

/** When each part of an input's animation begins, in milliseconds. */
export type Plan = {
  readonly last: Last;
  readonly roll: number;
  readonly hops: number;
  readonly hop: number;
  /** When the pawn has landed. */
  readonly lands: number;
  readonly back: number;
  readonly ms: number;
};

export function planOf(from: State, to: State, isHurried = hurried): Plan | undefined {
  const { last } = to;
  if (!last || to.count <= from.count) return undefined;
  const pace =
    isHurried && !isOurs(to, last.side) ? HURRIED : isOurs(to, last.side) ? OURS : THEIRS;
  const roll = last.rolled === 'before' ? 0 : pace.roll;
  const hops = last.pawn < 0 ? 0 : last.from === YARD ? 1 : last.to - last.from;
  const hop = last.from === YARD ? pace.hop * 2.4 : pace.hop;
  const lands = roll + hops * hop;
  const back = last.sent.length > 0 ? pace.back : 0;
  const passes = last.pawn < 0 && to.side !== last.side;
  const rest = passes ? (isHurried ? pace.rest : PASS) : pace.rest;
  return { last, roll, hops, hop, lands, back, ms: lands + back + rest };
}

/** The length of an input's animation; the hurry ends when it is somebody's turn here. */
export function slideOf(from: State, to: State): number {
  const ms = planOf(from, to)?.ms ?? 120;
  if (to.winner >= 0 || isOurs(to, to.side)) hurried = false;
  return ms;
}

/** When a cue sounds: each hop with its step, what happens there as the pawn lands. */
export function momentOf(cue: Cue, from: State, to: State): number {
  const plan = planOf(from, to);
  if (!plan || cue.name === 'draw' || cue.name === 'reroll') return 0;
  if (cue.stage === undefined) return plan.roll;
  return plan.roll + plan.hop * cue.stage;
}
