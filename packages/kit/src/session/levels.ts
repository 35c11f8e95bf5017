import type { Json, Level } from '../contract/index.ts';

/** The most stars that one level gives. */
export const MAX_STARS = 3;

type Stars = Readonly<Record<string, number>>;

/** Stars won in existing levels; stars of removed levels do not count. */
export function starsWon(levels: readonly Level<Json>[], stars: Stars): number {
  return levels.reduce((sum, { id }) => sum + Math.min(MAX_STARS, stars[id] ?? 0), 0);
}

/** How many more stars open a level; 0 when it is open. @param won as `starsWon` gives it */
export function starsMissing(level: Level<Json>, won: number): number {
  return Math.max(0, (level.needs ?? 0) - won);
}

/** Levels that a player can choose; daily-challenge levels are not listed. */
export function listedLevels<P extends Json>(levels: readonly Level<P>[]): readonly Level<P>[] {
  return levels.filter((level) => !level.daily);
}

/** Whether levels are modes to choose from: they have no packs, so no level follows another. */
export function areModes(levels: readonly Level<Json>[]): boolean {
  const listed = listedLevels(levels);
  return listed.length > 1 && listed.every(({ pack }) => pack === undefined);
}

/** A level's number, from 1. Levels in packs are numbered separately. */
export function levelNumber(levels: readonly Level<Json>[], id: string): number {
  const at = levels.findIndex((level) => level.id === id);
  if (levels[at]?.pack === undefined) return at + 1;
  return levels.slice(0, at + 1).filter((level) => level.pack !== undefined).length;
}
