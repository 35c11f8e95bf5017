import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillMessage, numberText, pageLanguage, placeholdersOf } from './message-format.ts';

afterEach(() => vi.unstubAllGlobals());

const speak = (lang: string): void => void vi.stubGlobal('document', { documentElement: { lang } });

const STARS = '{value, plural, one {# star} other {# stars}} to go';

describe('a message', () => {
  it.each([
    [{ value: 1 }, '1 star to go'],
    [{ value: 0 }, '0 stars to go'],
    [{ value: 1234 }, '1,234 stars to go'],
    [{ value: '1,234' }, '1,234 stars to go'],
    [{ value: { number: 1, text: 'One' } }, 'One star to go'],
    [{ value: { number: 749_000, text: '749K+' } }, '749K+ stars to go'],
    [{ value: 'many' }, 'many stars to go'],
  ])('with %o has the form for the number', (values, text) => {
    expect(fillMessage(STARS, values)).toBe(text);
  });

  it('may name a number of its own', () => {
    const message = '{left, plural, =0 {none} one {one more} other {# more}} for {name}';
    expect(fillMessage(message, { left: 0, name: 'Pia' })).toBe('none for Pia');
    expect(fillMessage(message, { left: 1, name: 'Pia' })).toBe('one more for Pia');
    expect(fillMessage(message, { left: 7, name: 'Pia' })).toBe('7 more for Pia');
  });

  it('may name other values inside a form', () => {
    const message = '{n, plural, one {# free {kind} game} other {# free {kind} games}}';
    expect(fillMessage(message, { n: 1, kind: 'puzzle' })).toBe('1 free puzzle game');
    expect(fillMessage(message, { n: 2, kind: 'puzzle' })).toBe('2 free puzzle games');
  });

  it('shows a placeholder without a value', () => {
    expect(fillMessage('Pass {value} nests', {})).toBe('Pass {value} nests');
    expect(fillMessage(STARS, {})).toBe(STARS);
  });

  it.each([
    [1, '1 гра'],
    [3, '3 гри'],
    [5, '5 ігор'],
    [21, '21 гра'],
  ])('follows the plural rules of the page’s language: %i', (n, text) => {
    speak('uk');
    expect(fillMessage('{n, plural, one {# гра} few {# гри} other {# ігор}}', { n })).toBe(text);
  });
});

describe.each([
  ['en', { one: '#s', other: '#p' }, ['0p', '1s', '3p', '1,234p', '1,000,000p']],
  [
    'fr',
    { one: '#s', many: '#m', other: '#p' },
    ['0s', '1s', '3p', '1\u202f234p', '1\u202f000\u202f000m'],
  ],
  [
    'ru',
    { one: '#s', few: '#f', many: '#m', other: '#p' },
    ['0m', '1s', '3f', '1\u00a0234f', '1\u00a0000\u00a0000m'],
  ],
  [
    'ar-EG',
    { zero: '#z', one: '#s', two: '#t', few: '#f', many: '#m', other: '#p' },
    ['٠z', '١s', '٣f', '١٬٢٣٤m', '١٬٠٠٠٬٠٠٠p'],
  ],
  ['ja', { other: '#p' }, ['0p', '1p', '3p', '1,234p', '1,000,000p']],
])('in %s', (language, forms, texts) => {
  const choices = Object.entries(forms).map(([form, text]) => `${form} {${text}}`);

  it('a grouped number has the form for its value', () => {
    speak(language);
    const message = `{n, plural, ${choices.join(' ')}}`;
    expect([0, 1, 3, 1234, 1_000_000].map((n) => fillMessage(message, { n }))).toEqual(texts);
  });

  it('a placeholder shows its number as the language writes it', () => {
    speak(language);
    expect(fillMessage('{n}', { n: 1234 })).toBe(texts[3]?.slice(0, -1));
  });
});

it.each([0, 7, 999, 1000, 1_234_567, -1, -1000, 0.5, 1234.5678, 2.9999, 1e15])(
  'writes %d in English as the browser would',
  (value) => {
    expect(numberText(value)).toBe(value.toLocaleString('en'));
  },
);

it.each([
  ['One', []],
  ['Level {n} of {all}', ['all', 'n']],
  ['{n, plural, one {# game of {site}} other {# games of {site}}}', ['n', 'site']],
])('%s wants %j', (message, names) => {
  expect(placeholdersOf(message)).toEqual(names);
});

it('takes the language of the page, and English without one', () => {
  expect(pageLanguage()).toBe('en');
  speak('');
  expect(pageLanguage()).toBe('en');
  speak('pt-BR');
  expect(pageLanguage()).toBe('pt-BR');
});
