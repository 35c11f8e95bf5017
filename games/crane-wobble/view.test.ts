import { sizesOf } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { rules, type State } from './rules.ts';
import { builtOf } from './rules/state.ts';
import game from './view.ts';
import { createUi } from './view/scene.ts';
import { FLOOR_HEIGHT } from './view/shapes.ts';
import { cabFoot, hangY, hookY, standingAt, topY, worldFor } from './view/yard.ts';

const PHONE = sizesOf(390, 844);

const { view } = game;
const SCREENS = [
  [390, 760],
  [320, 470],
  [844, 340],
  [568, 270],
  [1440, 840],
  [2560, 1380],
] as const;

function tower(floors: number, sway = 0): State {
  const state = rules.deal({ town: 6 }, createRng('view'), null);
  for (let n = 0; n < floors; n += 1)
    state.floors.push({ kind: 'plain', x: n * 3, guests: 2, roped: false });
  state.sway = sway;
  state.center = 10;
  return state;
}

describe.each(SCREENS)('on a screen of %i × %i', (width, height) => {
  const size = worldFor(width / height);

  test('the hanging floor is clear of the cab and of the tower, and two floors are in sight', () => {
    expect(hookY(size)).toBeGreaterThan(cabFoot(size));
    expect(topY(size) - hangY(size)).toBeGreaterThan(40);
    expect(size.height - topY(size)).toBeGreaterThan(FLOOR_HEIGHT * 2);
  });

  test('the top of a swaying tower is where the rules land a floor', () => {
    const state = tower(7, 40);
    const at = standingAt(size, state, 7, 18, 7);
    expect(at.x).toBeCloseTo(size.width / 2 + 18 + 40 - state.center, 5);
    expect(at.y - FLOOR_HEIGHT / 2).toBeCloseTo(topY(size), 5);
  });
});

test('the tower bends: each floor follows less than the one above, and the base not at all', () => {
  const size = worldFor(0.5);
  const state = tower(6, 50);
  const swings = [6, 5, 4, 3, 2, 1, 0].map(
    (number) => standingAt(size, state, number, 0, 6).x - (size.width / 2 - state.center),
  );
  expect(swings[0]).toBe(50);
  expect(swings.at(-1)).toBe(0);
  expect(swings).toEqual(swings.toSorted((a, b) => b - a));
});

test('a floor stays where it is while the camera moves up', () => {
  const size = worldFor(0.5);
  const state = tower(5, 30);
  const before = standingAt(size, state, 5, 12, 5);
  state.floors.push({ kind: 'plain', x: 15, guests: 2, roped: false });
  expect(builtOf(state)).toBe(6);
  expect(standingAt(size, state, 5, 12, 5)).toEqual(before);
});

test('a finger, Space and A drop the floor; moving and lifting do nothing', () => {
  const state = tower(0);
  const ui = createUi(state);
  const press = (phase: 'down' | 'move' | 'up'): unknown =>
    view.read(
      {
        kind: 'press',
        phase,
        pointer: 1,
        device: 'touch',
        x: 100,
        y: 100,
        path: [],
        from: { x: 100, y: 100 },
      },
      state,
      ui,
      PHONE,
    );
  expect([press('down'), press('move'), press('up')]).toEqual(['drop', undefined, undefined]);
  const pad = { kind: 'pad', button: 'a', device: 'keyboard' } as const;
  expect(view.read({ ...pad, phase: 'down' }, state, ui, PHONE)).toBe('drop');
  expect(view.read({ ...pad, phase: 'repeat' }, state, ui, PHONE)).toBeUndefined();
});
