import type { Press } from '@playgrove/kit/runtime';
import { describe, expect, test } from 'vitest';
import { held, quilt } from './fixtures.ts';
import { SIDE } from './rules/board.ts';
import { patchFor } from './rules/patches.ts';
import type { State } from './rules/state.ts';
import { read } from './view/hands.ts';
import { CELL, fingerFor, layoutOf, lifted, worldFor, type Layout } from './view/layout.ts';
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

function begun(aspect: number): { layout: Layout; ui: Ui; state: State } {
  const layout = layoutOf(worldFor(aspect));
  const state = quilt(['abacab..'], [held('##', 1), held('#'), held('###/###')]);
  return { layout, ui: { ...freshUi(), layout }, state };
}

/** The middle of a patch whose upper left corner is at a column and row. */
const middle = (layout: Layout, width: number, height: number, column: number, row: number) => ({
  x: layout.x + (column + width / 2) * CELL,
  y: layout.y + (row + height / 2) * CELL,
});

describe.each([0.5, 1, 2.1])('on a screen of aspect %f', (aspect) => {
  test('a patch dragged near its place snaps there', () => {
    const { layout, ui, state } = begun(aspect);
    const slot = layout.slots[0] ?? layout.tray;
    const finger = fingerFor(
      layout,
      patchFor(state.hand[0]?.shape ?? 0),
      middle(layout, 2, 1, 6, 7),
    );
    read(press('down', slot.x + 60, slot.y + 60), state, ui);
    read(press('move', finger.x + 25, finger.y - 20), state, ui);
    expect(ghostOf(state, ui, layout)).toMatchObject({ at: 7 * SIDE + 6, result: { lines: [7] } });
    expect(read(press('up', finger.x + 25, finger.y - 20), state, ui)).toBe(7 * SIDE + 6);
  });

  test('every row is within the screen for the finger', () => {
    const { layout } = begun(aspect);
    const { height } = worldFor(aspect);
    for (const rows of ['#', '#/#/#/#/#', '###/###/###']) {
      const patch = patchFor(held(rows).shape);
      const spot = middle(layout, patch.width, patch.height, 0, SIDE - patch.height);
      const finger = fingerFor(layout, patch, spot);
      expect(finger.y).toBeLessThan(height);
      expect(lifted(layout, patch, finger).y).toBeCloseTo(spot.y);
    }
  });
});

test('a patch let go off the quilt goes back to its slot', () => {
  const { layout, ui, state } = begun(0.5);
  const slot = layout.slots[0] ?? layout.tray;
  read(press('down', slot.x + 60, slot.y + 60), state, ui);
  read(press('move', slot.x + 90, slot.y + 180), state, ui);
  expect(read(press('up', slot.x + 90, slot.y + 180), state, ui)).toBe('redraw');
  expect(ui).toMatchObject({ drag: undefined, chosen: -1, returning: { slot: 0 } });
});

test('a patch let go on cloth is refused, and goes back too', () => {
  const { layout, ui, state } = begun(0.5);
  const slot = layout.slots[2] ?? layout.tray;
  state.cells.fill(0, 0, SIDE * 7);
  const patch = patchFor(state.hand[2]?.shape ?? 0);
  const { x, y } = fingerFor(layout, patch, middle(layout, 3, 2, 3, 2));
  read(press('down', slot.x + 60, slot.y + 60), state, ui);
  read(press('move', x, y), state, ui);
  expect(read(press('up', x, y), state, ui)).toBe(2 * SIDE * SIDE + 2 * SIDE + 3);
  expect(ui).toMatchObject({ drag: undefined, returning: { slot: 2 } });
});

test('two taps place a patch without a drag', () => {
  const { layout, ui, state } = begun(0.5);
  const slot = layout.slots[1] ?? layout.tray;
  for (const phase of ['down', 'up'] as const)
    read(press(phase, slot.x + 60, slot.y + 60), state, ui);
  expect(ui.chosen).toBe(1);
  const { x, y } = middle(layout, 1, 1, 3, 2);
  expect(read(press('down', x, y), state, ui)).toBe(SIDE * SIDE + 2 * SIDE + 3);
});

test('keys take a patch to a place where it fits, and another key the next', () => {
  const { ui, state } = begun(0.5);
  const key = (button: 'a' | 'r' | 'up'): unknown =>
    read({ kind: 'pad', phase: 'down', button, device: 'keyboard' }, state, ui);
  expect(key('a')).toBe('redraw');
  expect(ui).toMatchObject({ chosen: 0, cursor: 27 });
  key('up');
  key('r');
  expect(ui).toMatchObject({ chosen: 1, cursor: 19 });
  expect(key('a')).toBe(SIDE * SIDE + 19);
});
