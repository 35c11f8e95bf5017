import type { Bot, Proof } from '@playgrove/kit/contract';
import { REACH } from './rules/course.ts';
import { perchAt, tapsTo, type Input, type State } from './rules/state.ts';

/** Ticks between two taps: 170 ms for a good player, 270 ms for a beginner. */
const QUICK = 10;
const SLOW = 16;
/** Ticks from a landing, or from a bud's opening, to the first tap. */
const ALERT = 13;
const DREAMY = 24;
/** How often a beginner taps once too often or misses a beetle. */
const CLUMSY = 0.13;
/** Ticks before the landing at which a good player makes the last tap, for the bonus. */
const DARING = 12;

/**
 * Counts the taps to the next color that matters (the beetle's, then the leaf's) and spaces them
 * as a hand would. The better one waits with its last tap, because just in time pays.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const { phase, at, tick, colors } = state;
  if (phase === 'end' || phase === 'slip') return undefined;
  if (state.since < Math.round(SLOW + (QUICK - SLOW) * skill)) return undefined;
  if (phase === 'teeter') {
    const taps = tapsTo(state.color, perchAt(state, at).color, colors);
    return taps === 1 && rng.chance(0.05 + 0.3 * skill) ? 'next' : undefined;
  }
  const next = perchAt(state, at + 1);
  if (next.kind === 'bloom') return undefined;
  const hidden = next.kind === 'bud' && phase === 'sit';
  const ready = Math.round(DREAMY + (ALERT - DREAMY) * skill);
  if (hidden || (next.kind === 'bud' ? tick : sinceLanding(state)) < ready) return undefined;
  const { bug } = next;
  const past = phase === 'leap' && bug !== null && (state.caught || tick > bug.at + REACH);
  // A beginner does not see every beetle; the leap's number decides, so that it stays with it.
  const chases = bug !== null && !past && (at * 7 + 3) % 10 < 3 + 8 * skill;
  const wanted = chases ? bug.color : next.color;
  const taps = tapsTo(state.color, wanted, colors);
  if (taps === 0) return rng.chance((CLUMSY / 30) * (1.3 - skill)) ? 'next' : undefined;
  const left = next.leap - (phase === 'leap' ? tick : 0);
  const dares = !chases && taps === 1 && skill > 0.6 && state.waits === 0;
  if (dares && (phase !== 'leap' || left > DARING)) return undefined;
  return rng.chance(0.3 + 0.4 * skill) ? 'next' : undefined;
};

/** Ticks since the last landing, in the leap too. */
function sinceLanding(state: State): number {
  if (state.phase === 'sit') return state.tick;
  return state.tick + perchAt(state, state.at).rest;
}

/** Endless: a good player is far ahead of a beginner. */
export const proof: Proof = {
  level: 'endless',
  golden: 'orchid-2',
  seeds: 8,
  margin: 2000,
  limit: 60 * 240,
};
