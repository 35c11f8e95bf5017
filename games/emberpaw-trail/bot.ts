import type { Bot, Proof } from '@playgrove/kit/contract';
import { placeOf, type Input, type State } from './rules.ts';

/** How far a beginner's taps are off, ticks, each way. */
const CLUMSY = 16;
/** Ticks that are looked at before the fox is sent off. */
const LOOK = 20;

/**
 * Plays the stored way home with a hand as steady as its skill: each tap falls evenly somewhere
 * within its reach of the right tick.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const { walk, phase } = state;
  if (phase === 'ready') return rng.int(LOOK) === 0 ? { act: 'press' } : undefined;
  if (phase !== 'run') return undefined;
  const { taps, ticks } = placeOf(state.params);
  const reach = Math.round(CLUMSY * (1 - skill));
  const over = walk.held && walk.tick >= (taps[walk.presses - 1]?.[1] ?? 0);
  const next = taps[walk.presses];
  if (next && (over || !walk.held)) {
    const left = next[0] + reach - walk.tick;
    const now = left <= 0 || (left <= reach * 2 && rng.int(left + 1) === 0);
    // A press while the button is down lets it go first.
    if (now) return { act: 'press' };
  }
  if (over) return { act: 'release' };
  return !next && lost(walk.tick, ticks) ? { act: 'again' } : undefined;
};

/** Long after it should have been home, it walks to and fro for nothing. */
function lost(tick: number, ticks: number): boolean {
  return tick > ticks + 240;
}

export const proof: Proof = {
  measure: 'win-rate',
  level: 'hedge-6',
  limit: 60 * 60,
  ends: 'bot',
  margin: 0.3,
};
