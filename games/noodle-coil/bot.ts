import type { Bot } from '@playgrove/kit/contract';
import { playArena } from './bot/swim.ts';
import { playTray } from './bot/tray.ts';
import type { Input, State } from './rules/types.ts';

export const bot: Bot<State, Input> = (state, rng, skill) =>
  state.mode === 'arena' ? playArena(state, rng, skill) : playTray(state, rng, skill);
