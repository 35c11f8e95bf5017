import { stemsOf } from './inflect.ts';
import { unpack } from './pack.ts';
import packed from './words.json' with { type: 'json' };

type Dictionary = {
  readonly words: ReadonlySet<string>;
  /** What is no form of a word although it looks like one. */
  readonly barred: ReadonlySet<string>;
  /** By length. */
  readonly common: ReadonlyMap<number, readonly string[]>;
};

let read: Dictionary | undefined;

/** Read with the first question: code that runs on import delays the first frame. */
function dictionary(): Dictionary {
  if (read) return read;
  const { words, common } = unpack(packed.words);
  return (read = {
    words: new Set(words),
    barred: new Set(packed.barred.split(' ')),
    common: new Map([3, 4, 5, 6, 7].map((length) => [length, ofLength(common, length)])),
  });
}

const ofLength = (words: Iterable<string>, length: number): readonly string[] =>
  [...words].filter((word) => word.length === length);

export function isWord(word: string): boolean {
  const { words, barred } = dictionary();
  if (words.has(word)) return true;
  return !barred.has(word) && stemsOf(word).some((stem) => words.has(stem));
}

/** Words that everybody knows, in alphabetical order. */
export const commonWords = (length: number): readonly string[] =>
  dictionary().common.get(length) ?? [];
