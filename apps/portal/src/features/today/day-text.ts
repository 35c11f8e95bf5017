import { fillMessage, pageLanguage } from '@playgrove/language/message-format';
import type { DayView } from '../../data/daily/view.ts';
import { formatDate } from '../../ui/locale/dates.ts';
import * as messages from './messages/en.json';

/** What a visitor shares of a day: how many are done and the streak, nothing of any board. */
export function dayText({ date, five, flame }: DayView, site: string, address: string): string {
  const done = five.filter((each) => each.done).length;
  const marks = five.map((each) => (each.done ? '✅' : '⬜')).join('');
  const head = fillMessage(messages.shareText, {
    site,
    date: formatDate(date, { month: 'short', day: 'numeric' }, pageLanguage()),
    marks,
    done,
    n: five.length,
  });
  const streak = flame.now > 1 ? ` ${fillMessage(messages.shareStreak, { n: flame.now })}` : '';
  return `${head}${streak}\n${address}`;
}
