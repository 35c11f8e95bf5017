import { fillMessage } from '@playgrove/language/message-format';
import type { GameProgress } from '../../data/progress.ts';
import * as messages from './messages/en.json';

/**
 * How far a visitor is in a game: stars, or levels where it has no stars, and the streak of its days.
 * @param short without how much there is: 3 of 360 discourages who has just begun
 */
export function progressTexts(
  { stars, most, levels, of, streak }: GameProgress,
  short = false,
): readonly string[] {
  const [starsText, levelsText] = short
    ? [messages.starsWon, messages.levelsWon]
    : [messages.stars, messages.levels];
  return [
    ...(most > 0 && (stars > 0 || !short) ? [fillMessage(starsText, { n: stars, most })] : []),
    ...(most === 0 && of > 1 && (levels > 0 || !short)
      ? [fillMessage(levelsText, { n: levels, most: of })]
      : []),
    ...(streak > 0 ? [fillMessage(messages.streak, { n: streak })] : []),
  ];
}
