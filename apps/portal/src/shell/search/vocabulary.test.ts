import { describe, expect, it } from 'vitest';
import { isSlip, stemOf, wordsOf } from './vocabulary.ts';

describe('words', () => {
  it.each([
    ['Play 2-Player Soccer!', ['play', 'twoplayers', 'soccer']],
    ['Match-3', ['match3']],
    ['Dress Up', ['dressup']],
    ['Puzzle&Logic', ['puzzle', 'logic']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['colours', ['colors']],
    ['  ', []],
  ])('of "%s"', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('stems', () => {
  it.each([
    ['race racing racer races racers'],
    ['run running runner runners runs'],
    ['shoot shooting shooter shooters'],
    ['cut cutting cuts'],
    ['puzzle puzzles'],
    ['city cities'],
    ['dive diving diver'],
  ])('are the same: %s', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
  });

  it.each([
    ['flow', 'flower'],
    ['let', 'letter'],
    ['dres', 'dress'],
    ['k', 'king'],
    ['str', 'string'],
    ['pow', 'power'],
  ])('differ: %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

describe('slips', () => {
  it.each([
    ['sudko', 'sudoku'],
    ['soduko', 'sudoku'],
    ['noodel', 'noodle'],
    ['krat', 'kart'],
    ['pianno', 'piano'],
    ['solitare', 'solitaire'],
    ['baksetball', 'basketball'],
  ])('%s is meant as %s', (typed, word) => {
    expect(isSlip(typed, word)).toBe(true);
  });

  it.each([
    ['train', 'trail'],
    ['truck', 'trick'],
    ['chess', 'dress'],
    ['word', 'sword'],
    ['card', 'cars'],
    ['golf', 'gold'],
  ])('%s is not %s', (typed, word) => {
    expect(isSlip(typed, word)).toBe(false);
  });
});
