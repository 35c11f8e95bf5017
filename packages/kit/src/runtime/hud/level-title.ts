import { pageLanguage } from '@playgrove/language/message-format';
import type { Rules } from '../../contract/index.ts';
import { levelNumber, listedLevels } from '../../session/levels.ts';
import type { Words } from '../base/words.ts';

/** A level's name, or its number. */
export function levelTitle(levels: Rules['levels'], id: string, words: Words): string {
  const key = `level.${id}`;
  return words.has(key) ? words(key) : words('kit.level', { value: levelNumber(levels, id) });
}

/** What is being played: the day, or the level if there are several. */
export function playingTitle(
  levels: Rules['levels'],
  { level, day }: { readonly level: string; readonly day: string | undefined },
  words: Words,
): string | undefined {
  if (day) return words('kit.daily', { value: shortDate(day) });
  return listedLevels(levels).length > 1 ? levelTitle(levels, level, words) : undefined;
}

/** `Nov 21, 2026`. */
function shortDate(date: string): string {
  return formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A date in the page's language. @param date in UTC */
export function formatDate(date: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(pageLanguage(), { ...options, timeZone: 'UTC' });
  return format.format(new Date(date));
}
