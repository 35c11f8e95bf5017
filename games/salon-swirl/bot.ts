import type { Bot, Proof, Rng } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { anchorFor, dragOf, nextStep, type Step } from './rules/plan.ts';
import type { Input, State } from './rules/state.ts';

/** A beginner's hand is off by this many client units, as a standard deviation. */
const SHAKE = 15;
/** A beginner overlooks one lock in this many. */
const OVERLOOKS = 5;
/** After this many strokes a job is done, perfect or not. */
const TIMEOUT = 700;

const missed = new Map<string, ReadonlySet<number>>();

/** Locks that this stylist overlooks: the same for the whole job. */
function skipsOf({ client, locks }: State, skill: number): ReadonlySet<number> {
  const key = `${client} ${skill}`;
  let skips = missed.get(key);
  if (!skips) {
    const rng = createRng(key);
    skips = new Set([...locks.keys()].filter(() => rng.chance((1 - skill) / OVERLOOKS)));
    missed.set(key, skips);
  }
  return skips;
}

const bell = (rng: Rng): number => (rng.unit() + rng.unit() + rng.unit() + rng.unit() - 2) / 0.577;

function shaken(step: Step, rng: Rng, skill: number): Step {
  const off = SHAKE * (1 - skill) * (step.tool === 'cut' ? 0.8 : 0.5);
  const x = Math.round(bell(rng) * off);
  const y = Math.round(bell(rng) * off);
  const moved = (at: Step['from']): Step['from'] => ({ x: at.x + x, y: at.y + y });
  return { ...step, from: moved(step.from), to: moved(step.to) };
}

/** Does what the wish still needs, lock by lock, as steadily as its hand is. */
export const bot: Bot<State, Input> = (state, rng, skill) => {
  if (state.phase === 'shown') return undefined;
  if (state.free) return state.strokes > 3 ? { act: 'done' } : freeStroke(rng);
  const isWaiting = state.locks.some(({ wet }) => wet > 0);
  const step = state.strokes < TIMEOUT ? nextStep(state, skipsOf(state, skill)) : undefined;
  const { held } = state;
  const first = held[0];
  if (first !== undefined) {
    // One anchor at a time: what goes elsewhere is gathered after it.
    const { kind, x, y } = anchorFor(state);
    return { act: 'drop', kind, x, y };
  }
  // The breeze needs a moment.
  if (isWaiting && (!step || step.tool === 'curl' || step.tool === 'cut')) return undefined;
  if (!step) return { act: 'done' };
  return dragOf(shaken(step, rng, skill), true);
};

const freeStroke = (rng: Rng): Input => ({
  act: 'drag',
  tool: 'dye',
  kind: rng.pick([1, 2, 3, 4]),
  zone: 'all',
  x0: -80,
  y0: rng.int(80),
  x1: 80,
  y1: rng.int(80),
  first: 1,
});

/** The golden records a client who needs comb, scissors and dye. */
export const proof: Proof = {
  level: 'juno',
  golden: 'theo',
  seeds: 8,
  limit: 60 * 120,
  ends: 'bot',
  deals: 82,
};
