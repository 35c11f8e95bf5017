import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { lengthOf, rules } from './rules.ts';
import type { Params, State } from './rules/types.ts';

function play(params: Params, seed: string, skill: number, seconds: number): State {
  const rng = createRng(`noodle-coil/${seed}`);
  const state = rules.deal(params, rng, null);
  const hand = createRng(`hand ${seed}`);
  const context = { rng, cue: () => {} };
  for (let tick = 0; tick < seconds * 60 && rules.status(state) === 'playing'; tick += 1) {
    const input = bot(state, hand, skill);
    if (input) rules.step(state, input, context);
    rules.tick?.(state, context);
  }
  return state;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

describe('the forty trays', () => {
  test.each(LEVELS.map((_, level) => level))(
    'tray %i is cleared by the bot on five seeds',
    (level) => {
      for (let seed = 0; seed < 5; seed += 1) {
        const state = play({ mode: 'level', level }, `clear ${seed}`, 1, 180);
        expect(rules.status(state), rules.text(state)).toBe('won');
      }
    },
  );

  test('three stars can be had in every tray', () => {
    for (let level = 0; level < LEVELS.length; level += 1) {
      const most = Array.from({ length: 40 }, (_, seed) => seed).some(
        (seed) => rules.stars?.(play({ mode: 'level', level }, `stars ${seed}`, 1, 180)) === 3,
      );
      expect(most, `tray ${level + 1}`).toBe(true);
    }
  });

  test('a beginner clears fewer of the late trays than the master', () => {
    const late = Array.from({ length: 16 }, (_, at) => at + 24);
    const cleared = (skill: number): number =>
      late.filter(
        (level) => rules.status(play({ mode: 'level', level }, 'late', skill, 180)) === 'won',
      ).length;
    expect(cleared(1)).toBe(late.length);
    expect(cleared(0)).toBeLessThan(late.length / 2);
  });
});

describe('the arena', () => {
  test('a good bot grows to 150 in the middle of its runs and scores four times a beginner', () => {
    const seeds = Array.from({ length: 21 }, (_, seed) => `reach ${seed}`);
    const runs = (skill: number): readonly State[] =>
      seeds.map((seed) => play({ mode: 'arena' }, seed, skill, 240));
    const [weak, strong] = [runs(0), runs(1)];
    expect(median(strong.map((state) => lengthOf(state)))).toBeGreaterThanOrEqual(150);
    expect(median(strong.map(({ score }) => score))).toBeGreaterThan(
      4 * median(weak.map(({ score }) => score)),
    );
  });
});
