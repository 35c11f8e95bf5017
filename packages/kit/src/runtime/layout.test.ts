import { expect, it } from 'vitest';
import { fitWorld, memoLayout, within } from './layout.ts';

it('finds points in a rectangle, including its edges and a little slack', () => {
  const rect = { x: 10, y: 20, width: 30, height: 40 };
  const inside = [
    [10, 20],
    [40, 60],
    [25, 40],
  ] as const;
  const outside = [
    [9, 40],
    [41, 40],
    [25, 19],
    [25, 61],
  ] as const;
  for (const [x, y] of inside) expect(within(rect, { x, y })).toBe(true);
  for (const [x, y] of outside) {
    expect(within(rect, { x, y })).toBe(false);
    expect(within(rect, { x, y }, 1)).toBe(true);
    expect(within(rect, { x, y }, 0.9)).toBe(false);
  }
});

it('fills portrait and landscape screens within its limits', () => {
  const world = fitWorld({
    portrait: { width: 900, height: [1180, 2000] },
    landscape: { width: [1330, 2300], height: 900 },
    from: 1.02,
  });
  expect(world(0.6)).toEqual({ width: 900, height: 1500 });
  expect(world(0.3)).toEqual({ width: 900, height: 2000 });
  expect(world(1.01)).toEqual({ width: 900, height: 1180 });
  expect(world(1.02)).toEqual({ width: 1330, height: 900 });
  expect(world(2)).toEqual({ width: 1800, height: 900 });
  expect(world(9)).toEqual({ width: 2300, height: 900 });
});

it('lays out once per size', () => {
  let made = 0;
  const layoutOf = memoLayout((width, height) => ({ area: width * height, made: (made += 1) }));
  const first = layoutOf({ width: 3, height: 4 });
  expect(layoutOf({ width: 3, height: 4 })).toBe(first);
  expect(layoutOf({ width: 4, height: 3 })).toEqual({ area: 12, made: 2 });
  expect(layoutOf({ width: 3, height: 5 })).toEqual({ area: 15, made: 3 });
});
