import { expect, it } from 'vitest';
import { limb } from './limb.ts';

it('hangs straight down, and bends by its two angles', () => {
  expect(limb(5, 10, 0, 0, 20, 15)).toEqual([
    { x: 5, y: 10 },
    { x: 5, y: 30 },
    { x: 5, y: 45 },
  ]);
  const [, knee, foot] = limb(0, 0, Math.PI / 2, -Math.PI / 2, 20, 15);
  expect(knee.x).toBeCloseTo(20);
  expect(knee.y).toBeCloseTo(0);
  expect(foot.x).toBeCloseTo(20);
  expect(foot.y).toBeCloseTo(15);
});
