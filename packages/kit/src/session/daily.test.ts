import { dateOf, dayNumber } from '@playgrove/language/days';
import { describe, expect, test } from 'vitest';
import { dailyLevel, dailySeed, dayOfSeed, utcDate } from './daily.ts';
import {
  NO_DAYS,
  readDailyRecord,
  streakOn,
  withCounted,
  withDay,
  withLocalDays,
  type DailyRecord,
} from './daily-record.ts';

/** The record after the challenges of these days were finished, in this order. */
const after = (...dates: readonly string[]): DailyRecord => dates.reduce(withCounted, NO_DAYS);

const march = (...days: readonly number[]): string[] =>
  days.map((day) => `2026-03-${String(day).padStart(2, '0')}`);

describe('days', () => {
  test('change at midnight in UTC, wherever the player is', () => {
    expect(utcDate(Date.UTC(2026, 2, 9, 23, 59, 59))).toBe('2026-03-09');
    expect(utcDate(Date.UTC(2026, 2, 10))).toBe('2026-03-10');
  });

  test('are identified by the seed of their challenge and by no other seed', () => {
    expect(dayOfSeed('pond', dailySeed('pond', '2026-03-09'))).toBe('2026-03-09');
    expect(dayOfSeed('pond', dailySeed('sea', '2026-03-09'))).toBeUndefined();
    expect(dayOfSeed('pond', dailySeed('pond', '2026-02-30'))).toBeUndefined();
    expect(dayOfSeed('pond', 'x7')).toBeUndefined();
  });
});

describe('the level of a day', () => {
  const level = (id: string, daily?: true) => ({ id, params: {}, ...(daily && { daily }) });

  test('is the first one if no level is marked as daily', () => {
    expect(dailyLevel([level('a'), level('b')], '2026-03-09').id).toBe('a');
  });

  test('is one of the daily levels, in turn', () => {
    const levels = [level('a'), level('d1', true), level('d2', true), level('d3', true)] as const;
    const ids = march(9, 10, 11, 12).map((date) => dailyLevel([...levels], date).id);
    expect(new Set(ids.slice(0, 3)).size).toBe(3);
    expect(ids[3]).toBe(ids[0]);
    expect(ids).not.toContain('a');
  });
});

describe('a streak', () => {
  test('grows day by day, and waits for today until tomorrow', () => {
    const record = after(...march(7, 8, 9));
    expect(streakOn(record, '2026-03-09')).toEqual({ now: 3, longest: 3, today: true });
    expect(streakOn(record, '2026-03-10')).toEqual({ now: 3, longest: 3, today: false });
    expect(streakOn(record, '2026-03-11')).toEqual({ now: 0, longest: 3, today: false });
  });

  test('counts a day once', () => {
    expect(streakOn(after(...march(9, 9, 9)), '2026-03-09').now).toBe(1);
  });

  test('starts over after a gap, and the longest run is remembered', () => {
    const record = after(...march(1, 2, 3, 4, 7, 8));
    expect(streakOn(record, '2026-03-08')).toMatchObject({ now: 2, longest: 4 });
  });

  test('closes a gap when the missing day is recorded afterwards', () => {
    expect(streakOn(after(...march(7, 9, 8)), '2026-03-09').now).toBe(3);
  });

  test('survives a clock that jumps ahead and comes back', () => {
    const before = after(...march(5, 6, 7, 8, 9));
    expect(streakOn(before, '2031-01-01').now).toBe(0);
    const leapt = withCounted(before, '2031-01-01');
    expect(streakOn(leapt, '2026-03-10').now).toBe(5);
    expect(streakOn(withCounted(leapt, '2026-03-10'), '2026-03-10').now).toBe(6);
  });

  test('survives a clock that falls back', () => {
    const record = after(...march(5, 6, 7, 8, 9));
    expect(streakOn(record, '2026-03-02')).toMatchObject({ now: 5, today: false });
    expect(streakOn(withCounted(record, '2020-01-01'), '2026-03-09').now).toBe(5);
  });

  test('takes the same space after years as after days', () => {
    const start = dayNumber('2026-01-01');
    const dates = Array.from({ length: 2000 }, (_, day) => dateOf(start + day));
    const record = after(...dates);
    expect(record.runs).toHaveLength(1);
    expect(streakOn(record, dates.at(-1) ?? '').now).toBe(2000);
  });
});

