import { expect, test } from 'vitest';
import { bubblePosition, type ScreenRect } from './bubble-position.ts';

const ROOM: ScreenRect = { left: 0, top: 100, width: 390, height: 700 };
const BUBBLE = { width: 300, height: 60 };

const covers = (at: { left: number; top: number }, box: ScreenRect): boolean =>
  at.left < box.left + box.width &&
  at.left + BUBBLE.width > box.left &&
  at.top < box.top + box.height &&
  at.top + BUBBLE.height > box.top;

test('with nothing in the way it is at the top, centered', () => {
  expect(bubblePosition(BUBBLE, ROOM, [])).toEqual({ left: 45, top: 100 });
});

test('with a board from the top down it uses the gap above the keypad', () => {
  const board = { left: 0, top: 100, width: 390, height: 400 };
  const keypad = { left: 0, top: 580, width: 390, height: 220 };
  const at = bubblePosition(BUBBLE, ROOM, [board, keypad]);
  expect([board, keypad].map((box) => covers(at, box))).toEqual([false, false]);
});

test('with a board of full height but not full width it moves aside', () => {
  const wide = { left: 0, top: 50, width: 844, height: 300 };
  const board = { left: 310, top: 50, width: 534, height: 300 };
  expect(covers(bubblePosition(BUBBLE, wide, [board]), board)).toBe(false);
});

test('with everything taken it covers as little as possible', () => {
  const all = { left: 0, top: 100, width: 390, height: 700 };
  const named = { left: 100, top: 100, width: 60, height: 300 };
  expect(covers(bubblePosition(BUBBLE, ROOM, [all, named]), named)).toBe(false);
});
