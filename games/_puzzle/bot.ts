import type { Bot, Proof } from '@playgrove/kit/contract';
import { shortest } from './lamps.ts';
import type { Input, State } from './rules.ts';

/** Skill is how often it follows the solver instead of pressing any lamp. */
export const bot: Bot<State, Input> = ({ lit }, rng, skill) => {
  if (!lit.includes(true)) return undefined;
  const best = rng.chance(0.4 + skill * 0.6) ? shortest(lit)?.[0] : undefined;
  return best ?? rng.int(lit.length);
};

/** Random presses may never end a large board. The golden records a level of several presses. */
export const proof: Proof = { ends: 'bot', level: 'small-4', golden: 'middle-5' };
