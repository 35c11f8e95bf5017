import type { Ending, Goal } from '@playgrove/kit/contract';

const MAX_STARS = 3;

export type MedalTable<S> = {
  /** What earns stars, in the unit that players read: points, moves, seconds. */
  value(state: S): number;
  /** The values for two stars and for three, if a win alone gives one; else for one, two and three. */
  marks(state: S): readonly number[];
  /** Default `higher`. */
  readonly better?: 'higher' | 'lower';
  /** The message that says what was missing for the next star: its `{value}`. */
  readonly almost: string;
  /** `almost` says nothing if more than this was missing. */
  readonly near?: number;
};

export type Medals<S> = {
  /** Stars that the state earns as it stands. */
  stars(state: S): number;
  /** The next star's mark; undefined if all are earned. */
  next(state: S): number | undefined;
  /** For `Rules.ending` after a win: what the next star takes. */
  almost(state: S): Pick<Ending, 'almost' | 'value'>;
};

/** Stars and what is missing for the next one, from one table. */
export function medalsFor<S>({
  value,
  marks,
  better = 'higher',
  almost: key,
  near,
}: MedalTable<S>): Medals<S> {
  const missed = (state: S): readonly number[] => {
    const now = value(state);
    const all = marks(state);
    const first = all.findIndex((mark) => (better === 'lower' ? now > mark : now < mark));
    return first < 0 ? [] : all.slice(first);
  };
  return {
    stars: (state) => MAX_STARS - missed(state).length,
    next: (state) => missed(state)[0],
    almost(state) {
      const [target] = missed(state);
      return almost(target === undefined ? undefined : { now: value(state), target }, key, near);
    },
  };
}

/**
 * What is left of a goal, for `Rules.ending`: nothing if it is reached, or if more than `near` is
 * left. Tenths are the finest step.
 * @param key the message; `{value}` is what is left
 */
export function almost(
  goal: Pick<Goal, 'now' | 'target'> | undefined,
  key: string,
  near = Infinity,
): Pick<Ending, 'almost' | 'value'> {
  if (!goal) return {};
  const value = Math.round(Math.abs(goal.target - goal.now) * 10) / 10;
  return value > 0 && value <= near ? { almost: key, value } : {};
}
