import { dateOf, dayNumber } from '@playgrove/language/days';
import { DATE_OPTIONS, dateByIntl, writeDate, type DateStyle } from '../src/ui/locale/dates.ts';
import type { DateWords } from '../src/ui/locale/date-words.ts';
import { writeNumber } from '../src/ui/locale/numbers.ts';

/** Two years with a leap day between them, so that each date falls on several weekdays. */
const DAYS = Array.from({ length: 2 * 366 }, (_, index) => dateOf(dayNumber('2027-01-01') + index));
const STYLES = Object.keys(DATE_OPTIONS) as DateStyle[];

const NUMBERS = [
  0, 7, 42, 999, 1000, 1234, 9999, 10_000, 99_999, 123_456, 1_234_567, 12_345_678, 1_234_567_890,
  123_456_789_012_345, -1, -999, -1000, -1_234_567,
];

/**
 * What a language's dates are made of. @returns undefined if dates put together from it are not
 * exactly those of `Intl`: other calendars or digits, words that change with their neighbors
 */
export function dateWordsOf(language: string): DateWords | undefined {
  // February 1, 2026 is a Sunday.
  const week = Array.from({ length: 7 }, (_, index) => `2026-02-0${1 + index}`);
  const year = Array.from({ length: 12 }, (_, index) => Date.UTC(2026, index, 1));
  const partsOf = (options: Intl.DateTimeFormatOptions, date: number | Date) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).formatToParts(date);
  const patternOf = (options: Intl.DateTimeFormatOptions): string =>
    partsOf(options, year[0] ?? 0)
      .map(({ type, value }) => (type === 'literal' ? value : `{${type}}`))
      .join('');
  const words = {
    weekdays: week.map((date) => dateByIntl(date, 'weekday', language)),
    letters: week.map((date) => dateByIntl(date, 'letter', language)),
    months: year.map(
      (date) => partsOf(DATE_OPTIONS.long, date).find(({ type }) => type === 'month')?.value ?? '',
    ),
    long: patternOf(DATE_OPTIONS.long),
    day: patternOf(DATE_OPTIONS.day),
    month: patternOf(DATE_OPTIONS.month),
  };
  const same = DAYS.every((date) =>
    STYLES.every((style) => writeDate(date, style, words) === dateByIntl(date, style, language)),
  );
  return same ? words : undefined;
}

/**
 * The mark that a language puts between thousands. @returns undefined if it writes numbers in another
 * way: other digits or groups, none in short numbers
 */
export function groupOf(language: string): string | undefined {
  const group = new Intl.NumberFormat(language)
    .formatToParts(1_234_567)
    .find(({ type }) => type === 'group')?.value;
  if (group === undefined) return undefined;
  const same = NUMBERS.every(
    (number) => writeNumber(number, group) === number.toLocaleString(language),
  );
  return same ? group : undefined;
}
