import { createRng } from '@playgrove/kit/core';
import type { Mind } from '@playgrove/kit/contract';
import type { Input } from './rules.ts';
import { chooseShot } from './rules/choose.ts';
import type { State } from './rules/state.ts';

/** The hint button sets the aim to a good shot; it also says when to change or to fizz. */
export const mind: Mind<State, Input> = {
  hint(state) {
    const input = chooseShot(state, createRng('hint'), 1);
    if (input === undefined) return undefined;
    const say = input === 'swap' ? 'hint.swap' : input === 'blast' ? 'hint.blast' : 'hint.shot';
    return { say, input };
  },
};
