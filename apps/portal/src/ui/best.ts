import { writeSeconds } from '@playgrove/language/seconds';
import type { Best } from '../data/saved-state.ts';
import { numberText } from './locale/numbers.ts';

/** A best score as games write it: `1:14` or `0:05.4` for seconds, else `12,345`. */
export function figureOf({ score, unit }: Pick<Best, 'score' | 'unit'>): string {
  return unit === 'seconds' ? writeSeconds(score) : numberText(score);
}
