import { dayStart } from '@playgrove/protocol/insights';

const count = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const change = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const showCount = (value: number): string => count.format(value);

/** A part of a whole; nothing of nothing is a dash. */
export const showShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : percent.format(part / whole);

export const showChange = (now: number, before: number): string =>
  before === 0 ? (now === 0 ? '–' : 'new') : change.format(now / before - 1);

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** `Monday`. */
export const weekdayOf = (day: number): string => weekday.format(dayStart(day) ?? 0);

export const showDay = (day: number): string => date.format(dayStart(day) ?? 0);

/** `2026-11-21`. */
export const isoDay = (day: number): string =>
  String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

/** Seconds as minutes and seconds: `3:05`. */
export function showTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
