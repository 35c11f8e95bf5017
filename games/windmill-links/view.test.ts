import { createRng } from '@playgrove/kit/core';
import type { Press } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules, type State } from './rules.ts';
import { LONG, R, WIDE } from './rules/hole.ts';
import { LEVELS } from './rules/levels.ts';
import { outcomeOf } from './rules/search.ts';
import { holeIn } from './rules/state.ts';
import { layoutOf, TILE, toHole, toScreen, worldFor } from './view/layout.ts';
import { freshUi, lineOf, poll, read } from './view/ui.ts';

/** Without the strip. */
const ROOMS = [
  [390, 784],
  [320, 508],
  [844, 338],
  [1440, 840],
  [2560, 1380],
  [768, 964],
] as const;

const fresh = (id = 'mill-1'): State => {
  const level = LEVELS.find((one) => one.id === id) ?? LEVELS[0];
  return rules.deal(level.params, createRng('view'), null);
};

test.each(ROOMS)('in a room of %i by %i all of the hole is seen, and the ball is large', (w, h) => {
  for (const state of [fresh(), fresh('two-mill')]) {
    const size = worldFor(w / h, state, { width: w, height: h });
    const px = w / size.width;
    const layout = layoutOf(size, state);
    // With its outline.
    expect((R + 0.065) * 2 * TILE * px).toBeGreaterThan(14);
    for (const corner of [
      { x: 0, y: 0 },
      { x: WIDE, y: LONG },
    ]) {
      const { x, y } = toScreen(layout, corner);
      expect(Math.min(x, y, size.width - x, size.height - y)).toBeGreaterThan(20);
    }
  }
});

test('on wide screens the page lies on its side, and directions turn with it', () => {
  const state = fresh();
  const layout = layoutOf({ width: 2000, height: 1000 }, state);
  const ball = toScreen(layout, state.ball);
  expect(ball.x).toBeLessThan(toScreen(layout, { x: 4.5, y: 3 }).x);
  expect(toHole(layout, 1, 0)).toEqual({ x: 0, y: -1 });
});

const press = (phase: Press['phase'], x: number, y: number): Press => ({
  kind: 'press',
  phase,
  pointer: 1,
  device: 'touch',
  x,
  y,
  path: [],
  from: { x: 500, y: 500 },
});

const TO = sizesOf(960, 1900, 0.41);

test('a pull down aims up, a longer one is stronger, and back at its start it is off', () => {
  const state = fresh();
  const ui = freshUi(state);
  read(press('down', 500, 500), state, ui, TO);
  read(press('move', 500, 640), state, ui, TO);
  const { power } = ui;
  expect(ui.angle).toBe(2700);
  read(press('move', 500, 760), state, ui, TO);
  expect(ui.power).toBeGreaterThan(power);
  read(press('move', 505, 510), state, ui, TO);
  expect(ui.power).toBe(0);
  expect(read(press('up', 505, 510), state, ui, TO)).toBe('redraw');
  read(press('down', 500, 500), state, ui, TO);
  expect(read(press('up', 400, 700), state, ui, TO)).toMatchObject({ angle: expect.any(Number) });
});

test('keys: arrows turn, Space draws power, Shift lets it go', () => {
  const state = fresh();
  const ui = freshUi(state);
  const before = ui.angle;
  const none = { pad: new Set<never>(), stick: { x: 0, y: 0 } };
  const pad = (button: 'a' | 'b' | 'right', phase: 'down' | 'up') =>
    read({ kind: 'pad', phase, button, device: 'keyboard' }, state, ui, TO);
  pad('right', 'down');
  expect(ui.angle).toBe(before + 3);
  pad('a', 'down');
  for (let tick = 0; tick < 30; tick += 1) poll(none, state, ui, TO);
  expect(ui.power).toBe(45);
  pad('b', 'down');
  expect(pad('a', 'up')).toBeUndefined();
  pad('a', 'down');
  for (let tick = 0; tick < 30; tick += 1) poll(none, state, ui, TO);
  expect(pad('a', 'up')).toEqual({ angle: before + 3, power: 45 });
  poll({ pad: new Set(), stick: { x: -1, y: 0 } }, state, ui, TO);
  expect(ui.angle).toBe(1800);
});

test('the line shows most of a weak putt and half of a strong one, in even steps', () => {
  const state = fresh();
  const ys = (power: number): number[] =>
    lineOf(state, 2700, power).filter((_, at) => at % 2 === 1);
  const far = (power: number): number => state.ball.y - (ys(power).at(-1) ?? 0);
  expect(far(80)).toBeGreaterThan(far(30) * 1.5);
  const { x, y } = outcomeOf(holeIn(state), state.ball, 0, { angle: 2700, power: 20 });
  expect(far(20)).toBeGreaterThan((state.ball.y - y) * 0.7);
  expect(lineOf(state, 2700, 80).every((value, at) => at % 2 === 1 || value === x)).toBe(true);
  const steps = ys(40).map(
    (each, at, all) => (at === 0 ? state.ball.y : (all[at - 1] ?? 0)) - each,
  );
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(0.15);
});

test('the line goes on behind the first wall, and ends before the second', () => {
  const xs = lineOf(fresh(), 0, 60).filter((_, at) => at % 2 === 0);
  const wall = xs.indexOf(Math.max(...xs));
  const behind = xs.slice(wall);
  expect(wall).toBeGreaterThan(1);
  expect(behind.length).toBeGreaterThan(1);
  expect(behind).toEqual(behind.toSorted((a, b) => b - a));
  expect(Math.min(...behind)).toBeGreaterThan(4.5);
});
