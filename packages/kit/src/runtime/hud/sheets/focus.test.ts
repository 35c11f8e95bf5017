import { describe, expect, test } from 'vitest';
import { nextFocus, type Edges } from './focus.ts';
import { trailOf } from './trail.ts';

const box = (x: number, y: number, width = 60, height = 60): Edges => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

describe('a column of buttons over two columns of switches', () => {
  const boxes = [
    box(200, 50, 360),
    box(200, 120, 360),
    box(100, 200, 170),
    box(300, 200, 170),
    box(100, 260, 170),
    box(300, 260, 170),
  ];

  test('down goes through the column into the switches, and up comes back', () => {
    expect(nextFocus(boxes, 0, 'down')).toBe(1);
    expect([2, 3]).toContain(nextFocus(boxes, 1, 'down'));
    expect(nextFocus(boxes, 5, 'up')).toBe(3);
    expect(nextFocus(boxes, 3, 'up')).toBe(1);
  });

  test('left and right go to the neighbor and stop at the edge', () => {
    expect(nextFocus(boxes, 2, 'right')).toBe(3);
    expect(nextFocus(boxes, 3, 'right')).toBe(3);
    expect(nextFocus(boxes, 0, 'left')).toBe(0);
    expect(nextFocus(boxes, 5, 'down')).toBe(5);
  });
});

describe('medals on a trail', () => {
  const boxes = trailOf(40, 280).spots.map(({ x, y }) => box(x, y, 56, 64));

  test('every medal is reachable from the first with right, left and down', () => {
    const reached = new Set([0]);
    for (const from of reached) {
      for (const way of ['left', 'right', 'down'] as const)
        reached.add(nextFocus(boxes, from, way));
    }
    expect(reached.size).toBe(40);
  });

  test('down and up change the row by one', () => {
    expect(nextFocus(boxes, 0, 'down')).toBe(7);
    expect(nextFocus(boxes, 7, 'up')).toBe(0);
  });
});

test('without focus the first is next, and with no buttons there is none', () => {
  expect(nextFocus([box(0, 0), box(0, 90)], -1, 'down')).toBe(0);
  expect(nextFocus([], -1, 'down')).toBe(-1);
});
