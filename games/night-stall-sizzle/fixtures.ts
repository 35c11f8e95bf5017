import { createRng } from '@playgrove/kit/core';
import { mood, wanting } from '@playgrove/kit/logic/orders';
import { planner } from './bot.ts';
import { rules } from './rules.ts';
import type { Params, State } from './rules/state.ts';

export const shift = (at: number): { mode: 'shift'; at: number } => ({ mode: 'shift', at });

/** Longest evening, ticks: twice the longest shift. */
const LONGEST = 60 * 60 * 4;

type Evening = {
  readonly state: State;
  readonly ticks: number;
  /** The least part of a guest's patience that was left when they were served. */
  readonly slack: number;
};

/** One evening by the planner, with nothing bought; `slower` is a part of its hands' speed. */
export function evening(params: Params, skill: number, slower = 0, seed = '1'): Evening {
  const state = rules.deal(params, createRng(`deal ${seed}`), fresh());
  const play = planner(slower);
  const [hand, rng] = [createRng(`hand ${seed}`), createRng(`play ${seed}`)];
  const context = { rng, cue: (): void => {} };
  let slack = 1;
  let ticks = 0;
  for (; state.phase !== 'end' && ticks < LONGEST; ticks += 1) {
    const input = play(state, hand, skill);
    if (input?.act === 'serve') {
      const [guest] = wanting(state.book, state.pans[input.pan]?.dish ?? '');
      if (guest) slack = Math.min(slack, mood(guest));
    }
    const refused = input && rules.step(state, input, context);
    if (refused) throw new Error(`night-stall-sizzle: the planner was refused: ${refused}`);
    rules.tick?.(state, context);
  }
  return { state, ticks, slack };
}

export function fresh(): Parameters<typeof rules.deal>[2] {
  const career = rules.career?.fresh;
  if (!career) throw new Error('there is no career');
  return career;
}
