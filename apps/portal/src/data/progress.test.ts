import { expect, it } from 'vitest';
import { progressTexts } from '../ui/progress/progress-texts.ts';
import { furtherOf, medalOf, NO_PROGRESS, readProgressMap, type GameProgress } from './progress.ts';

const ID = 'a'.repeat(32);
const progress = (more: Partial<GameProgress>): GameProgress => ({ ...NO_PROGRESS, ...more });

it('a card says stars, else levels, and the streak', () => {
  expect(progressTexts(progress({ stars: 30, most: 300, levels: 10, of: 100, streak: 1 }))).toEqual(
    ['30/300 stars', '1-day streak'],
  );
  expect(progressTexts(progress({ levels: 2, of: 5 }))).toEqual(['2/5 levels']);
  expect(progressTexts(progress({ levels: 1, of: 1 }))).toEqual([]);
});

it.each([
  [{ stars: 0, most: 30 }, undefined],
  [{ stars: 6, most: 30 }, 'bronze'],
  [{ stars: 15, most: 30 }, 'silver'],
  [{ stars: 30, most: 30 }, 'gold'],
  [{ levels: 5, of: 5 }, 'gold'],
  [{ levels: 1, of: 1 }, undefined],
] as const)('%j is worth %s', (won, medal) => {
  expect(medalOf(progress(won))).toBe(medal);
});

it('of two records the further counts, part by part', () => {
  const a = progress({ stars: 3, most: 30, streak: 2 });
  const b = progress({ stars: 9, most: 27, lower: true });
  expect(furtherOf(a, b)).toEqual(progress({ stars: 9, most: 30, streak: 2, lower: true }));
});

it('what is malformed is left out', () => {
  const good = progress({ stars: 1, most: 3 });
  expect(
    readProgressMap({
      [ID]: good,
      short: good,
      ['b'.repeat(32)]: { stars: -1 },
      ['c'.repeat(32)]: 7,
    }),
  ).toEqual({ [ID]: good });
  for (const raw of [null, [], 'x', 7]) expect(readProgressMap(raw)).toEqual({});
});
