/** Days by the visitor's calendar. The portal and its games share this file; it imports nothing. */

const DAY_MS = 86_400_000;

/** The date on the visitor's calendar, `2026-03-09`. */
export function localDate(now: Date): string {
  const part = (value: number, digits = 2): string => String(value).padStart(digits, '0');
  return `${part(now.getFullYear(), 4)}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** Days since 1970-01-01 on the calendar; time zones and daylight saving do not matter. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The date of a day. @param day as `dayNumber` gives it */
export function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a value is a date that exists: `2026-02-30` does not. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = dayNumber(value);
  return Number.isInteger(day) && dateOf(day) === value;
}

/** Milliseconds until the next date begins where the visitor is; an hour less or more around daylight saving. */
export function untilTomorrow(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}
