import { playing, type Playing } from '@playgrove/kit/testing';
import { rules, type Input, type State } from './rules.ts';
import { cellX, cellY, RADIUS, TILE_H, type Ball } from './rules/state.ts';

export type Game = Playing<State, Input>;

/** A level with one ball on its way. */
export function flying(level: string, ball: Partial<Ball>): Game {
  const game = playing(rules, level);
  game.give({ kind: 'launch' });
  Object.assign(game.state.balls[0] as Ball, ball);
  return game;
}

export const ballOf = ({ state }: Game): Ball => state.balls[0] as Ball;
export const names = (cues: readonly { readonly name: string }[]): readonly string[] =>
  cues.map(({ name }) => name);

/** A ball straight below a tile, about to hit it. */
export function under(game: Game, cell: number, more: Partial<Ball> = {}): readonly string[] {
  Object.assign(ballOf(game), {
    x: cellX(cell),
    y: cellY(cell) + TILE_H / 2 + RADIUS + 2,
    vx: 0,
    vy: -5,
    wind: 0,
    ...more,
  });
  return names(game.tick());
}
