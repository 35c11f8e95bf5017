import { playing } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { rules, secondsOf, type Career, type Input, type State } from './rules.ts';
import { middleOf, roll } from './rules/body.ts';
import { careerOf, parseCareer } from './rules/career.ts';
import { courseOf, gateAt, gateStays, type Cell, type Course } from './rules/course.ts';
import { LEVEL_COUNT, MAP_COUNT, recipeOf, timesOf } from './rules/levels.ts';
import { FALL, GHOST_EVERY, HZ, LONGEST_RUN, MARBLES, RADIUS, STEEP } from './rules/types.ts';
import { createRng } from '@playgrove/kit/core';

const RIGHT: Input = { x: STEEP, y: 0 };
const LEVEL: Input = { x: 0, y: 0 };

/** One row of cells, with the way from left to right. */
function row(...cells: readonly Cell[]): Course {
  const none = cells.map(() => false);
  return {
    columns: cells.length,
    rows: 1,
    cells,
    way: cells.map((_, at) => at),
    checks: [0],
    gates: [],
    right: none,
    below: none,
  };
}

const marbleAt = (x: number, y = 0.5) => ({
  x,
  y,
  vx: 0,
  vy: 0,
  tilt: { x: 0, y: 0 },
  want: LEVEL,
  clock: 0,
});

/** Rolls for some ticks. @returns the tick at which it fell, or 0 */
function rollFor(marble: ReturnType<typeof marbleAt>, course: Course, ticks: number): number {
  for (let tick = 1; tick <= ticks; tick += 1) {
    marble.clock += 1;
    if (roll(marble, course).falls) return tick;
  }
  return 0;
}

/** Speed after half a second at full tilt from the first cell. */
function speedOn(cell: Cell): number {
  const marble = { ...marbleAt(1.5), want: RIGHT };
  rollFor(marble, row('bed', cell, cell, cell, cell, cell), 30);
  return marble.vx;
}

