import { createRng } from '@playgrove/kit/core';
import { bot } from './bot.ts';
import { rules } from './rules.ts';
import { tilesOf, type Deal } from './rules/deal.ts';
import { Search, type Pair } from './rules/search.ts';
import { shapeOf } from './rules/shape.ts';
import { isStuck, isWon, type State } from './rules/state.ts';
import { Table } from './rules/table.ts';

/** Boards that are chosen for each level. */
export const EACH = 6;
/** Most positions that the search may need for a board that is sealed. */
const BUDGET = 2000;

export function dealt(deal: Deal): State {
  return { deal, tiles: tilesOf(deal), taken: [], score: 0, chain: 0, links: 0, fresh: [] };
}

export function solved({ deal, tiles }: State): readonly Pair[] | undefined {
  const search = new Search(new Table(shapeOf(deal.layout)), tiles);
  return search.run(BUDGET) === 'won' ? search.pairs : undefined;
}

/** Plays without ever going back. */
export function played(deal: Deal, skill: number, seed: number): State {
  const state = dealt(deal);
  const rng = createRng(`${skill} ${seed}`);
  while (!isWon(state) && !isStuck(state)) {
    const input = bot(state, rng, skill);
    if (!input) throw new Error('the bot has no move');
    const why = rules.step(state, input, { rng, cue: () => undefined });
    if (typeof why === 'string') throw new Error(why);
  }
  return state;
}
