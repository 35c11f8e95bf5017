import type { Motion } from '@playgrove/kit/runtime';
import { MINE, POP, ROWS, rowOf } from '../rules/board.ts';
import type { State } from '../rules.ts';

/** Milliseconds in which an apple falls the height of the crate, and in which a squirrel throws it. */
const FALL = 460;
const TOSS = 280;
/** Part of its speed that a bounce keeps. */
const KEEPS = 0.34;
const BOUNCES = [KEEPS, KEEPS * KEEPS];
/** Milliseconds in which an apple that is taken out is gone. */
export const POPPED = 520;
/** Milliseconds that a line is celebrated. */
export const JOY = 1700;

/** Cells that the last apple fell. */
const depthOf = ({ last }: State): number => (last ? ROWS - rowOf(last.cell) + 0.2 : 0);
const fallOf = (state: State): number => FALL * Math.sqrt(depthOf(state) / (ROWS + 0.2));
/** Milliseconds before the last apple begins to fall. */
export const tossOf = ({ last, rival }: State): number =>
  last?.side === MINE || rival === 'friend' ? 0 : TOSS;

/** Milliseconds until the last apple has landed. */
export const landsAt = (state: State): number => tossOf(state) + fallOf(state);

export function slideOf(_: State, to: State): number {
  if (!to.last) return 0;
  if (to.last.move >= POP) return POPPED;
  return (
    landsAt(to) + fallOf(to) * 2 * (BOUNCES[0] as number) + fallOf(to) * 2 * (BOUNCES[1] as number)
  );
}

export type Fall = {
  /** Cells above its place. */
  readonly up: number;
  /** 0 in the paws, 1 above the column and from then on. */
  readonly thrown: number;
  /** 0 at rest to 1 pressed flat. */
  readonly flat: number;
};
const RESTS: Fall = { up: 0, thrown: 1, flat: 0 };

/** Where the last apple is on its way. */
export function fallIn(state: State, motion: Motion<State>): Fall {
  if (!motion.from || !state.last || motion.part >= 1) return RESTS;
  const depth = depthOf(state);
  const fall = fallOf(state);
  const toss = tossOf(state);
  let time = motion.part * slideOf(state, state);
  if (time < toss) return { up: depth, thrown: time / toss, flat: 0 };
  time -= toss;
  if (time < fall) return { ...RESTS, up: depth * (1 - (time / fall) ** 2) };
  time -= fall;
  let hit = 1;
  for (const keeps of BOUNCES) {
    const long = fall * 2 * keeps;
    const flat = Math.max(0, 1 - time / 110) * hit;
    if (time < long) {
      const part = time / long;
      return { ...RESTS, up: depth * keeps * keeps * 4 * part * (1 - part), flat };
    }
    time -= long;
    hit *= KEEPS;
  }
  return RESTS;
}
