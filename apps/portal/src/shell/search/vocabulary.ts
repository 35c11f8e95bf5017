/**
 * What search knows of language: which words mean the same, which say nothing, and what a word is
 * without its ending. The words themselves are in `vocabulary.json`.
 */
import VOCABULARY from './vocabulary.json' with { type: 'json' };

/** Words whose ending `-er` names nobody who does something. */
const NO_DOERS = new Set(
  'corner finger flower hammer number order poker power summer super tower'.split(' '),
);

const PHRASES = VOCABULARY.phrases.map(
  ([pattern = '', word = '']) => [new RegExp(`\\b(?:${pattern})\\b`, 'g'), word] as const,
);
const GENERIC = new Set(VOCABULARY.generic);
const GROUPS = VOCABULARY.groups.map(
  ({ if: some, also }) => [new Set(some.map(stemOf)), also] as const,
);
const RELATED = VOCABULARY.related.map(
  ({ if: some, offer }) => [new Set(some.map(stemOf)), offer] as const,
);
const FEATURES: Readonly<Record<string, readonly string[]>> = VOCABULARY.features;

/** The words of a text in lower case; a fixed phrase becomes one word. */
export function wordsOf(text: string): string[] {
  const plain = plainWords(text).join(' ');
  const joined = PHRASES.reduce((words, [phrase, word]) => words.replace(phrase, word), plain);
  return joined.split(' ').filter((word) => word !== '');
}

/** The words of a text in lower case, without accents. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/colour/g, 'color')
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether a word says nothing about which game is meant. */
export const isGeneric = (word: string): boolean => GENERIC.has(word);

const NEW = new Set('new newest latest nuevo nuevos nouveau nouveaux'.split(' '));
/** Whether a word asks for what came out last. */
export const isNew = (word: string): boolean => NEW.has(word);

/** A word without -s, -ing and -er: `racing`, `racer` and `races` all become `rac`. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const one = word.replace(/ies$/, 'y').replace(/([^suiy])s$/, '$1');
  const [, start = '', ending] = /^(.*[aeiouy].*)(ing|er)$/.exec(one) ?? [];
  if (start.length < 3 || (ending === 'er' && NO_DOERS.has(one))) return withoutE(one);
  const single = start.replace(ending === 'ing' ? /([bdgmnprt])\1$/ : /([bgmnp])\1$/, '$1');
  return withoutE(single);
}

function withoutE(word: string): string {
  return word.length > 3 ? word.replace(/e$/, '') : word;
}

/** Words that people use for what a game with these words is. */
export function synonymsOf(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  return GROUPS.flatMap(([some, also]) => (stems.some((stem) => some.has(stem)) ? also : []));
}

/** What is offered to somebody who looks for a game that is not here. */
export function relatedTo(words: readonly string[]): string[] {
  const stems = words.map(stemOf);
  return RELATED.flatMap(([some, offer]) => (stems.some((stem) => some.has(stem)) ? offer : []));
}

/** The words by which a feature of a game is found. */
export function featureWords(feature: string): readonly string[] {
  return FEATURES[feature] ?? [];
}

/**
 * Whether what was typed may be a slip for a word: one letter left out, doubled or swapped with its
 * neighbor. Words of six letters may have a wrong letter too, words of eight two slips. More may be
 * wrong if all consonants are right: vowels are what people misspell.
 */
export function isSlip(typed: string, word: string): boolean {
  const swapped = typed[0] === word[1] && typed[1] === word[0];
  if (typed[0] !== word[0] && !swapped) return false;
  const slips = slipsBetween(typed, word);
  // "Truck" is no "trick".
  const shortest = typed.length === word.length ? 6 : 5;
  const isMisspelled = typed.length >= shortest && consonants(typed) === consonants(word);
  if (isMisspelled) return slips <= typed.length / 2;
  if (typed.length >= 8) return slips <= 2;
  if (typed.length >= 6 || typed.length !== word.length) return slips <= 1;
  return slips <= 1 && isShuffled(typed, word);
}

/** Whether two neighboring letters changed places. */
export const isSwapped = (typed: string, word: string): boolean =>
  typed.length === word.length && isShuffled(typed, word) && slipsBetween(typed, word) === 1;

const consonants = (word: string): string => word.replace(/[aeiouy]/g, '');

const isShuffled = (a: string, b: string): boolean =>
  [...a].toSorted().join('') === [...b].toSorted().join('');

/** Letters left out, added, wrong or swapped (optimal string alignment). */
export function slipsBetween(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, j) => j),
  ];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
