import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayNumber } from './days.ts';
import { daysIntoWeek, firstWeekday } from './week.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a week', () => {
  const CASES = [
    ['en-US', 6],
    ['en-GB', 0],
    ['de', 0],
    ['pt-BR', 6],
    ['en-AU', 0],
    ['ar-AE', 0],
    ['is-IS', 6],
    ['en-MV', 4],
    ['zh-Hant-TW', 6],
    ['ar-EG', 5],
    ['ja', 6],
    ['en', 6],
  ] as const;

  it.each(CASES)('begins in %s on day %i', (locale, first) => {
    expect(firstWeekday(locale)).toBe(first);
  });

  it.each(CASES)('begins there too in browsers that do not say: %s', (locale, first) => {
    class Silent extends Intl.Locale {
      getWeekInfo = undefined;
      weekInfo = undefined;
    }
    vi.stubGlobal('Intl', { ...Intl, Locale: Silent });
    expect(firstWeekday(locale)).toBe(first);
  });

  it('begins on Monday for a locale that is none', () => {
    expect(firstWeekday('not a locale')).toBe(0);
  });

  it('is counted from its first day', () => {
    const monday = dayNumber('2026-11-23');
    expect([monday, monday + 6].map((day) => daysIntoWeek(day, 0))).toEqual([0, 6]);
    expect([monday, monday + 6].map((day) => daysIntoWeek(day, 6))).toEqual([1, 0]);
    expect(daysIntoWeek(-1, 0)).toBe(2);
  });
});
