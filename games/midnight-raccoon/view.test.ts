import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { rules, yardFor, type State } from './rules.ts';
import { RUN, SNEAK, WAIT } from './rules/state.ts';
import { walk } from './rules/walk.ts';
import { CELL, clear, fits, middle } from './rules/yard.ts';
import { layoutFor, worldFor } from './view/layout.ts';
import { follow, lead, legsOf, planFrom, rest } from './view/plan.ts';
import { read, poll } from './view/read.ts';
import { createUi } from './view/ui.ts';

const ASPECTS = [320 / 512, 390 / 788, 0.9, 844 / 334, 1440 / 844];

function dealt(): State {
  return rules.deal({ level: 0 }, createRng('view'), null);
}

describe('the layout', () => {
  test.each(ASPECTS)('shows the whole yard at %f', (aspect) => {
    const size = worldFor(aspect);
    expect(size.width / size.height).toBeCloseTo(aspect);
    const { x, y, width, height } = layoutFor(size).rect;
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(21.9);
    expect(x + width).toBeLessThanOrEqual(size.width - 21.9);
    expect(y + height).toBeLessThanOrEqual(size.height - 21.9);
  });

  test.each(ASPECTS)('finds places and directions again at %f', (aspect) => {
    const layout = layoutFor(worldFor(aspect));
    const at = { x: 100, y: 700 };
    const there = layout.toScreen(at);
    expect(layout.toBoard(there).x).toBeCloseTo(at.x);
    expect(layout.toBoard(there).y).toBeCloseTo(at.y);
    // To the right on the screen is where the board says it is, and so is a light.
    const way = layout.direction({ x: 1, y: 0 });
    const ahead = layout.toScreen({ x: at.x + way.x, y: at.y + way.y });
    expect(ahead.x - there.x).toBeCloseTo(1);
    expect(ahead.y - there.y).toBeCloseTo(0);
    const angle = Math.atan2(way.y, way.x) + layout.rotate;
    expect(Math.cos(angle)).toBeCloseTo(1);
  });

  test('the raccoon is at least 56 CSS pixels wide on a phone', () => {
    expect((390 / worldFor(390 / 788).width) * 86).toBeGreaterThan(56);
  });
});

describe('a path', () => {
  test('goes around what the finger crosses, where the raccoon fits', () => {
    const state = dealt();
    const yard = yardFor(state);
    const plan = planFrom(state, 1, state);
    lead(plan, state, middle(2, 7));
    const legs = legsOf(plan);
    let from = { x: state.x, y: state.y };
    for (let at = 0; at < legs.length; at += 3) {
      const to = { x: legs[at] ?? 0, y: legs[at + 1] ?? 0 };
      expect(fits(yard, to.x, to.y, false)).toBe(true);
      expect(clear(yard, from, to, false)).toBe(true);
      from = to;
    }
    expect(from).toEqual(middle(2, 7));
  });

  test('is walked to its end, close to corners too', () => {
    const rng = createRng('corners');
    for (let line = 0; line < 60; line += 1) {
      const state = dealt();
      const plan = planFrom(state, 1, state);
      let at = { x: state.x, y: state.y };
      for (let turn = 0; turn < 3; turn += 1) {
        const to = { x: rng.between(20, 490), y: rng.between(20, 800) };
        for (let part = 1; part <= 20; part += 1) {
          const x = at.x + ((to.x - at.x) * part) / 20;
          follow(plan, state, { x, y: at.y + ((to.y - at.y) * part) / 20 }, undefined);
        }
        at = to;
      }
      const legs = legsOf(plan);
      state.legs = legs;
      while (state.legs.length > 0) walk(yardFor(state), state, { rng, cue: () => undefined });
      expect([state.x, state.y]).toEqual(legs.slice(-3, -1));
    }
  });

  test('sneaks when drawn slowly and runs when drawn fast', () => {
    for (const [ms, how] of [
      [40, SNEAK],
      [8, RUN],
    ] as const) {
      const state = dealt();
      const plan = planFrom(state, 1, state);
      for (let step = 1; step < 20; step += 1) {
        follow(plan, state, { x: state.x + step * 8, y: state.y }, 1000 + step * ms);
      }
      expect(plan.legs.at(-1)).toBe(how);
    }
  });

  test('waits where the finger rests', () => {
    const state = dealt();
    const plan = planFrom(state, 1, state);
    lead(plan, state, { x: state.x + CELL, y: state.y });
    for (let frame = 0; frame < 84; frame += 1) rest(plan, 1 / 60);
    expect(plan.legs.at(-1)).toBe(WAIT);
    expect(plan.legs.at(-3)).toBeGreaterThan(70);
  });

  test('says where running is heard', () => {
    // The guard walks along, two tiles away.
    const state = { ...dealt(), ...middle(1, 1) };
    for (const [gait, heard] of [
      [RUN, true],
      [SNEAK, false],
    ] as const) {
      const plan = planFrom(state, 1, state);
      plan.gait = gait;
      lead(plan, state, middle(3, 1));
      expect(plan.heard.length > 0).toBe(heard);
      expect(plan.dangers).toEqual([]);
    }
  });
});

