import type { Seal } from '@playgrove/kit/testing';
import { curve } from './curve.ts';
import { codeOf } from './rules/deck.ts';
import { makeDeck } from './rules/make.ts';
import { DAILIES, LEVEL_COUNT, planOf } from './levels.ts';
import { solve } from './solver.ts';

const MAX_SEEDS = 2000;
/** After this many seeds a deck may take a move fewer. */
const SEEDS_A_MOVE = 150;

/** The first deck of a plan that is not there yet. */
function chosen(level: number, taken: Set<string>): string {
  for (let seed = 0; seed < MAX_SEEDS; seed += 1) {
    const plan = planOf(level);
    const par = plan.par - Math.floor(seed / SEEDS_A_MOVE);
    const deck = makeDeck({ ...plan, par }, `${level} ${seed}`);
    const code = deck && codeOf(deck);
    if (code === undefined || taken.has(code)) continue;
    taken.add(code);
    return code;
  }
  throw new Error(`level ${level} has no deck`);
}

/** Decks as text, each solved: the levels, then the crossings of the day. */
export const seal: Seal = {
  file: 'rules/sealed.json',
  make() {
    const taken = new Set<string>();
    const codes = Array.from({ length: LEVEL_COUNT + DAILIES }, (_, at) => chosen(at + 1, taken));
    return `${JSON.stringify(codes, undefined, 2)}\n`;
  },
  curve,
  solve,
};
