import type { Json, Level } from '../contract/index.ts';

/** The most that one level gives. */
export const MOST_STARS = 3;

type Stars = Readonly<Record<string, number>>;

/** Stars won in the levels that there are; what is kept of levels gone by counts no more. */
export function starsWon(levels: readonly Level<Json>[], stars: Stars): number {
  return levels.reduce((sum, { id }) => sum + Math.min(MOST_STARS, stars[id] ?? 0), 0);
}

/** How many more stars open a level; 0 when it is open. @param won as `starsWon` gives it */
export function starsMissing(level: Level<Json>, won: number): number {
  return Math.max(0, (level.needs ?? 0) - won);
}

/** Levels that a player may choose: those made for the daily challenge are not listed. */
export function listedLevels<P extends Json>(levels: readonly Level<P>[]): readonly Level<P>[] {
  return levels.filter((level) => !level.daily);
}

/** A level's number, from 1: levels of packs are counted among themselves. */
export function levelNumber(levels: readonly Level<Json>[], id: string): number {
  const at = levels.findIndex((level) => level.id === id);
  if (levels[at]?.pack === undefined) return at + 1;
  return levels.slice(0, at + 1).filter((level) => level.pack !== undefined).length;
}
