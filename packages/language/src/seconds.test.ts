import { expect, it } from 'vitest';
import { writeSeconds } from './seconds.ts';

it('writes seconds with minutes, and a tenth if there is one', () => {
  expect([0, 5.4, 59.96, 74, 754.04].map(writeSeconds)).toEqual([
    '0:00',
    '0:05.4',
    '1:00',
    '1:14',
    '12:34',
  ]);
});
