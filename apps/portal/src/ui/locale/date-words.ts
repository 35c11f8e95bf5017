/** What dates of one language are made of. */
export type DateWords = {
  /** Sunday first. */
  readonly weekdays: readonly string[];
  /** The same, as short as a calendar has them. */
  readonly letters: readonly string[];
  readonly months: readonly string[];
  /** `{month} {day}, {year}`, and the same with the weekday and without the year. */
  readonly long: string;
  readonly day: string;
  /** `{month} {year}`. */
  readonly month: string;
};

/** The build puts the words of the site's language here, if it has checked them. */
export const DATE_WORDS: DateWords | undefined = undefined;
