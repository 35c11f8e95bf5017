import { playCurve, testCurve } from '@playgrove/kit/testing';
import { expect, test } from 'vitest';
import { curve } from './curve.ts';

const rows = testCurve(import.meta.dirname, curve);

test('the last garden takes the best hand half as long again as the first', () => {
  const seconds = rows().map(({ cells }) => cells[3]?.seconds ?? 0);
  expect(seconds.at(-1)).toBeGreaterThan((seconds[0] ?? 99) * 1.5);
});

test('who does not brake wins the first two levels, and not the next two', () => {
  const won = (from: number): number => {
    const stones = { stone: [`stone-${from}`, `stone-${from + 1}`] };
    const options = { ...curve.options, hands: { '260 ms': 0 }, rows: stones };
    return playCurve({ ...curve, options })[0]?.cells[0]?.won ?? Number.NaN;
  };
  expect(won(1)).toBeGreaterThan(0.9);
  expect(won(3)).toBeLessThan(0.4);
});
