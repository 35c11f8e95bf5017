import { sizesOf } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { FLIGHT, HIGH } from './rules/course.ts';
import { LEVEL_COUNT, planOf } from './rules/plan.ts';
import { frameOf, onScreen, worldFor } from './view/frame.ts';
import game from './view.ts';

const PHONE = sizesOf(390, 844);

/** CSS pixels of the strip and the buttons over the far end of a tall screen. */
const STRIP = 96;
/** Seconds for which everything is in sight before it has to be answered. */
const SIGHT = 0.8;

const speeds = [
  ...Array.from({ length: LEVEL_COUNT }, (_, level) => planOf(level + 1, 0).speed),
  ...Array.from({ length: 60 }, (_, stretch) => planOf(0, stretch).speed),
];

test.each([
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
])('on %d by %d all is in sight for 0.8 seconds before it must be answered', (width, height) => {
  const world = worldFor(width / height);
  const px = Math.min(width / world.width, height / world.height);
  const frame = frameOf(world);
  const hidden = frame.tall ? STRIP / px : 0;
  const ahead = frame.length - frame.hero - hidden;
  // A wall has to be answered early in a flight that ends behind it.
  const answer = FLIGHT * 0.7;
  expect(Math.max(...speeds) * (SIGHT * 60 + answer)).toBeLessThan(ahead);
  // The hero is 118 tall.
  if (Math.min(width, height) >= 390) expect(118 * px).toBeGreaterThan(56);
});

test('a tall screen stands the corridor up: floor to the right, ahead is up', () => {
  const frame = frameOf({ width: 680, height: 1300 });
  const feet = onScreen(frame, frame.hero, frame.floor);
  expect(feet.x).toBeGreaterThan(340);
  expect(onScreen(frame, frame.hero + 100, frame.floor).y).toBe(feet.y - 100);
  expect(onScreen(frame, frame.hero, frame.top).x).toBe(feet.x - HIGH);
});

test('a press anywhere flips when it comes down; lifting and holding do not', () => {
  const read = (event: object): unknown =>
    game.view.read(event as never, {} as never, {} as never, PHONE);
  expect(read({ kind: 'press', phase: 'down' })).toBe('flip');
  expect(read({ kind: 'press', phase: 'up' })).toBeUndefined();
  expect(read({ kind: 'pad', phase: 'down', button: 'a' })).toBe('flip');
  expect(read({ kind: 'pad', phase: 'repeat', button: 'a' })).toBeUndefined();
});
