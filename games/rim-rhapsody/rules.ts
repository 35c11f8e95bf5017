import type { Ending, Goal, Level, Rng, Rules } from '@playgrove/kit/contract';
import { oneOf, such, union, whole } from '@playgrove/kit/core/parse';
import {
  BALLS,
  COURTS,
  FRESH,
  openBalls,
  openCourts,
  parseCarried,
  withOpened,
  type Carried,
} from './rules/career.ts';
import { FULL, HZ, REST, WIDEST } from './rules/court.ts';
import { ENDLESS_DANCING, LIVES, setUpFor, shotClock } from './rules/endless.ts';
import { freshBall } from './rules/flight.ts';
import { ENTER, placeOf } from './rules/hoops.ts';
import { challengeAt, CHALLENGES, NEEDS } from './rules/modes.ts';
import { picture } from './rules/picture.ts';
import { ballsLeft, challengeOf, litHoop, progress, shoot, tickGame } from './rules/play.ts';
import type { Params, State } from './rules/state.ts';

export type { Params, State } from './rules/state.ts';

/**
 * `shot`: tenths of a degree from straight up (right positive) and a power of 0 to 1000.
 * `wear`: which ball or court to play with.
 */
export type Input =
  | { readonly kind: 'shot'; readonly angle: number; readonly power: number }
  | { readonly kind: 'wear'; readonly what: 'ball' | 'court'; readonly at: number };

export const WIDEST_TENTHS = WIDEST * 10;

const challenges = CHALLENGES.map(({ pack }, index): Level<Params> => ({
  id: `challenge-${index + 1}`,
  params: { mode: 'challenge', at: index + 1 },
  pack,
  needs: NEEDS[pack] ?? 0,
}));

export const rules: Rules<Params, State, Input, Carried> = {
  slug: 'rim-rhapsody',
  version: 2,
  pace: { kind: 'ticks', hz: HZ },
  levels: [{ id: 'endless', params: { mode: 'endless' } }, ...challenges],
  scoring: { better: 'higher', unit: 'points' },
  career: { fresh: FRESH, parse: parseCarried, of: (state) => withOpened(state.career) },
  parseParams: union('mode', { endless: {}, challenge: { at: whole(1, CHALLENGES.length) } }),
  parseInput: such(
    union('kind', {
      shot: { angle: whole(-WIDEST_TENTHS, WIDEST_TENTHS), power: whole(0, FULL) },
      wear: { what: oneOf('ball', 'court'), at: whole(0, BALLS.length - 1) },
    }),
    (input) => input.kind === 'shot' || input.what === 'ball' || input.at < COURTS.length,
    'a court that exists',
  ),
  deal,

  step(state, input, context) {
    if (input.kind === 'wear') return wear(state, input);
    shoot(state, input.angle, input.power, context);
    return undefined;
  },

  tick: tickGame,

  inputs(state, rng) {
    if (state.end) return [];
    return [anywhere(rng), anywhere(rng), { kind: 'wear', what: 'ball', at: 0 }];
  },

  status(state) {
    if (!state.end) return 'playing';
    // Only a run with points is praised.
    if (state.params.mode === 'endless') return state.points > 0 ? 'over' : 'lost';
    return state.end === 'done' ? 'won' : 'lost';
  },

  score: (state) => state.points,
  stars,
  goal,
  ending,
  text: picture,
};

function wear(state: State, { what, at }: Input & { kind: 'wear' }): string | undefined {
  const open = what === 'ball' ? openBalls(state.career) : openCourts(state.career);
  if (at >= open) return 'refused.locked';
  state.career = { ...state.career, [what]: at };
  return undefined;
}