describe('the marble', () => {
  test('answers within the first tick and is heavy', () => {
    const marble = { ...marbleAt(0.5), want: RIGHT };
    const course = row('floor', 'floor', 'floor');
    rollFor(marble, course, 1);
    expect(marble.vx).toBeGreaterThan(0);
    rollFor(marble, course, 9);
    expect(marble.x).toBeLessThan(0.75);
  });

  test('stays where it is on a level tray', () => {
    const marble = marbleAt(0.5);
    rollFor(marble, row('floor', 'floor'), 120);
    expect(marble.x).toBe(0.5);
  });

  test('is slower on moss, and slides on ice', () => {
    expect(speedOn('moss')).toBeLessThan(speedOn('floor') * 0.6);
    const [stone, ice] = [marbleAt(0.5), marbleAt(0.5)];
    stone.vx = 2;
    ice.vx = 2;
    rollFor(stone, row('floor', 'floor', 'floor', 'floor', 'floor', 'floor'), 60);
    rollFor(ice, row('ice', 'ice', 'ice', 'ice', 'ice', 'ice'), 60);
    expect(ice.vx).toBe(2);
    expect(stone.vx).toBeLessThan(1);
    expect(speedOn('ice')).toBeLessThan(speedOn('floor') * 0.6);
  });

  test('is pulled by a magnet, and a full tilt gets it away', () => {
    const course = row('magnet', 'floor', 'floor', 'floor', 'floor', 'floor');
    const marble = marbleAt(1.8);
    rollFor(marble, course, 60);
    expect(marble.x).toBeLessThan(1.4);
    marble.want = RIGHT;
    rollFor(marble, course, 120);
    expect(marble.x).toBeGreaterThan(3);
  });

  test('never gets into a bed or out of the tray, however it is tilted', () => {
    const course = courseOf({ map: 9, mirror: false });
    const rng = createRng('walls');
    const marble = marbleAt(0.5);
    Object.assign(marble, middleOf(course, course.way[0] ?? 0));
    for (let tick = 0; tick < 4000; tick += 1) {
      if (tick % 20 === 0) marble.want = { x: rng.int(49) - STEEP, y: rng.int(49) - STEEP };
      if (roll(marble, course).falls) Object.assign(marble, middleOf(course, course.way[0] ?? 0));
      expect(marble.x).toBeGreaterThan(RADIUS - 0.05);
      expect(marble.y).toBeGreaterThan(RADIUS - 0.05);
      expect(marble.x).toBeLessThan(course.columns - RADIUS + 0.05);
      const cell = Math.floor(marble.y) * course.columns + Math.floor(marble.x);
      expect(course.cells[cell]).not.toBe('bed');
    }
  });

  test('falls into holes and gaps, and off planks', () => {
    const hole = { ...marbleAt(0.5), want: RIGHT };
    expect(rollFor(hole, row('floor', 'hole', 'floor'), 120)).toBeGreaterThan(0);
    expect(hole.x).toBeGreaterThan(1.1);
    const gap = { ...marbleAt(0.5), want: RIGHT };
    expect(rollFor(gap, row('floor', 'gap', 'floor'), 120)).toBeGreaterThan(0);
    const gaps = ['gap', 'gap', 'gap'] as const;
    const course = {
      ...row(...gaps, 'floor', 'plank', 'floor', ...gaps),
      columns: 3,
      rows: 3,
      way: [3, 4, 5],
    };
    const plank = { ...marbleAt(0.5, 1.5), want: RIGHT };
    expect(rollFor(plank, course, 45)).toBe(0);
    const off = marbleAt(1.5, 1.85);
    expect(rollFor(off, course, 1)).toBe(1);
  });

  test('feels the lip of a hole before it falls, and can get away', () => {
    const marble = marbleAt(1.06);
    const course = row('floor', 'hole');
    expect(roll(marble, course)).toMatchObject({ lip: true, falls: false });
    expect(marble.vx).toBeGreaterThan(0);
    marble.want = { x: -STEEP, y: 0 };
    expect(rollFor(marble, course, 60)).toBe(0);
    expect(marble.x).toBeLessThan(1);
  });
});

test('a gate holds the marble while it is up, and lets it through while it is down', () => {
  const gate = { from: 0, to: 1, shift: 0 };
  const course = { ...row('floor', 'floor', 'floor'), gates: [gate] };
  const clock = (is: (at: number) => boolean): number =>
    Array.from({ length: 200 }, (_, at) => at).find(is) ?? 0;
  const up = clock((at) => gateAt(gate, at) === 1 && gateAt(gate, at + 40) === 1);
  const down = clock((at) => gateStays(gate, at) > 80);
  for (const [from, passes] of [
    [up, false],
    [down, true],
  ] as const) {
    const marble = { ...marbleAt(0.5), want: RIGHT, clock: from };
    rollFor(marble, course, 38);
    expect(marble.x > 1, `from ${from}`).toBe(passes);
  }
  expect(gateStays(gate, up)).toBe(0);
});

