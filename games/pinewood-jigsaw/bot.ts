import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import {
  cuttingOf,
  HEIGHT,
  HOME,
  homeOf,
  isEdge,
  isWhole,
  MARGIN,
  nextTo,
  SIZES,
  WIDTH,
  type Input,
  type State,
} from './rules/state.ts';

/** How often a beginner puts a piece where it does not belong. */
const SLIPS = 0.45;

/** Loose pieces from the surest on: the edge first, then what touches what lies already. */
function surest(state: State): readonly number[] {
  const cutting = cuttingOf(state);
  const loose = [...state.group.keys()].filter((piece) => state.group[piece] !== HOME);
  const edge = loose.filter((piece) => isEdge(cutting, piece));
  if (edge.length > 0) return edge;
  const touching = loose.filter((piece) =>
    nextTo(cutting, piece).some((next) => state.group[next] === HOME),
  );
  return touching.length > 0 ? touching : loose;
}

/** Somewhere in the frame. */
const anywhere = (piece: number, rng: Rng): Input => ({
  act: 'put',
  piece,
  x: MARGIN + rng.int(WIDTH),
  y: MARGIN + rng.int(HEIGHT),
});

/** Edge first, then by neighbors. Skill is how seldom it puts a piece in a wrong place. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (isWhole(state)) return undefined;
  // Each picture in another size, so that all are played.
  if (state.size < 0) return { act: 'cut', size: state.picture % SIZES.length, turned: 0 };
  const piece = rng.pick(surest(state));
  if (state.turn[piece] !== 0) return { act: 'turn', piece };
  if (rng.chance(SLIPS * (1 - skill))) return anywhere(piece, rng);
  return { act: 'put', piece, ...homeOf(cuttingOf(state), piece) };
};

export const proof: Proof = { golden: 'harbor', limit: 4000, deals: 130 };
