import { expect, test } from 'vitest';
import { offlineIcon, iconHash } from './icons.ts';

const HASH = '0123456789abcdef0123456789abcdef';

test('every size and format of a card picture belongs to that picture', () => {
  expect(iconHash(`/allgame/icon/${HASH}.jpg`)).toBe(HASH);
  expect(iconHash(`/allgame/icon/${HASH}-192.webp`)).toBe(HASH);
  expect(iconHash(`/allgame/icon/${HASH}-tall-560.avif`)).toBe(HASH);
  expect(iconHash(offlineIcon(HASH))).toBe(HASH);
});

test('other files are no card pictures', () => {
  expect(iconHash('/allgame/icon/default.png')).toBeUndefined();
  expect(iconHash(`/allgame/${HASH}/index.html`)).toBeUndefined();
});
