import { createRng } from '@playgrove/kit/core';
import { playing, testCurve } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { curve } from './curve.ts';
import { LAKES } from './levels.ts';
import { rules, shareOf } from './rules.ts';
import type { State } from './rules/types.ts';

const LIMIT = 60 * 200;

function play(level: string, seed: string, skill: number): State {
  const game = playing(rules, level, { seed });
  const rng = createRng(`hand ${seed}`);
  game.finish((state) => bot(state, rng, skill), LIMIT);
  return game.state;
}

const seeds = (count: number): string[] => Array.from({ length: count }, (_, at) => `proof ${at}`);

testCurve(import.meta.dirname, curve);

describe('every lake', () => {
  test.each(LAKES.filter(({ pack }) => pack).map(({ id }) => id))(
    '%s can be claimed in time',
    (id) => {
      expect(seeds(16).some((seed) => play(id, seed, 1).won)).toBe(true);
    },
  );

  test('days can be claimed, whatever their shape', () => {
    const won = seeds(24).filter((seed) => play('daily', seed, 1).won).length;
    expect(won).toBeGreaterThanOrEqual(8);
  });
});

test('a weak hand loses some of the first five lakes', () => {
  const first = LAKES.slice(0, 5).map(({ id }) => id);
  const lost = first.filter((id) => seeds(4).some((seed) => !play(id, seed, 0).won));
  expect(lost.length).toBeGreaterThanOrEqual(3);
});

test('in the arena the good hand holds at least twice what the weak one does', () => {
  const held = (skill: number): number =>
    seeds(12)
      .map((seed) => shareOf(play('endless', seed, skill)))
      .reduce((sum, share) => sum + share, 0);
  expect(held(1)).toBeGreaterThan(2 * held(0));
});
