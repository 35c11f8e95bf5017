import { pageLanguage } from '@playgrove/language/message-format';
import { DATE_WORDS, type DateWords } from './date-words.ts';

/** `November 21, 2026`; `Saturday, November 21`; `November 2026`; `Saturday`; `S`. */
export type DateStyle = 'long' | 'day' | 'month' | 'weekday' | 'letter';

export const DATE_OPTIONS: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  letter: { weekday: 'narrow' },
};

/**
 * A date in words, by the words that the build has looked up: the first use of `Intl` in a page loads
 * its tables, 20 ms of processor time before the first paint, and 80 on a slow phone.
 * @param date `2026-11-21`
 */
export function dateText(date: string, style: DateStyle): string {
  return DATE_WORDS ? writeDate(date, style, DATE_WORDS) : dateByIntl(date, style, pageLanguage());
}

export function dateByIntl(date: string, style: DateStyle, language: string): string {
  return formatDate(date, DATE_OPTIONS[style], language);
}

/** A date as `Intl` writes it. */
export function formatDate(
  date: string,
  options: Intl.DateTimeFormatOptions,
  language: string,
): string {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return format.format(dayOf(date));
}

export function writeDate(date: string, style: DateStyle, words: DateWords): string {
  const day = dayOf(date);
  const weekday = day.getUTCDay();
  if (style === 'letter') return words.letters[weekday] ?? '';
  if (style === 'weekday') return words.weekdays[weekday] ?? '';
  return words[style]
    .replace('{weekday}', words.weekdays[weekday] ?? '')
    .replace('{month}', words.months[day.getUTCMonth()] ?? '')
    .replace('{day}', String(day.getUTCDate()))
    .replace('{year}', String(day.getUTCFullYear()));
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
