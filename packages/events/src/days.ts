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

type WeekInfo = { readonly firstDay: number };
type LocaleWithWeek = Intl.Locale & {
  readonly getWeekInfo?: () => WeekInfo;
  readonly weekInfo?: WeekInfo;
};

/** Regions whose weeks begin on Sunday or Saturday (CLDR 48); on Friday in the Maldives, else on Monday. */
const SUNDAY =
  /^(?:AG|AS|BD|BR|BS|BT|BW|BZ|CA|CO|DM|DO|ET|GT|GU|HK|HN|ID|IL|IN|IS|JM|JP|KE|KH|KR|LA|MH|MM|MO|MT|MX|MZ|NI|NP|PA|PE|PH|PK|PR|PT|PY|SA|SG|SV|TH|TT|TW|UM|US|VE|VI|WS|YE|ZA|ZW)$/;
const SATURDAY = /^(?:AF|BH|DJ|DZ|EG|IQ|IR|JO|KW|LY|OM|QA|SD|SY)$/;

/** A locale that names its region and wishes nothing else, as `-u-fw-mon` would. */
const WITH_REGION = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})$/;

/** The first day of the week in a locale: 0 for Monday to 6 for Sunday. */
export function firstWeekday(locale: string): number {
  // Most name their region. `Intl` would load its tables, which takes a slow phone 30 ms before it
  // shows anything.
  const [, named] = WITH_REGION.exec(locale) ?? [];
  if (named !== undefined) return firstWeekdayIn(named);
  try {
    const known: LocaleWithWeek = new Intl.Locale(locale);
    const info = known.getWeekInfo?.() ?? known.weekInfo;
    return info ? info.firstDay - 1 : firstWeekdayIn(known.maximize().region ?? '');
  } catch {
    return 0;
  }
}

function firstWeekdayIn(region: string): number {
  if (region === 'MV') return 4;
  return SUNDAY.test(region) ? 6 : SATURDAY.test(region) ? 5 : 0;
}

/** The number of days from the first of a week to a day; 1970-01-01 was a Thursday. */
export function daysIntoWeek(day: number, first: number): number {
  return (((day + 3 - first) % 7) + 7) % 7;
}
