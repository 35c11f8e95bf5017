/** A language for tests: every message accented, in brackets and 1.4 times as long. Never on a site. */
import type { Language } from '../../make/language.ts';
import { ENGLISH_TEXTS, type Texts } from '../../make/texts.ts';

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ó',
  s: 'š',
  u: 'ú',
  y: 'ý',
};
const LONGER = 1.4;

/** What a message looks like in the pseudo-language; its placeholders and plural forms stay. */
export function pseudo(message: string): string {
  let text = '';
  let before = 0;
  let after = 0;
  let place: 'text' | 'forms' | 'form' = 'text';
  for (let at = 0; at < message.length;) {
    const rest = message.slice(at);
    const code: string | undefined =
      place === 'forms'
        ? /^\s*(?:=\d+|\w+) \{|^\s*\}/.exec(rest)?.[0]
        : /^\{\w+\}|^\{\w+, plural,|^\}|^#/.exec(rest)?.[0];
    if (code === undefined) {
      const letters = accented(rest.charAt(0));
      text += letters;
      before += 1;
      after += letters.length;
      at += 1;
      continue;
    }
    if (code.endsWith('plural,')) place = 'forms';
    else if (place === 'forms') place = code.endsWith('{') ? 'form' : 'text';
    else if (code === '}') place = 'forms';
    text += code;
    at += code.length;
  }
  const missing = Math.ceil(before * LONGER) - after - '[]'.length;
  return `[${text}${' éxtrá'.repeat(Math.max(0, Math.ceil(missing / 6)))}]`;
}

/** Vowels are doubled, so that every word grows. */
function accented(letter: string): string {
  const accent = ACCENTED[letter.toLowerCase()];
  if (accent === undefined) return letter;
  const same = letter === letter.toLowerCase() ? accent : accent.toUpperCase();
  return /[aeiou]/i.test(letter) ? same + accent : same;
}

export const PSEUDO: Language = {
  tag: 'xx',
  direction: 'ltr',
  translate: (english) =>
    Object.fromEntries(Object.entries(english).map(([key, message]) => [key, pseudo(message)])),
};

/** Whole documents in the pseudo-language. */
export const PSEUDO_TEXTS = Object.fromEntries(
  Object.entries(ENGLISH_TEXTS).map(([name, write]) => [
    name,
    (...given: Parameters<typeof write>) => translated(write(...given)),
  ]),
) as unknown as Texts;

/** Every string of a document but those that nobody reads. */
function translated(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    return ['id', 'href', 'updated'].includes(key) ? value : pseudo(value);
  }
  if (Array.isArray(value)) return value.map((each) => translated(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translated(each, name)]),
  );
}
