import type { Press } from '@playgrove/kit/runtime';
import { playing, sizesOf } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { RADIUS, STEEP, type Input } from './rules/types.ts';
import { fitOf } from './view/camera.ts';
import { hands, tilt } from './view/read.ts';
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

const PHONE = sizesOf(390, 844);
/** CSS pixels of a full tilt. */
const REACH = 84;

/** The input that drags a fresh finger this far, point by point. */
function dragged(...offsets: readonly (readonly [number, number])[]) {
  const { game, ui } = fresh();
  hands.read(press('down', 200, 400), game.state, ui, PHONE);
  for (const [dx, dy] of offsets) {
    const input = hands.read(press('move', 200 + dx, 400 + dy), game.state, ui, PHONE);
    if (input !== undefined && input !== 'redraw' && !Array.isArray(input))
      game.give(input as Input);
  }
  return { want: game.state.want, shown: tilt.shown(ui) };
}

test('a drag is relative to where it began, exact near level and soft at its limit', () => {
  expect(dragged([1, 0]).want).toEqual({ x: 0, y: 0 });
  expect(dragged([REACH / 4, 0]).want).toEqual({ x: STEEP / 4, y: 0 });
  expect(dragged([0, -REACH / 2]).want).toEqual({ x: 0, y: -STEEP / 2 });
  expect(dragged([REACH, 0]).want.x).toBeLessThan(STEEP);
  expect(dragged([REACH * 3, 0]).want.x).toBeGreaterThan(STEEP * 0.9);
  const steepness = (part: number) => dragged([REACH * part, 0]).shown?.tilt.x ?? 0;
  expect(steepness(0.9) - steepness(0.8)).toBeLessThan(0.1);
});

test('beyond the limit the start comes along, so that turning back answers at once', () => {
  const far = dragged([REACH * 4, 0]).want;
  const back = dragged([REACH * 4, 0], [REACH * 3.2, 0]).want;
  expect(back.x).toBeLessThan(far.x * 0.75);
});

test('letting go levels the tray, and a second finger changes nothing', () => {
  const { game, ui } = fresh();
  const read = (event: Press) => hands.read(event, game.state, ui, PHONE);
  expect(read(press('down', 200, 700))).toBe('redraw');
  expect(read(press('move', 240, 700))).toEqual({ x: 11, y: 0 });
  game.give({ x: 11, y: 0 });
  expect(read(press('down', 90, 90, 2))).toBeUndefined();
  expect(read(press('move', 20, 90, 2))).toBeUndefined();
  expect(read(press('up', 240, 700))).toEqual({ x: 0, y: 0 });
});

test('a finger that stays down through a fall begins level again', () => {
  const { game, ui } = fresh();
  const poll = () => hands.poll(NOTHING, game.state, ui, PHONE);
  hands.read(press('down', 200, 700), game.state, ui, PHONE);
  hands.read(press('move', 290, 700), game.state, ui, PHONE);
  game.give({ x: STEEP, y: 0 });
  game.state.phase = 'fall';
  expect(poll()).toEqual({ x: 0, y: 0 });
  game.give({ x: 0, y: 0 });
  game.state.phase = 'roll';
  expect(poll()).toBeUndefined();
  expect(hands.read(press('move', 290, 700), game.state, ui, PHONE)).toBe('redraw');
});

test('a key tilts at once and more while it is held, and back when it is let go', () => {
  const { game, ui } = fresh();
  const held = { ...NOTHING, pad: new Set(['left'] as const) };
  const first = hands.poll(held, game.state, ui, PHONE);
  expect(first).toEqual({ x: -STEEP / 2, y: 0 });
  for (let tick = 0; tick < 20; tick += 1) {
    const next = hands.poll(held, game.state, ui, PHONE);
    if (next) game.give(next);
  }
  expect(game.state.want).toEqual({ x: -STEEP, y: 0 });
  expect(hands.poll(NOTHING, game.state, ui, PHONE)).toEqual({ x: 0, y: 0 });
});
