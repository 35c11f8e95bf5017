import { expect, it } from 'vitest';
import { newsDays } from './news.ts';

const games = (...days: readonly (readonly string[])[]) =>
  days.map(([released, updated], at) => ({
    id: `g${at}`,
    ...(released && { released }),
    ...(updated && { updated }),
  }));
const said = (...days: readonly (readonly string[])[]) =>
  [...newsDays(games(...days)).values()].map(({ released, updated }) => released ?? updated ?? '-');

const OLD = ['2026-01-01'];

it('keeps the days of a few games, and none of those that came out with the site', () => {
  expect(said(OLD, OLD, OLD, OLD, OLD, ['2026-03-01'])).toEqual([
    '-',
    '-',
    '-',
    '-',
    '-',
    '2026-03-01',
  ]);
  expect(said(OLD, OLD, OLD, ['2026-01-01', '2026-03-01'])).toEqual(['-', '-', '-', '2026-03-01']);
});

it('keeps no day whose badges would coincide with those of a third of the catalog', () => {
  expect(said(OLD, OLD, OLD, OLD, ['2026-03-01'], ['2026-03-20'])).toEqual(Array(6).fill('-'));
  // Released and updated count alike.
  expect(said(OLD, OLD, OLD, OLD, ['2026-01-01', '2026-03-01'], ['2026-03-20'])).toEqual(
    Array(6).fill('-'),
  );
  // The first ones are over before the second come.
  expect(said(OLD, OLD, OLD, OLD, ['2026-03-01'], ['2026-03-22'])).toEqual([
    '-',
    '-',
    '-',
    '-',
    '2026-03-01',
    '2026-03-22',
  ]);
});
