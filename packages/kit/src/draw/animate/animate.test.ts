import type { Cue } from '@playgrove/kit/contract';
import { describe, expect, it } from 'vitest';
import { animate, countUp, damp, glide, since, spring, squash, type Thing } from './index.ts';

const MOVING = { reducedMotion: false };
const REDUCED = { reducedMotion: true };
const still = (): readonly Cue[] => [];

/** Steps one thing through this time in frames of `dt`. */
function through(
  thing: Thing<number>,
  state: number,
  seconds: number,
  dt = 1 / 60,
  to = MOVING,
): number[] {
  const things = { thing };
  const frames = Math.round(seconds / dt);
  return Array.from({ length: frames }, () => {
    animate(things, state, { cues: still(), dt }, to);
    return 'value' in thing ? Number(thing.value) : 0;
  });
}

const goal = (state: number): number => state;
const MOVERS = [
  ['damp', () => damp(8, goal)],
  ['glide', () => glide(0.01, goal)],
  ['countUp', () => countUp(goal)],
  ['spring', () => spring('wobbly', goal)],
] as const;

describe('things that move', () => {
  it.each(MOVERS)('%s: begin where they are going, without a way there', (_, make) => {
    expect(through(make(), 40, 1 / 60)).toEqual([40]);
  });

  it.each(MOVERS)('%s: take time to get to a new place, and get there', (_, make) => {
    const thing = make();
    through(thing, 0, 0.1);
    expect(through(thing, 40, 1 / 60)[0]).toBeGreaterThan(0);
    expect(through(thing, 40, 1 / 60)[0]).toBeLessThan(40);
    expect(through(thing, 40, 3).at(-1)).toBeCloseTo(40, 2);
  });

  it.each(MOVERS)('%s: are there at once with reduced motion', (_, make) => {
    const thing = make();
    through(thing, 0, 0.1);
    expect(through(thing, 40, 1 / 60, 1 / 60, REDUCED)).toEqual([40]);
  });

  it.each(MOVERS)('%s: stand still while no time passes', (_, make) => {
    const thing = make();
    through(thing, 0, 0.1);
    const [before] = through(thing, 40, 1 / 60);
    animate({ thing }, 40, { cues: [], dt: 0 }, MOVING);
    expect(thing.value).toBe(before);
  });

  it.each(MOVERS)('%s: go where the view says if they have no goal of their own', (_, make) => {
    const thing = make();
    const own = damp<number>(8);
    own.target = 7;
    through(own, 40, 1 / 60);
    expect(own.value).toBe(7);
    expect(thing.target).toBe(0);
  });

  it.each([
    ['damp', () => damp(8, goal)],
    ['glide', () => glide(0.02, goal)],
    ['spring', () => spring('stiff', goal)],
  ])('%s: move alike at 20 and at 60 frames a second', (_, make) => {
    const [slow, quick] = [make(), make()];
    through(slow, 0, 0.1, 1 / 20);
    through(quick, 0, 0.1);
    expect(through(slow, 10, 0.3, 1 / 20).at(-1)).toBeCloseTo(
      through(quick, 10, 0.3).at(-1) ?? NaN,
      1,
    );
  });
});

describe('spring', () => {
  it('overshoots, comes to rest, and stays finite on the longest frame', () => {
    const thing = spring('wobbly', goal);
    through(thing, 0, 0.1);
    const way = through(thing, 10, 4);
    expect(Math.max(...way)).toBeGreaterThan(11);
    expect(way.at(-1)).toBeCloseTo(10, 3);
    const rough = spring('stiff', goal);
    through(rough, 0, 1);
    expect(Math.max(...through(rough, 10, 20, 1).map(Math.abs))).toBeLessThan(20);
  });

  it('swings after a push, unless motion is reduced', () => {
    const thing = spring('gentle', () => 0);
    through(thing, 0, 0.1);
    thing.kick(60);
    expect(Math.max(...through(thing, 0, 0.3))).toBeGreaterThan(1);
    thing.kick(60);
    expect(through(thing, 0, 0.3, 1 / 60, REDUCED).every((value) => value === 0)).toBe(true);
    // And not later either.
    expect(Math.max(...through(thing, 0, 0.3).map(Math.abs))).toBe(0);
  });
});

it('counts in whole numbers', () => {
  const thing = countUp(goal);
  through(thing, 0, 0.1);
  const way = through(thing, 137, 2);
  expect(way.every(Number.isInteger)).toBe(true);
  expect(new Set(way).size).toBeGreaterThan(10);
  expect(through(thing, 135, 1 / 60)).toEqual([136]);
});

describe('things that hear cues', () => {
  it('count seconds since the last of them', () => {
    const things = { hit: since('bite', 'dark') };
    const pass = (cues: readonly Cue[]): void => animate(things, 0, { cues, dt: 0.5 }, MOVING);
    pass([]);
    expect(things.hit.value).toBeGreaterThan(60);
    pass([{ name: 'glow' }, { name: 'dark' }]);
    expect(things.hit.value).toBe(0);
    pass([]);
    pass([{ name: 'glow' }]);
    expect(things.hit.value).toBe(1);
    things.hit.start();
    expect(things.hit.value).toBe(0);
  });

  it('hear the cues of a turn once, though each of its frames brings them', () => {
    const things = { hit: since('bite') };
    const cues = [{ name: 'bite' }];
    for (let frame = 0; frame < 3; frame += 1) animate(things, 0, { cues, dt: 0.5 }, MOVING);
    expect(things.hit.value).toBe(1);
    animate(things, 0, { cues: [{ name: 'bite' }], dt: 0.5 }, MOVING);
    expect(things.hit.value).toBe(0);
  });

  it('are squashed or stretched by them, less with reduced motion', () => {
    const after = (name: string, reducedMotion = false): number => {
      const things = { body: squash({ land: 0.7, jump: -0.8 }) };
      animate(things, 0, { cues: [{ name }], dt: 1 / 60 }, { reducedMotion });
      expect(things.body.scaleX * things.body.scaleY).toBeCloseTo(1);
      return things.body.scaleX;
    };
    expect(after('land')).toBeGreaterThan(1.1);
    expect(after('jump')).toBeLessThan(0.9);
    expect(after('glow')).toBe(1);
    expect(after('land', true)).toBeGreaterThan(1);
    expect(after('land', true)).toBeLessThan(after('land'));
  });
});
