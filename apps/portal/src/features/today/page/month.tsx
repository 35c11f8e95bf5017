import { fillMessage } from '@playgrove/language/message-format';
import { dayNumber, dateOf } from '@playgrove/language/days';
import { daysIntoWeek } from '@playgrove/language/week';
import type { DayLook } from '../../../data/daily/flame.ts';
import { bestDay, monthOn, type MonthDay } from '../../../data/daily/month.ts';
import type { DayView } from '../../../data/daily/view.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { dateText } from '../../../ui/locale/dates.ts';
import * as messages from './messages/en.json';

export type MonthProps = {
  readonly day: DayView;
  /** `2026-11`; the month of the day if none is named. */
  readonly month?: string | undefined;
  readonly onMonth?: ((month: string) => void) | undefined;
};

export const LOOKS: Readonly<Record<DayLook, string>> = {
  done: messages.lookDone,
  frozen: messages.lookFrozen,
  missed: messages.lookMissed,
  today: messages.lookToday,
  ahead: messages.lookAhead,
};

/** Days of a week that begins on a Monday. */
const WEEK = 7;

/** The days of a month with their stamps, the best day and the longest streak. */
export function Month({ day, month = monthOf(day.date), onMonth }: MonthProps) {
  const { date, record, firstWeekday, flame } = day;
  const days = monthOn(record, month, date, firstWeekday);
  const first = record.runs[0]?.[0];
  const start = first === undefined ? monthOf(date) : monthOf(dateOf(first));
  const best = bestDay(record);
  const before = daysIntoWeek(dayNumber(`${month}-01`), firstWeekday);
  return (
    <section className="month" aria-labelledby="month">
      <div className="month-head">
        <h2 id="month" aria-live="polite">
          {dateText(`${month}-01`, 'month')}
        </h2>
        <Turn by={-1} month={month} off={month <= start} onMonth={onMonth} />
        <Turn by={1} month={month} off={month >= monthOf(date)} onMonth={onMonth} />
      </div>
      <div className="month-week" aria-hidden="true">
        {Array.from({ length: WEEK }, (_, index) => (
          <span key={index}>{dateText(dateOf(MONDAY + firstWeekday + index), 'letter')}</span>
        ))}
      </div>
      <ol className="month-days">
        {days.map((each, index) => (
          <li
            key={each.date}
            className={each.done >= MANY ? `${each.look} many` : each.look}
            data-from={index === 0 ? before : undefined}
          >
            <span aria-hidden="true">{index + 1}</span>
            <span className="hidden">{spoken(each)}</span>
          </li>
        ))}
      </ol>
      {(best || flame.longest > 0) && (
        <ul className="month-facts">
          {best && (
            <li>
              <Glyph name="star" />
              {fillMessage(messages.bestDay, { n: best.done, date: dateText(best.date, 'long') })}
            </li>
          )}
          {flame.longest > 0 && (
            <li>
              <Glyph name="flame" />
              {fillMessage(messages.longest, { n: flame.longest })}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** January 5, 1970. */
const MONDAY = 4;
/** All of a day's challenges. */
const MANY = 5;

function Turn(props: {
  readonly by: -1 | 1;
  readonly month: string;
  readonly off: boolean;
  readonly onMonth: MonthProps['onMonth'];
}) {
  const { by, month, off, onMonth } = props;
  return (
    <button
      type="button"
      className="round"
      aria-label={by < 0 ? messages.monthBefore : messages.monthAfter}
      disabled={off}
      onClick={() => onMonth?.(turned(month, by))}
      data-live
    >
      <Glyph name={by < 0 ? 'back' : 'on'} />
    </button>
  );
}

function spoken({ date, look, done }: MonthDay): string {
  const said = done > 0 ? fillMessage(messages.doneOn, { n: done }) : LOOKS[look];
  return `${dateText(date, 'long')}: ${said}`;
}

function monthOf(date: string): string {
  return date.slice(0, '2026-11'.length);
}

function turned(month: string, by: -1 | 1): string {
  const first = dayNumber(`${month}-01`);
  return monthOf(dateOf(by < 0 ? first - 1 : first + 31));
}
