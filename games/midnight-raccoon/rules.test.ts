import { FixedClock } from '@playgrove/kit/session';
import { playing, stepOn } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { EMPTY, hearing, quiet, stateIn, yardWith } from './fixtures.ts';
import { LEVELS, parOf, placeFrom } from './levels.ts';
import { CAUGHT, countOf, LEAVE, OUT, placeOf, rules, yardFor } from './rules.ts';
import { poseAt, watcherOf } from './rules/patrol.ts';
import { FLASHLIGHT, isInside, litBy } from './rules/sight.ts';
import { RUN, SNEAK, WAIT } from './rules/state.ts';
import { GRACE, inCan, seenBy } from './rules/watch.ts';
import { walk } from './rules/walk.ts';
import {
  apart,
  CELL,
  clear,
  fits,
  HALF,
  middle,
  settled,
  wayBetween,
  yardOf,
} from './rules/yard.ts';

describe('walking', () => {
  test('runs a tile in 24 ticks and sneaks one in 48', () => {
    for (const [how, ticks] of [
      [RUN, 24],
      [SNEAK, 48],
    ] as const) {
      const game = playing(rules, 'backyard-1');
      const { x, y } = game.state;
      game.give({ act: 'path', legs: [x + CELL, y, how] });
      game.tick(ticks);
      expect(game.state.x).toBeCloseTo(x + CELL);
      expect(game.state.legs).toEqual([]);
    }
  });

  test('loses no time at corners', () => {
    const yard = yardWith({});
    const state = stateIn(yard, 0, 6);
    state.legs = [middle(1, 6).x, middle(1, 6).y, RUN, middle(1, 5).x, middle(1, 5).y, RUN];
    for (let tick = 0; tick < 48; tick += 1) walk(yard, state, quiet);
    expect(state.x).toBeCloseTo(middle(1, 5).x);
    expect(state.y).toBeCloseTo(middle(1, 5).y);
  });

  test('waits as long as the path says', () => {
    const yard = yardWith({});
    const state = stateIn(yard, 0, 6);
    state.legs = [30, 0, WAIT, middle(1, 6).x, middle(1, 6).y, SNEAK];
    for (let tick = 0; tick < 30; tick += 1) walk(yard, state, quiet);
    expect(state.x).toBe(middle(0, 6).x);
    walk(yard, state, quiet);
    expect(state.x).toBeGreaterThan(middle(0, 6).x);
  });

  test('stops at a wall, and says so', () => {
    const yard = yardWith({ 6: '..#.....' });
    const state = stateIn(yard, 0, 6);
    const { heard, context } = hearing();
    state.legs = [middle(4, 6).x, middle(4, 6).y, RUN];
    for (let tick = 0; tick < 90; tick += 1) walk(yard, state, context);
    expect(state.x).toBeLessThanOrEqual(2 * CELL - HALF);
    expect(heard).toContain('bump');
    expect(state.legs).toEqual([]);
  });

  test('the keys find into a gap that is a little off', () => {
    const yard = yardWith({ 5: '###.####' });
    const state = stateIn(yard, 3, 6);
    state.x += 22;
    state.steer = { dx: 0, dy: -1, sneak: false };
    for (let tick = 0; tick < 70; tick += 1) walk(yard, state, quiet);
    expect(state.y).toBeLessThan(5 * CELL);
  });

  test('never ends inside a wall, whatever is drawn', () => {
    const rng = createRng('walls');
    for (const { yard } of LEVELS) {
      const state = stateIn(yard(), 0, 0, yard().start);
      for (let path = 0; path < 12; path += 1) {
        state.legs = [rng.int(8 * CELL), rng.int(13 * CELL), rng.int(2)];
        for (let tick = 0; tick < 90; tick += 1) walk(yard(), state, quiet);
        expect(fits(yard(), state.x, state.y, state.open)).toBe(true);
      }
    }
  });

  test('a finger on floor finds a place, on a wall none', () => {
    const yard = yardWith({ 6: '..#.....' });
    expect(settled(yard, { x: 2.5 * CELL, y: 6.5 * CELL }, false)).toBeUndefined();
    for (let x = 0; x < 8 * CELL; x += 7) {
      const place = settled(yard, { x, y: 5.98 * CELL }, false);
      expect(place && fits(yard, place.x, place.y, false), `${x}`).toBe(true);
    }
    expect(clear(yard, middle(1, 6), middle(3, 6), false)).toBe(false);
    expect(wayBetween(yard, middle(1, 6), middle(3, 6), false)?.length).toBe(5);
  });
});

