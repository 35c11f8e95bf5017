import { expect, it } from 'vitest';
import { figure } from './hud.ts';

it.each([
  0, 7, 999, 1000, 12_345, 1_234_567, -1, -999, -1000, -12_345, 0.5, 1234.5678, 0.1234, 2.9999,
  1e15,
])('writes %d as the browser would', (value) => {
  expect(figure(value, 'points')).toBe(value.toLocaleString('en'));
});

it('formats seconds as minutes and seconds', () => {
  expect([0, 5.4, 59.9, 60, 754].map((value) => figure(value, 'seconds'))).toEqual([
    '0:00',
    '0:05.4',
    '0:59.9',
    '1:00',
    '12:34',
  ]);
});
