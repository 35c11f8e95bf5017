import { expect, it } from 'vitest';
import { recordingContext } from '../testing/recording-context.ts';
import { transformed, type Transform } from './transformed.ts';

/** What happens to a canvas on which a piece fills itself. */
const calls = (transform: Transform): unknown[] => {
  const { c, log } = recordingContext();
  transformed(c, transform, () => c.fill());
  return log.map(({ name, args }) => [name, ...args]);
};

it('moves, turns and scales, in this order, and puts everything back', () => {
  expect(calls({ x: 1, y: 2, rotate: 0.5, scale: 3 })).toEqual([
    ['save'],
    ['translate', 1, 2],
    ['rotate', 0.5],
    ['scale', 3, 3],
    ['fill'],
    ['restore'],
  ]);
});

it('scales the width alone', () => {
  const flipped = [['save'], ['translate', 0, 0], ['scale', -1, 1], ['fill'], ['restore']];
  expect(calls({ scaleX: -1 })).toEqual(flipped);
});