function deal(params: Params, rng: Rng, career: Carried): State {
  const challenge = params.mode === 'challenge' ? challengeAt(params.at) : undefined;
  const first = challenge ?? setUpFor(0, rng);
  const spot = 'spots' in first ? (first.spots[0] ?? 170) : first.spot;
  return {
    params,
    career: career ?? FRESH,
    tick: 0,
    started: false,
    hoops: [...first.hoops],
    boards: [...first.boards],
    from: [],
    since: -ENTER,
    wind: first.wind,
    gust: challenge?.gust ?? 0,
    dancing: challenge?.dancing ?? ENDLESS_DANCING,
    layers: Array.from({ length: challenge?.voices ?? 0 }, () => rng.int(8) * 2),
    ball: freshBall(1, spot, REST, challenge?.gold === 1),
    flying: false,
    spent: [],
    wait: 0,
    spot,
    queued: [],
    shots: 0,
    makes: 0,
    points: 0,
    misses: 0,
    streak: 0,
    swishes: 0,
    cold: 0,
    bestSwishes: 0,
    lives: challenge ? 0 : LIVES,
    clock: challenge ? challenge.seconds * HZ : shotClock(0),
    verdict: null,
    off: 0,
    end: null,
  };
}

function anywhere(rng: Rng): Input {
  return {
    kind: 'shot',
    angle: rng.int(2 * WIDEST_TENTHS + 1) - WIDEST_TENTHS,
    power: rng.int(FULL + 1),
  };
}

function stars(state: State): number {
  const challenge = challengeOf(state);
  if (!challenge || state.end !== 'done') return 0;
  const [three, two] = challenge.stars;
  const reached = (least: number): boolean =>
    challenge.seconds > 0 ? state.clock >= least * HZ : state.misses <= least;
  return reached(three) ? 3 : reached(two) ? 2 : 1;
}

function goal(state: State): Goal {
  const challenge = challengeOf(state);
  if (challenge) {
    const now = Math.min(challenge.need, progress(state));
    return { name: `goal.${challenge.goal}`, now, target: challenge.need };
  }
  const target = (Math.floor(state.makes / 10) + 1) * 10;
  return { name: 'goal.endless', now: state.makes, target };
}

function ending(state: State): Ending | undefined {
  if (!state.end) return undefined;
  if (state.end === 'done') return { reason: 'reason.done' };
  const challenge = challengeOf(state);
  const { only = 'any' } = challenge ?? {};
  const reason = `reason.${state.end === 'balls' && only !== 'any' ? only : state.end}`;
  // The ball still in hand when the buzzer sounded, or the one that missed, or what was not hit.
  const culprit = state.ball ?? state.spent.at(-1) ?? placeOf(state, litHoop(state), state.tick);
  const at = { x: Math.max(60, Math.min(660, culprit.x)), y: culprit.y };
  const short = challenge ? challenge.need - progress(state) : 0;
  if (challenge && challenge.goal !== 'points' && short === 1) {
    return { reason, at, almost: 'almost.one' };
  }
  if (state.verdict === 'rattle') return { reason, at, almost: 'almost.rattle' };
  const { verdict, off } = state;
  const [near, byLength] = [Math.abs(off), verdict === 'short' || verdict === 'long'];
  if (near > 0 && (near < 40 || (byLength && state.end === 'balls'))) {
    return { reason, at, almost: `almost.${byLength ? verdict : 'near'}`, value: near };
  }
  if (challenge && short > 0) {
    return { reason, at, almost: `almost.${challenge.goal}`, value: short };
  }
  return { reason, at, ...inSight(state.career) };
}

/** What the next swishes or baskets open, while something is left to open. */
function inSight(career: Carried): Pick<Ending, 'almost' | 'value'> {
  const ball = BALLS[openBalls(career)];
  if (ball !== undefined) return { almost: 'almost.ball', value: ball - career.swishes };
  const court = COURTS[openCourts(career)];
  if (court !== undefined) return { almost: 'almost.court', value: court - career.makes };
  return {};
}

/** Balls a challenge still grants, the one in hand included. */
export { ballsLeft };
