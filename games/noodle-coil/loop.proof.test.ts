import { expect, test } from 'vitest';
import { alone } from './fixtures.ts';
import { inLoop } from './rules/loop.ts';

test('a point next to the body is in no loop', () => {
  const state = alone();
  const [you] = state.noodles;
  expect(inLoop(you, { from: 0, gap: 0 }, you.x + 300, you.y)).toBe(false);
});

test('a loop holds what is within it and nothing level with the head outside it', () => {
  const [you] = alone().noodles;
  you.path = [0, 0, 200, 0, 200, 200, 0, 200, 0, 20];
  [you.x, you.y] = [0, 10];
  const loop = { from: 0, gap: 0 };
  expect(inLoop(you, loop, 100, 15)).toBe(true);
  for (const [x, y] of [
    [-400, 15],
    [-400, 5],
    [-400, 100],
    [400, 15],
  ] as const)
    expect(inLoop(you, loop, x, y)).toBe(false);
});
