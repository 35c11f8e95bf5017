import { playing, sizesOf } from '@playgrove/kit/testing';
import type { Press } from '@playgrove/kit/runtime';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';
import { COLUMNS, HOP, START } from './rules/types.ts';
import { cellOf } from './view/camera.ts';
import { hands } from './view/read.ts';
import { freshUi } from './view/ui.ts';

const PHONE = sizesOf(390, 844);
const HELD = { pad: new Set<never>(), stick: { x: 0, y: 0 } };

function fresh() {
  const game = playing(rules, 'endless', { seed: 'view' });
  const ui = freshUi(game.state, { isNewcomer: true });
  const press = (phase: Press['phase'], pointer = 1) =>
    hands.read(
      {
        kind: 'press',
        phase,
        pointer,
        device: 'touch',
        x: 195,
        y: 600,
        path: [],
        from: { x: 195, y: 600 },
      },
      game.state,
      ui,
      PHONE,
    );
  const coach = () => hands.coach?.(game.state, ui, 'touch', PHONE);
  return { game, ui, press, coach };
}

test.each([
  [390, 844],
  [320, 568],
  [844, 390],
  [1440, 900],
])('at %i by %i all columns are in sight', (width, height) => {
  expect(cellOf(width, height) * COLUMNS).toBeLessThanOrEqual(width);
});

test('a tap hops when the finger leaves, a canceled one and a second finger do not', () => {
  const { press } = fresh();
  press('down');
  expect(press('up', 2)).toBeUndefined();
  expect(press('up')).toBe('up');
  press('down');
  press('cancel');
  expect(press('up')).toBeUndefined();
});

test('a tap during a hop waits for the landing', () => {
  const { game, ui, press } = fresh();
  game.give('up');
  game.tick(2);
  press('down');
  expect(press('up')).toBeUndefined();
  expect(hands.poll?.(HELD, game.state, ui, PHONE)).toBeUndefined();
  game.tick(HOP);
  expect(hands.poll?.(HELD, game.state, ui, PHONE)).toBe('up');
});

test('the hand shows the tap, then how to get around a tree, on the side that is free', () => {
  const { game, ui, coach } = fresh();
  expect(coach()).toMatchObject({ kind: 'tap' });
  ui.hopped = 3;
  expect(coach()).toBe('wait');
  ui.stuck = 2;
  expect(coach()).toMatchObject({ kind: 'swipe', keys: ['right'] });
  const here = game.state.rows[START.row - game.state.first];
  if (here) game.state.rows[START.row] = { ...here, trees: [START.x + 1] };
  expect(coach()).toMatchObject({ kind: 'swipe', keys: ['left'] });
  ui.turned = true;
  expect(coach()).toBeUndefined();
});
