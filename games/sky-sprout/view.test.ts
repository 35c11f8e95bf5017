import { playing, sizesOf } from '@playgrove/kit/testing';
import type { Press } from '@playgrove/kit/runtime';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { COLUMN, placeAt, worldFor } from './view/eye.ts';
import type { Ui } from './view/scene.ts';
import { freshDrag, steer } from './view/steer.ts';

const NOTHING = { pad: new Set<never>(), stick: { x: 0, y: 0 } };
const PHONE = sizesOf(COLUMN, 1560);

function fresh() {
  const { state } = playing(rules, 'garden-1');
  const ui = { drag: freshDrag() } as Ui;
  const press = (phase: Press['phase'], x: number, pointer = 1) =>
    steer.read?.(
      { kind: 'press', phase, pointer, device: 'touch', x, y: 900, path: [], from: { x, y: 900 } },
      state,
      ui,
      PHONE,
    );
  const poll = (ticks = 1) => {
    let tilt;
    for (let tick = 0; tick < ticks; tick += 1) {
      tilt = steer.poll?.(NOTHING, state, ui, PHONE);
      if (typeof tilt === 'number') state.tilt = tilt;
    }
    return state.tilt;
  };
  return { state, press, poll };
}

test('a drag steers as far as the finger went, at once', () => {
  const { press } = fresh();
  press('down', 300);
  expect(press('move', 380)).toBeGreaterThan(0);
  expect(press('move', 120)).toBeLessThan(0);
});

test('a finger that rests on a side steers that way until it leaves; a tap does not', () => {
  const { press, poll } = fresh();
  press('down', 120);
  expect(poll(4)).toBe(0);
  expect(poll(20)).toBe(-10);
  press('up', 120);
  expect(poll()).toBe(0);
  press('down', 600);
  expect(poll(20)).toBe(10);
});

test('a drag takes over from a hold', () => {
  const { press, poll } = fresh();
  press('down', 600);
  expect(poll(20)).toBe(10);
  expect(press('move', 400)).toBeLessThan(0);
});

test('a second finger changes nothing', () => {
  const { press, poll } = fresh();
  press('down', 600);
  expect(press('down', 100, 2)).toBeUndefined();
  expect(poll(20)).toBe(10);
});

test.each([
  [390, 844],
  [320, 568],
  [844, 390],
  [1440, 900],
])('at %i by %i the whole column is on the screen', (width, height) => {
  const world = worldFor(width / height);
  const [left, right] = [0, 100].map((x) => placeAt(world, 0, { x, y: 0 }).x);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(world.width);
});
