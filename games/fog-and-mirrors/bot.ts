import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
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
export const bot: Bot<State, Input> = shaky(brightest, {
  any: anything,
  clock: ({ phase }) => (phase === 'wave' ? undefined : 0),
});

export const proof: Proof = {
  level: 'pine-3',
  measure: 'win-rate',
  seeds: 8,
  margin: 0.4,
  limit: 30 * 60 * 12,
  golden: 'lane-3',
};

function brightest(state: State): readonly Input[] {
  const plan = plansFor(state, toolsOf(state))[0]?.inputs[0];
  return plan ? [plan] : wave(state);
}

function anything(state: State, rng: Rng): readonly Input[] {
  const lantern = whim(state, rng);
  return lantern ? [lantern] : wave(state);
}

/** Calls the next wave, if any road is lit. */
function wave(state: State): readonly Input[] {
  const board = boardOf(state.place);
  const rays = raysOf(state);
  const isLit = state.pieces.some(
    ({ kind, at }) => kind === 'lantern' && litBy(board, rays, at) > 0,
  );
  return isLit ? [{ act: 'wave' }] : [];
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
