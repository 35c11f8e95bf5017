const DAY = 86_400_000;

/** A day in UTC as a number that sorts: 20261121. */
export type Day = number;

/** The day of a moment, in milliseconds since 1970. */
export function dayOf(ms: number): Day {
  const date = new Date(ms);
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
}

/** The moment so many days later. */
export function daysLater(ms: number, days: number): number {
  return ms + days * DAY;
}
