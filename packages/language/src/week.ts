/** Weeks by the visitor's locale. Apart from `days.ts`, since a game's first frame needs days and no weeks. */

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
