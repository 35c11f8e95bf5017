import type { GameMessage } from '@playgrove/protocol/messages';
import type { Ending, Json, Rules } from '../../contract/index.ts';
import { listedLevels, MAX_STARS, starsWon } from '../../session/levels.ts';
import type { Start } from '../../session/session.ts';
import type { LaunchParams } from './launch-params.ts';
import type { Progress } from './stored.ts';
import type { Streak } from '../../session/daily-record.ts';

/** How a play session ended, with what it changed. */
export type Finish = {
  readonly won: boolean;
  readonly ending: Ending | undefined;
  readonly score: number | undefined;
  /** Of this level or this day, including this game. */
  readonly best: number | undefined;
  /** Whether this game beat an earlier best. */
  readonly newBest: boolean;
  readonly stars: number | undefined;
  /** The level to continue with. */
  readonly next: string | undefined;
  /** The look that this game has opened. */
  readonly opened?: string;
  /** After a day's challenge. */
  readonly daily?: DailyFinish;
  /** After a board that came with somebody's score to beat. */
  readonly duel?: Duel;
};

/** Somebody's score on the same board. */
export type Duel = {
  readonly score: number;
  /** Who made it, if they say. */
  readonly by: string | undefined;
  readonly beaten: boolean;
};

export type DailyFinish = {
  readonly day: string;
  /** It was begun on its day. */
  readonly own: boolean;
  /** Its goal was met. */
  readonly met: boolean;
  readonly streak: Streak;
  /** Whether this game made the streak longer. */
  readonly counted: boolean;
};

/** How a game ended, compared with the best before it. */
export type Compared = Omit<Finish, 'next' | 'opened' | 'daily' | 'duel'> & {
  /** It is the best now. */
  readonly better: boolean;
};

export function compared(
  rules: Rules,
  state: Json,
  won: boolean,
  before: number | undefined,
  starless = false,
): Compared {
  const score = rules.score?.(state);
  const lower = rules.scoring?.better === 'lower';
  // Nobody is proud of no point at all.
  const counts = score !== undefined && (lower ? won : score > 0);
  const better = counts && (before === undefined || (lower ? score < before : score > before));
  return {
    won,
    ending: rules.ending?.(state),
    score,
    best: better ? score : before,
    better,
    newBest: better && before !== undefined,
    stars: won && !starless ? rules.stars?.(state) : undefined,
  };
}

/**
 * Whether the small goal of a day is met: the challenge is won, or `goal` points are reached. A run
 * that only ends needs a point at least.
 */
export function isDayMet(
  { scoring }: Pick<Rules, 'scoring'>,
  status: 'playing' | 'won' | 'lost' | 'over',
  score: number | undefined,
  goal: number | undefined,
): boolean {
  if (status === 'won') return true;
  if (score === undefined) return status === 'over';
  if (scoring?.better === 'lower') return false;
  return goal === undefined ? status === 'over' && score > 0 : score >= goal;
}

/** Reports that a day's challenge was played to its end on that day. */
export function dailyMessage(
  date: string,
  won: boolean,
  { score, stars }: Pick<Finish, 'score' | 'stars'>,
): GameMessage {
  return {
    kind: 'daily',
    date,
    won,
    ...(score !== undefined && { score }),
    ...(stars !== undefined && { stars }),
  };
}

/** Reports the end of a run. One that was left has no score: it ended nothing. */
export function endMessage(seconds: number, finish: Finish | undefined): GameMessage {
  return {
    kind: 'play-end',
    seconds,
    ...(finish?.score !== undefined && { score: finish.score }),
    ...(finish && { won: finish.won }),
  };
}

/** Enters the best score and the stars of a level. */
export function withResult(
  progress: Progress,
  level: string,
  { better, best, stars = 0 }: Compared,
  lower = false,
): Progress {
  const { best: bests, stars: all } = progress;
  const before = bests[level] ?? (lower ? Infinity : -Infinity);
  return {
    ...progress,
    // What was stored meanwhile may be better still.
    best:
      better && best !== undefined && (lower ? best < before : best > before)
        ? { ...bests, [level]: best }
        : bests,
    stars: stars > (all[level] ?? 0) ? { ...all, [level]: stars } : all,
  };
}

/**
 * Compares a result with somebody's score on the same board.
 * @param params what the address names
 * @param played the board of this run; on another one there is nothing to compare
 */
export function duelOf(
  { scoring }: Pick<Rules, 'scoring'>,
  { won, score }: Pick<Finish, 'won' | 'score'>,
  params: Omit<LaunchParams, 'sharp'>,
  played: { readonly start: Pick<Start, 'level' | 'seed'>; readonly day: string | undefined },
): Duel | undefined {
  const { beat, by, level, seed, daily } = params;
  const { start, day } = played;
  if (beat === undefined || !scoring) return undefined;
  const same =
    daily === undefined
      ? seed === start.seed && (level ?? start.level) === start.level
      : daily === day;
  if (!same) return undefined;
  const lower = scoring.better === 'lower';
  const beaten = score !== undefined && (lower ? won && score < beat : score > beat);
  return { score: beat, by, beaten };
}

/**
 * Reports what the player has won in all listed levels.
 * @param keepsake the next look and the stars that it takes
 */
export function progressMessage(
  { levels, stars: starred }: Pick<Rules, 'levels' | 'stars'>,
  { stars, best }: Pick<Progress, 'stars' | 'best'>,
  streak: number,
  keepsake?: { readonly name: string; readonly missing: number },
): GameMessage {
  const listed = listedLevels(levels);
  // Where there are packs, a level in none is a mode, such as endless play, and few modes give stars.
  const packed = listed.some(({ pack }) => pack !== undefined);
  const rated = listed.filter(
    ({ id, pack, starless }) => !starless && (!packed || pack !== undefined || stars[id]),
  );
  return {
    kind: 'progress',
    stars: starred ? starsWon(levels, stars) : 0,
    most: starred ? rated.length * MAX_STARS : 0,
    levels: listed.filter(({ id }) => (stars[id] ?? 0) > 0 || best[id] !== undefined).length,
    of: listed.length,
    streak,
    ...(keepsake && { keepsake }),
  };
}

/** Reports a new best to the page around the game. @param level its title, sent where there are several */
export function bestMessage(
  { scoring, levels }: Pick<Rules, 'scoring' | 'levels'>,
  score: number,
  level: string | undefined,
): GameMessage {
  return {
    kind: 'best',
    score,
    better: scoring?.better ?? 'higher',
    ...(scoring && { unit: scoring.unit }),
    ...(level !== undefined && listedLevels(levels).length > 1 && { level }),
  };
}
