import { createRng } from '@playgrove/kit/core';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { EMPTY, HOLE, SIDE } from './rules/board.ts';
import { shapeOf } from './rules/patches.ts';
import { ENDLESS } from './rules/quests.ts';
import type { Held, State } from './rules/state.ts';

/** Cells drawn as rows: `.` is empty, `#` a hole, `a` to `e` a fabric. Rows above are empty. */
export function cellsOf(...rows: readonly string[]): number[] {
  return Array.from(rows.join('').padStart(SIDE * SIDE, '.'), (sign) =>
    sign === '.' ? EMPTY : sign === '#' ? HOLE : 'abcde'.indexOf(sign),
  );
}

export const held = (rows: string, fabric = 0): Held => ({ shape: shapeOf(rows), fabric });

/** An endless quilt with these rows at its lower edge. */
export function quilt(
  rows: readonly string[],
  hand: readonly (Held | null)[],
  over: Partial<State> = {},
): State {
  const state = rules.deal({ quest: ENDLESS, patches: 0 }, createRng('quilt'), {
    quest: 0,
    losses: 0,
  });
  return { ...state, cells: cellsOf(...rows), hand: [...hand], ...over };
}

/** No quest gives as many patches. */
export const MANY = 240;

type Played = { readonly won: boolean; readonly placed: number; readonly end: State };

/** A whole quest by the bot. */
export function played(quest: number, patches: number, skill: number, seed: string): Played {
  const rng = createRng(seed);
  const state = rules.deal({ quest, patches }, rng, { quest: 0, losses: 0 });
  const hand = createRng(`hand ${seed}`);
  while (rules.status(state) === 'playing' && state.placed < MANY) {
    const input = bot(state, hand, skill);
    if (input === undefined) throw new Error(`${seed}: the bot gives up`);
    const why = rules.step(state, input, { rng, cue: () => {} });
    if (why !== undefined) throw new Error(`${seed}: ${why}`);
  }
  return { won: rules.status(state) === 'won', placed: state.placed, end: state };
}
