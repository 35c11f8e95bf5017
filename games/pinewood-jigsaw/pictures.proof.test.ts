import { createRng } from '@playgrove/kit/core';
import { testCurve } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { bot } from './bot.ts';
import { curve } from './curve.ts';
import { PICTURES } from './levels.ts';
import { MAX_STARS, rules } from './rules.ts';
import { cuttingOf, isWhole, SIZES, type State } from './rules/state.ts';

const TIMEOUT = 600_000;

testCurve(import.meta.dirname, curve);

test(
  'every picture in every size is put together, the right way up and turned',
  () => {
    for (const picture of PICTURES.keys()) {
      for (const size of SIZES.keys()) {
        const rng = createRng(`${picture} ${size}`);
        const state: State = rules.deal({ picture, size: -1 }, rng, { done: 1 });
        const context = { rng, cue: () => undefined };
        const turned = (picture + size) % 2 === 0 ? 1 : 0;
        expect(rules.step(state, { act: 'cut', size, turned }, context)).toBeUndefined();
        const { count } = cuttingOf(state);
        for (let moves = 0; moves < count * 5 && !isWhole(state); moves += 1) {
          const input = bot(state, rng, 1);
          if (input) expect(rules.step(state, input, context)).toBeUndefined();
        }
        expect(rules.status(state), `${PICTURES[picture]?.id} ${count}`).toBe('won');
        // Not one piece missed.
        expect(rules.stars?.(state)).toBe(Math.min(MAX_STARS, (SIZES[size]?.stars ?? 0) + 1));
      }
    }
  },
  TIMEOUT,
);
