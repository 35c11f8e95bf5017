const DAY = 86_400_000;

/** A day in UTC as a number that sorts: 20261121. */
export type Day = number;

/** The day asked for last: nearly always the one asked for next. */
let last = { start: Number.NaN, day: 0 };

/** The day of a moment, in milliseconds since 1970. */
export function dayOf(ms: number): Day {
  const start = Math.floor(ms / DAY) * DAY;
  if (start === last.start) return last.day;
  const date = new Date(ms);
  const day = date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  last = { start, day };
  return day;
}

/** The moment so many days later. */
export function daysLater(ms: number, days: number): number {
  return ms + days * DAY;
}
