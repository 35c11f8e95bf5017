import { dateOf, dayNumber } from '@playgrove/language/days';
import { expect, it } from 'vitest';
import { FIVE, pickDay, SHORT, type DailyRow } from './pick.ts';

const id = (at: number): string => String(at).padStart(32, 'a');
const rows = (count: number, short: number): DailyRow[] =>
  Array.from({ length: count }, (_, at) => [id(at), at < short ? SHORT : 5]);
const FIRST = dayNumber('2026-11-23');
const day = (list: readonly DailyRow[], at: number) => pickDay(list, dateOf(FIRST + at));
const ids = (list: readonly DailyRow[]): string[] => list.map(([game]) => game);

it.each([
  [17, 9],
  [24, 1],
  [6, 1],
  [108, 40],
])('of %i games with %i short ones, five different each day, one of them short', (count, short) => {
  const all = rows(count, short);
  for (let at = 0; at < 400; at += 1) {
    const picked = day(all, at);
    expect(new Set(ids(picked)).size).toBe(FIVE);
    expect(picked[0]?.[1]).toBe(SHORT);
  }
});

it('is the same for everybody on that date, whatever order the games come in', () => {
  const all = rows(17, 9);
  expect(pickDay(all, '2026-11-23')).toEqual(pickDay(all.toReversed(), '2026-11-23'));
  expect(ids(pickDay(all, '2026-11-23'))).not.toEqual(ids(pickDay(all, '2026-11-24')));
});

it('lets no game come back within a round, and none wait for more than three', () => {
  const all = rows(17, 9);
  const round = Math.floor(all.length / FIVE);
  const begin = (round - (FIRST % round)) % round;
  const seen = new Map<string, number>();
  for (let at = begin; at < 900; at += round) {
    const games = Array.from({ length: round }, (_, turn) => ids(day(all, at + turn))).flat();
    expect(new Set(games).size).toBe(games.length);
    for (const game of games) seen.set(game, (seen.get(game) ?? 0) + 1);
  }
  expect(seen.size).toBe(17);
  expect(Math.min(...seen.values())).toBeGreaterThan(200);
});

it('shows what there is where there are fewer than five, and nothing without any', () => {
  expect(ids(day(rows(3, 0), 0))).toHaveLength(3);
  expect(day([], 0)).toEqual([]);
});
