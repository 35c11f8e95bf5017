import { daysIntoWeek } from '@playgrove/language/week';
import { dateOf, dayNumber } from '@playgrove/language/days';

/** How far back the archive goes: a year. */
const ARCHIVE_DAYS = 365;
const WEEK = 7;

/** One day on a calendar's page. */
export type CalendarDay = {
  readonly date: string;
  /** Of the month, from 1. */
  readonly number: number;
  readonly today: boolean;
  /** Whether it has begun, and is not older than the archive. */
  readonly open: boolean;
};

/** A month, one row per week; `undefined` for days of other months. */
export type CalendarMonth = {
  /** `2026-03`. */
  readonly month: string;
  readonly weeks: readonly (readonly (CalendarDay | undefined)[])[];
  /** The neighboring months, if the archive has any of their days. */
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/**
 * @param month as `CalendarMonth` gives it
 * @param today on the player's calendar
 * @param firstWeekday 0 for Monday to 6 for Sunday
 */
export function calendarMonth(month: string, today: string, firstWeekday: number): CalendarMonth {
  const first = dayNumber(`${month}-01`);
  const [earliest, latest] = [dayNumber(today) - ARCHIVE_DAYS, dayNumber(today)];
  const days: (CalendarDay | undefined)[] = Array<undefined>(
    daysIntoWeek(first, firstWeekday),
  ).fill(undefined);
  let day = first;
  for (; dateOf(day).startsWith(month); day += 1) {
    days.push({
      date: dateOf(day),
      number: day - first + 1,
      today: day === latest,
      open: day >= earliest && day <= latest,
    });
  }
  while (days.length % WEEK !== 0) days.push(undefined);
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  return {
    month,
    weeks,
    before: first > earliest ? monthOf(first - 1) : undefined,
    after: day <= latest ? monthOf(day) : undefined,
  };
}

/** The month of a date. */
export function monthIn(date: string): string {
  return date.slice(0, 7);
}

function monthOf(day: number): string {
  return monthIn(dateOf(day));
}
