import { expect, it } from 'vitest';
import { NO_FLAME, withTick } from '../../data/daily/flame.ts';
import { dayView } from '../../data/daily/view.ts';
import { comesBack } from '../../services/play-history.ts';
import { noteMonth } from '../../services/progress/month.ts';
import { noteProgress } from '../../services/progress/progress.ts';
import { memory } from '../../testing/memory.ts';
import { lookBack } from './look-back.ts';

const GAME = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);

/** Noon on a day of November 2026, by the visitor's clock. */
const noon = (day: number, month = 11): Date => new Date(2026, month - 1, day, 12);

function dayOn(now: Date, ...done: readonly (readonly [date: string, game: string])[]) {
  const record = done.reduce((all, [date, game]) => withTick(all, date, game, 0), NO_FLAME);
  return dayView({ rows: [], games: [], record, now, firstWeekday: 0 });
}

const best = (run: string, at: Date) => ({ run, version: 1, at: at.getTime() });

it('is nothing before anything was played', () => {
  expect(lookBack(memory(), dayOn(noon(20)))).toBeUndefined();
});

it('counts what was won this month', () => {
  const storage = memory();
  comesBack(storage, GAME, 20261102);
  comesBack(storage, OTHER, 20261031);
  noteMonth(storage, '2026-11');
  noteProgress(storage, GAME, { stars: 3 });
  const day = dayOn(
    noon(20),
    ['2026-10-31', GAME],
    ['2026-11-01', GAME],
    ['2026-11-03', GAME],
    ['2026-11-03', OTHER],
    ['2026-11-04', GAME],
  );
  // The 2nd is frozen; October's last day is another month's.
  expect(lookBack(storage, day)).toMatchObject({
    month: '2026-11',
    games: 1,
    stars: 3,
    challenges: 4,
    streak: 3,
    runs: [],
  });
});

it('has the newest best run of each game, and none of another month', () => {
  const storage = memory();
  const put = (key: string, value: unknown): void => storage().setItem(key, JSON.stringify(value));
  put('game:pond:bests', { one: best('old', noon(3)), two: best('new', noon(9)) });
  put('game:river-hop:bests', { one: best('hop', noon(12)) });
  put('game:dunes:bests', { one: best('october', noon(12, 10)) });
  put('game:pond:save', { one: best('a save', noon(12)) });
  put('game:junk:bests', { one: { run: 7, at: 'x' }, two: null });
  put('game:more-junk:bests', null);
  storage().setItem('game:broken:bests', '{');
  expect(lookBack(storage, dayOn(noon(20)))?.runs).toEqual([
    { slug: 'river-hop', run: 'hop', date: '2026-11-12' },
    { slug: 'pond', run: 'new', date: '2026-11-09' },
  ]);
});

it('shows the month before while a new one has nothing', () => {
  const storage = memory();
  noteMonth(storage, '2026-12');
  const back = lookBack(storage, dayOn(noon(1, 12), ['2026-11-30', GAME]));
  expect(back).toMatchObject({ month: '2026-11', challenges: 1, streak: 1 });
  // Nobody counted those of the month before.
  expect(back?.stars).toBeUndefined();
  comesBack(storage, GAME, 20261201);
  expect(lookBack(storage, dayOn(noon(1, 12), ['2026-11-30', GAME]))?.month).toBe('2026-12');
});

it('is nothing where storage is forbidden', () => {
  const forbidden = (): Storage => {
    throw new Error('denied');
  };
  expect(lookBack(forbidden, dayOn(noon(20)))).toBeUndefined();
});
