import type { Bot, Proof } from '@playgrove/kit/contract';
import { bell, graded } from '@playgrove/kit/logic/bots';
import { HZ } from './rules/motion.ts';
import { refined } from './rules/search.ts';
import { holeIn, type Input, type State } from './rules/state.ts';

/** Ticks between two looks at sails and doors. */
const LOOK = 12;
/** Longest wait for a better moment. */
const TIMEOUT = 120;
/** How far a beginner's hand is off: tenths of a degree, as a standard deviation, and a part of the power. */
const OFF_ANGLE = 60;
const OFF_POWER = 0.16;

/**
 * Tries putts in its head and plays the best. A weaker hand tries fewer, and then misses by some
 * degrees and some of the power; it sees the same hole.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase !== 'aim' || state.since < 20 || state.since % LOOK !== 0) return undefined;
  const hole = holeIn(state);
  const tries = Math.round(graded([24, 160], skill));
  const best = refined(hole, state.ball, state.time, rng, tries);
  const moves = hole.mills.length + hole.doors.length > 0;
  const gain = best.fate === 'cup' || best.worth < (hole.cup.y < 8 ? state.ball.y : 16) * 0.45;
  if (moves && !gain && skill > 0.5 && state.since < TIMEOUT) return undefined;
  const angle = Math.round(best.angle + bell(rng) * OFF_ANGLE * (1 - skill) + 3600) % 3600;
  const slack = 1 + (rng.unit() + rng.unit() - 1) * 2 * OFF_POWER * (1 - skill);
  const power = Math.max(1, Math.min(100, Math.round(best.power * slack)));
  return { angle, power };
};

/** Strokes: the better bot needs fewer. */
export const proof: Proof = {
  level: 'mill-2',
  seeds: 8,
  margin: 1,
  limit: 700 * HZ,
};
