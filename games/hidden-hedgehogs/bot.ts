import type { Bot, Proof } from '@playgrove/kit/contract';
import { shaky, type See } from '@playgrove/kit/logic/bots';
import { deduce } from './rules/deduce.ts';
import { FLAG, LEAVES } from './rules/meadow.ts';
import { hasBegun, rules, type Input, type State } from './rules.ts';

/** Ticks for a thought of a player who does not hurry, and of one who knows. */
const LOOK_TICKS = [45, 18] as const;

/** What can be reasoned out now: safe places first. */
const reasoned: See<State, Input> = (state) => {
  if (rules.status(state) !== 'playing') return [];
  if (!hasBegun(state)) return [{ act: 'open', place: state.start }];
  const step = deduce(state, state.shown);
  return [
    ...(step?.safe ?? []).map((place): Input => ({ act: 'open', place })),
    ...(step?.hogs ?? []).map((place): Input => ({ act: 'flag', place })),
  ];
};

/** A guess, and where no leaves are left, the first flag to take away. */
const guesses = ({ shown, hogs, ...state }: State): readonly Input[] => {
  if (!shown.includes(2)) return [{ act: 'open', place: state.start }];
  const leaves = [...shown.keys()].filter((place) => shown[place] === LEAVES);
  const open = leaves.map((place): Input => ({ act: 'open', place }));
  if (open.length > 0) return open;
  const wrong = [...shown.keys()].find((place) => shown[place] === FLAG && !hogs.includes(place));
  return wrong === undefined ? [] : [{ act: 'flag', place: wrong }];
};

/** Skill is how often it reasons instead of guessing. */
export const bot: Bot<State, Input> = shaky(reasoned, {
  slips: [0.12, 0],
  any: guesses,
  lookTicks: LOOK_TICKS,
  clock: (state) => state.time + (hasBegun(state) ? 1 : 0),
});

export const proof: Proof = {
  measure: 'win-rate',
  level: 'wood',
  margin: 0.5,
  limit: 60 * 60 * 30,
};
