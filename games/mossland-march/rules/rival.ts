import type { StepContext } from '@playgrove/kit/contract';
import { fieldOf } from './field.ts';
import { send } from './march.ts';
import { bestOrder, type Nature } from './planner.ts';
import { RIVALS, type Side, type State, type Tier } from './types.ts';

type Pace = {
  /** Ticks before the first thought, from one to the next, and from a plan to setting out. */
  readonly first: number;
  readonly every: number;
  readonly tell: number;
  readonly error: number;
  readonly drill: boolean;
};

const PACES: Readonly<Record<Tier, Pace>> = {
  1: { first: 420, every: 280, tell: 60, error: 0.8, drill: false },
  2: { first: 240, every: 165, tell: 50, error: 0.5, drill: false },
  3: { first: 150, every: 105, tell: 42, error: 0.35, drill: true },
  4: { first: 110, every: 75, tell: 36, error: 0.2, drill: true },
  5: { first: 80, every: 54, tell: 30, error: 0.1, drill: true },
};

type Character = Omit<Nature, 'error' | 'drill'>;

/**
 * Beetles go for others early and with all they have; snails gather, wake what sleeps and strike
 * late; bees wait for a mound that has just been emptied.
 */
const CHARACTERS: Readonly<Record<2 | 3 | 4, Character>> = {
  2: { greed: 1.7, growth: 0.9, cunning: 0.3, spare: 2, patience: 0.3 },
  3: { greed: 0.9, growth: 1.5, cunning: 0.2, spare: 8, patience: 0.7 },
  4: { greed: 1, growth: 1.1, cunning: 2.2, spare: 1, patience: 0.4 },
};

/** Ticks until a rival's first thought. */
export function firstThought(tier: Tier | 0): number {
  return tier === 0 ? 0 : PACES[tier].first;
}

/** Rivals think, show what they are about to do, and do it. */
export function think(state: State, context: StepContext): void {
  const field = fieldOf(state);
  carryOut(state, context);
  if (state.taken < field.waits) return;
  for (const side of RIVALS) {
    const tier = field.tiers[side - 2] ?? 0;
    if (tier === 0) continue;
    const left = (state.thinks[side - 2] ?? 0) - 1;
    state.thinks[side - 2] = left;
    if (left > 0) continue;
    const pace = PACES[tier];
    // A little uneven, so that rivals do not move in step.
    state.thinks[side - 2] = pace.every + context.rng.int(1 + Math.floor(pace.every / 3));
    if (state.plans.some((plan) => plan.side === side)) continue;
    const nature = { ...CHARACTERS[side], error: pace.error, drill: pace.drill };
    const order = bestOrder(state, side, nature, context.rng);
    if (!order) continue;
    state.plans.push({ side, ...order, due: pace.tell });
    if (state.mounds[order.to]?.side === 1) {
      context.cue('threat', field.sites[order.to], side);
    }
  }
}

function carryOut(state: State, context: StepContext): void {
  const field = fieldOf(state);
  for (const plan of state.plans) {
    plan.due -= 1;
    if (plan.due > 0) continue;
    const from = plan.from.filter((at) => state.mounds[at]?.side === plan.side);
    const sent = send(state, plan.side, from, plan.to, plan.all);
    if (sent > 0) context.cue('horn', field.sites[from[0] ?? 0], plan.side);
  }
  state.plans = state.plans.filter(({ due }) => due > 0);
}

/** Whether a side has anything left. */
export function alive(state: State, side: Side): boolean {
  return (
    state.mounds.some((mound) => mound.side === side) ||
    state.rows.some((row) => row.side === side) ||
    state.streams.some((stream) => stream.side === side)
  );
}
