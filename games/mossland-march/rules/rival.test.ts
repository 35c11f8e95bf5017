import { expect, test } from 'vitest';
import type { StepContext } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { rules } from '../rules.ts';
import { DUSK } from './kinds.ts';

test('rivals give no orders in the first battle until the player has taken two mounds', () => {
  const rng = createRng('first battle');
  const context: StepContext = { rng, cue: () => undefined };
  const state = rules.deal(rules.levels[0].params, rng, null);
  // The battle waits for the first order.
  state.sent = 1;
  for (let tick = 0; tick < DUSK / 2; tick += 1) {
    rules.tick?.(state, context);
    expect(state.plans).toEqual([]);
  }
  expect(state.mounds.filter(({ side }) => side === 2)).toHaveLength(1);
  state.taken = 2;
  for (let tick = 0; tick < 900 && state.plans.length === 0; tick += 1) {
    rules.tick?.(state, context);
  }
  expect(state.plans[0]?.side).toBe(2);
});
