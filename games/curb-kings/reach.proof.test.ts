import { emptyCourse } from '@playgrove/kit/logic/scroll';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it } from 'vitest';
import { CHUNKS, START } from './rules/chunks.ts';
import { railsNear, type Street } from './rules/course.ts';
import { layoutOf } from './rules/layout.ts';
import { ride } from './rules/ride.ts';
import { FRESH, type State } from './rules/state.ts';
import { rules, type Input } from './rules.ts';

/** Spots that stand for a slow, a middling and the fastest street. */
const SPEEDS = ['harbour-1', 'neon-1', 'roof-6'] as const;
const EVERY = 6;
const MAX = 4000;
const silent = { rng: createRng('reach'), cue: (): void => undefined };

/** A flat, then the chunk, then a flat. */
function streetOf(chunk: number): Street {
  const street: Street = emptyCourse(-900);
  let y = 0;
  for (const number of [START, START, chunk, START]) {
    const { length, rise } = layoutOf(number);
    street.there.push({ chunk: number, length, y, place: 'harbour', at: street.end });
    street.end += length;
    y += rise;
  }
  return street;
}

function copyOf(state: State): State {
  return {
    ...state,
    rider: { ...state.rider, turn: state.rider.turn && { ...state.rider.turn } },
    combo: { ...state.combo },
  };
}

function overRail({ rider, street }: State): boolean {
  return rider.mode === 'air' && railsNear(street, rider.x, rider.x + 60).length > 0;
}

function act(state: State, ...inputs: readonly Input['act'][]): void {
  for (const input of inputs) {
    if (input !== 'flick' && input !== 'deck') void rules.step(state, { act: input }, silent);
  }
}

/**
 * Whether a chunk can be passed without a fall by ollies and rails alone: a decision every six ticks.
 * @returns positions looked at, or nothing when there is no way
 */
function reach(chunk: number, spot: string): number | undefined {
  const first = rules.deal({ mode: 'spot', spot }, createRng('reach'), FRESH);
  first.street = streetOf(chunk);
  act(first, 'press');
  const goal = first.street.end - 500;
  const open: State[] = [first];
  const seen = new Set<string>();
  for (let count = 1; count <= MAX; count += 1) {
    const state = open.pop();
    if (!state) return undefined;
    // The last pushed is tried first: to let things be.
    for (const plan of ['hold', 'pop', 'wait'] as const) {
      const next = copyOf(state);
      const { rider } = next;
      if (plan === 'pop') {
        if (rider.mode !== 'roll') continue;
        if (rider.crouch === 0) act(next, 'press');
        act(next, 'release');
      }
      if (plan === 'hold') {
        if (rider.held || (rider.mode !== 'roll' && !overRail(next))) continue;
        act(next, rider.mode === 'air' ? 'grip' : 'press');
      }
      for (let tick = 0; tick < EVERY; tick += 1) {
        if (rider.mode === 'manual') act(next, 'loose');
        if (rider.mode === 'grind') act(next, rider.lean > 0.6 ? 'loose' : 'grip');
        ride(next, silent.cue);
      }
      if (next.bails > 0) continue;
      if (rider.x > goal && rider.mode === 'roll') return count;
      const key = [
        Math.round(rider.x / 4),
        Math.round(rider.y / 8),
        Math.round(rider.vy),
        rider.mode,
        rider.held,
      ].join();
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
  }
  return undefined;
}

describe('every stretch of street', () => {
  it.each(SPEEDS)('can be passed without a fall at the pace of %s', (spot) => {
    const blocked = CHUNKS.flatMap(({ id }, chunk) =>
      reach(chunk, spot) === undefined ? [id] : [],
    );
    expect(blocked).toEqual([]);
  });

  it('is distinguished from one that cannot be passed', () => {
    const wall = CHUNKS.findIndex(({ id }) => id === 'mega');
    const state = rules.deal({ mode: 'spot', spot: 'harbour-1' }, createRng('wall'), FRESH);
    state.street = streetOf(wall);
    act(state, 'press');
    for (let tick = 0; tick < 900 && state.bails === 0; tick += 1) ride(state, silent.cue);
    expect(state.fall?.why).toBe('gap');
  });
});
