import type { StepContext } from '@playgrove/kit/contract';
import { describe, expect, it } from 'vitest';
import { dealt, onTheLine, type Heard, type Staged } from './fixtures.ts';
import { greenOf, refuge, struggle } from './rules/fight.ts';
import { LAKES, speciesOf } from './rules/fish.ts';
import { FRESH, type Ripple, type State } from './rules/state.ts';
import { flowOf, isLit, offOf, TRAITS, traitsOf } from './rules/traits.ts';
import { meetings, settle, stir, throwOf } from './rules/water.ts';
import { rules } from './rules.ts';
import words from './strings/en.json' with { type: 'json' };

const known: Readonly<Record<string, string>> = words;

function dealtAt(lake: string, seed = 'traits'): Staged {
  return dealt(seed, LAKES.indexOf(lake));
}

const names = ({ cues }: Heard): string[] => cues.map(({ name }) => name);

function ripple(x: number, z: number, more: Partial<Ripple> = {}): Ripple {
  return { id: 1, fish: 'roach', size: 0.5, x, z, drift: 0, left: 600, born: 0, ...more };
}

/** A fish on the line here, already on the move. */
function fighting(lake: string, fish: string, x: number, z: number, seed = 'fight') {
  const { state, context } = dealtAt(lake, seed);
  return { state, context, fight: onTheLine(state, fish, x, z) };
}

/** Throws at a place and waits until the float lies or the cast is over. */
function thrown(state: State, context: StepContext, x: number, z: number): void {
  rules.step(state, { act: 'press', x: x * 10 }, context);
  state.reach = z;
  rules.step(state, { act: 'free' }, context);
  while (state.phase === 'flight') rules.tick?.(state, context);
}

describe('the twelve waters', () => {
  it('ask for nothing more at the first, and each of the others for something of its own', () => {
    const all = LAKES.map((_, lake) => traitsOf({ params: { lake, lent: false } }).join(' '));
    expect(all[0]).toBe('');
    expect(new Set(all).size).toBe(12);
  });

  it('have words for each rule', () => {
    for (const trait of TRAITS) expect(known[`water.${trait}`]?.length).toBeGreaterThan(20);
  });

  it('bring each rule in alone or next to one that is known, but for the last', () => {
    const met = new Set<string>();
    for (const lake of LAKES.keys()) {
      const fresh = traitsOf({ params: { lake, lent: false } }).filter((one) => !met.has(one));
      expect(fresh.length, LAKES[lake]).toBeLessThanOrEqual(1);
      for (const one of fresh) met.add(one);
    }
    expect(met.size).toBe(TRAITS.length);
  });
});

describe('weed', () => {
  function inWeed(held: boolean) {
    const set = fighting('reeds', 'carp', 0, 12);
    set.state.patches = [{ x: 0, z: 12, r: 1.6 }];
    set.state.held = held;
    for (let tick = 0; tick < 45; tick += 1) struggle(set.state, set.fight, set.context);
    return set;
  }

  it('holds a fish whose line is tight, brings nothing nearer and wears the line', () => {
    const { fight, context } = inWeed(true);
    expect(names(context)).toContain('snag');
    expect(fight).toMatchObject({ snag: 40, dist: 12 });
    expect(fight.strain).toBeGreaterThan(0);
  });

  it('lets go of it when the line is loose, to the side the rod is held to, and frays the line', () => {
    const { state, fight, context } = inWeed(false);
    expect(names(context)).toContain('freed');
    expect(fight.snag).toBeLessThan(0);
    expect(offOf({ x: 0, z: 12 }, fight.x, fight.dist)).toBeGreaterThan(1.6);
    expect(greenOf(state, 'puller').high).toBe(
      greenOf({ career: FRESH, fight: null }, 'puller').high - 5,
    );
  });

  it('is where running fish go, unless they are held to the other side', () => {
    const towards = (lean: number): number => {
      const { state, fight, context } = fighting('reeds', 'carp', 0, 12);
      state.patches = [{ x: 4, z: 12, r: 1.5 }];
      expect(refuge(state, fight)).toBeDefined();
      Object.assign(fight, { mood: 'run', t: 0, span: 90, way: 1, stamina: 0.6 });
      state.aim = lean;
      for (let tick = 0; tick < 60; tick += 1) struggle(state, fight, context);
      return fight.x;
    };
    expect(towards(8)).toBeGreaterThan(2);
    expect(towards(-8)).toBeLessThan(1);
  });
});

