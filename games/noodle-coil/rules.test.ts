import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { alone, arena, listener } from './fixtures.ts';
import { LEVELS, trayFor } from './levels.ts';
import { contactOf, dealArena, steer, tickArena } from './rules/arena.ts';
import { drop } from './rules/food.ts';
import { dealGrid, tickGrid, turn } from './rules/grid.ts';
import { TURN, wrap } from '@playgrove/kit/logic/headings';
import { closedLoop } from './rules/loop.ts';
import { enclosed } from './rules/ring.ts';
import { lengthOf, rules } from './rules.ts';
import { coilPoints, GRACE_TICKS, SAFE_TICKS, type GridState } from './rules/types.ts';

function classic(): GridState {
  return dealGrid(-1, { rng: createRng('classic') });
}

/** A noodle that lies along these places, heads up and is about to turn left. */
function aboutToTurnLeft(places: readonly (readonly [x: number, y: number])[]) {
  const state = classic();
  const cell = (x: number, y: number): number => y * trayFor(state.level).grid.width + x;
  state.body = places.map(([x, y]) => cell(x, y));
  Object.assign(state, { way: 0, food: [], age: 1, turns: [3], step: 99 });
  return { state, cell };
}

describe('the tray', () => {
  test('nothing moves before the first input', () => {
    const state = classic();
    const before = JSON.stringify(state);
    for (let tick = 0; tick < 300; tick += 1) tickGrid(state, listener());
    expect(JSON.stringify(state)).toBe(before);
  });

  test('the first input is answered by the next tick', () => {
    const state = classic();
    const [head = 0] = state.body;
    turn(state, 1);
    tickGrid(state, listener());
    expect(state.body[0]).toBe(head + 1);
  });

  test('before the first move a noodle may set off tail first', () => {
    const state = classic();
    const tail = state.body.at(-1);
    expect(turn(state, 2)).toBeUndefined();
    expect(state.body[0]).toBe(tail);
    expect(state.way).toBe(2);
  });

  test('a turn pressed one cell before the body ends is taken at the next cell', () => {
    // Its last cell but the tail stands to the left.
    const { state, cell } = aboutToTurnLeft([
      [4, 6],
      [4, 7],
      [4, 8],
      [3, 8],
      [3, 7],
      [3, 6],
      [2, 6],
    ]);
    tickGrid(state, listener());
    expect([state.body[0], state.way, state.turns]).toEqual([cell(4, 5), 0, [3]]);
    state.step = 99;
    tickGrid(state, listener());
    expect([state.body[0], state.way, state.turns]).toEqual([cell(3, 5), 3, []]);
  });

  test('a turn into a body that goes on is dropped, and the way straight on is taken', () => {
    const { state, cell } = aboutToTurnLeft([
      [4, 6],
      [4, 7],
      [3, 7],
      [3, 6],
      [3, 5],
      [3, 4],
      [3, 3],
    ]);
    tickGrid(state, listener());
    tickGrid(state, listener());
    expect([state.body[0], state.way, state.turns]).toEqual([cell(4, 5), 0, []]);
  });

  test('turns wait for the cells to come and are taken one a cell', () => {
    const state = classic();
    turn(state, 1);
    tickGrid(state, listener());
    expect([turn(state, 0), turn(state, 3)]).toEqual([undefined, undefined]);
    expect(state.turns).toEqual([0, 3]);
    for (let tick = 0; tick < 10; tick += 1) tickGrid(state, listener());
    expect([state.way, state.turns]).toEqual([0, [3]]);
    for (let tick = 0; tick < 10; tick += 1) tickGrid(state, listener());
    expect([state.way, state.turns]).toEqual([3, []]);
  });

  test('turning straight back is refused and changes nothing', () => {
    const state = classic();
    turn(state, 0);
    const before = JSON.stringify(state);
    expect(turn(state, 2)).toBe('refused.back');
    expect(JSON.stringify(state)).toBe(before);
  });

  test('a wall waits through the first ten seconds, and after them through a moment of grace', () => {
    const state = classic();
    const context = listener();
    turn(state, 0);
    for (let tick = 0; tick < SAFE_TICKS - 1; tick += 1) tickGrid(state, context);
    expect(state.end).toBeNull();
    expect(state.body[0]).toBeLessThan(15);
    turn(state, 1);
    tickGrid(state, context);
    expect(context.cues.map(({ name }) => name)).toContain('phew');

    const late = classic();
    turn(late, 0);
    late.age = SAFE_TICKS;
    while (late.press === 0) tickGrid(late, context);
    for (let tick = 1; tick < GRACE_TICKS; tick += 1) tickGrid(late, context);
    expect(late.end).toBeNull();
    tickGrid(late, context);
    expect(late.end).toMatchObject({ by: 'wall' });
    expect(rules.ending?.(late)).toMatchObject({ reason: 'end.wall' });
  });

  test('a ring of eight cells shuts in the ninth, an open one nothing', () => {
    const [tray] = LEVELS;
    if (!tray) throw new Error('no trays');
    const at = (x: number, y: number): number => y * 11 + x;
    const ring = [at(4, 4), at(5, 4), at(6, 4), at(6, 5), at(6, 6), at(5, 6), at(4, 6), at(4, 5)];
    expect([...enclosed(ring, tray)]).toEqual([at(5, 5)]);
    expect(enclosed(ring.slice(0, 7), tray).size).toBe(0);
    expect(enclosed([...ring.slice(0, 7), at(3, 6)], tray).size).toBe(0);
  });

  test('rims and blocks help no ring', () => {
    const [tray] = LEVELS;
    if (!tray) throw new Error('no trays');
    const corner = [2, 13, 24, 23, 22, 33, 34, 35];
    expect(enclosed(corner, tray).size).toBe(0);
  });

  test('a coil slurps what it holds, grows by it and pays for all at once', () => {
    const state = classic();
    const context = listener();
    const at = (x: number, y: number): number => y * 15 + x;
    state.body = [
      at(4, 5),
      at(4, 6),
      at(5, 6),
      at(6, 6),
      at(7, 6),
      at(7, 5),
      at(7, 4),
      at(6, 4),
      at(5, 4),
    ];
    state.way = 0;
    state.grow = 1;
    state.age = SAFE_TICKS;
    state.step = 99;
    state.food = [
      { cell: at(5, 5), kind: 0 },
      { cell: at(6, 5), kind: 1 },
      { cell: at(12, 12), kind: 0 },
    ];
    const length = lengthOf(state);
    tickGrid(state, context);
    expect(context.cues).toContainEqual({ name: 'coil', value: 2 });
    expect(state.score).toBe(coilPoints(2));
    expect(lengthOf(state)).toBe(length + 2);
    expect(state.food.map(({ cell }) => cell)).not.toContain(at(5, 5));
  });
});

