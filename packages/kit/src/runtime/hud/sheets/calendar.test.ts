import { describe, expect, test } from 'vitest';
import { calendarMonth } from './calendar.ts';

const TODAY = '2026-11-21';
const page = (month: string, firstWeekday = 0) => calendarMonth(month, TODAY, firstWeekday);
const rows = (month: string, firstWeekday = 0): string[] =>
  page(month, firstWeekday).weeks.map((week) => week.map((day) => day?.number ?? '.').join(' '));

describe('a page of the calendar', () => {
  test('has a row a week, which begins where the locale says', () => {
    expect(rows('2026-11')).toEqual([
      '. . . . . . 1',
      '2 3 4 5 6 7 8',
      '9 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 . . . . . .',
    ]);
    expect(rows('2027-02')).toHaveLength(4);
    expect(rows('2026-11', 6).slice(0, 2)).toEqual(['1 2 3 4 5 6 7', '8 9 10 11 12 13 14']);
    expect(rows('2026-11', 5)[0]).toBe('. 1 2 3 4 5 6');
  });

  test('knows today, and disables future days', () => {
    const days = page('2026-11').weeks.flat();
    const at = (number: number) => days.find((day) => day?.number === number);
    expect(at(21)).toMatchObject({ today: true, open: true, date: TODAY });
    expect(at(20)).toMatchObject({ today: false, open: true });
    expect(at(22)).toMatchObject({ today: false, open: false });
  });

  test('links to months with a playable day, up to a year back and no day ahead', () => {
    expect([page('2026-11').before, page('2026-11').after]).toEqual(['2026-10', undefined]);
    expect([page('2026-01').before, page('2026-01').after]).toEqual(['2025-12', '2026-02']);
    expect(page('2025-11').before).toBeUndefined();
    const open = page('2025-11')
      .weeks.flat()
      .filter((day) => day?.open);
    expect(open.map((day) => day?.number)).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
  });
});