describe('trays', () => {
  test('every way begins below, ends above and is open from cell to cell', () => {
    for (let map = 0; map < MAP_COUNT; map += 1) {
      for (const mirror of [false, true]) {
        const course = courseOf({ map, mirror });
        const { columns, rows, way, cells, right, below, checks } = course;
        expect(Math.floor((way[0] ?? 0) / columns)).toBe(rows - 1);
        expect(way.at(-1)).toBeLessThan(columns);
        way.forEach((cell, at) => {
          expect(['floor', 'moss', 'ice', 'plank']).toContain(cells[cell]);
          const next = way[at + 1];
          if (next === undefined) return;
          const low = Math.min(cell, next);
          const apart = Math.abs(cell - next);
          expect([1, columns]).toContain(apart);
          expect((apart === 1 ? right : below)[low], `map ${map} ${mirror}`).toBe(false);
        });
        for (const cell of checks) expect(cells[cell]).toBe('floor');
      }
    }
  });

  test('a tray holds what its recipe asks for', () => {
    for (let map = 0; map < LEVEL_COUNT; map += 1) {
      const recipe = recipeOf(map);
      const { cells, gates, way } = courseOf({ map, mirror: false });
      const count = (kind: Cell): number => cells.filter((cell) => cell === kind).length;
      expect(way).toHaveLength(recipe.length);
      expect(gates).toHaveLength(recipe.gates);
      expect(count('plank')).toBe(recipe.planks);
      if (!recipe.gaps) expect(count('hole')).toBe(recipe.holes + recipe.sides);
      expect(count('moss') > 0).toBe(recipe.moss > 0);
      expect(count('ice') > 0).toBe(recipe.ice > 0);
    }
  });

  test('the first level cannot be lost: it has no hole and no sunset', () => {
    const { cells } = courseOf({ map: 0, mirror: false });
    expect(cells.some((cell) => cell === 'hole' || cell === 'gap')).toBe(false);
    expect(timesOf(0)[2]).toBe(0);
  });
});

describe('a run', () => {
  test('its clock starts with the first tilt', () => {
    const game = playing(rules, 'stone-1');
    game.tick(200);
    expect(game.state.clock).toBe(0);
    game.give(RIGHT);
    game.tick(6);
    expect(rules.score?.(game.state)).toBe(0.1);
  });

  test('a fall takes a marble, and the next one lies at the checkpoint within half a second', () => {
    const game = playing(rules, 'stone-4');
    const { checks, cells } = courseOf(game.state.params);
    const course = courseOf(game.state.params);
    game.give(RIGHT);
    game.state.check = 1;
    Object.assign(game.state, middleOf(course, cells.indexOf('hole')));
    const cues = game.tick().map(({ name }) => name);
    expect(cues).toContain('fall');
    expect(game.state).toMatchObject({ phase: 'fall', marbles: MARBLES - 1 });
    game.give(LEVEL);
    game.tick(FALL);
    expect(FALL).toBeLessThan(HZ / 2);
    expect(game.state).toMatchObject({ phase: 'roll', vx: 0, ...middleOf(course, checks[1] ?? 0) });
  });

  test('the third fall ends it', () => {
    const game = playing(rules, 'stone-4');
    const course = courseOf(game.state.params);
    game.give(RIGHT);
    for (let fall = 0; fall < MARBLES; fall += 1) {
      Object.assign(game.state, middleOf(course, course.cells.indexOf('hole')));
      game.tick(FALL + 1);
    }
    expect(game.session.status).toBe('lost');
    expect(rules.ending?.(game.state)?.reason).toBe('end.marbles');
    expect(game.refusal(RIGHT)).toBeDefined();
  });

  test('the sun counts down and sets', () => {
    const game = playing(rules, 'stone-4');
    game.give({ x: 0, y: STEEP });
    const cues = game.finish(() => undefined, 90 * HZ);
    expect(cues.filter(({ name }) => name === 'hurry')).toHaveLength(10);
    expect(game.state.cause).toBe('time');
    expect(rules.ending?.(game.state)?.reason).toBe('end.time');
  });

  test('stars come by time, and a near miss says how near', () => {
    const game = playing(rules, 'moss-1');
    const rng = createRng('win');
    game.finish((state) => bot(state, rng, 1), 60 * HZ);
    expect(game.session.status).toBe('won');
    const [three, two] = timesOf(10);
    const at = (seconds: number): State => ({ ...game.state, clock: Math.round(seconds * HZ) });
    expect(rules.stars?.(at(three))).toBe(3);
    expect(rules.stars?.(at(three + 0.2))).toBe(2);
    expect(rules.stars?.(at(two + 0.2))).toBe(1);
    expect(rules.ending?.(at(two + 0.4))).toMatchObject({ almost: 'almost.two', value: two });
    expect(rules.ending?.(at(three + 0.4))).toMatchObject({ almost: 'almost.three', value: three });
    expect(rules.ending?.(at(three))?.almost).toBeUndefined();
    expect(rules.goal?.(at(three + 1))).toMatchObject({ name: 'goal.two', target: two });
  });

  test('checkpoints can be skipped, and never go back', () => {
    const game = playing(rules, 'ice-10');
    const course = courseOf(game.state.params);
    const last = course.checks.length - 1;
    game.give(RIGHT);
    Object.assign(game.state, middleOf(course, course.checks[last] ?? 0));
    game.tick();
    expect(game.state.check).toBe(last);
    Object.assign(game.state, middleOf(course, course.checks[1] ?? 0));
    game.tick();
    expect(game.state.check).toBe(last);
  });
});

