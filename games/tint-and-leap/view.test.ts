import { sizesOf } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { rules, type State } from './rules.ts';
import { perchAt } from './rules/state.ts';
import game from './view.ts';
import { createUi } from './view/scene.ts';
import { bodyAt, perchPoint, STAND, Way } from './view/way.ts';

const PHONE = sizesOf(390, 844);

const TALL = { width: 640, height: 1200 };
const WIDE = { width: 1100, height: 640 };
const { view } = game;

function dealt(): State {
  return rules.deal({ level: 9 }, createRng('view'), null);
}

describe('the way', () => {
  for (const [name, size] of [
    ['tall', TALL],
    ['wide', WIDE],
  ] as const) {
    test(`on a ${name} screen leaps begin and end on leaves and rise between them`, () => {
      const state = dealt();
      const way = new Way();
      for (let n = 0; n < 5; n += 1) {
        const from = perchPoint(size, state, way, n, 0);
        const goal = perchPoint(size, state, way, n + 1, 0);
        expect(bodyAt(size, state, way, n, 0)).toEqual({ x: from.x, y: from.y - STAND });
        const arrives = bodyAt(size, state, way, n + 0.9999, 0);
        expect(arrives.x).toBeCloseTo(goal.x, 0);
        expect(arrives.y).toBeCloseTo(goal.y - STAND, 0);
        const top = bodyAt(size, state, way, n + 0.5, 0);
        expect(top.y).toBeLessThan((from.y + goal.y) / 2 - STAND - 40);
      }
    });

    test(`on a ${name} screen the next two leaves are in sight`, () => {
      const state = dealt();
      const way = new Way();
      for (const n of [1, 2]) {
        const { x, y } = perchPoint(size, state, way, n, 0);
        expect(x).toBeGreaterThan(90);
        expect(x).toBeLessThan(size.width - 90);
        expect(y).toBeGreaterThan(60);
        expect(y).toBeLessThan(size.height - 60);
      }
    });
  }
});

describe('what is read', () => {
  const ui = createUi(dealt());
  const read = (event: object) => view.read(event as never, dealt() as never, ui, PHONE);

  test('a finger coming down anywhere is a tap, lifting it is not', () => {
    expect(read({ kind: 'press', phase: 'down', x: 3, y: 3 })).toBe('next');
    expect(read({ kind: 'press', phase: 'up', x: 3, y: 3 })).toBeUndefined();
  });

  test('number keys are colors, and show their numbers until the next touch', () => {
    expect(read({ kind: 'key', phase: 'down', key: '3' })).toBe(2);
    expect(ui.wheel.keys).toBe(true);
    read({ kind: 'press', phase: 'down', x: 3, y: 3 });
    expect(ui.wheel.keys).toBe(false);
  });

  test('a held key does not tap again', () => {
    expect(read({ kind: 'pad', phase: 'repeat', button: 'a', device: 'keyboard' })).toBeUndefined();
  });
});

test('the hand shows as many taps as the next leaf takes', () => {
  const state = dealt();
  const taps = (perchAt(state, 1).color - state.color + state.colors) % state.colors;
  const coach = view.coach?.(state as never, createUi(state), 'touch', PHONE);
  expect(coach).toMatchObject({ kind: 'tap', taps });
  expect(
    view.coach?.({ ...state, waits: 0 } as never, createUi(state), 'touch', PHONE),
  ).toBeUndefined();
});
