import { expect, test } from 'vitest';
import { placeWorld, toWorld } from './fit.ts';

const NONE = { top: 0, right: 0, bottom: 0, left: 0 };

test('a square world fills the width of a tall screen and lies in its middle', () => {
  const fit = placeWorld({ width: 100, height: 100 }, { width: 200, height: 500 }, NONE);
  expect(fit.px).toBe(2);
  expect(fit.left).toBe(0);
  expect(fit.top).toBe(150);
  expect(fit.bleed).toEqual({ x: -0, y: -75, width: 100, height: 250 });
});

test('insets keep the world away from the score strip and the notch', () => {
  const fit = placeWorld(
    { width: 100, height: 100 },
    { width: 300, height: 260 },
    { top: 60, right: 0, bottom: 0, left: 40 },
  );
  expect(fit.px).toBe(2);
  expect(fit.top).toBe(60);
  expect(fit.left).toBe(70);
});

test('a screen smaller than its insets still gives a positive scale', () => {
  const fit = placeWorld(
    { width: 100, height: 100 },
    { width: 20, height: 20 },
    { ...NONE, top: 60 },
  );
  expect(fit.px).toBeGreaterThan(0);
});

test('screen points come back as world points', () => {
  const fit = placeWorld({ width: 100, height: 100 }, { width: 200, height: 500 }, NONE);
  expect(toWorld(fit, 0, 150)).toEqual({ x: 0, y: 0 });
  expect(toWorld(fit, 200, 350)).toEqual({ x: 100, y: 100 });
});
