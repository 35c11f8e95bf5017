import { describe, expect, it } from 'vitest';
import { median, quantile, table } from './numbers.ts';

describe('quantile', () => {
  it('takes the nearest rank', () => {
    const samples = [5, 1, 4, 2, 3];
    expect(quantile(samples, 0)).toBe(1);
    expect(quantile(samples, 0.95)).toBe(5);
    expect(quantile(samples, 0.4)).toBe(2);
    expect(median(samples)).toBe(3);
  });

  it('throws without samples', () => {
    expect(() => median([])).toThrow('no samples');
  });
});

describe('table', () => {
  it('marks values over their limit', () => {
    const text = table('double', [
      { what: 'kit', value: 24.04, limit: 25, unit: 'KB' },
      { what: 'yardstick', value: 3, unit: '×' },
      { what: 'first frame', value: 1200, limit: 1000, unit: 'ms', how: 'median of 3' },
    ]);
    expect(text).toMatch(/kit\s+\| 24 KB\s+\| 25 KB\s+\| within/);
    expect(text).toMatch(/yardstick\s+\| 3 ×\s+\|\s+\|\s+\|/);
    expect(text).toMatch(/first frame \| 1200 ms\s+\| 1000 ms\s+\| OVER\s+\| median of 3/);
  });

  it('shows the digits of a value that is barely over its limit', () => {
    const rows = [{ what: 'layout shift', value: 0.0000123, limit: 0, unit: '' } as const];
    expect(table('x', rows)).toMatch(/0\.000012 .*OVER/);
  });
});
