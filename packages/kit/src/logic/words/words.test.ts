import { expect, test } from 'vitest';
import { isWord, pack, unpack } from './index.ts';

test('forms of words are words', () => {
  for (const word of ['cats', 'boxes', 'flies', 'baked', 'tried', 'stopped', 'baking', 'running'])
    expect(isWord(word), word).toBe(true);
  for (const word of ['catz', 'boxs', 'flys', 'bakeed', 'mobed', 'qqqq'])
    expect(isWord(word), word).toBe(false);
});

test('words are packed without loss', () => {
  const words = { words: ['cat', 'catch', 'cave', 'dog'], common: new Set(['catch', 'dog']) };
  expect(unpack(pack(words))).toEqual(words);
});
