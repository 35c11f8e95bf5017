import { createRng } from '@playgrove/kit/core';
import type { Seal } from '@playgrove/kit/testing';
import { bot, hasWay } from './bot.ts';
import { standing } from './rules/body.ts';
import { rules } from './rules.ts';
import { DAILIES } from './rules/levels.ts';
import { useLot } from './rules/lots.ts';
import { handMade } from './rules/hand.ts';
import { make } from './rules/make.ts';
import { HAND_COUNT, LEVEL_COUNT, recipeOf } from './rules/places.ts';
import { HZ, type Lot } from './rules/types.ts';

const MAX_SEEDS = 60;
/** Tenths of a second: a car that is in its bay sooner has nothing to do. */
const SHORTEST = 28;
const LONGEST = 100 * HZ;
/** A par leaves a hand this much more time than the best bot takes. */
const SLACK = 1.8;
const EXTRA = 4;

/** Tenths of a second that the best bot takes without a bump; undefined if it bumps. */
function tenthsOf(number: number, lot: Lot): number | undefined {
  useLot(number, lot);
  const level = number <= LEVEL_COUNT ? number : 0;
  const dealt = rules.deal({ level: Math.max(1, level) }, createRng('seal'), null);
  const first = lot.jobs[0];
  if (!first) return undefined;
  const state = { ...dealt, lot: number, body: standing(first.vehicle, first.start) };
  const rng = createRng('seal');
  const context = { rng, cue: () => undefined };
  for (let tick = 0; tick < LONGEST && rules.status(state) === 'playing'; tick += 1) {
    if (state.age === 0 && !hasWay(state)) return undefined;
    if (state.bumps > 0) return undefined;
    const input = bot(state, rng, 1);
    if (input) rules.step(state, input, context);
    rules.tick?.(state, context);
  }
  const isClean = state.phase === 'won' && state.bumps === 0;
  return isClean && state.parked.every(({ isStraight }) => isStraight)
    ? Math.round((state.clock * 10) / HZ)
    : undefined;
}

type Found = { readonly seed: number; readonly tenths: number };

/** The first seed whose cars can all be parked, and take some doing. */
function chosen(number: number): Found {
  for (let at = 0; at < MAX_SEEDS; at += 1) {
    const seed = number * 100 + at;
    const lot = make(recipeOf(number), seed);
    const tenths = lot && tenthsOf(number, lot);
    if (lot && tenths !== undefined && tenths > SHORTEST * lot.jobs.length) return { seed, tenths };
  }
  throw new Error(`lot ${number}: no seed can be parked`);
}

const parOf = (tenths: number): number => Math.round((tenths / 10) * SLACK + EXTRA) * 10;

/** Chooses a seed for every lot that a planner finds a way through and the best bot parks cleanly. */
export const seal: Seal = {
  file: 'rules/sealed.json',
  make() {
    const pars: number[] = [];
    for (let number = 1; number <= HAND_COUNT; number += 1) {
      const lot = handMade(number);
      const tenths = lot && tenthsOf(number, lot);
      if (tenths === undefined) throw new Error(`lot ${number} cannot be parked cleanly`);
      pars.push(parOf(tenths));
    }
    const seeds: number[] = [];
    for (let number = HAND_COUNT + 1; number <= LEVEL_COUNT + DAILIES; number += 1) {
      const { seed, tenths } = chosen(number);
      seeds.push(seed);
      pars.push(parOf(tenths));
    }
    return `${JSON.stringify({ seeds, pars })}\n`;
  },
};
