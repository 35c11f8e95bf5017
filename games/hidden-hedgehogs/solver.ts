import type { Solve } from '@playgrove/kit/contract';
import { deduce } from './rules/deduce.ts';
import { AWAKE, clearing, FLAG, LEAVES, OPEN } from './rules/meadow.ts';
import { hasBegun, rules, type Input, type State } from './rules.ts';

/** Clears the meadow by reasoning alone, from any position; wrong flags are taken away first. */
export const solve: Solve<State, Input> = (state) => {
  if (rules.status(state) === 'lost') return undefined;
  const inputs: Input[] = [];
  const shown = state.shown.map((sees, place) => {
    if (sees !== FLAG || state.hogs.includes(place)) return sees;
    inputs.push({ act: 'flag', place });
    return LEAVES;
  });
  const open = (place: number): void => {
    if (shown[place] !== LEAVES) return;
    inputs.push({ act: 'open', place });
    for (const each of clearing(state, shown, place)) shown[each] = OPEN;
  };
  if (!hasBegun(state)) open(state.start);
  while (shown.some((sees, place) => sees === LEAVES && !state.hogs.includes(place))) {
    const step = deduce(state, shown);
    if (!step) return undefined;
    for (const place of step.hogs) {
      inputs.push({ act: 'flag', place });
      shown[place] = FLAG;
    }
    for (const place of step.safe) open(place);
  }
  return shown.includes(AWAKE) && inputs.length === 0 ? [] : inputs;
};
