import { expect, test } from 'vitest';
import { sizeOf } from './size.ts';

test.each([
  ['text', 'abcd', 8],
  ['a number', 7, 8],
  ['nothing', null, 8],
  ['a list', ['ab', 1], 16 + 2 + 4 + 2 + 8],
  ['a field', { ab: 'c' }, 16 + 4 + 2],
  ['bytes', new Uint8Array(100), 116],
  ['a buffer', new ArrayBuffer(50), 66],
  ['a blob', new Blob(['abc']), 19],
  ['a map', new Map([['a', 'b']]), 16 + 2 + 2],
  ['a set', new Set(['a']), 18],
])('measures %s', (_, value, size) => {
  expect(sizeOf(value, 1e9)).toBe(size);
});

test('counts what is there twice once, and ends in a ring', () => {
  const ring: Record<string, unknown> = {};
  ring['self'] = ring;
  expect(sizeOf(ring, 1e9)).toBe(16 + 8);
});

test('stops counting beyond its limit', () => {
  const long = Array.from({ length: 1000 }, () => 'x'.repeat(1000));
  const size = sizeOf(long, 5000);
  expect(size).toBeGreaterThan(5000);
  expect(size).toBeLessThan(10_000);
});