test('the first maze says no times before it is won', () => {
  const first = playing(rules, 'stone-1');
  expect(rules.goal?.(first.state)).toBeUndefined();
  const career: Career = { ghosts: { 0: { ticks: 600, run: '' } } };
  expect(rules.goal?.(playing(rules, 'stone-1', { career }).state)?.name).toBe('goal.three');
  expect(rules.goal?.(playing(rules, 'stone-2').state)?.name).toBe('goal.three');
});

test('a win says how much faster the next star is, however slow it was', () => {
  const { state } = playing(rules, 'stone-1');
  const [three, two] = timesOf(0);
  const won = (seconds: number): State => ({
    ...state,
    phase: 'over',
    cause: 'flower',
    clock: Math.round(seconds * HZ),
  });
  const near = { almost: 'almost.two', value: two };
  expect(rules.ending?.(won(two + 40))).toMatchObject(near);
  expect(rules.ending?.(won(three))?.almost).toBeUndefined();
});

describe('the ghost', () => {
  test('of a marble that rested for an hour is still read', () => {
    const game = playing(rules, 'stone-1');
    game.give({ x: 0, y: STEEP });
    game.tick(60 * 60 * HZ);
    const slow: State = { ...game.state, phase: 'over', cause: 'flower' };
    const career = careerOf(slow);
    expect(career.ghosts['0']?.run.length).toBeLessThanOrEqual(LONGEST_RUN);
    expect(parseCareer(career)).toEqual({ ok: true, value: career });
  });

  test('that was stored when ghosts had no end is read', () => {
    const long = { ghosts: { 0: { ticks: 40_000, run: '000'.repeat(5000) } } };
    expect(parseCareer(long)).toEqual({ ok: true, value: long });
  });

  const won = (ticks: number, career: State['career']): State => {
    const game = playing(rules, 'stone-1', { career });
    const rng = createRng('ghost');
    game.finish((state) => bot(state, rng, 1), 60 * HZ);
    return { ...game.state, clock: ticks };
  };

  test('a faster run takes its place, a slower one does not', () => {
    const first = careerOf(won(300, { ghosts: {} }));
    expect(first.ghosts['0']?.ticks).toBe(300);
    expect(careerOf(won(301, first))).toEqual(first);
    expect(careerOf(won(299, first)).ghosts['0']?.ticks).toBe(299);
  });

  test('is stored and read back; a broken one is gone, and its time and all others stay', () => {
    const career = careerOf(won(300, { ghosts: {} }));
    expect(parseCareer(JSON.parse(JSON.stringify(career)))).toEqual({ ok: true, value: career });
    const broken = { ghosts: { ...career.ghosts, 1: { ticks: 9, run: '!' }, 99: { ticks: 9 } } };
    expect(parseCareer(broken)).toMatchObject({
      ok: true,
      value: { ghosts: { ...career.ghosts, 1: { ticks: 9, run: '' } } },
      mended: [expect.stringContaining('ghosts.1.run'), expect.stringContaining('ghosts.99')],
    });
    expect(parseCareer([])).toMatchObject({ ok: false });
    expect(career.ghosts['0']?.run.length).toBeGreaterThan((270 / GHOST_EVERY) * 2);
  });
});

test('seconds are rounded to tenths', () => {
  expect(secondsOf(100)).toBe(1.7);
});
