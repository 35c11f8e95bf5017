import { createRng } from '@playgrove/kit/core';
import { freshPurse } from '@playgrove/kit/logic/upgrades';
import { expect, test } from 'vitest';
import view from './view.ts';
import { rules } from './rules.ts';
import { SHOP } from './rules/types.ts';
import { cellsOf } from './view/garage.ts';
import { gaugeOf, pedalsOf } from './view/hud.ts';
import { freshUi, hands } from './view/ui.ts';
import { sizesOf as screen } from '@playgrove/kit/testing';
import type { Held, Press } from '@playgrove/kit/runtime';

const SCREENS = [
  [390, 844],
  [320, 568],
  [844, 390],
  [1440, 900],
  [2560, 1440],
  [768, 1024],
] as const;

const rich = { purse: { ...freshPurse(SHOP), coins: 900 } };
const fresh = () => rules.deal({ region: 0, stage: 0 }, createRng('view'), rich);

function sizesOf(w: number, h: number) {
  const state = fresh();
  const { width, height } = view.view.world(w / h, state, { width: w, height: h });
  return { width, height, portrait: height > width, px: Math.min(w / width, h / height) };
}

test.each(SCREENS)('on %i by %i the truck is large, pedals and upgrades are apart', (w, h) => {
  const to = sizesOf(w, h);
  expect(170 * to.px).toBeGreaterThan(70);
  const { gas, brake } = pedalsOf(to);
  for (const pedal of [gas, brake]) {
    expect(pedal.width * to.px).toBeGreaterThan(44);
    expect(pedal.y + pedal.height).toBeLessThan(to.height);
  }
  const gauge = gaugeOf(to);
  // Below the strip.
  expect(gauge.y * to.px).toBeGreaterThan(60);
  const cells = cellsOf(fresh(), to);
  expect(cells.length).toBe(4);
  for (const { rect } of cells) {
    expect(rect.width * to.px).toBeGreaterThanOrEqual(44);
    expect(rect.y).toBeGreaterThan(gauge.y + gauge.height);
    expect(rect.y + rect.height).toBeLessThan(to.portrait ? to.height * 0.55 : gas.y);
  }
});

const press = (phase: Press['phase'], x: number, pointer = 1): Press => ({
  kind: 'press',
  phase,
  pointer,
  device: 'touch',
  x,
  y: 900,
  path: [],
  from: { x, y: 900 },
});

test('the right half is gas, the left one the brake, and a thumb may slide over', () => {
  const state = fresh();
  const ui = freshUi(state);
  const to = { ...screen(390, 844), ...sizesOf(390, 844) };
  const none = { pad: new Set<never>(), stick: { x: 0, y: 0 } };
  const poll = (held: Held, now = state) => hands.poll(held, now, ui, to);
  hands.read(press('down', 600), state, ui, to);
  expect(poll(none)).toBe(1);
  hands.read(press('move', 80), state, ui, to);
  expect(poll(none)).toBe(2);
  hands.read(press('up', 80), state, ui, to);
  expect(poll(none, { ...state, held: 2 })).toBe(0);
  expect(poll({ ...none, pad: new Set(['left'] as const) })).toBe(2);
  expect(poll({ ...none, stick: { x: 1, y: 0 } })).toBe(1);
});