describe('the forty trays', () => {
  test('are forty, each with a place to start and nowhere shut off', () => {
    expect(LEVELS).toHaveLength(40);
    for (const [index, { grid, blocks, start }] of LEVELS.entries()) {
      expect(blocks.has(start), `tray ${index + 1}`).toBe(false);
      const seen = new Set([start]);
      const queue = [start];
      for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
        for (const next of grid.adjacent[cell] ?? []) {
          if (blocks.has(next) || seen.has(next)) continue;
          seen.add(next);
          queue.push(next);
        }
      }
      expect(seen.size, `tray ${index + 1}`).toBe(grid.size - blocks.size);
    }
  });
});

describe('the arena', () => {
  test('nothing moves before the first input', () => {
    const state = arena();
    const before = JSON.stringify(state);
    for (let tick = 0; tick < 300; tick += 1) tickArena(state, listener());
    expect(JSON.stringify(state)).toBe(before);
  });

  test('the noodle swims where it is steered, never turning faster than it can', () => {
    const state = alone();
    const [you] = state.noodles;
    steer(state, 256);
    for (let tick = 0; tick < 60; tick += 1) {
      const before = you.heading;
      tickArena(state, listener());
      expect(Math.abs(wrap(you.heading - before + TURN / 2) - TURN / 2)).toBeLessThanOrEqual(15);
    }
    expect(you.heading).toBe(256);
  });

  test('a closed loop round toppings slurps them all and lets the head slip past its own body', () => {
    const state = alone();
    const [you] = state.noodles;
    const context = listener();
    // The rim of a circle to the right of the noodle.
    const [x, y] = [you.x + 62, you.y];
    for (const [dx, dy] of [
      [0, 0],
      [14, 6],
      [-10, 12],
    ] as const)
      drop(state, x + dx, y + dy, 0);
    state.food.splice(0, state.food.length, ...state.food.slice(-3));
    steer(state, you.heading);
    for (let tick = 0; tick < 240 && state.coils === 0; tick += 1) {
      state.food = state.food.slice(0, 3);
      steer(state, you.heading + 6);
      tickArena(state, context);
    }
    expect(state.bestCoil).toBe(3);
    expect(state.score).toBeGreaterThanOrEqual(coilPoints(3));
    expect(you.slip).toBeGreaterThan(0);
  });

  test('swimming straight closes no loop', () => {
    const state = alone();
    expect(closedLoop(state.noodles[0])).toBeUndefined();
  });

  test('nothing ends a run in its first ten seconds, whatever the hand does', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const state = dealArena(createRng(`safe ${seed}`));
      const context = listener(`safe ${seed}`);
      const hand = createRng(seed);
      steer(state, 0);
      for (let tick = 1; tick < SAFE_TICKS; tick += 1) {
        if (tick % 20 === 0) steer(state, hand.int(TURN));
        tickArena(state, context);
      }
      expect(state.end).toBeNull();
    }
  });

  test('a nose pressed against the rim has a moment to turn away', () => {
    const state = alone();
    const [you] = state.noodles;
    const context = listener();
    steer(state, 768);
    state.age = SAFE_TICKS;
    while (you.press === 0) tickArena(state, context);
    for (let tick = 1; tick < GRACE_TICKS; tick += 1) tickArena(state, context);
    expect(state.end).toBeNull();
    steer(state, 256);
    for (let tick = 0; tick < 3; tick += 1) tickArena(state, context);
    while (you.press > 0 && !state.end) tickArena(state, context);
    const straight = alone();
    steer(straight, 768);
    straight.age = SAFE_TICKS;
    while (!straight.end) tickArena(straight, context);
    expect(straight.end).toMatchObject({ by: 'wall' });
  });

  test('heads that meet bounce off each other and nobody is bitten', () => {
    const state = arena();
    const [you, rival] = state.noodles;
    if (!rival) throw new Error('no rival');
    const context = listener();
    steer(state, 768);
    state.age = SAFE_TICKS;
    Object.assign(rival, {
      x: you.x,
      y: you.y - 40,
      heading: 256,
      want: 256,
      slip: 0,
      path: [you.x, you.y - 60],
    });
    for (let tick = 0; tick < 20; tick += 1) tickArena(state, context);
    expect(context.cues.map(({ name }) => name)).toContain('headon');
    expect(state.end).toBeNull();
  });

  test('what is bitten is smaller than what is drawn', () => {
    const state = alone();
    const [you] = state.noodles;
    const rival = {
      ...you,
      id: 1,
      mind: 'udon' as const,
      path: [you.x + 21, you.y - 5, you.x + 21, you.y + 5],
      arc: 40,
    };
    state.noodles.push(rival);
    expect(contactOf(state, you)).toMatchObject({ close: true });
    rival.path = [you.x + 12, you.y];
    expect(contactOf(state, you)).toMatchObject({ by: 'rival', who: 'udon' });
  });

  test('rivals keep to the rules: none swims or turns faster than the player can', () => {
    const state = arena();
    const context = listener();
    steer(state, 0);
    for (let tick = 0; tick < 900 && !state.end; tick += 1) {
      const before = state.noodles.map(({ x, y, away, heading }) => ({ x, y, away, heading }));
      tickArena(state, context);
      for (const [index, noodle] of state.noodles.entries()) {
        const was = before[index];
        if (index === 0 || !was || was.away > 0 || noodle.away > 0 || noodle.slip > 0) continue;
        expect(Math.hypot(noodle.x - was.x, noodle.y - was.y)).toBeLessThan(3.5);
      }
    }
  });
});
