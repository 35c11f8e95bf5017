import { pageLanguage } from '@playgrove/events/message-format';
import type { Best } from '../data/saved-state.ts';

/** A best score as people write it: `1:14` for seconds, else `12,345`. */
export function figureOf({ score, unit }: Pick<Best, 'score' | 'unit'>): string {
  if (unit !== 'seconds') return score.toLocaleString(pageLanguage());
  return `${Math.floor(score / 60)}:${String(Math.floor(score % 60)).padStart(2, '0')}`;
}
