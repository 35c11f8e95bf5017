/** The day's date in UTC, `2026-03-09`. @param now milliseconds since 1970 */
export function utcDate(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The seed that everybody's daily challenge shares. @param date as `utcDate` gives it */
export function dailySeed(slug: string, date: string): string {
  return `daily/${slug}/${date}`;
}
