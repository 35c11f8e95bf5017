import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { toolsOf } from './rules.ts';
import { boardOf, CELLS, takes } from './rules/board.ts';
import { aimed, litBy, raysOf, traceRays } from './rules/light.ts';
import { plansFor } from './rules/planner.ts';
import { COST, type Input, type Piece, type State } from './rules/state.ts';

/** Tries of a beginner for a cell from which a lantern lights some road. */
const TRIES = 12;

/**
 * Builds between waves until no light is left. The better it is, the more often it looks for what
 * lights the most; a beginner puts lanterns wherever they light any road, and knows no mirrors.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'wave') return undefined;
  const input = rng.chance(1 - skill)
    ? whim(state, rng)
    : plansFor(state, toolsOf(state))[0]?.inputs[0];
  if (input) return input;
  const lights = litSomewhere(state);
  return lights ? { act: 'wave' } : whim(state, rng);
};

export const proof: Proof = {
  level: 'pine-3',
  measure: 'win-rate',
  seeds: 8,
  margin: 0.4,
  limit: 30 * 60 * 12,
  golden: 'lane-3',
};

function litSomewhere(state: State): boolean {
  const board = boardOf(state.place);
  const rays = raysOf(state);
  return state.pieces.some(({ kind, at }) => kind === 'lantern' && litBy(board, rays, at) > 0);
}

/** A lantern that lights some road, aimed as well as the game aims it. */
function whim(state: State, rng: Rng): Input | undefined {
  if (state.light < COST.lantern) return undefined;
  const board = boardOf(state.place);
  for (let again = 0; again < TRIES; again += 1) {
    const at = rng.int(CELLS);
    if (!takes(board, 'lantern', at) || state.pieces.some((piece) => piece.at === at)) continue;
    const turn = aimed(board, state.pieces, 'lantern', at);
    const piece: Piece = { at, kind: 'lantern', turn, n: 1, old: false };
    const rays = traceRays(board, [...state.pieces, piece]);
    if (litBy(board, rays, at) > 0) return { act: 'build', tool: 'lantern', at, turn };
  }
  return undefined;
}
