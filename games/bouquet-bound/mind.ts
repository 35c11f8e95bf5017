import type { Mind } from '@playgrove/kit/contract';
import { swapCells } from '@playgrove/kit/logic/gridboard';
import type { Input } from './rules.ts';
import { advice, bestSwap } from './rules/look.ts';
import { gridFor, type State } from './rules/state.ts';

const WIDTH = 6;

/** The hint button prefers what the bouquet wants, and looks two moves ahead. */
export const mind: Mind<State, Input> = {
  hint(state) {
    const input = bestSwap(state, WIDTH, advice(state));
    const pair = input === undefined ? undefined : swapCells(gridFor(state), input);
    if (input === undefined || !pair) return undefined;
    const at = pair.map((cell) => ({
      x: cell % state.columns,
      y: Math.floor(cell / state.columns),
    }));
    return { say: 'hint.swap', at, input };
  },
};
