import type { Press } from '@playgrove/kit/runtime';
import { playing, sizesOf } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { sideOf } from './view/camera.ts';
import { hands, QUICK } from './view/read.ts';
import { freshUi } from './view/ui.ts';
import type { Input } from './rules.ts';

const NOTHING = { pad: new Set<never>(), stick: { x: 0, y: 0 } };
const PHONE = sizesOf(390, 844);
const press = (phase: Press['phase'], x: number, pointer = 1): Press => ({
  kind: 'press',
  phase,
  pointer,
  device: 'touch',
  x,
  y: 700,
  path: [],
  from: { x: 0, y: 0 },
});

function fresh() {
  const game = playing(rules, 'dusk-1');
  const ui = freshUi(game.state, { isNewcomer: true });
  const read = (event: Press) => hands.read(event, game.state, ui, PHONE);
  return { game, ui, read };
}

test('leaning follows the finger from wherever it is put down, and not a bit is lost', () => {
  const { read, ui } = fresh();
  expect(read(press('down', 40))).toBe('redraw');
  let sum = 0;
  for (let x = 41; x <= 140; x += 1) {
    const input = read(press('move', x));
    if (typeof input === 'object') sum += (input as Input).by;
  }
  expect(Math.abs(sum - 100 * sideOf(PHONE))).toBeLessThan(1);
  expect(ui.steered).toBe(true);
});

test.each([
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
])('at %i by %i a comfortable drag crosses the road', (width, height) => {
  const way = 8800 / sideOf(sizesOf(width, height));
  expect(way).toBeGreaterThan(180);
  expect(way).toBeLessThan(Math.min(width, 440));
});

test('a second finger changes nothing, and letting go stops at once', () => {
  const { read } = fresh();
  read(press('down', 100));
  expect(read(press('down', 300, 2))).toBeUndefined();
  expect(read(press('move', 350, 2))).toBeUndefined();
  expect(read(press('up', 100))).toBeUndefined();
  expect(read(press('move', 160))).toBeUndefined();
});

test('keys lean more the longer they are held, a stick as far as it is pushed', () => {
  const { game, ui } = fresh();
  const by = (held: Parameters<typeof hands.poll>[0]) =>
    (hands.poll(held, game.state, ui, PHONE) as Input | undefined)?.by ?? 0;
  const right = { ...NOTHING, pad: new Set(['right'] as const) };
  const first = by(right);
  let last = first;
  for (let tick = 0; tick < 30; tick += 1) last = by(right);
  expect(first).toBeLessThan(QUICK);
  expect(last).toBe(QUICK);
  by(NOTHING);
  expect(by({ ...NOTHING, stick: { x: -0.5, y: 0 } })).toBe(-QUICK / 2);
});
