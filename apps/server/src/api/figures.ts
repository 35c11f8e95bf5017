import {
  defined,
  formatPlays,
  MEASURED_VOTES,
  type Figures,
  type FiguresById,
} from '@playgrove/catalogue';
import type { GameTotal } from '../store/store.ts';

/** How many votes the editors' rating stands for. */
const PRIOR_VOTES = 25;
/** Games of one answer; of a larger catalogue those that are played most. */
const MAX_GAMES = 2000;

/**
 * Public figures of the counters: plays from the first on, and a rating from fifty votes on.
 * @param ratingOf what our editors think of a game; the visitors' rating starts from there
 */
export function figuresOf(
  totals: readonly GameTotal[],
  ratingOf: (game: string) => number | undefined,
): FiguresById {
  const shown =
    totals.length > MAX_GAMES
      ? [...totals].sort((a, b) => b.plays - a.plays).slice(0, MAX_GAMES)
      : totals;
  const found: Record<string, Figures> = {};
  for (const { game, plays, up, down } of shown) {
    const votes = up + down;
    const rated = votes >= MEASURED_VOTES;
    const figures = defined({
      players: formatPlays(plays),
      score: rated ? meanRating(up, down, ratingOf(game)).toFixed(1) : undefined,
      votes: rated ? votes : undefined,
    });
    if (Object.keys(figures).length > 0) found[game] = figures;
  }
  return found;
}

/** A mean from 1.0 (every vote is down) to 5.0 (every vote is up), drawn toward the editors' rating. */
function meanRating(up: number, down: number, editors: number | undefined): number {
  const weight = editors === undefined ? 0 : PRIOR_VOTES;
  return ((editors ?? 0) * weight + up * 5 + down) / (weight + up + down);
}
