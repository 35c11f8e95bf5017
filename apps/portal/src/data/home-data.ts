import {
  homeSections,
  MAYBE_COUNT,
  maybeYouLike,
  withFigures,
  type FiguresById,
  type Random,
  type Section,
} from '@playgrove/catalogue';
import { isSummary } from './read.ts';
import type { GameSummary } from './game-summary.ts';
import type { BootData } from './site.ts';

/** What home shows; sampled once a session. */
export type HomeData = {
  /** Every game, or a pool of a large catalog. */
  readonly pool: readonly GameSummary[];
  /** Whether the pool is the whole catalog. */
  readonly whole: boolean;
  readonly sections: readonly Section<GameSummary>[];
  readonly maybe: readonly GameSummary[];
  /** Measured figures; every record of the pool has them already. */
  readonly figures: FiguresById;
};

/** Games that Continue playing shows. */
export const RECENT_SHOWN = 9;

/**
 * Samples home's sections from the games inside the page, by the rules of `homeSections`.
 * @param above the ids of games that home shows above them: Continue playing and Today
 */
export function pickHomeSections(
  { site, games }: BootData,
  random: Random,
  figures: FiguresById = {},
  above: (pool: readonly GameSummary[]) => readonly string[] = () => [],
): HomeData {
  // A record that is broken must not take the others with it.
  const pool = withFigures(games.filter(isSummary), figures);
  const sections = homeSections(pool, random, above(pool));
  return {
    pool,
    whole: site.samplePages === 0,
    sections,
    // Of the whole pool, so that few games stand on a wide screen twice.
    maybe: maybeYouLike(pool, random, { count: pool.length, shown: shownIn(sections) }).slice(
      0,
      MAYBE_COUNT,
    ),
    figures,
  };
}

/** Ids of all games that stand in home's sections. */
export function shownIn(sections: HomeData['sections']): Set<string> {
  return new Set(sections.flatMap(({ games }) => games.map(({ id }) => id)));
}
