import { fillMessage, pageLanguage } from '@playgrove/language/message-format';
import type { DayGame, DayView } from '../../../data/daily/view.ts';
import { formatDate } from '../../../ui/locale/dates.ts';
import { numberText } from '../../../ui/locale/numbers.ts';
import * as messages from './messages/en.json';

/** A game's sign by what its category is about; the first match wins. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/puzzl|logic/i, '🧩'],
  [/sport|rac/i, '🏁'],
  [/action|adventur|run|shoot/i, '⚡'],
  [/classic|strategy|card|board/i, '♟️'],
  [/casual|fashion|girl|beauty/i, '🌼'],
];
const ANY = '🎮';
const OPEN = '⬜';

/**
 * What a visitor shares of a day: the streak, and a line a game with what it came to. Nothing of any
 * board.
 */
export function dayText({ date, five, flame }: DayView, site: string, address: string): string {
  const head = fillMessage(flame.now > 0 ? messages.shareStreak : messages.shareHead, {
    site,
    date: formatDate(date, { month: 'short', day: 'numeric' }, pageLanguage()),
    n: flame.now,
  });
  return [head, ...five.map(lineOf), address].join('\n');
}

function lineOf({ game, done, result }: DayGame): string {
  if (!done) return `${OPEN} ${game.title}`;
  const { stars, score } = result ?? {};
  const [, sign] = SIGNS.find(([about]) => about.test(game.cate ?? '')) ?? [undefined, ANY];
  const came = stars ? '⭐'.repeat(stars) : score === undefined ? '✅' : numberText(score);
  return `${sign} ${game.title} ${came}`;
}
