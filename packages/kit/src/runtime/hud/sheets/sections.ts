import type { Json, Level } from '../../../contract/index.ts';
import {
  levelNumber,
  listedLevels,
  MAX_STARS,
  starsMissing,
  starsWon,
} from '../../../session/index.ts';

/** More levels than this without a pack are a path, not modes to choose from. */
const MAX_MODES = 8;

/** One level as displayed on the map. */
export type Mark = {
  readonly id: string;
  readonly number: number;
  /** 0 to 3; `undefined` on a level that gives none. */
  readonly stars: number | undefined;
  readonly best: number | undefined;
  readonly current: boolean;
  /** Whether a game on it is in progress. */
  readonly begun: boolean;
  /** Missing stars; 0 if it is open. */
  readonly missing: number;
};

/** Levels that belong together: modes in a list, or a pack along a path. */
export type Section = {
  readonly pack: string | undefined;
  readonly path: boolean;
  readonly marks: readonly Mark[];
  readonly won: number;
  readonly most: number;
};

export type MapFacts = {
  readonly stars: Readonly<Record<string, number>>;
  readonly best: Readonly<Record<string, number>>;
  readonly current: string;
  /** Levels with a game in progress. */
  readonly begun: readonly string[];
};

/** The levels in order, grouped by pack; modes come before packs, whose locks would hide them. */
export function sectionsOf(levels: readonly Level<Json>[], facts: MapFacts): readonly Section[] {
  const won = starsWon(levels, facts.stars);
  const runs: Level<Json>[][] = [];
  for (const level of listedLevels(levels)) {
    const last = runs.at(-1);
    if (last && last[0]?.pack === level.pack) last.push(level);
    else runs.push([level]);
  }
  const sections = runs.map((run) => ({
    pack: run[0]?.pack,
    path: run[0]?.pack !== undefined || run.length > MAX_MODES,
    marks: run.map((level) => ({
      id: level.id,
      number: levelNumber(levels, level.id),
      stars: level.starless ? undefined : Math.min(MAX_STARS, facts.stars[level.id] ?? 0),
      best: facts.best[level.id],
      current: level.id === facts.current,
      begun: facts.begun.includes(level.id),
      missing: starsMissing(level, won),
    })),
    won: starsWon(run, facts.stars),
    most: run.filter(({ starless }) => !starless).length * MAX_STARS,
  }));
  return sections.sort((one, other) => Number(one.path) - Number(other.path));
}
