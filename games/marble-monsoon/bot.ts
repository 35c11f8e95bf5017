import type { Bot, Proof } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { bell, graded } from '@playgrove/kit/logic/bots';
import { choose } from './rules/choose.ts';
import { planOf } from './rules/plan.ts';
import { marblesOf, type Input, type State } from './rules/state.ts';

/** Ticks between two shots. */
const REST_TICKS = [70, 26] as const;
/** How far off a beginner shoots, tenths of a degree, as a standard deviation. */
const CLUMSY = 45;

/** The same for one decision, however often it is called. */
const luck = ({ fired, tick, params }: State): ReturnType<typeof createRng> =>
  createRng(`${params.level} ${fired} ${Math.floor(tick / 8)}`);

/**
 * Takes the best place for either marble in hand, swaps or hops for it. A beginner takes longer,
 * aims less exactly and only sees the marble in hand.
 */
export const bot: Bot<State, Input> = (state, _, skill) => {
  if (state.hop > 0 || state.wish >= 0) return undefined;
  const rest = Math.round(graded(REST_TICKS, skill));
  if (state.tick % rest !== 0 || state.tick < 60) return undefined;
  const { held, next } = state;
  const hues = skill > 0.3 ? [held, next] : [held];
  const here = choose(state, hues);
  const { pads } = planOf(state.params.level);
  if (pads.length > 1 && skill > 0.3 && (here?.value ?? 0) < 6) {
    const there = choose({ ...state, pad: 1 - state.pad }, hues);
    if (there && there.value > (here?.value ?? 0) + 2) return { kind: 'hop' };
  }
  if (!here) return undefined;
  // With nothing to pop and time to spare, one more marble only makes the chain longer.
  if (here.value < 1 && skill > 0.3 && state.head < 0.6 && marblesOf(state) > 6) {
    if (luck(state).chance(0.5)) return undefined;
  }
  if (here.hue !== held) return { kind: 'swap' };
  const off = Math.round(bell(luck(state)) * CLUMSY * (1 - skill));
  return { kind: 'fire', angle: (here.angle + off + 3600) % 3600 };
};

/** A level with rain and lily bridges: the better hand wins it, a beginner hardly ever does. */
export const proof: Proof = {
  level: 'lily-5',
  golden: 'rain-2',
  seeds: 8,
  measure: 'win-rate',
  margin: 0.3,
  limit: 60 * 240,
};
