import { firstWeekday } from '@playgrove/language/week';
import { numberText, pageLanguage } from '@playgrove/language/message-format';
import type { DayMark, Streak } from '../../../session/index.ts';
import { element, icon, pictogram } from '../../base/dom.ts';
import { formatDate } from '../level-title.ts';
import type { Words } from '../../base/words.ts';
import { calendarMonth, type CalendarDay } from './calendar.ts';
import { PICTURES, roundButton, starRow } from './parts.ts';

export type DailyPanelOptions = {
  readonly words: Words;
  readonly today: string;
  readonly streak: Streak;
  /** The month to show, `2026-03`. */
  readonly month: string;
  readonly mark: (date: string) => DayMark | undefined;
  /** Whether the game has stars. */
  readonly starred: boolean;
  readonly play: (date: string) => void;
  readonly turn: (month: string) => void;
};

/** A week of dates that starts with a Monday. */
const WEEK = Array.from({ length: 7 }, (_, day) => `2024-01-0${day + 1}`);

/** `November 21, 2026`, or as the options say. @param date `2026-11-21` */
export function dateText(
  date: string,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string {
  return formatDate(date, options);
}

/** The current and the longest streak. */
export function streakTiles({ now, longest }: Streak, words: Words): HTMLElement {
  const tile = (value: number, label: string, look: string): HTMLElement => {
    const count = element('b', {}, icon('flame'), numberText(value));
    return element('div', { class: `tile ${look}` }, count, element('small', {}, words(label)));
  };
  return element(
    'div',
    { class: 'tiles' },
    tile(now, 'kit.streak', now > 0 ? 'lit' : ''),
    tile(longest, 'kit.streak-longest', ''),
  );
}

/** A month of playable days, each with its result. */
export function calendar(options: DailyPanelOptions): HTMLElement {
  const { words, today, month, turn } = options;
  const first = firstWeekday(navigator.language);
  const page = calendarMonth(month, today, first);
  const leaf = (to: string | undefined, picture: SVGSVGElement, label: string): HTMLElement => {
    const node = roundButton(picture, words(label), () => to !== undefined && turn(to));
    node.disabled = to === undefined;
    return node;
  };
  const title = dateText(`${month}-01`, { month: 'long', year: 'numeric' });
  const head = element(
    'div',
    { class: 'month' },
    leaf(page.before, pictogram(PICTURES.back), 'kit.month-before'),
    element('b', { 'aria-live': 'polite' }, title),
    leaf(page.after, pictogram(PICTURES.on), 'kit.month-after'),
  );
  const table = element('table', { class: 'days', 'aria-label': title });
  const names = element('tr');
  for (const date of [...WEEK.slice(first), ...WEEK.slice(0, first)]) {
    // Two letters are enough in English.
    const name = formatDate(date, { weekday: 'short' });
    names.append(
      element('th', { scope: 'col' }, pageLanguage() === 'en' ? name.slice(0, 2) : name),
    );
  }
  table.append(names);
  for (const week of page.weeks) {
    const row = element('tr');
    for (const day of week) {
      row.append(element('td', {}, ...(day ? [dayButton(day, options)] : [])));
    }
    table.append(row);
  }
  return element('div', { class: 'calendar' }, head, table);
}

function dayButton(day: CalendarDay, options: DailyPanelOptions): HTMLElement {
  const { words, mark, starred, play } = options;
  const { date, number, today, open } = day;
  const done = mark(date);
  const said = [dateText(date)];
  if (today) said.push(words('kit.today'));
  if (done) said.push(words(done.won ? 'kit.day-won' : 'kit.day-played'));
  if (done?.stars !== undefined) said.push(words('kit.stars', { value: done.stars }));
  if (done?.score !== undefined) said.push(`${words('kit.score')} ${numberText(done.score)}`);
  const look = [done ? (done.won ? 'won' : 'played') : '', today ? 'today' : ''].join(' ');
  const node = element(
    'button',
    { type: 'button', class: `day ${look}`, 'aria-label': said.join(', '), disabled: !open },
    element('b', {}, String(number)),
  );
  if (done?.won && starred) node.append(starRow(done.stars ?? 0, ''));
  else if (done) node.append(pictogram(PICTURES.check));
  node.addEventListener('click', () => play(date));
  return node;
}