describe('input', () => {
  const press = (phase: 'down' | 'move' | 'up' | 'cancel', at: { x: number; y: number }) =>
    ({ kind: 'press', phase, pointer: 1, device: 'touch', ...at, path: [at], from: at }) as const;

  test('time stops with the finger and goes on with the path', () => {
    const state = dealt();
    const ui = createUi(state);
    const at = ui.layout.toScreen(state);
    expect(read(press('down', at), state, ui)).toEqual({ act: 'hold' });
    expect(read(press('move', { x: at.x + 90, y: at.y }), state, ui)).toBe('redraw');
    expect(read(press('up', { x: at.x + 90, y: at.y }), state, ui)).toMatchObject({ act: 'path' });
  });

  test('a tap on the raccoon stops it, and a lost finger leaves everything as it was', () => {
    const state = dealt();
    const ui = createUi(state);
    const at = ui.layout.toScreen(state);
    read(press('down', at), state, ui);
    expect(read(press('up', at), state, ui)).toMatchObject({ act: 'steer', dx: 0, dy: 0 });
    read(press('down', at), state, ui);
    read(press('move', { x: at.x + 90, y: at.y }), state, ui);
    expect(read(press('cancel', at), state, ui)).toEqual({ act: 'resume' });
    expect(ui.plan).toBeUndefined();
  });

  test('arrows run, with Shift they sneak, and Space looks ahead', () => {
    const state = dealt();
    const ui = createUi(state);
    const still = { x: 0, y: 0 };
    const held = (...pad: ('right' | 'b' | 'a')[]) => ({ pad: new Set(pad), stick: still });
    expect(poll(held('right'), state, ui)).toMatchObject({ act: 'steer', dx: 1, sneak: false });
    expect(poll(held('right', 'b'), state, ui)).toMatchObject({ act: 'steer', dx: 1, sneak: true });
    expect(poll(held('b'), state, ui)).toBeUndefined();
    const space = { kind: 'pad', button: 'a', device: 'keyboard' } as const;
    expect(read({ ...space, phase: 'down' }, state, ui)).toEqual({ act: 'hold' });
    expect(poll(held('a'), { ...state, held: true }, ui)).toBeUndefined();
    expect(read({ ...space, phase: 'up' }, { ...state, held: true }, ui)).toEqual({
      act: 'resume',
    });
  });

  test('a small tilt of the stick sneaks', () => {
    const state = dealt();
    const ui = createUi(state);
    expect(poll({ pad: new Set(), stick: { x: 0.5, y: 0.05 } }, state, ui)).toMatchObject({
      dx: 1,
      dy: 0,
      sneak: true,
    });
  });
});
