import type { Bot, Proof } from '@playgrove/kit/contract';
import { sureOf } from './rules/sure.ts';
import { courseOf, type Input, type State } from './rules.ts';

/** Ticks that a bot looks ahead, and before the last good moment at which most taps come. */
const SIGHT = 20;
const AIM = 2;
/** How far off that a beginner's taps are. */
const SPREAD = 5;
/** How often a beginner taps for no reason, a tick. */
const NERVES = 0.002;
/** How often a beginner sees that it is too early. */
const HEED = 0.7;

/**
 * Follows the sure route. The good one taps shortly before waiting would be too late; the others
 * tap more and more often as that moment comes nearer, and do not always see that it is too early.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const { phase, air, tick, side, rested } = state;
  if (phase !== 'run' || air >= 0) return undefined;
  if (state.waiting) return 'flip';
  if (rng.chance(NERVES * (1 - skill))) return 'flip';
  const sure = sureOf(courseOf(state));
  let left = 0;
  while (left < SIGHT && sure.safe(tick + left + 1, side, rested + left + 1)) left += 1;
  if (left === SIGHT) return undefined;
  if (skill === 1) return left <= AIM && sure.flips(tick, side, rested) ? 'flip' : undefined;
  if (!sure.flips(tick, side, rested) && rng.chance(HEED + (1 - HEED) * skill)) return undefined;
  const off = Math.max(0, left - AIM) / (SPREAD * (1 - skill));
  return rng.chance((0.3 + 0.6 * skill) / (1 + off * off)) ? 'flip' : undefined;
};

/** The last level: the good one always wins it, a beginner seldom. */
export const proof: Proof = {
  level: 'icefall-10',
  measure: 'win-rate',
  margin: 0.5,
  golden: 'icefall-2',
  limit: 60 * 240,
  ends: 'bot',
};