describe('shy fish', () => {
  it('flee from a float on their heads, and notice one next to them', () => {
    const { state, context } = dealtAt('alpine');
    state.spots = [ripple(0, 12, { fish: 'grayling' })];
    Object.assign(state, { x: 0.4, z: 12, bait: 'fly' });
    settle(state, context);
    expect(names(context)).toContain('fright');
    expect(state.wait?.nose).toBe(false);
    state.spots = [ripple(0, 12, { fish: 'grayling' })];
    Object.assign(state, { x: 2, z: 12, bait: 'fly' });
    settle(state, context);
    expect(state.wait).toMatchObject({ fish: 'grayling', nose: true });
  });
});

describe('a current', () => {
  it('carries the float past all that lie downstream, and none that it falls upon', () => {
    const { state } = dealtAt('rapids');
    state.spots = [ripple(0, 12), ripple(2, 12, { id: 2 }), ripple(4, 12.5, { id: 3 })];
    expect(meetings(state, 0, 12).map(({ spot }) => spot.id)).toEqual([2, 3]);
    expect(meetings(state, 0, 16)).toEqual([]);
  });

  it('moves the float until it is bitten, and turns with the tide', () => {
    const { state, context } = dealtAt('rapids');
    state.spots = [];
    thrown(state, context, 0, 12);
    const from = state.x;
    for (let tick = 0; tick < 60; tick += 1) rules.tick?.(state, context);
    expect(state.x).toBeCloseTo(from + 60 * flowOf(state), 5);
    const tides = [0, 3, 6].map((cast) =>
      Math.sign(flowOf({ params: { lake: 4, lent: false }, cast })),
    );
    expect(tides).toEqual([1, -1, 1]);
  });
});

describe('the dark', () => {
  it('shows what the lamp lights, and large fish leave the light', () => {
    const { state, context } = dealtAt('pier');
    expect(speciesOf('cod').rank).toBeGreaterThan(1);
    state.spots = [ripple(0, 10, { fish: 'cod' }), ripple(6, 10, { id: 2, fish: 'cod' })];
    state.aim = 0;
    expect(state.spots.map((spot) => isLit(state, spot))).toEqual([true, false]);
    for (let tick = 0; tick < 100; tick += 1) stir(state, context.rng);
    const left = new Map(state.spots.map((spot) => [spot.id, spot.left]));
    expect(left.get(2)).toBe(500);
    expect(left.get(1)).toBe(200);
  });
});

describe('ice', () => {
  it('has holes within reach, and fish only in them', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { state, context } = dealtAt('ice', `ice ${seed}`);
      expect(state.patches.length).toBeGreaterThanOrEqual(2);
      for (let tick = 0; tick < 600; tick += 1) stir(state, context.rng);
      for (const { x, z } of state.spots) {
        expect(state.patches.some((hole) => offOf(hole, x, z) < hole.r)).toBe(true);
      }
      for (const { z } of state.patches) expect(z).toBeLessThan(throwOf(state));
    }
  });

  it('costs a cast that falls on it, and lets one slide in that falls next to a hole', () => {
    const { state, context } = dealtAt('ice');
    state.patches = [{ x: 0, z: 12, r: 2 }];
    thrown(state, context, 8, 12);
    expect(state).toMatchObject({ phase: 'lost', miss: 'ice', missed: 1 });
    const again = dealtAt('ice');
    again.state.patches = [{ x: 0, z: 12, r: 2 }];
    thrown(again.state, again.context, 3, 12);
    expect(again.state.phase).toBe('wait');
    expect(again.state.x).toBeLessThan(2);
  });

  it('cuts a line that is held against its edge, and not one under the hole', () => {
    const strainAt = (aside: number): number => {
      const { state, fight, context } = fighting('ice', 'smelt', 0, 12);
      for (let tick = 0; tick < 60; tick += 1) {
        Object.assign(fight, { x: aside, tension: 45, mood: 'rest', t: 0 });
        struggle(state, fight, context);
      }
      return fight.strain;
    };
    expect(strainAt(3)).toBeGreaterThan(0.4);
    expect(strainAt(0)).toBe(0);
  });
});

describe('shoals on the move', () => {
  it('swim on while the float is in the air, and are gone at the side', () => {
    const { state, context } = dealtAt('blue');
    state.spots = [ripple(0, 16, { drift: 0.025 }), ripple(9, 9, { id: 2, drift: 0.025 })];
    thrown(state, context, -8, 10);
    expect(state.spots.find(({ id }) => id === 1)?.x).toBeGreaterThan(0.6);
    for (let tick = 0; tick < 60; tick += 1) stir(state, context.rng);
    expect(state.spots.some(({ id }) => id === 2)).toBe(false);
  });
});
