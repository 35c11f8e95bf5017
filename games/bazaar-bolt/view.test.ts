import { sizesOf } from '@playgrove/kit/testing';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { rules } from './rules.ts';
import { FRESH, type State } from './rules/state.ts';
import { coachOf } from './view/coach.ts';
import { follow } from './view/follow.ts';
import { spotOf } from './view/poses.ts';
import { boards } from './view/ready.ts';
import { themeAt, THEMES } from './view/theme.ts';
import { freshUi, type Ui } from './view/ui.ts';

const SCREENS = [
  [390, 844],
  [320, 568],
  [844, 390],
  [1440, 900],
] as const;
const RICH = { ...FRESH, runs: 3, purse: { ...FRESH.purse, coins: 500 } };
const deal = (career = FRESH): State => rules.deal({ mode: 'endless' }, createRng('view'), career);
const uiOf = (state: State, isNewcomer = false): Ui => freshUi(state, { isNewcomer, plays: 4 });

describe('the shop', () => {
  test.each(SCREENS)('fits at %i by %i, and its buttons are large enough', (width, height) => {
    const state = deal(RICH);
    const to = sizesOf(width, height);
    const cells = boards(state, uiOf(state), to).flatMap((board) => board.cells);
    expect(cells).toHaveLength(4);
    for (const { rect } of cells) {
      expect(Math.min(rect.width, rect.height)).toBeGreaterThanOrEqual(44);
      expect(rect.x >= 0 && rect.x + rect.width <= width).toBe(true);
      expect(rect.y >= 0 && rect.y + rect.height <= height).toBe(true);
    }
  });

  test('is not there for newcomers, nor before something can be bought', () => {
    const to = sizesOf(390, 844);
    expect(boards(deal(RICH), uiOf(deal(RICH), true), to)).toEqual([]);
    const poor = deal({ ...FRESH, runs: 3 });
    expect(boards(poor, uiOf(poor), to)).toEqual([]);
  });
});

describe('the lesson', () => {
  test('waits at first, then shows the way to the coins, and ends when all is known', () => {
    const state = deal();
    const ui = uiOf(state);
    expect(coachOf(state, ui)).toBe('wait');
    state.tick = 110;
    state.runner.z = 14;
    expect(coachOf(state, ui)).toMatchObject({ kind: 'swipe', keys: ['left'] });
    ui.done = { side: true, up: true, down: true, fork: true };
    expect(coachOf(state, ui)).toBeUndefined();
  });

  test('is over for players who know the game', () => {
    const state = deal(RICH);
    expect(coachOf(state, uiOf(state))).toBeUndefined();
  });
});

describe('what is only shown', () => {
  const frame = (state: State, ui: Ui, name: string | undefined, dt = 1 / 60): void => {
    const bleed = { x: 0, y: 0, width: 390, height: 844 };
    const cues = name === undefined ? [] : [{ name, value: -1 }];
    follow({ bleed, width: 390, height: 844 }, state, ui, { from: undefined, part: 0, cues, dt });
  };

  test('leans with a swipe in the same frame, before the runner has moved', () => {
    const state = deal();
    const ui = uiOf(state);
    state.runner.lane = -1;
    state.runner.shift = 0;
    frame(state, ui, 'shift');
    expect(ui.bank).toBeLessThan(-0.6);
  });

  test('the spring comes to rest even after a long frame', () => {
    const state = deal();
    const ui = uiOf(state);
    frame(state, ui, 'land', 0.4);
    for (let count = 0; count < 120; count += 1) frame(state, ui, undefined);
    expect(Math.abs(ui.squash.at)).toBeLessThan(0.001);
  });

  test('the goat shows up after a stumble and falls back', () => {
    const state = deal();
    state.tick = 900;
    const ui = uiOf(state);
    for (let count = 0; count < 240; count += 1) frame(state, ui, undefined);
    expect(ui.goat.gap).toBeGreaterThan(7);
    frame(state, ui, 'munch');
    for (let count = 0; count < 40; count += 1) frame(state, ui, undefined);
    expect(ui.goat.gap).toBeLessThan(1);
  });

  test('a change of lanes is drawn without jumps between ticks', () => {
    const state = deal();
    state.runner.from = 0;
    state.runner.lane = 1;
    state.runner.shift = 2;
    const now = spotOf(state, 0).x;
    const soon = spotOf(state, 0.99).x;
    state.runner.shift = 3;
    expect(soon).toBeGreaterThan(now);
    expect(spotOf(state, 0).x - soon).toBeLessThan(0.02);
  });
});

test('the light changes from gate to gate and comes around', () => {
  expect(themeAt(0, 0)).toEqual(THEMES[0]);
  expect(themeAt(1, 1)).toEqual(THEMES[1]);
  expect(themeAt(4, 1)).toEqual(THEMES[0]);
  expect(themeAt(1, 0.5).fog).not.toBe(THEMES[1]?.fog);
});
