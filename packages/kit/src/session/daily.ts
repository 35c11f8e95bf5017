import type { Json, Level } from '../contract/index.ts';

/** The date in UTC, `2026-03-09`. @param now milliseconds since 1970 */
export function utcDate(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The seed that everybody's daily challenge shares. @param date on the player's calendar */
export function dailySeed(slug: string, date: string): string {
  return `daily/${slug}/${date}`;
}

/** The day whose challenge a seed deals; undefined for any other seed. */
export function dayOfSeed(slug: string, seed: string): string | undefined {
  const start = dailySeed(slug, '');
  const date = seed.slice(start.length);
  return seed.startsWith(start) && isDay(date) ? date : undefined;
}

const DAY_MS = 86_400_000;

/** Days since 1970-01-01. @param date `2026-03-09` */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The date of a day. @param day as `dayNumber` gives it */
export function dateOf(day: number): string {
  return utcDate(day * DAY_MS);
}

/** Whether a text is an existing date: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = dayNumber(text);
  return Number.isInteger(day) && dateOf(day) === text;
}

/** Whether a text is a day that has begun: nobody plays ahead. @param today on the player's calendar */
export function isDayOpen(date: string, today: string): boolean {
  return isDay(date) && date <= today;
}

/**
 * The level of a day's challenge: the daily levels take turns; without any, it is the first level.
 */
export function dailyLevel<P extends Json>(
  levels: readonly [Level<P>, ...Level<P>[]],
  date: string,
): Level<P> {
  const made = levels.filter((level) => level.daily);
  return made[dayNumber(date) % made.length] ?? levels[0];
}
