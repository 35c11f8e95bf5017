import { dayKey } from '@playgrove/protocol/insights';

const DAY = 86_400_000;

/** A day in UTC as a number that sorts: 20261121. */
export type Day = number;

/** The day of the last call, which is nearly always the day of the next. */
let last = { start: Number.NaN, day: 0 };

/** The day of a moment, in milliseconds since 1970. */
export function dayOf(ms: number): Day {
  const start = Math.floor(ms / DAY) * DAY;
  if (start !== last.start) last = { start, day: dayKey(ms) };
  return last.day;
}

/** The years that counters accept. A time outside of them comes from a wrong clock or a damaged file. */
const FIRST_MOMENT = Date.UTC(2020, 0, 1);
const LAST_MOMENT = Date.UTC(2100, 0, 1);

/** Whether an event can have happened at this time; false for NaN too. */
export function isPlausible(ms: number): boolean {
  return ms >= FIRST_MOMENT && ms < LAST_MOMENT;
}

/** The same time a number of days later. */
export function daysLater(ms: number, days: number): number {
  return ms + days * DAY;
}
