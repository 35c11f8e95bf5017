import { describe, expect, test } from 'vitest';
import { nextBox, type Box } from './focus.ts';
import { trailOf } from './trail.ts';

const box = (x: number, y: number, width = 60, height = 60): Box => ({
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
    expect(nextBox(boxes, 0, 'down')).toBe(1);
    expect([2, 3]).toContain(nextBox(boxes, 1, 'down'));
    expect(nextBox(boxes, 5, 'up')).toBe(3);
    expect(nextBox(boxes, 3, 'up')).toBe(1);
  });

  test('sideways goes to the neighbour and stops at the edge', () => {
    expect(nextBox(boxes, 2, 'right')).toBe(3);
    expect(nextBox(boxes, 3, 'right')).toBe(3);
    expect(nextBox(boxes, 0, 'left')).toBe(0);
    expect(nextBox(boxes, 5, 'down')).toBe(5);
  });
});

describe('medals on a trail', () => {
  const boxes = trailOf(40, 280).spots.map(({ x, y }) => box(x, y, 56, 64));

  test('every medal is reached from the first by going right, left and down', () => {
    const reached = new Set([0]);
    for (const from of reached) {
      for (const way of ['left', 'right', 'down'] as const) reached.add(nextBox(boxes, from, way));
    }
    expect(reached.size).toBe(40);
  });

  test('down and up change the row by one', () => {
    expect(nextBox(boxes, 0, 'down')).toBe(7);
    expect(nextBox(boxes, 7, 'up')).toBe(0);
  });
});

test('with nothing focused the first is next, and among nothing there is none', () => {
  expect(nextBox([box(0, 0), box(0, 90)], -1, 'down')).toBe(0);
  expect(nextBox([], -1, 'down')).toBe(-1);
});
