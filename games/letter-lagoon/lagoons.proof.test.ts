import { createRng } from '@playgrove/kit/core';
import { dailySeed, Session } from '@playgrove/kit/session';
import { testCurve } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { curve } from './curve.ts';
import { rules, type State } from './rules.ts';
import { timesIn } from './rules/grid.ts';
import { rudeIn } from './fixtures.ts';
import {
  answerOf,
  IDS,
  layOutTheme,
  LEVEL_SEEDS,
  listOf,
  seedsOf,
  sizeOf,
} from './rules/themes.ts';

const TIMEOUT = 3_600_000;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 29);

type Dealt = Pick<State, 'theme' | 'letters' | 'words'>;

/** What must hold for every grid. */
function check({ theme, letters, words }: Dealt): void {
  const size = sizeOf(theme);
  expect(letters).toHaveLength(size.columns * size.rows);
  const covered = new Set(words.flatMap(({ cells }) => cells));
  const left = [...letters].filter((_, cell) => !covered.has(cell)).join('');
  expect(left, theme).toBe(answerOf(theme).replaceAll(' ', ''));
  const listed = words.map(({ word }) => word);
  for (const { word, cells } of words)
    expect(cells.map((cell) => letters[cell]).join('')).toBe(word);
  for (const word of listOf(theme))
    expect(timesIn(size, letters, word), `${theme}: ${word}`).toBe(listed.includes(word) ? 1 : 0);
  expect(rudeIn(size, { letters, words })).toEqual([]);
  expect(words.length).toBeGreaterThan(6);
}

const sealed = IDS.flatMap((theme) => seedsOf(theme).map((seed) => ({ theme, seed })));

test(
  'in every lagoon each word of the list can be read once, the rest spells the secret, and nothing is rude',
  () => {
    for (const { theme, seed } of sealed) {
      const lagoon = layOutTheme(theme, seed);
      expect(lagoon, `${theme} ${seed}`).toBeDefined();
      if (lagoon) check({ theme, ...lagoon });
    }
    expect(IDS).toHaveLength(40);
    for (const theme of IDS) expect(seedsOf(theme).length).toBeGreaterThanOrEqual(LEVEL_SEEDS);
    expect(new Set(IDS.map(answerOf)).size).toBe(IDS.length);
  },
  TIMEOUT,
);

test(
  `so it is on the next ${DAYS} days, on grids that no level deals`,
  () => {
    const days = Array.from({ length: DAYS }, (_, day) => {
      const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
      const seed = dailySeed(rules.slug, date);
      const session = new Session(rules as never, { level: 'daily', params: { theme: '' }, seed });
      return session.state as unknown as State;
    });
    const ofLevels = new Set(
      IDS.flatMap((theme) =>
        seedsOf(theme)
          .slice(0, LEVEL_SEEDS)
          .map((seed) => layOutTheme(theme, seed)?.letters),
      ),
    );
    for (const state of days) check(state);
    expect(days.filter(({ letters }) => ofLevels.has(letters))).toEqual([]);
    expect(new Set(days.map(({ theme }) => theme)).size).toBeGreaterThan(20);
    expect(new Set(days.map(({ letters }) => letters)).size).toBeGreaterThan(DAYS / 2);
  },
  TIMEOUT,
);

test('a theme is dealt in several ways', () => {
  const grids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (seed) => rules.deal({ theme: 'ocean' }, createRng(seed), null).letters,
  );
  expect(new Set(grids).size).toBeGreaterThan(1);
});

testCurve(import.meta.dirname, curve);
