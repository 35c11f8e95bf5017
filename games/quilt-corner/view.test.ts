import { fingerUnder, risen } from '@playgrove/kit/draw/controls';
import type { InputEvent, Press } from '@playgrove/kit/runtime';
import { sizesOf } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { held, quilt } from './fixtures.ts';
import { SIDE } from './rules/board.ts';
import { patchFor } from './rules/patches.ts';
import { hands, sew } from './view/hands.ts';
import { layoutOf, middleAt, riseOf, worldFor } from './view/layout.ts';
import { freshUi, ghostOf, type Ui } from './view/ui.ts';

const press = (phase: Press['phase'], x: number, y: number): Press => ({
  kind: 'press',
  phase,
  pointer: 1,
  device: 'touch',
  x,
  y,
  path: [{ x, y }],
  from: { x, y },
});

function begun(aspect: number) {
  const { width, height } = worldFor(aspect);
  const to = sizesOf(width, height, 390 / width);
  const layout = layoutOf(to);
  const ui: Ui = freshUi();
  const state = quilt(['abacab..'], [held('##', 1), held('#'), held('###/###')]);
  const read = (event: InputEvent) => hands.read(event, state, ui, to);
  const picked = () => sew.picked(state, ui, to);
  /** The finger that holds a slot's patch with its upper left corner in this cell. */
  const over = (slot: number, column: number, row: number) => {
    const patch = patchFor(state.hand[slot]?.shape ?? 0);
    return fingerUnder(middleAt(layout, patch, row * SIDE + column), riseOf(patch), to);
  };
  return { layout, ui, state, read, picked, over, to };
}

describe.each([0.5, 1, 2.1])('on a screen of aspect %f', (aspect) => {
  test('a patch dragged near its place snaps there', () => {
    const { layout, ui, state, read, picked, over } = begun(aspect);
    const slot = layout.slots[0] ?? layout.tray;
    const finger = over(0, 6, 7);
    read(press('down', slot.x + 60, slot.y + 60));
    read(press('move', finger.x + 25, finger.y - 20));
    expect(ghostOf(state, ui, picked())).toMatchObject({
      at: 7 * SIDE + 6,
      result: { lines: [7] },
    });
    expect(read(press('up', finger.x + 25, finger.y - 20))).toBe(7 * SIDE + 6);
  });

  test('every row is within the screen for the finger', () => {
    const { layout, to } = begun(aspect);
    for (const rows of ['#', '#/#/#/#/#', '###/###/###']) {
      const patch = patchFor(held(rows).shape);
      const spot = middleAt(layout, patch, (SIDE - patch.height) * SIDE);
      const finger = fingerUnder(spot, riseOf(patch), to);
      expect(finger.y).toBeLessThan(to.height);
      expect(risen(finger, riseOf(patch), to).y).toBeCloseTo(spot.y);
    }
  });
});

test('a patch let go off the quilt goes back to its slot', () => {
  const { layout, ui, read, picked } = begun(0.5);
  const slot = layout.slots[0] ?? layout.tray;
  read(press('down', slot.x + 60, slot.y + 60));
  read(press('move', slot.x + 90, slot.y + 180));
  expect(read(press('up', slot.x + 90, slot.y + 180))).toBe('redraw');
  expect(picked()).toBeUndefined();
  expect(ui).toMatchObject({ returning: { slot: 0 } });
});

test('a patch let go on cloth is refused, and goes back too', () => {
  const { layout, ui, state, read, picked, over } = begun(0.5);
  const slot = layout.slots[2] ?? layout.tray;
  state.cells.fill(0, 0, SIDE * 7);
  const { x, y } = over(2, 3, 2);
  read(press('down', slot.x + 60, slot.y + 60));
  read(press('move', x, y));
  expect(read(press('up', x, y))).toBe(2 * SIDE * SIDE + 2 * SIDE + 3);
  expect(picked()).toBeUndefined();
  expect(ui).toMatchObject({ returning: { slot: 2 } });
});

test('two taps place a patch without a drag', () => {
  const { layout, state, read, picked } = begun(0.5);
  const slot = layout.slots[1] ?? layout.tray;
  for (const phase of ['down', 'up'] as const) read(press(phase, slot.x + 60, slot.y + 60));
  expect(picked()).toMatchObject({ piece: 1, by: 'tap' });
  const patch = patchFor(state.hand[1]?.shape ?? 0);
  const { x, y } = middleAt(layout, patch, 2 * SIDE + 3);
  expect(read(press('down', x, y))).toBe(SIDE * SIDE + 2 * SIDE + 3);
});

test('a tap on cloth is refused, and the patch stays chosen where it lies', () => {
  const { layout, ui, state, read, picked } = begun(0.5);
  const slot = layout.slots[1] ?? layout.tray;
  state.cells.fill(0, 0, SIDE * 7);
  for (const phase of ['down', 'up'] as const) read(press(phase, slot.x + 60, slot.y + 60));
  const { x, y } = middleAt(layout, patchFor(state.hand[1]?.shape ?? 0), 2 * SIDE + 3);
  expect(read(press('down', x, y))).toBe(SIDE * SIDE + 2 * SIDE + 3);
  expect(picked()).toMatchObject({ piece: 1 });
  expect(ui.returning).toBeUndefined();
});

test('keys take a patch to a place where it fits, and another key the next', () => {
  const { read, picked } = begun(0.5);
  const key = (button: 'a' | 'r' | 'up') =>
    read({ kind: 'pad', phase: 'down', button, device: 'keyboard' });
  expect(key('a')).toBe('redraw');
  expect(picked()).toMatchObject({ piece: 0, by: 'keys', target: 27 });
  key('up');
  key('r');
  expect(picked()).toMatchObject({ piece: 1, target: 19 });
  expect(key('a')).toBe(SIDE * SIDE + 19);
});
