/**
 * Other games by name, and words of other languages, ages and people, as visitors type them. All of it
 * stands in `names.json`, which loads with the search alone.
 */
import NAMES from './names.json' with { type: 'json' };
import { isGeneric, plainWords, slipsBetween, wordsOf } from './vocabulary.ts';

/** A game that is not here, and what kinds of games are like it. */
export type Other = {
  /** As it is written; undefined where the word names a kind of game and no one game. */
  readonly name: string | undefined;
  /** In our words, the nearest first. */
  readonly kinds: readonly string[];
  /** The name's words in lower case. */
  readonly words: readonly string[];
  /** The part of what was typed that is taken for it, without spaces. */
  readonly typed: string;
};

/** Shorter words are meant as they are. */
const MIN_SLIP_LENGTH = 6;
/** Names as long as this may have two slips. */
const MANY_LETTERS = 9;
/** A name that was half typed is known from this many letters. */
const MIN_BEGINNING = 4;

/** By their words written together, the longest first. */
const OTHERS: readonly (readonly [name: string, Other])[] = NAMES.others
  .flatMap(([kinds = '', names = '']) =>
    names.split('|').map((name) => {
      const words = plainWords(name);
      const written = name === name.toLowerCase() ? undefined : name;
      const other = { name: written, kinds: kinds.split('|'), words, typed: '' };
      return [words.join(''), other] as const;
    }),
  )
  .toSorted(([a], [b]) => b.length - a.length);

const MEANS = new Map(
  Object.entries(NAMES.means).flatMap(([word, said]) =>
    said.split('|').map((other) => [other, word] as const),
  ),
);
const PHRASES = [
  ...NAMES.phrases.map(([pattern = '', word = '']) => [pattern, word] as const),
  ...[...MEANS].filter(([said]) => said.includes(' ')),
].map(([pattern, word]) => [new RegExp(`\\b(?:${pattern})\\b`, 'g'), word] as const);

/** What was typed, with other languages, ages and people in our words. */
export function meant(typed: string): string {
  const plain = plainWords(typed).join(' ');
  const joined = PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), plain);
  return joined.replace(/\S+/g, (word) => MEANS.get(word) ?? word);
}

/** The longest name of another game in what was typed, typos and missing spaces included. */
export function otherIn(typed: string): Other | undefined {
  const said = plainWords(typed);
  const parts = said
    .flatMap((_, from) => said.slice(from).map((__, more) => said.slice(from, from + more + 1)))
    .map((words) => ({ part: words.join(''), isOurs: isOurs(words.join(' ')) }))
    // A single common word is not a name: "unblocked" does not ask for Unblock Me.
    .filter(({ part }) => !isGeneric(part))
    .toSorted((a, b) => b.part.length - a.part.length);
  const isTypo = (part: string, name: string): boolean =>
    part.length >= MIN_SLIP_LENGTH &&
    !/\d/.test(name) &&
    part[0] === name[0] &&
    slipsBetween(part, name) <= (name.length < MANY_LETTERS ? 1 : 2);
  for (const { part, isOurs: known } of parts) {
    const other =
      OTHERS.find(([name]) => name === part) ??
      (known ? undefined : OTHERS.find(([name]) => isTypo(part, name)));
    if (other) return { ...other[1], typed: part };
  }
  return undefined;
}

/** Whether the vocabulary knows it as typed, so it is not a typo: "worm game" does not mean "word game". */
const isOurs = (plain: string): boolean => wordsOf(meant(plain)).join(' ') !== plain;

/** A name of another game that begins with what was typed. */
export function otherBegunBy(typed: string): Other | undefined {
  const said = plainWords(typed).join('');
  if (said.length < MIN_BEGINNING) return undefined;
  const begun = OTHERS.find(([name]) => name.startsWith(said))?.[1];
  // Too little of it was typed to say which game was meant.
  return begun && { ...begun, name: undefined };
}
