import type { Ending, Json, Rules } from '../contract/index.ts';
import type { Streak } from '../host/index.ts';

/** How a sitting ended, with what it changed. */
export type Finish = {
  readonly won: boolean;
  readonly ending: Ending | undefined;
  readonly score: number | undefined;
  /** Of this level or this day, this game included. */
  readonly best: number | undefined;
  /** A best that was there before has been beaten. */
  readonly newBest: boolean;
  readonly stars: number | undefined;
  /** The level to go on with. */
  readonly next: string | undefined;
  /** After a day's challenge. */
  readonly daily?: DailyFinish;
};

export type DailyFinish = {
  readonly day: string;
  readonly streak: Streak;
  /** This game made the streak longer. */
  readonly counted: boolean;
};

/** How a game ended, beside the best before it. */
export type Compared = Omit<Finish, 'next' | 'daily'> & {
  /** It is the best now. */
  readonly better: boolean;
};

export function compared(
  rules: Rules,
  state: Json,
  won: boolean,
  before: number | undefined,
): Compared {
  const score = rules.score?.(state);
  const lower = rules.scoring?.better === 'lower';
  const counts = score !== undefined && (!lower || won);
  const better = counts && (before === undefined || (lower ? score < before : score > before));
  return {
    won,
    ending: rules.ending?.(state),
    score,
    best: better ? score : before,
    better,
    newBest: better && before !== undefined,
    stars: won ? rules.stars?.(state) : undefined,
  };
}
