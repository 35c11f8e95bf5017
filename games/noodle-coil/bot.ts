import type { Bot, Proof } from '@playgrove/kit/contract';
import { playArena } from './bot/swim.ts';
import { playTray } from './bot/tray.ts';
import type { Input, State } from './rules/types.ts';

export const bot: Bot<State, Input> = (state, rng, skill) =>
  state.mode === 'arena' ? playArena(state, rng, skill) : playTray(state, rng, skill);

/** The better bot coils and looks far ahead: it must be a thousand points and more in front. */
export const proof: Proof = { margin: 1000 };
