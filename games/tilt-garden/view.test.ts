import type { Press } from '@playgrove/kit/runtime';
import { playing } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { RADIUS, STEEP } from './rules/types.ts';
import { fitOf } from './view/camera.ts';
import { poll, REACH, read, steepness, tiltOf } from './view/read.ts';
import { freshUi } from './view/ui.ts';

const NOTHING = { pad: new Set<never>(), stick: { x: 0, y: 0 } };
const press = (phase: Press['phase'], x: number, y: number, pointer = 1): Press => ({
  kind: 'press',
  phase,
  pointer,
  device: 'touch',
  x,
  y,
  path: [],
  from: { x: 0, y: 0 },
});

function fresh() {
  const game = playing(rules, 'stone-4');
  return { game, ui: freshUi(game.state, { isNewcomer: true }) };
}

test.each([
  [390, 844, 40],
  [320, 568, 32],
  [844, 390, 48],
  [1440, 900, 56],
  [2560, 1440, 70],
  [768, 1024, 56],
])('at %i by %i the marble is at least %i px', (width, height, least) => {
  for (const rows of [6, 9, 11]) {
    const fit = fitOf(width, height, 5, rows);
    expect(fit.cell * RADIUS * 2).toBeGreaterThanOrEqual(least);
    expect(fit.x[0]).toBeLessThanOrEqual(fit.x[1]);
    expect(fit.y[0]).toBeLessThanOrEqual(fit.y[1]);
  }
});

test('a drag is relative to where it began, exact near level and soft at its limit', () => {
  const tilt = (dx: number, dy: number) => tiltOf({ x: 200, y: 700 }, { x: 200 + dx, y: 700 + dy });
  expect(tilt(1, 0)).toEqual({ x: 0, y: 0 });
  expect(tilt(REACH / 4, 0)).toEqual({ x: STEEP / 4, y: 0 });
  expect(tilt(0, -REACH / 2)).toEqual({ x: 0, y: -STEEP / 2 });
  expect(tilt(REACH, 0).x).toBeLessThan(STEEP);
  expect(tilt(REACH * 3, 0).x).toBeGreaterThan(STEEP * 0.9);
  expect(steepness(0.9) - steepness(0.8)).toBeLessThan(0.1);
});

test('beyond the limit the start comes along, so that turning back answers at once', () => {
  const from = { x: 0, y: 0 };
  const far = tiltOf(from, { x: REACH * 4, y: 0 });
  const back = tiltOf(from, { x: REACH * 3.2, y: 0 });
  expect(back.x).toBeLessThan(far.x * 0.75);
});

test('letting go levels the tray, and a second finger changes nothing', () => {
  const { game, ui } = fresh();
  expect(read(press('down', 200, 700), game.state, ui)).toBe('redraw');
  const tilt = read(press('move', 240, 700), game.state, ui);
  expect(tilt).toEqual({ x: 11, y: 0 });
  game.give({ x: 11, y: 0 });
  expect(read(press('down', 90, 90, 2), game.state, ui)).toBeUndefined();
  expect(read(press('move', 20, 90, 2), game.state, ui)).toBeUndefined();
  expect(read(press('up', 240, 700), game.state, ui)).toEqual({ x: 0, y: 0 });
});

test('a finger that stays down through a fall begins level again', () => {
  const { game, ui } = fresh();
  read(press('down', 200, 700), game.state, ui);
  game.give({ x: STEEP, y: 0 });
  ui.now = { x: 290, y: 700 };
  game.state.phase = 'fall';
  expect(poll(NOTHING, game.state, ui)).toEqual({ x: 0, y: 0 });
  game.give({ x: 0, y: 0 });
  game.state.phase = 'roll';
  expect(poll(NOTHING, game.state, ui)).toBeUndefined();
  expect(read(press('move', 290, 700), game.state, ui)).toBe('redraw');
});

test('a key tilts at once and more while it is held, and back when it is let go', () => {
  const { game, ui } = fresh();
  const held = { ...NOTHING, pad: new Set(['left'] as const) };
  const first = poll(held, game.state, ui);
  expect(first).toEqual({ x: -STEEP / 2, y: 0 });
  for (let tick = 0; tick < 20; tick += 1) {
    const next = poll(held, game.state, ui);
    if (next) game.give(next);
  }
  expect(game.state.want).toEqual({ x: -STEEP, y: 0 });
  expect(poll(NOTHING, game.state, ui)).toEqual({ x: 0, y: 0 });
});