describe('time', () => {
  test('stands still while a path is drawn', () => {
    const game = playing(rules, 'backyard-1');
    game.give({ act: 'hold' });
    game.tick(200);
    expect(game.state.t).toBe(0);
    game.give({ act: 'resume' });
    game.tick(10);
    expect(game.state.t).toBe(10);
    expect(game.state.time).toBe(0);
  });

  test('counts for the par from the first step on', () => {
    const game = playing(rules, 'backyard-1');
    game.tick(100);
    game.give({ act: 'steer', dx: 1, dy: 0, sneak: true });
    game.tick(40);
    expect(game.state.time).toBe(40);
  });

  test.each([60, 90, 120, 144])('is the same on a screen of %i Hz', (hz) => {
    const hashes = [60, hz].map((rate) => {
      const game = playing(rules, 'backyard-2');
      game.give({ act: 'path', legs: [...Object.values(middle(4, 11)), RUN] });
      const clock = new FixedClock(60);
      for (let frame = 0; frame < rate * 3; frame += 1) {
        for (let due = clock.pass(1000 / rate); due > 0; due -= 1) game.tick();
      }
      return game.session.hash();
    });
    expect(hashes[1]).toBe(hashes[0]);
  });
});

describe('guards', () => {
  test('walk their round and come back to its start', () => {
    const guard = watcherOf('w11515414');
    if (guard.kind !== 'guard') throw new Error('no guard');
    const pose = { x: 0, y: 0, angle: 0 };
    poseAt(guard, 0, pose);
    expect(pose).toMatchObject(middle(1, 1));
    expect(poseAt(guard, 240, pose)).toMatchObject(middle(5, 1));
    expect(poseAt(guard, guard.cycle, pose)).toMatchObject(middle(1, 1));
  });

  test('never jump or spin: a tick changes little', () => {
    for (const { yard } of LEVELS) {
      for (const watcher of yard().watchers) {
        if (watcher.kind !== 'guard') continue;
        const before = poseAt(watcher, 0, { x: 0, y: 0, angle: 0 });
        const now = { ...before };
        let [moved, turned] = [0, 0];
        for (let tick = 1; tick <= watcher.cycle; tick += 1) {
          poseAt(watcher, tick, now);
          const turn = ((now.angle - before.angle + 9 * Math.PI) % (2 * Math.PI)) - Math.PI;
          moved = Math.max(moved, apart(now, before));
          turned = Math.max(turned, Math.abs(turn));
          Object.assign(before, now);
        }
        expect(moved).toBeLessThan(1.2);
        expect(turned).toBeLessThan(0.06);
      }
    }
  });

  test('see what their light covers, and nothing behind a wall', () => {
    const yard = yardWith({ 6: '...#....' }, 's0600');
    const outline = litBy(yard, { ...middle(0, 6), angle: 0 }, FLASHLIGHT, false);
    expect(isInside(outline, middle(2, 6).x, middle(2, 6).y)).toBe(true);
    expect(isInside(outline, middle(4, 6).x, middle(4, 6).y)).toBe(false);
    expect(isInside(outline, middle(0, 4).x, middle(0, 4).y)).toBe(false);
    expect(seenBy(yard, stateIn(yard, 2, 6), middle(2, 6))).toBe(0);
    expect(seenBy(yard, stateIn(yard, 4, 6), middle(4, 6))).toBe(-1);
  });

  test('see over low things', () => {
    const yard = yardWith({ 6: '.o......' }, 's0600');
    expect(seenBy(yard, stateIn(yard, 2, 6), middle(2, 6))).toBe(0);
  });

  test('need a moment to be sure; then it is over', () => {
    const game = playing(rules, 'backyard-1');
    const yard = yardFor(game.state);
    const [guard] = yard.watchers;
    if (guard?.kind !== 'guard') throw new Error('no guard');
    game.state.snacks = 3;
    const before = poseAt(guard, 0, { x: 0, y: 0, angle: 0 });
    game.state.x = before.x + CELL * 1.5;
    game.state.y = before.y;
    game.tick(GRACE - 1);
    expect(game.state.phase).toBe('play');
    const cues = game.tick(1);
    expect(cues.map(({ name }) => name)).toContain('caught');
    game.tick(CAUGHT);
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(game.state)).toMatchObject({ reason: 'reason.guard', value: 1 });
    const [mood] = game.state.moods;
    if (mood) mood.off = 1;
    expect(rules.ending?.(game.state)).toMatchObject({ reason: 'reason.heard' });
  });

  test('a close escape is noticed', () => {
    const game = playing(rules, 'backyard-1');
    const { x, y } = game.state;
    const [guard] = yardFor(game.state).watchers;
    if (guard?.kind !== 'guard') throw new Error('no guard');
    const pose = poseAt(guard, 0, { x: 0, y: 0, angle: 0 });
    Object.assign(game.state, { x: pose.x + CELL * 1.5, y: pose.y });
    game.tick(20);
    expect(game.state.alarm).toBe(20);
    Object.assign(game.state, { x, y });
    expect(game.tick(21).map(({ name }) => name)).toContain('phew');
    expect(game.state.noticed).toBe(true);
  });
});

