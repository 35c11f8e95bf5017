import type { Rules, Solve } from '@playgrove/kit/contract';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, it, vi } from 'vitest';
import { bell, graded, lookAhead, planned, shaky } from './index.ts';

/** Steps of 1 to 3 from 0 to exactly 10; stepping over loses. */
type State = { at: number };
const race: Pick<Rules<never, State, number, never>, 'step' | 'inputs' | 'status'> = {
  step(state, by) {
    state.at += by;
    return undefined;
  },
  inputs: ({ at }) => (at < 10 ? [1, 2, 3] : []),
  status: ({ at }) => (at < 10 ? 'playing' : at === 10 ? 'won' : 'lost'),
};
const rng = () => createRng('bots');

const shares = (skill: number, hand: Parameters<typeof shaky<State, number>>[1]) => {
  const bot = shaky<State, number>(() => [1, 2, 3], hand);
  const luck = rng();
  const seen = Array.from({ length: 600 }, () => bot({ at: 0 }, luck, skill));
  return [1, 2, 3].map((input) => seen.filter((one) => one === input).length / seen.length);
};

describe('a shaky hand', () => {
  it('gives the best at full skill, and anything it sees at none', () => {
    expect(shares(1, {})).toEqual([1, 0, 0]);
    for (const share of shares(0, {})) expect(share).toBeCloseTo(1 / 3, 1);
  });

  it('slips as often as its skill says', () => {
    expect(shares(0.5, { slips: [0.6, 0], any: () => [3] })[2]).toBeCloseTo(0.3, 1);
  });

  it('slips no farther than its reach', () => {
    expect(shares(0, { reach: [1, 0] })).toEqual([0, 1, 0]);
    expect(shares(0, { reach: [2, 0] })[0]).toBe(0);
  });

  it('does not look when it slips to anything legal, and does that when it sees nothing', () => {
    const see = vi.fn<() => readonly number[]>(() => []);
    const bot = shaky<State, number>(see, { any: race.inputs });
    expect(bot({ at: 0 }, rng(), 0)).toBeOneOf([1, 2, 3]);
    expect(see).not.toHaveBeenCalled();
    expect(bot({ at: 0 }, rng(), 1)).toBeOneOf([1, 2, 3]);
    expect(bot({ at: 10 }, rng(), 1)).toBeUndefined();
  });

  it('looks at every tick at full skill and seldom at none, and never while nothing is to decide', () => {
    const bot = shaky<State, number>(() => [1], {
      slips: [0, 0],
      lookTicks: [5, 1],
      clock: ({ at }) => (at < 0 ? undefined : at),
    });
    const looks = (skill: number) =>
      Array.from({ length: 10 }, (_, at) => bot({ at }, rng(), skill)).filter(Boolean).length;
    expect([looks(0), looks(0.5), looks(1)]).toEqual([2, 4, 10]);
    expect(bot({ at: -5 }, rng(), 1)).toBeUndefined();
  });

  it('errs with a standard deviation of 1 and never by more than 3', () => {
    const luck = rng();
    const errors = Array.from({ length: 4000 }, () => bell(luck));
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    const variance = errors.reduce((sum, error) => sum + error * error, 0) / errors.length;
    expect(mean).toBeCloseTo(0, 1);
    expect(Math.sqrt(variance)).toBeCloseTo(1, 1);
    expect(Math.max(...errors.map(Math.abs))).toBeLessThan(3);
    expect([0, 0.5, 1].map((skill) => graded([8, 2], skill))).toEqual([8, 5, 2]);
  });
});

describe('a look ahead', () => {
  const ranked = (at: number, moves: number, nodes = 1000) =>
    lookAhead(race, { value: (state) => -state.at, moves, nodes })({ at }, rng(), 1);

  it('ranks a win over everything and a loss below', () => {
    expect(ranked(8, 1)).toEqual([2, 1, 3]);
  });

  it('sees a win that takes a second move', () => {
    expect(ranked(5, 1)).toEqual([1, 2, 3]);
    expect(ranked(5, 2)).toEqual([2, 3, 1]);
  });

  it('keeps to what it saw whole when its nodes are spent', () => {
    expect(ranked(5, 2, 6)).toEqual([1, 2, 3]);
  });

  it('makes no more positions than it may, and leaves the real one alone', () => {
    const step = vi.fn<typeof race.step>(race.step);
    const state = Object.freeze({ at: 0 });
    lookAhead({ ...race, step }, { value: () => 0, nodes: 50, moves: 9 })(state, rng(), 1);
    expect(step.mock.calls.length).toBeLessThanOrEqual(50);
    expect(state).toEqual({ at: 0 });
  });

  it('passes over what the rules refuse', () => {
    const step = (state: State, by: number) => {
      state.at += by;
      return by === 1 ? 'refused' : undefined;
    };
    const see = lookAhead({ ...race, step }, { value: (state) => -state.at, nodes: 9, moves: 1 });
    expect(see({ at: 0 }, rng(), 1)).toEqual([2, 3]);
  });
});

describe('a plan', () => {
  const solve = vi.fn<Solve<State, number>>(({ at }) =>
    at === 9 ? undefined : at < 9 ? [1, 9 - at] : [],
  );
  const plan = () => planned(race, solve, ({ at }: State) => String(at));

  it('is made once and followed by position', () => {
    solve.mockClear();
    const see = plan();
    expect(see({ at: 0 }, rng(), 1)).toEqual([1]);
    expect(see({ at: 1 }, rng(), 1)).toEqual([9]);
    expect(solve).toHaveBeenCalledTimes(1);
  });

  it('is made again off its way, and is nothing where there is none', () => {
    solve.mockClear();
    const see = plan();
    see({ at: 0 }, rng(), 1);
    expect(see({ at: 4 }, rng(), 1)).toEqual([1]);
    expect(see({ at: 9 }, rng(), 1)).toEqual([]);
    expect(see({ at: 12 }, rng(), 1)).toEqual([]);
    expect(solve).toHaveBeenCalledTimes(4);
  });
});
