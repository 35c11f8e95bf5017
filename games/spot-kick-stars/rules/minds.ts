import type { Rng } from '@playgrove/kit/contract';
import { kickOf } from './flight.ts';
import { teamAt, type KeeperKind, type KickerKind } from './teams.ts';
import {
  BALL_R,
  GOAL,
  type Keeper,
  type Kick,
  type Kicker,
  type State,
  type Way,
} from './types.ts';

const SIDES: readonly Way[] = [-1, 0, 1];

/** In cups for beginners strong teams hold back: habits stay, hands and legs are those of a weaker team. */
const CUP_PARTS = [0.55, 0.8, 1] as const;

/** Goals of a streak from which on every keeper covers a little more of the goal. */
const LATE = 45;

/** The rival's keeper and kicker as they play here. */
export function rivalOf(state: State): {
  readonly keeper: KeeperKind;
  readonly kicker: KickerKind;
} {
  const team = teamAt(state.rival);
  const { params } = state;
  if (params.mode === 'streak' && state.goals > LATE) {
    const hands = team.keeper.hands + Math.min(0.3, (state.goals - LATE) * 0.005);
    return { keeper: { ...team.keeper, hands }, kicker: team.kicker };
  }
  const part = params.mode === 'cup' ? (CUP_PARTS[params.cup - 1] ?? 1) : 1;
  if (part === 1) return team;
  const able = teamAt(Math.max(1, Math.round(state.rival * part)));
  const { tell, flip } = team.keeper;
  return {
    keeper: { ...able.keeper, tell, flip, color: team.keeper.color },
    kicker: { ...able.kicker, tell: team.kicker.tell, flip: team.kicker.flip },
  };
}

/** Hands and legs of the player's own keeper. */
export const OWN = { stretch: 24, reach: 3.3 } as const;

/** What a keeper means to do, and shows. */
export function thinkKeeper(kind: KeeperKind, habit: readonly number[], rng: Rng): Keeper {
  const plan = rng.chance(kind.waits) ? 2 : side(kind, habit, rng);
  const clap = kind.flip === 'clap' && rng.chance(0.5);
  const turned = kind.flip === 'always' || clap;
  const sign = plan === 2 ? 0 : ((turned ? -plan : plan) as Way);
  const shown = rng.chance(kind.truth) ? sign : rng.pick(SIDES.filter((way) => way !== sign));
  const x = kind.tell === 'step' ? shown * 0.4 : 0;
  return { x: x || 0, plan, tell: { shown: shown || 0, clap }, dive: null, secret: null };
}

function side(kind: KeeperKind, habit: readonly number[], rng: Rng): Way {
  if (habit.length > 1 && rng.chance(kind.memory)) return (rng.pick(habit) || 0) as Way;
  return rng.chance(0.14) ? 0 : rng.chance(0.5) ? -1 : 1;
}

/** Where a keeper who has chosen goes at the kick. */
export function plannedDive(plan: Way, rng: Rng): { readonly x: number; readonly y: number } {
  return plan === 0
    ? { x: rng.between(-0.4, 0.4), y: rng.between(0.7, 1.6) }
    : { x: plan * rng.between(2, 2.9), y: rng.between(0.4, 1.6) };
}

export function thinkKicker(kind: KickerKind, rng: Rng): Kicker {
  const plan: Way = rng.chance(0.16) ? 0 : rng.chance(0.5) ? -1 : 1;
  const clap = kind.flip === 'clap' && rng.chance(0.5);
  const turned = kind.flip === 'always' || clap;
  const sign = (turned ? -plan : plan) as Way;
  const shown = rng.chance(kind.truth) ? sign : rng.pick(SIDES.filter((way) => way !== sign));
  return { plan: plan || 0, shown: shown || 0, clap };
}

/** The rival's kick; a dive made too early may be seen. */
export function rivalKick(state: State, kind: KickerKind, rng: Rng): Kick {
  const { dive, x } = state.keeper;
  let way = state.kicker.plan;
  const early = dive !== null && state.tick - dive.at > 10 && Math.abs(dive.x - x) > 0.8;
  if (early && rng.chance(kind.wits)) way = dive.x > x ? -1 : 1;
  const waste = rng.chance(kind.waste);
  const far = way === 0 ? rng.between(-0.7, 0.7) : way * kind.wide * rng.between(0.8, 1.08);
  const kick = kickOf(
    {
      x: Math.round((waste ? Math.sign(far || 1) * rng.between(3.7, 4.6) : far) * 100),
      y: Math.round(rng.between(0.2, rng.chance(0.3) ? 2.1 : 1.2) * 100),
      power: 500,
      bow: Math.round(rng.between(-kind.bow, kind.bow) * 100),
    },
    { speed: 1, curl: 1, lift: 0 },
  );
  return { ...kick, ticks: kind.ticks };
}

/** What is made of a plan once the ball is seen: on the right side, hands go after it. */
export function nearer(
  plan: { readonly x: number; readonly y: number },
  seen: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } {
  const same = plan.x * seen.x > 0;
  return {
    x: same ? plan.x * 0.25 + seen.x * 0.75 : plan.x,
    y: Math.max(BALL_R, Math.min(GOAL.bar, plan.y * 0.35 + seen.y * 0.65)),
  };
}
