import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { wayOf, windowsOf } from './clues.ts';
import { mind } from './mind.ts';
import { leftOf, lengthAfter, mistAfter, regrown, rules, type Input, type State } from './rules.ts';

const hidden = (answer: string, more: Partial<State> = {}): State => ({
  answer,
  guesses: [],
  given: [],
  misty: [],
  feathers: 5,
  points: 0,
  flight: false,
  found: [],
  typed: '.'.repeat(answer.length),
  ...more,
});

const guess = (word: string): Input => ({ do: 'guess', word });

/** Guesses one word after the other. */
function after(state: State, ...words: readonly string[]): State {
  for (const word of words) expect(stepOn(rules, state, guess(word)).why, word).toBeUndefined();
  return state;
}

describe('a guess', () => {
  test('says of each letter whether the answer’s comes earlier, later or matches', () => {
    const ways = [0, 1, 2, 3].map((place) => wayOf(hidden('bird'), 'bike', place));
    expect(ways).toEqual(['match', 'match', 'later', 'earlier']);
    const { names } = stepOn(rules, hidden('bird'), guess('bike'));
    expect(names).toEqual(['match', 'match', 'later', 'earlier', 'feather', 'cut']);
  });

  test('leaves the letters between what was tried', () => {
    expect(windowsOf(after(hidden('bird'), 'milk', 'able'))).toEqual([
      [1, 11],
      [8, 8],
      [12, 25],
      [0, 3],
    ]);
  });

  test('that is wrong takes a feather, and the last one ends the game', () => {
    const state = hidden('bird', { feathers: 2 });
    expect(after(state, 'milk').feathers).toBe(1);
    expect(rules.status(state)).toBe('playing');
    after(state, 'lake');
    expect(rules.status(state)).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({
      reason: 'ending.lost',
      value: leftOf(state).length,
    });
    expect(stepOn(rules, state, guess('bird')).why).toBe('refused.over');
  });

  test('counts the words that it rules out, and says when only one fits', () => {
    const state = hidden('bird');
    const all = leftOf(state).length;
    expect(rules.goal?.(state)).toMatchObject({ now: 0, target: all });
    after(state, 'milk');
    expect(rules.goal?.(state)).toMatchObject({ now: all - leftOf(state).length });
    expect(stepOn(rules, state, guess('kind')).names).toContain('close');
    expect(rules.goal?.(after(state, 'bird'))).toMatchObject({ now: all - 1, target: all });
  });

  test('that is right wins, and costs no feather', () => {
    const state = after(hidden('bird'), 'milk', 'bird');
    expect(rules.status(state)).toBe('won');
    expect(state.points).toBe(4 * 4);
  });

  test('is refused if it is short, was tried before or is no word, and then costs nothing', () => {
    const state = after(hidden('bird'), 'milk');
    expect(stepOn(rules, state, guess('mil')).why).toBe('refused.short');
    expect(stepOn(rules, state, guess('milk')).why).toBe('refused.same');
    expect(stepOn(rules, state, guess('mmmm')).why).toBe('refused.unknown');
    expect(state.feathers).toBe(4);
  });

  test('leaves what is known in the next guess', () => {
    expect(after(hidden('bird'), 'milk').typed).toBe('.i..');
    expect(playing(rules, 'orchard-1').state.typed).toMatch(/^\.*[a-z]\.*$/);
    expect(playing(rules, 'pond-1').state.typed).toBe('....');
  });
});

test('mist hides an arrow, and not a match', () => {
  const state = hidden('bird', { misty: [1, 2] });
  expect(stepOn(rules, state, guess('milk')).names).toEqual([
    'earlier',
    'match',
    'mist',
    'earlier',
    'feather',
    'cut',
  ]);
  expect(windowsOf(state).slice(1)).toEqual([
    [8, 8],
    [0, 25],
    [0, 9],
  ]);
});

test('a letter is typed into its place, and not behind the word', () => {
  const state = hidden('bird');
  expect(stepOn(rules, state, { do: 'type', place: 2, letter: 'r' }).names).toEqual(['type']);
  expect(state.typed).toBe('..r.');
  expect(stepOn(rules, state, { do: 'type', place: 5, letter: 'r' }).why).toBe('refused.outside');
});

test('fewer guesses earn more stars, and the end says what was missing', () => {
  const wrong = ['milk', 'dish', 'bike', 'girl'];
  const won = (count: number) => after(hidden('bird'), ...wrong.slice(0, count - 1), 'bird');
  expect([1, 3, 4, 5].map((count) => rules.stars?.(won(count)))).toEqual([3, 3, 2, 1]);
  expect(rules.ending?.(won(5))).toMatchObject({ almost: 'almost.star', value: 1 });
});

describe('a flight', () => {
  test('goes on with another word, and feathers grow again', () => {
    const state = after(hidden('bird', { flight: true, feathers: 2 }), 'bird');
    expect(rules.status(state)).toBe('playing');
    expect(state).toMatchObject({ found: ['bird'], guesses: [], feathers: 5, points: 8 });
    expect(state.answer).not.toBe('bird');
  });

  test('gets longer words and fewer feathers', () => {
    expect([0, 2, 3, 6, 9, 12, 13].map(lengthAfter)).toEqual([4, 4, 5, 6, 7, 4, 5]);
    expect([11, 12].map(mistAfter)).toEqual([0, 1]);
    expect([1, 5, 6, 11, 40].map(regrown)).toEqual([3, 3, 2, 1, 1]);
  });
});

describe('a hint', () => {
  test('names the letters that common words leave, and never the word', () => {
    const state = after(hidden('bird'), 'milk', 'dish');
    const hint = mind.hint?.(state);
    const place = Number(hint?.values?.['place']) - 1;
    const letters = new Set(leftOf(state).map((word) => word.charAt(place)));
    expect(hint?.say).toBe('hint.sure');
    expect(hint?.values?.['letters']).toBe([...letters].toSorted().join(', ').toUpperCase());
    expect(hint?.input).toBeUndefined();
  });

  test('cuts many letters in half', () => {
    expect(mind.hint?.(hidden('bird'))).toMatchObject({ say: 'hint.half', values: { count: 26 } });
  });
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ letters: 8, feathers: 5, given: 0, mist: 0, flight: false }).ok).toBe(
    false,
  );
  expect(rules.parseInput({ do: 'guess', word: 'BIRD' }).ok).toBe(false);
  expect(rules.parseInput({ do: 'type', place: 0, letter: 'ab' }).ok).toBe(false);
  expect(rules.parseInput({ do: 'guess', word: 'bird' }).ok).toBe(true);
  expect(
    rules.deal({ letters: 6, feathers: 4, given: 1, mist: 1, flight: false }, createRng(1), null),
  ).toMatchObject({ feathers: 4 });
});
