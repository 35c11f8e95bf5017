import { expect, it } from 'vitest';
import { createWords } from '../base/words.ts';
import { chipText, figure } from './hud.ts';

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

it('says what is left in words', () => {
  const words = createWords({ 'kit.left': '{value} left' });
  const chip = { id: 'pours', label: 'chip.pours', text: '23' };
  expect(chipText({ ...chip, icon: 'move' }, words)).toBe('23 left');
  expect(chipText({ ...chip, icon: 'heart' }, words)).toBe('23');
});
