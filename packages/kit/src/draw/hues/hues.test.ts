import { expect, test } from 'vitest';
import { hues } from './index.ts';

test('each name gets the color of its column, and a list where a role has several rows', () => {
  const themes = hues(['day', 'night'], { sky: ['#88f #003', '#fff #424'], wall: '#a86 #212' });
  expect(themes).toEqual({
    day: { sky: ['#88f', '#fff'], wall: '#a86' },
    night: { sky: ['#003', '#424'], wall: '#212' },
  });
});

test('a row that is too short or too long is refused by name', () => {
  expect(() => hues(['day', 'night'], { wall: '#a86' })).toThrow('wall has 1 colors for 2 names');
  expect(() => hues(['day'], { sky: ['#88f', '#fff #424'] })).toThrow('sky has 2 colors for 1');
});
