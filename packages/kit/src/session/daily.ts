import { dayNumber, isDay } from '@playgrove/language/days';
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
