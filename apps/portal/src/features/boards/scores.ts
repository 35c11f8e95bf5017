import { fillMessage } from '@playgrove/language/message-format';
import type { BoardRow } from '@playgrove/protocol/runs';
import type { OwnGame } from '../../data/files.ts';
import { figureOf } from '../../ui/best.ts';
import * as messages from './messages/en.json';

/** A place's score as its game writes it. Without a score, less time or fewer moves are better. */
export function scoreText(
  { score, length }: Pick<BoardRow, 'score' | 'length'>,
  { unit, hz }: Pick<OwnGame, 'unit' | 'hz'>,
): string {
  if (score === undefined && hz !== undefined) {
    return figureOf({ score: length / hz, unit: 'seconds' });
  }
  if (score === undefined || unit === 'moves') {
    return fillMessage(messages.moves, { n: score ?? length });
  }
  return figureOf({ score, unit });
}
