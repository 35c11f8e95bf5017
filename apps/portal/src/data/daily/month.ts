import { dateOf, dayNumber } from '@playgrove/language/days';
import { frozenOn, lookOf, type DayLook, type FlameRecord } from './flame.ts';

/** What a month on the calendar shows of each of its days. */
export type MonthDay = {
  readonly date: string;
  readonly look: DayLook;
  /** Challenges that were completed on it, as far as is known. */
  readonly done: number;
};

/** The days of a month. @param month such as `2026-11` @param date today */
export function monthOn(
  record: FlameRecord,
  month: string,
  date: string,
  firstWeekday: number,
): readonly MonthDay[] {
  const today = dayNumber(date);
  const frozen = frozenOn(record, today, firstWeekday);
  const first = dayNumber(`${month}-01`);
  const days = Array.from({ length: 31 }, (_, index) => first + index);
  return days
    .filter((day) => dateOf(day).startsWith(month))
    .map((day) => ({
      date: dateOf(day),
      look: lookOf(record, day, today, frozen),
      done: record.ticks[dateOf(day)]?.length ?? 0,
    }));
}

/** The day with the most challenges of the last weeks, the latest of them; undefined before any. */
export function bestDay({ ticks }: FlameRecord): { date: string; done: number } | undefined {
  const days = Object.keys(ticks)
    .sort()
    .map((date) => ({ date, done: ticks[date]?.length ?? 0 }))
    .filter(({ done }) => done > 0);
  const most = Math.max(...days.map(({ done }) => done));
  return days.findLast(({ done }) => done === most);
}
