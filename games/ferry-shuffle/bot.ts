import type { Bot, Proof } from '@playgrove/kit/contract';
import { planned, shaky } from '@playgrove/kit/logic/bots';
import { rules, type Input, type State } from './rules.ts';
import { SWELL_MOVES } from './rules/deck.ts';
import { solve } from './solver.ts';

/** Swells of a cycle at most. */
const MAX_SWELLS = 4;

/** Skill is how often it follows the solver instead of sliding anything anywhere. */
export const bot: Bot<State, Input> = shaky(
  planned(rules, solve, ({ at, moves }) => `${at.join()} ${moves % (SWELL_MOVES * MAX_SWELLS)}`),
  { slips: [0.5, 0], any: rules.inputs },
);

/** Random slides may never end. The golden records a level with swells. */
export const proof: Proof = { ends: 'bot', level: 'strait-10', golden: 'strait-5' };