describe('things', () => {
  test('a trash can hides', () => {
    const yard = yardWith({ 6: '..T.....' }, 's0600');
    expect(inCan(yard, middle(2, 6))).toBe(true);
    expect(inCan(yard, middle(3, 6))).toBe(false);
  });

  test('the key opens every door', () => {
    const level = LEVELS.findIndex(({ pack }) => pack === 'museum');
    const game = playing(rules, { params: { level } });
    const yard = yardFor(game.state);
    const door = yard.doors[0];
    if (!door || !yard.key) throw new Error('no door');
    expect(fits(yard, door.x, door.y, game.state.open)).toBe(false);
    Object.assign(game.state, yard.key);
    game.tick(1);
    expect(game.state.open).toBe(true);
    expect(fits(yard, door.x, door.y, game.state.open)).toBe(true);
  });

  test('with every snack you leave at once, with fewer only if you stay, with none not at all', () => {
    for (const [snacks, rest, leaves] of [
      [7, 0, true],
      [3, 0, false],
      [3, LEAVE, true],
      [0, LEAVE, false],
    ] as const) {
      const game = playing(rules, 'backyard-1');
      const { exit } = yardFor(game.state);
      Object.assign(game.state, { ...exit, snacks, rest, moods: [] });
      game.tick(1);
      expect(game.state.phase === 'out', `${snacks} ${rest}`).toBe(leaves);
      if (!leaves) continue;
      game.tick(OUT);
      expect(game.session.status).toBe('won');
    }
  });

  test('stars: out, with everything, within the par', () => {
    const state = rules.deal({ level: 0 }, createRng('stars'), null);
    const par = parOf(placeOf(state.params));
    const won = { ...state, phase: 'won' } as const;
    expect(rules.stars?.({ ...won, snacks: 5 })).toBe(1);
    expect(rules.stars?.({ ...won, snacks: 7, time: par + 1 })).toBe(2);
    expect(rules.stars?.({ ...won, snacks: 7, time: par })).toBe(3);
    expect(countOf(5)).toBe(2);
    for (const [more, reason] of [
      [{ snacks: 1 }, 'reason.out'],
      [{ snacks: 7, time: par + 60 }, 'reason.all'],
      [{ snacks: 7, time: 0, noticed: true }, 'reason.par'],
      [{ snacks: 7, time: 0 }, 'reason.ghost'],
    ] as const) {
      expect(rules.ending?.({ ...won, ...more })?.reason).toBe(reason);
    }
  });
});

describe('outside data', () => {
  test('refuses broken paths', () => {
    for (const legs of [
      [],
      [1, 2],
      [1, 2, 3],
      [1.5, 2, 0],
      [-1, 2, 0],
      Array.from({ length: 903 }, () => 0),
    ]) {
      expect(rules.parseInput({ act: 'path', legs }).ok).toBe(false);
    }
    expect(rules.parseInput({ act: 'path', legs: [10, 20, 1] }).ok).toBe(true);
  });

  test('a path after being caught is refused', () => {
    const state = {
      ...rules.deal({ level: 0 }, createRng('late'), null),
      phase: 'caught' as const,
    };
    expect(stepOn(rules, state, { act: 'path', legs: [1, 1, 0] }).why).toBe('refused.over');
    expect(stepOn(rules, state, { act: 'hold' }).why).toBeUndefined();
  });

  test('a broken level is refused', () => {
    expect(() => placeFrom('backyard', 0, '8./8.||9').yard()).toThrow('not 8 by 13');
    expect(() => yardOf(EMPTY, [])).toThrow('no S');
  });
});
