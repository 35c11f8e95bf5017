import type { Bot, Proof } from '@playgrove/kit/contract';
import { planned, shaky } from '@playgrove/kit/logic/bots';
import { rules, type Input, type State } from './rules.ts';
import { solve } from './solver.ts';

/** Skill is how often it follows the solver instead of pressing any lamp. */
export const bot: Bot<State, Input> = shaky(
  planned(rules, solve, ({ lit }) => lit.join()),
  { slips: [0.6, 0], any: rules.inputs },
);

/** Random presses may never end a large board. The golden records a level of several presses. */
export const proof: Proof = { ends: 'bot', level: 'small-4', golden: 'middle-5' };
