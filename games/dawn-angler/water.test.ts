import { describe, expect, it } from 'vitest';
import { dealt, geared } from './fixtures.ts';
import {
  BAITS,
  busyness,
  LAKES,
  lengthOf,
  livesIn,
  NATURES,
  SPECIES,
  speciesOf,
  taste,
} from './rules/fish.ts';
import { LONGEST_WAIT, settle, stir, throwOf } from './rules/water.ts';
import { apart } from './rules/traits.ts';
import words from './strings/en.json' with { type: 'json' };

const known: Readonly<Record<string, string>> = words;

describe('the fish', () => {
  it('are sixty, five in each of twelve waters, one of each nature there', () => {
    expect(SPECIES).toHaveLength(60);
    expect(LAKES).toHaveLength(12);
    for (const lake of LAKES.keys()) {
      const natures = livesIn(lake).map(({ nature }) => nature);
      expect(natures.toSorted()).toEqual([...NATURES].toSorted());
    }
  });

  it('each have a name and a fact of their own, short enough to be read', () => {
    const facts = SPECIES.map(({ id }) => known[`fact.${id}`] ?? '');
    expect(new Set(facts).size).toBe(60);
    expect(new Set(SPECIES.map(({ id }) => known[`fish.${id}`])).size).toBe(60);
    for (const fact of facts) {
      expect(fact.length).toBeGreaterThan(25);
      expect(fact.length).toBeLessThan(100);
    }
  });

  it('are busy at some hour, grow, and like two different baits', () => {
    for (const species of SPECIES) {
      const hours = [0, 1, 2].map((hour) => busyness(species, hour));
      expect(Math.max(...hours), species.id).toBeGreaterThan(0);
      expect(lengthOf(species, 1), species.id).toBeGreaterThan(lengthOf(species, 0));
      expect(species.bait).not.toBe(species.second);
      expect(taste(species, species.bait)).toBeGreaterThan(taste(species, species.second));
    }
  });
});

describe('the water', () => {
  it('always shows at least two ripples within reach of the rod', () => {
    for (const gear of [0, 4]) {
      const { state, context } = dealt(`stir ${gear}`, 3, geared(gear));
      for (let tick = 0; tick < 3000; tick += 1) {
        stir(state, context.rng);
        const near = state.spots.filter(({ z }) => z <= throwOf(state));
        expect(near.length).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('brings a bite within six seconds, wherever the float lands', () => {
    const { state, context } = dealt('bite', 5);
    for (let cast = 0; cast < 400; cast += 1) {
      stir(state, context.rng);
      state.bait = BAITS[cast % 3] ?? 'worm';
      const spot = cast % 2 === 0 ? state.spots[0] : undefined;
      state.x = spot?.x ?? (cast % 19) - 9;
      state.z = spot?.z ?? 6 + (cast % 11);
      settle(state, context);
      expect(state.wait?.bite).toBeLessThan(LONGEST_WAIT);
      expect(state.wait?.bite).toBeGreaterThan(40);
    }
  });

  it('gives who was aimed at when the bait is right, and mostly another when it is wrong', () => {
    const taken = (right: boolean): number => {
      const { state, context } = dealt('taste', 0, geared(2));
      let hits = 0;
      for (let cast = 0; cast < 200; cast += 1) {
        while (state.spots.length === 0) stir(state, context.rng);
        const spot = state.spots[0];
        if (!spot) continue;
        const { bait } = speciesOf(spot.fish);
        state.bait = right ? bait : bait === 'fly' ? 'minnow' : 'fly';
        [state.x, state.z] = [spot.x, spot.z];
        settle(state, context);
        if (state.wait?.snub === 0) hits += 1;
        else expect(state.wait?.snubbed).toBe(spot.fish);
      }
      return hits / 200;
    };
    expect(taken(true)).toBe(1);
    expect(taken(false)).toBeLessThan(0.45);
  });

  it('lets a better rod throw farther', () => {
    const reach = [0, 1, 2, 3, 4].map((gear) => throwOf({ career: geared(gear) }));
    expect(reach).toEqual(reach.toSorted((a, b) => a - b));
    expect(new Set(reach).size).toBe(5);
  });

  it('looks farther across than out to a fish', () => {
    expect(apart(0, 10, 2, 10)).toBeGreaterThan(apart(0, 10, 0, 12));
  });
});
