import { expect, it } from 'vitest';
import { FIVE, SHORT, type DailyRow } from '../src/data/daily/pick.ts';
import { fixtureGames, idOf } from '../src/testing/fixtures.ts';
import { choosePool, POOL_LIMIT } from './pool.ts';

const games = fixtureGames(4000);
/** Challenges of games far apart; the first this many are short. */
const rows = (count: number, short: number): DailyRow[] =>
  Array.from({ length: count }, (_, at) => [idOf(at * 30 + 7), at < short ? SHORT : 5]);
const inPool = (daily: readonly DailyRow[]): readonly DailyRow[] => {
  const pool = new Set(choosePool(games, daily).map(({ id }) => id));
  return daily.filter(([id]) => pool.has(id));
};

it.each([
  [5, 1],
  [24, 9],
  [30, 30],
])(
  'a large catalogue with %i daily games, %i of them short, has all of them in the pool',
  (count, short) => {
    const daily = rows(count, short);
    expect(inPool(daily)).toEqual(daily);
  },
);

it('of more daily games than fit, the pool holds enough for a rotation, short ones among them', () => {
  const found = inPool(rows(120, 10));
  expect(found.length).toBeGreaterThanOrEqual(6 * FIVE);
  expect(found.filter(([, minutes]) => minutes <= SHORT).length).toBeGreaterThanOrEqual(6);
});

it('never grows beyond its limit', () => {
  for (const count of [0, 5, 30, 120]) {
    expect(choosePool(games, rows(count, 3)).length).toBeLessThanOrEqual(POOL_LIMIT);
  }
});
