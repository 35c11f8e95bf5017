import type { Bot, Proof } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { bell } from '@playgrove/kit/logic/bots';
import { clearance, FLIGHT, placed, type Input, type State } from './rules.ts';

/** A beginner is off by this many ticks, as a standard deviation: 80 milliseconds. */
const CLUMSY = 4.8;
/** Degrees of room beyond what is needed that it waits for, and how fast it grows impatient. */
const ROOM = 8;
const PATIENCE = 60 * 8;

/** Tosses when it believes the gap is at the front; how early or late it is stays for each candle. */
export const bot: Bot<State, Input> = (state, _, skill) => {
  if (state.flight > 0) return undefined;
  const rng = createRng(`${state.tier} ${placed(state)} ${state.hearts} ${state.score}`);
  const error = Math.round(bell(rng) * CLUMSY * (1 - skill));
  const now = clearance(state, FLIGHT - error).room;
  if (now < 2) return undefined;
  const then = clearance(state, FLIGHT - error + 1).room;
  const waited = (state.pulse % PATIENCE) / PATIENCE;
  return now >= ROOM * (1 - waited) && then <= now ? 'toss' : undefined;
};

/** The endless carousel: a steady hand goes far, a beginner soon runs out of hearts. */
export const proof: Proof = {
  level: 'endless',
  golden: 'boat-4',
  seeds: 8,
  margin: 400,
  limit: 60 * 240,
};
