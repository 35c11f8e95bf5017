import { expect, test } from 'vitest';
import { offlineIcon, pictureOf } from './icons.ts';

const HASH = '0123456789abcdef0123456789abcdef';

test('every size and format of a card picture is told to be that picture', () => {
  expect(pictureOf(`/allgame/icon/${HASH}.jpg`)).toBe(HASH);
  expect(pictureOf(`/allgame/icon/${HASH}-192.webp`)).toBe(HASH);
  expect(pictureOf(offlineIcon(HASH))).toBe(HASH);
});

test('other files are no card pictures', () => {
  expect(pictureOf('/allgame/icon/default.png')).toBeUndefined();
  expect(pictureOf(`/allgame/${HASH}/index.html`)).toBeUndefined();
});
