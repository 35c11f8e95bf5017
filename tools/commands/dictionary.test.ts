import { readFileSync } from 'node:fs';
import { commonWords, isWord, unpack } from '@playgrove/kit/logic/words';
import { cuss } from 'cuss';
import { expect, test } from 'vitest';
import { DICTIONARY, dictionary, isRude } from './dictionary.ts';

const stored = readFileSync(DICTIONARY, 'utf8').replaceAll('\r\n', '\n');
const LENGTHS = [3, 4, 5, 6, 7];

test('the stored word list is the one that is made (npm run dictionary)', () => {
  expect(stored).toBe(dictionary());
});

test('it has hundreds of common words of each length, and all of them are words', () => {
  for (const length of LENGTHS) {
    expect(commonWords(length).length, String(length)).toBeGreaterThan(200);
    expect(commonWords(length).filter((word) => !isWord(word))).toEqual([]);
  }
});

test('no common word may be rude, and no stored one is', () => {
  const common = LENGTHS.flatMap(commonWords);
  expect(common.filter((word) => cuss[word] !== undefined)).toEqual([]);
  const { words } = unpack((JSON.parse(stored) as { readonly words: string }).words);
  expect(words.filter(isRude)).toEqual([]);
  // Nor does one count as a form of another word.
  const rude = Object.keys(cuss).filter((word) => /^[a-z]{3,7}$/.test(word) && isRude(word));
  expect(rude.filter(isWord)).toEqual([]);
  for (const word of ['buggers', 'damns', 'murders']) expect(isWord(word), word).toBe(false);
});
