import { createRng } from '@playgrove/kit/core';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { deal } from './rules/deal.ts';
import type { Params } from './rules/state.ts';

export const BEDS = rules.levels.filter(({ params }) => params.mode === 'bed');
/** Moves more on the very first beds: nobody shall lose there who is still looking around. */
export const WELCOME = [5, 4, 3];

/** Moves that the bot needed to bind the bouquet; undefined if it did not. */
export function played(params: Params, skill: number, seed: string): number | undefined {
  const state = deal(params, createRng(`deal ${seed}`), { level: 0, losses: 0 });
  const rng = createRng(`play ${seed}`);
  let used = 0;
  while (rules.status(state) === 'playing') {
    const swap = bot(state, rng, skill);
    if (swap === undefined) throw new Error(`${seed}: the bot gives up`);
    const why = rules.step(state, swap, { rng, cue: () => {} });
    if (why !== undefined) throw new Error(`${seed}: ${why}`);
    used += 1;
  }
  return rules.status(state) === 'won' ? used : undefined;
}
