import type { Press } from '@playgrove/kit/runtime';
import { describe, expect, test } from 'vitest';
import { bowlOf } from './fixtures.ts';
import { WALL } from './rules/state.ts';
import { BOWL, layoutFor, worldFor } from './view/layout.ts';
import { createUi, poll, read, wayTo, type Ui } from './view/ui.ts';
import { faceOf, LOOKS } from './view/worlds.ts';

const SCREENS = [
  [390, 760],
  [320, 500],
  [844, 330],
  [568, 264],
  [768, 960],
  [1440, 840],
  [2560, 1380],
] as const;

describe.each(SCREENS)('on a screen of %i × %i', (width, height) => {
  const size = worldFor(width / height);
  const { x, y, saucer, slots, menu } = layoutFor(size);

  test('the whole bowl is in sight', () => {
    expect(x - BOWL).toBeGreaterThanOrEqual(0);
    expect(y - BOWL).toBeGreaterThanOrEqual(0);
    expect(x + BOWL).toBeLessThanOrEqual(size.width);
    expect(y + BOWL).toBeLessThanOrEqual(size.height);
  });

  test('the menu and the saucer are clear of the milk and on the screen', () => {
    expect(slots).toHaveLength(11);
    for (const slot of slots) {
      expect(Math.hypot(slot.x - x, slot.y - y)).toBeGreaterThan(BOWL + slot.r * 0.9);
      expect(slot.r).toBeGreaterThan(12);
    }
    expect(Math.hypot(saucer.x - x, saucer.y - y)).toBeGreaterThan(WALL + 40);
    expect(saucer.x + 54).toBeLessThanOrEqual(size.width);
    expect(saucer.y - 54).toBeGreaterThanOrEqual(-12);
    expect(menu.y + menu.height).toBeLessThanOrEqual(size.height);
    expect(menu.x + menu.width).toBeLessThanOrEqual(size.width);
  });
});

const SCREEN = { width: 640, height: 1200 };

function press(ui: Ui, phase: Press['phase'], dx: number, dy: number): unknown {
  const { x, y } = layoutFor(SCREEN);
  const at = { x: x + dx, y: y + dy };
  return read(
    { kind: 'press', phase, pointer: 1, device: 'touch', ...at, path: [at], from: at },
    bowlOf([]),
    ui,
    SCREEN,
  );
}

test('the spoon follows the finger and drops where it is let go', () => {
  const ui = createUi(bowlOf([]));
  expect(press(ui, 'move', 100, 0)).toBeUndefined();
  expect(press(ui, 'down', 0, -200)).toBe('redraw');
  expect(ui.angle).toBe(2700);
  press(ui, 'move', 0, 150);
  expect(press(ui, 'up', -150, 0)).toBe(1800);
});

test('a press that is taken away drops nothing', () => {
  const ui = createUi(bowlOf([]));
  press(ui, 'down', 0, -200);
  expect(press(ui, 'cancel', 0, -200)).toBe('redraw');
  expect(press(ui, 'up', 0, -200)).toBeUndefined();
});

test('the middle of the bowl says no direction', () => {
  const ui = createUi(bowlOf([]));
  press(ui, 'down', 5, 3);
  expect(ui.angle).toBe(2700);
});

test('arrow keys pull the spoon to their side and hold it there; a stick points', () => {
  const ui = createUi(bowlOf([]));
  const still = { x: 0, y: 0 };
  for (let tick = 0; tick < 120; tick += 1)
    poll({ pad: new Set(['right']), stick: still }, bowlOf([]), ui);
  expect(ui.angle).toBe(0);
  for (let tick = 0; tick < 120; tick += 1)
    poll({ pad: new Set(['down']), stick: still }, bowlOf([]), ui);
  expect(ui.angle).toBe(900);
  poll({ pad: new Set(), stick: { x: -1, y: 0 } }, bowlOf([]), ui);
  expect(ui.angle).toBe(1800);
  expect(wayTo(3500, 100)).toBe(200);
});

test('every world has a look, and every face its moods', () => {
  expect(LOOKS).toHaveLength(13);
  const faces = (['awake', 'asleep', 'joy', 'fear'] as const).map((mood) =>
    JSON.stringify(faceOf(5, mood)),
  );
  expect(new Set(faces).size).toBe(4);
});
