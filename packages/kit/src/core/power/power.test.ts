import { describe, expect, it } from 'vitest';
import { power } from './index.ts';

describe('power', () => {
  it('is exact for whole exponents that fit', () => {
    for (let n = 0; n <= 52; n += 1) expect(power(2, n)).toBe(Number(2n ** BigInt(n)));
    expect(power(16, 10)).toBe(1_099_511_627_776);
    expect(power(-3, 3)).toBe(-27);
    expect(power(7, 0)).toBe(1);
    expect(power(2, -3)).toBe(0.125);
  });

  it.each([
    [0.37, 1.7],
    [12, 3.5],
    [1.2, 31],
    [0.9, -2.25],
    [5, 0.1],
  ])('comes close to %d ** %d', (base, exponent) => {
    expect(power(base, exponent) / Math.pow(base, exponent)).toBeCloseTo(1, 11);
  });

  it('has fixed bits for fractional exponents', () => {
    expect(power(0.37, 1.7)).toBe(0.18447729882244435);
  });

  it('takes 0', () => {
    expect([power(0, 2), power(0, 0.5), power(0, 0)]).toEqual([0, 0, 1]);
  });
});
