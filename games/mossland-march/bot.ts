import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { fieldOf } from './rules/field.ts';
import { ready } from './rules/march.ts';
import { bestOrder } from './rules/planner.ts';
import { twigAgainstFall } from './rules/threat.ts';
import { PLAYER, type Input, type State } from './rules/types.ts';
import { isWaiting } from './rules/waiting.ts';

/** Ticks from one order to the next: a beginner looks about for five seconds. */
const SLOWEST = 150;
const FASTEST = 24;

/**
 * The greedy planner from the player's seat. A beginner gives an order now and then, half of them
 * to the first mound that comes to mind, and never cuts a stream.
 */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  const every = Math.round(SLOWEST + (FASTEST - SLOWEST) * skill);
  if (!isWaiting(state) && state.tick % every !== every - 1) return undefined;
  if (skill >= 0.6) {
    const cut = twigAgainstFall(state);
    if (cut) return cut;
  }
  if (rng.chance(0.5 * (1 - skill))) return whim(state, rng);
  const order = bestOrder(
    state,
    PLAYER,
    {
      greed: 1.5,
      growth: 1.1,
      cunning: 0.8 * skill,
      spare: Math.round(1 + 2 * skill),
      error: 0.8 - 0.75 * skill,
      patience: 0.2,
      drill: skill >= 0.5,
    },
    rng,
  );
  return order && { kind: 'send', ...order };
};

export const proof: Proof = { level: 'ring-5', measure: 'win-rate', seeds: 8, margin: 0.2 };

/** From a mound to a random neighbor. */
function whim(state: State, rng: Rng): Input | undefined {
  const { graph } = fieldOf(state);
  const mine = [...state.mounds.keys()].filter(
    (at) => state.mounds[at]?.side === PLAYER && ready(state, at) >= 4,
  );
  if (mine.length === 0) return undefined;
  const at = rng.pick(mine);
  const lane = graph.lanes[rng.pick(graph.at[at] ?? [])];
  if (!lane) return undefined;
  const latched = (fieldOf(state).latch[lane.id] ?? -1) >= 0;
  if (latched) return undefined;
  return { kind: 'send', from: [at], to: lane.a === at ? lane.b : lane.a, all: rng.chance(0.5) };
}
