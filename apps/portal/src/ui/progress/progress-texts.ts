import { fillMessage } from '@playgrove/language/message-format';
import type { GameProgress } from '../../data/progress.ts';
import * as messages from './messages/en.json';

/** How far a visitor is in a game: stars, or levels where it has no stars, and the streak of its days. */
export function progressTexts({
  stars,
  most,
  levels,
  of,
  streak,
}: GameProgress): readonly string[] {
  return [
    ...(most > 0 ? [fillMessage(messages.stars, { n: stars, most })] : []),
    ...(most === 0 && of > 1 ? [fillMessage(messages.levels, { n: levels, most: of })] : []),
    ...(streak > 0 ? [fillMessage(messages.streak, { n: streak })] : []),
  ];
}
