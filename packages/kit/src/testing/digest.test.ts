import { describe, expect, it } from 'vitest';
import { Digest } from './digest.ts';

function digestOf(...values: readonly (number | string)[]): number {
  const digest = new Digest();
  for (const value of values) {
    if (typeof value === 'number') digest.number(value);
    else digest.text(value);
  }
  return digest.value;
}

describe('Digest', () => {
  it('is equal for equal sequences', () => {
    expect(digestOf('moveTo', 1.5, -2)).toBe(digestOf('moveTo', 1.5, -2));
    expect(digestOf(0)).toBe(digestOf(-0));
  });

  it('differs if a number, a word or the order does', () => {
    const rows = [
      digestOf('moveTo', 1.5, -2),
      digestOf('moveTo', 1.5, 2),
      digestOf('moveTo', -1.5, 2),
      digestOf('lineTo', 1.5, -2),
      digestOf(-2, 'moveTo', 1.5),
      digestOf('moveTo', -2, 1.5),
      digestOf('moveTo', 1.5),
    ];
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('distinguishes thousands of similar numbers', () => {
    const values = Array.from({ length: 4000 }, (_, index) => digestOf(index / 60, 1 - index / 60));
    expect(new Set(values).size).toBeGreaterThan(3995);
  });

  it('recognizes words that only a mistake writes', () => {
    const digest = new Digest();
    expect(digest.isOdd('rgb(NaN 0 0)')).toBe(true);
    expect(digest.isOdd('Banana')).toBe(false);
  });
});