describe('a streak that was counted in UTC', () => {
  const utc = after(...march(5, 6, 7, 8));

  test('survives on a calendar that is ahead of UTC, as long as it was', () => {
    // Where it is the 10th already, the 9th in UTC could still be played.
    expect(streakOn(utc, '2026-03-10').now).toBe(0);
    const local = withLocalDays(utc, '2026-03-10');
    expect(streakOn(local, '2026-03-10')).toEqual({ now: 4, longest: 4, today: false });
    expect(streakOn(withCounted(local, '2026-03-10'), '2026-03-10').now).toBe(5);
  });

  test.each(['2026-03-07', '2026-03-08', '2026-03-09'])('survives where it is the %s', (today) => {
    expect(streakOn(withLocalDays(utc, today), today).now).toBe(4);
  });

  test('that had ended stays ended', () => {
    expect(streakOn(withLocalDays(utc, '2026-03-11'), '2026-03-11').now).toBe(0);
  });

  test('moves once: from then on days are those of the calendar', () => {
    const local = withLocalDays(utc, '2026-03-09');
    expect(withLocalDays(local, '2026-03-10')).toBe(local);
    expect(readDailyRecord(JSON.parse(JSON.stringify(local)))).toEqual(local);
  });
});

describe('the mark of a day', () => {
  const mark = (score: number, won = true) => ({ won, score });
  const score = (record: DailyRecord) => record.days['2026-03-09']?.score;

  test('gets better, never worse', () => {
    const day = '2026-03-09';
    const first = withDay(NO_DAYS, day, mark(10));
    expect(score(withDay(first, day, mark(12)))).toBe(12);
    expect(score(withDay(first, day, mark(8)))).toBe(10);
    expect(score(withDay(first, day, mark(8), 'lower'))).toBe(8);
    expect(withDay(first, day, mark(99, false)).days[day]).toEqual(mark(10));
    const starred = withDay(first, day, { won: true, score: 11, stars: 2 });
    expect(withDay(starred, day, mark(12)).days[day]).toEqual({ won: true, score: 12, stars: 2 });
  });

  test('from the archive does not count for the streak', () => {
    expect(streakOn(withDay(NO_DAYS, '2026-03-09', mark(1)), '2026-03-09').now).toBe(0);
  });

  test('is dropped after years, the oldest first', () => {
    let record = NO_DAYS;
    for (let day = 20000; day < 20900; day += 1) record = withDay(record, dateOf(day), mark(day));
    expect(Object.keys(record.days)).toHaveLength(800);
    expect(record.days[dateOf(20899)]).toBeDefined();
    expect(record.days[dateOf(20000)]).toBeUndefined();
  });
});

describe('a stored record', () => {
  test('round-trips', () => {
    const record = withDay(after(...march(3, 4, 9)), '2026-03-09', {
      won: true,
      score: 4,
      stars: 1,
    });
    expect(readDailyRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test.each([undefined, null, 'x', [], { runs: 'x', days: 4, longest: -1 }])(
    'that is none is an empty one: %j',
    (raw) => {
      expect(readDailyRecord(raw)).toEqual(NO_DAYS);
    },
  );

  test('keeps the well-formed parts', () => {
    const raw = {
      runs: [[20000, 20003], [5, 4], ['x', 3], [1]],
      days: { '2026-03-09': { won: true, score: 'x' }, someday: { won: true } },
    };
    expect(readDailyRecord(raw)).toEqual({
      runs: [[20000, 20003]],
      longest: 4,
      days: { '2026-03-09': { won: true } },
    });
  });
});
