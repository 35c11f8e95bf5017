import type { Bot, Proof } from '@playgrove/kit/contract';
import { starsOf } from './rules/judge.ts';
import { anyPrint, nextMark } from './rules/plan.ts';
import type { Input, State } from './rules/state.ts';

/** Marks that the best one weighs up before each print; a beginner takes the first that comes. */
const MAX_TRIES = 240;

/** Ticks between two marks, about. */
const PAUSE = 36;

/** Marks of the free atelier. */
const ENOUGH = 6;

/** Prints what brings the dials nearest, out of as many marks as it can imagine. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  // The better one watches the show.
  if (state.phase === 'shown') return skill < 1 && state.rest > 0 ? { act: 'cut' } : undefined;
  // Who does not think does not pause.
  if (skill > 0 && state.drops > 0 && !rng.chance(1 / PAUSE)) return undefined;
  if (state.brief < 0)
    return state.marks.length < ENOUGH ? { act: 'print', ...anyPrint(state, rng) } : { act: 'cut' };
  const stars = starsOf(state);
  if (stars >= 2 || state.drops === 0) return { act: 'cut' };
  const tries = Math.round(1 + (MAX_TRIES - 1) * skill * skill);
  const mark = tries === 1 ? anyPrint(state, rng) : nextMark(state, rng, tries);
  if (mark) return { act: 'print', ...mark };
  if (stars > 0) return { act: 'cut' };
  return { act: 'print', ...anyPrint(state, rng) };
};

/** The golden records a client with all three dials. */
export const proof: Proof = {
  level: 'gala',
  golden: 'esme',
  seeds: 10,
  limit: 60 * 60,
  measure: 'win-rate',
  ends: 'bot',
  deals: 82,
};
