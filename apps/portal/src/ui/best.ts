import { pageLanguage } from '@playgrove/events/message-format';
import type { Best } from '../data/saved-state.ts';

/** A best score as games write it: `1:14` or `0:05.4` for seconds, else `12,345`. */
export function figureOf({ score, unit }: Pick<Best, 'score' | 'unit'>): string {
  if (unit !== 'seconds') return score.toLocaleString(pageLanguage());
  const tenths = Math.round(score * 10);
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0');
  const rest = tenths % 10;
  return `${Math.floor(tenths / 600)}:${seconds}${rest > 0 ? `.${rest}` : ''}`;
}
