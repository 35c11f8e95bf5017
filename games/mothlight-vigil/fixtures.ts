import { playing, type Playing } from '@playgrove/kit/testing';
import { NIGHTS } from './levels.ts';
import { rules, type Input, type State } from './rules.ts';

export type Game = Playing<State, Input>;

/** A night that has begun, without anything in it. */
export function empty(night = 2, seed = 'test'): Game {
  const game = playing(rules, NIGHTS[night]?.id ?? '', { seed });
  game.give({ act: 'rest' });
  game.state.lamps = [];
  // Nothing comes out of the night.
  game.state.due = -1e6;
  game.state.rings = 99;
  game.state.tick = 700;
  return game;
}
