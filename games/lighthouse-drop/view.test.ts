import type { Press } from '@playgrove/kit/runtime';
import { playing, sizesOf } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { QUICK, type Input } from './rules/types.ts';
import { CORE, DROP, RING, turnOf, unitOf } from './view/camera.ts';
import { hands } from './view/read.ts';
import { freshUi } from './view/ui.ts';

const NOTHING = { pad: new Set<never>(), stick: { x: 0, y: 0 } };
const PHONE = sizesOf(390, 844);
const press = (phase: Press['phase'], x: number, pointer = 1): Press => ({
  kind: 'press',
  phase,
  pointer,
  device: 'touch',
  x,
  y: 600,
  path: [],
  from: { x: 0, y: 0 },
});

function fresh() {
  const game = playing(rules, 'harbor-1');
  const ui = freshUi(game.state, { isNewcomer: true });
  const read = (event: Press) => hands.read(event, game.state, ui, PHONE);
  return { game, ui, read };
}

test.each([
  [390, 844],
  [320, 568],
  [844, 390],
  [1440, 900],
])('at %i by %i the stairs fit and the droplet is large enough', (width, height) => {
  const unit = unitOf({ width, height });
  expect(unit * RING * 2).toBeLessThanOrEqual(width);
  if (height > 400) expect(unit * DROP * 2).toBeGreaterThan(45);
  if (height > width) expect(unit * RING * 2).toBeGreaterThan(width * 0.85);
});

test('the wall goes along with the finger, and not a step is lost on the way', () => {
  const { read } = fresh();
  expect(read(press('down', 100))).toBe('redraw');
  let sum = 0;
  for (let x = 101; x <= 200; x += 1) {
    const input = read(press('move', x));
    if (typeof input === 'object') sum += (input as Input).by;
  }
  expect(Math.abs(sum - 100 * turnOf(PHONE))).toBeLessThan(1);
  const onScreen = (sum / 1800) * Math.PI * CORE * unitOf(PHONE.bleed);
  expect(Math.round(onScreen)).toBe(100);
});

test('a second finger changes nothing, and letting go stops at once', () => {
  const { read } = fresh();
  read(press('down', 100));
  expect(read(press('down', 300, 2))).toBeUndefined();
  expect(read(press('move', 350, 2))).toBeUndefined();
  expect(read(press('up', 100))).toBeUndefined();
  expect(read(press('move', 160))).toBeUndefined();
});

test('keys turn faster the longer they are held, a stick as far as it is pushed', () => {
  const { game, ui } = fresh();
  const by = (held: Parameters<typeof hands.poll>[0]) =>
    (hands.poll(held, game.state, ui, PHONE) as Input | undefined)?.by ?? 0;
  const right = { ...NOTHING, pad: new Set(['right'] as const) };
  const first = by(right);
  let last = first;
  for (let tick = 0; tick < 30; tick += 1) last = by(right);
  expect(first).toBeLessThan(QUICK / 2);
  expect(last).toBe(QUICK);
  by(NOTHING);
  expect(by({ ...NOTHING, stick: { x: -0.5, y: 0 } })).toBe(-QUICK / 2);
});
