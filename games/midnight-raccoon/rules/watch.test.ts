import { describe, expect, test } from 'vitest';
import { hearing, quiet, stateIn, yardWith } from '../fixtures.ts';
import { RUN, SNEAK } from './state.ts';
import { walk } from './walk.ts';
import { BURN, makeNoise, NOTICE, passMoods, seenBy, UP } from './watch.ts';
import { CELL, middle, SENSOR, STEP_RING } from './yard.ts';

describe('noise', () => {
  test('turns the guards within its ring, who then go on with their round', () => {
    const yard = yardWith({}, 's0666', 's7c66');
    const state = stateIn(yard, 2, 6);
    makeNoise(yard, state, middle(2, 6), quiet);
    expect(state.moods.map(({ look }) => look > 0)).toEqual([true, false]);
    for (let tick = 0; tick < 60; tick += 1) passMoods(yard, state, quiet);
    expect(seenBy(yard, state, middle(2, 6))).toBe(0);
    for (let tick = 0; tick < 300; tick += 1) passMoods(yard, state, quiet);
    expect(state.moods[0]).toMatchObject({ look: 0, off: 0 });
    expect(state.moods[0]?.lag).toBeGreaterThan(100);
  });

  test('comes from running, not from sneaking', () => {
    const yard = yardWith({});
    for (const [how, loud] of [
      [RUN, true],
      [SNEAK, false],
    ] as const) {
      const { heard, context } = hearing();
      const state = stateIn(yard, 0, 6, { legs: [middle(5, 6).x, middle(5, 6).y, how] });
      for (let tick = 0; tick < 100; tick += 1) walk(yard, state, context);
      expect(heard.includes('step')).toBe(loud);
    }
  });

  test('wakes a dog from farther away; it looks, then sleeps', () => {
    const yard = yardWith({ 6: 'H.......' });
    const state = stateIn(yard, 3, 6);
    const far = middle(0, 6).x + STEP_RING + 20;
    makeNoise(yard, state, { x: far, y: middle(3, 6).y }, quiet);
    expect(state.moods[0]?.look).toBe(UP);
    expect(seenBy(yard, state, middle(2, 6))).toBe(-1);
    for (let tick = 0; tick < 40; tick += 1) passMoods(yard, state, quiet);
    expect(seenBy(yard, state, middle(2, 6))).toBe(0);
    for (let tick = 0; tick < UP; tick += 1) passMoods(yard, state, quiet);
    expect(seenBy(yard, state, middle(2, 6))).toBe(-1);
  });

  test('makes a cat meow, which is heard much farther', () => {
    const yard = yardWith({ 6: '...C....' }, 's7666');
    const state = stateIn(yard, 2, 6);
    const { heard, context } = hearing();
    makeNoise(yard, state, middle(2, 6), context);
    expect(heard).toEqual(['step', 'meow', 'heard']);
    makeNoise(yard, state, middle(2, 6), context);
    expect(heard.filter((name) => name === 'meow')).toHaveLength(1);
  });
});

describe('sensor lights', () => {
  test('come on after a second of moving beneath them, and burn for a while', () => {
    const yard = yardWith({ 6: '...L....' });
    const state = stateIn(yard, 2, 6, { gait: SNEAK });
    for (let tick = 0; tick < NOTICE - 1; tick += 1) passMoods(yard, state, quiet);
    expect(seenBy(yard, state, middle(2, 6))).toBe(-1);
    passMoods(yard, state, quiet);
    expect(seenBy(yard, state, middle(2, 6))).toBe(0);
    for (let tick = 0; tick < BURN; tick += 1) passMoods(yard, state, quiet);
    expect(seenBy(yard, state, middle(2, 6))).toBe(-1);
  });

  test('miss who runs straight through, and who stands still', () => {
    // Across the widest part that can be walked: the lamp itself is in the way.
    const across = Math.ceil((2 * SENSOR) / (CELL / 24));
    expect(across).toBeLessThan(NOTICE);
    const yard = yardWith({ 6: '...L....' });
    const state = stateIn(yard, 2, 6, { gait: -1 });
    for (let tick = 0; tick < 300; tick += 1) passMoods(yard, state, quiet);
    expect(state.moods[0]).toMatchObject({ off: 0, look: 0 });
  });
});
