import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillMessage, pageLanguage, placeholdersOf } from './message-format.ts';

afterEach(() => vi.unstubAllGlobals());

const speak = (lang: string): void => void vi.stubGlobal('document', { documentElement: { lang } });

const STARS = '{value, plural, one {# star} other {# stars}} to go';

describe('a message', () => {
  it.each([
    [{ value: 1 }, '1 star to go'],
    [{ value: 0 }, '0 stars to go'],
    [{ value: '1,234' }, '1,234 stars to go'],
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
