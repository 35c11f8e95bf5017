import { createRng } from '@playgrove/kit/core';
import { testCurve } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { curve } from './curve.ts';
import { inPar, isStraight, rules, type State } from './rules.ts';
import { standing } from './rules/body.ts';
import { DAILIES, numberOf } from './rules/levels.ts';
import { lotAt } from './rules/lots.ts';
import { LEVEL_COUNT } from './rules/places.ts';
import { HZ } from './rules/types.ts';

const TIMEOUT = 3_600_000;
/** A mirrored lot is the same one: every sixth is played to see that it is. */
const MIRRORS = 6;

/** Played to the end by the best bot, which drives the planned way. */
function played(number: number, isMirrored = false): State {
  const dealt = rules.deal({ level: Math.min(number, LEVEL_COUNT) }, createRng('proof'), null);
  const [first] = lotAt(number, isMirrored).jobs;
  if (!first) throw new Error(`lot ${number} has no job`);
  const state = { ...dealt, lot: number, isMirrored, body: standing(first.vehicle, first.start) };
  const rng = createRng('proof');
  const context = { rng, cue: () => undefined };
  for (let tick = 0; tick < 100 * HZ && rules.status(state) === 'playing'; tick += 1) {
    const input = bot(state, rng, 1);
    if (input) rules.step(state, input, context);
    rules.tick?.(state, context);
  }
  return state;
}

function isPerfect(state: State): boolean {
  return state.phase === 'won' && state.bumps === 0 && isStraight(state) && inPar(state);
}

testCurve(import.meta.dirname, curve);

test(
  'the planner finds a free way into every bay, and driven it is clean, straight and within par',
  () => {
    const failed: number[] = [];
    for (let number = 1; number <= LEVEL_COUNT; number += 1)
      if (!isPerfect(played(number))) failed.push(number);
    expect(failed).toEqual([]);
  },
  TIMEOUT,
);

test(
  'so are all lots of the day, and some of them mirrored',
  () => {
    const failed: string[] = [];
    for (let day = 0; day < DAILIES; day += 1)
      for (const isMirrored of day % MIRRORS === 0 ? [false, true] : [false])
        if (!isPerfect(played(numberOf(day), isMirrored))) failed.push(`${day} ${isMirrored}`);
    expect(failed).toEqual([]);
  },
  TIMEOUT,
);
