import {
  formatPlayers,
  MEASURED_PLAYS,
  MEASURED_VOTES,
  type Figures,
  type FiguresById,
} from '@playgrove/catalogue';
import type { GameTotal } from '../store/store.ts';

/**
 * What is shown of what was counted: plays from a thousand on, and a rating from fifty votes on.
 * The rating runs from 1.0, when every vote is down, to 5.0, when every vote is up.
 */
export function figuresOf(totals: readonly GameTotal[]): FiguresById {
  const found: Record<string, Figures> = {};
  for (const { game, plays, up, down } of totals) {
    const players = plays >= MEASURED_PLAYS ? formatPlayers(plays) : undefined;
    const votes = up + down;
    const score = votes >= MEASURED_VOTES ? (1 + (4 * up) / votes).toFixed(1) : undefined;
    if (players === undefined && score === undefined) continue;
    found[game] = {
      ...(players === undefined ? {} : { players }),
      ...(score === undefined ? {} : { score }),
    };
  }
  return found;
}
