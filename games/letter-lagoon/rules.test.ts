import { createRng } from '@playgrove/kit/core';
import { stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { mind } from './mind.ts';
import {
  lineOf,
  fishToGo,
  lineInput,
  MAX_MISSES,
  neededCells,
  rules,
  secretCells,
  slipsOf,
  wetCells,
  type State,
} from './rules.ts';
import { cellsFrom, timesIn } from './rules/grid.ts';
import { answerOf } from './rules/themes.ts';

const ROWS = ['shellqq', 'qqqqqqq', 'qcrabqq', 'qqqqqqq', 'qqqqqqq', 'qqqqqqq', 'qqqqqqq'] as const;

const SIZE = { columns: 7, rows: 7, ways: 8 };

const placed = (word: string, from: number, way: number) => ({
  word,
  cells: cellsFrom(SIZE, from, way, word.length) ?? [],
});

/** A grid with three words; "ark" runs down from the a of "crab". */
function beach(more: Partial<State> = {}): State {
  const letters = [...ROWS.join('')];
  const words = [placed('ark', 17, 1), placed('crab', 15, 0), placed('shell', 0, 0)];
  for (const { word, cells } of words)
    for (const [at, cell] of cells.entries()) letters[cell] = word.charAt(at);
  return {
    theme: 'beach',
    letters: letters.join(''),
    words,
    found: [],
    calls: [2, 0, 1],
    fish: 0,
    misses: 0,
    hints: 0,
    ...more,
  };
}

const find = (state: State, at: number) =>
  stepOn(rules, state, lineInput(state.words[at]?.cells ?? []));

describe('a line', () => {
  test('over a word finds it, from either end', () => {
    const state = beach();
    expect(find(state, 2).names).toEqual(['found', 'catch']);
    expect(stepOn(rules, state, { from: 18, to: 15 }).names).toEqual(['found', 'close']);
    expect(state.found).toEqual([2, 1]);
    expect(find(state, 1).why).toBe('refused.found');
  });

  test('over other letters is a wrong one and counts', () => {
    const state = beach();
    expect(stepOn(rules, state, { from: 42, to: 45 }).names).toEqual(['miss']);
    expect(state).toMatchObject({ misses: 1, found: [] });
  });

  test('that misses a word by one letter is refused and costs nothing', () => {
    const state = beach();
    expect(stepOn(rules, state, { from: 15, to: 19 }).why).toBe('refused.near');
    expect(stepOn(rules, state, { from: 0, to: 3 }).why).toBe('refused.near');
    expect(state.misses).toBe(0);
  });

  test('is straight, in the grid and has three letters', () => {
    const state = beach();
    expect(stepOn(rules, state, { from: 0, to: 9 }).why).toBe('refused.line');
    expect(stepOn(rules, state, { from: 0, to: 60 }).why).toBe('refused.line');
    expect(stepOn(rules, state, { from: 0, to: 1 }).why).toBe('refused.short');
    expect(lineOf('beach', 14, 2)).toEqual([14, 8, 2]);
    expect(lineOf('beach', 48, 0)).toEqual([48, 40, 32, 24, 16, 8, 0]);
  });
});

test('letters of a found word are under water, and those that others need float', () => {
  const state = beach();
  find(state, 1);
  expect([...wetCells(state)]).toEqual([15, 16, 17, 18]);
  expect([...wetCells(state)].filter((cell) => neededCells(state).has(cell))).toEqual([17]);
  expect(rules.text(state).split('\n')[4]).toBe('q~~A~qq');
});

describe('a fish', () => {
  const fishFor = (order: readonly number[], misses = 0, h = 0): State => {
    const state = beach();
    for (let n = 0; n < misses; n += 1) stepOn(rules, state, { from: 42, to: 45 });
    for (const at of order) stepOn(rules, state, { ...lineInput(state.words[at]?.cells ?? []), h });
    return state;
  };

  test('is caught by the word that is called, and fish are stars', () => {
    expect(fishFor([2, 0, 1])).toMatchObject({ fish: 3, calls: [] });
    expect(rules.stars?.(fishFor([2, 0, 1]))).toBe(3);
    expect(rules.stars?.(fishFor([1, 0, 2]))).toBe(1);
    expect(rules.ending?.(fishFor([1, 0, 2]))).toMatchObject({ almost: 'almost.star', value: 1 });
  });

  test('is gone with a word out of turn, a wrong line or a hint', () => {
    expect(fishFor([1])).toMatchObject({ fish: 0, calls: [2, 0] });
    expect(fishFor([], 1)).toMatchObject({ misses: 1, calls: [0, 1] });
    expect(fishFor([2], 0, 1)).toMatchObject({ fish: 0, hints: 1, calls: [0, 1] });
    expect(slipsOf(fishFor([2], 2, 1))).toBe(3);
  });

  test('is counted to the next star that is in reach', () => {
    expect(fishToGo(beach())).toBe(3);
    expect(fishToGo(fishFor([], 1))).toBe(2);
    expect(fishToGo(fishFor([], 2))).toBeUndefined();
  });
});

test('wrong lines drive the pelican away, and the last word wins', () => {
  const state = beach();
  for (let n = 0; n < MAX_MISSES; n += 1) {
    expect(rules.status(state)).toBe('playing');
    stepOn(rules, state, { from: 42, to: 45 });
  }
  expect(rules.status(state)).toBe('lost');
  expect(rules.stars?.(state)).toBe(0);
  expect(find(state, 0).why).toBe('refused.over');
  expect(answerOf('beach')).toBe('a sandcastle');
});

test('the letters that are left rise in the order of the secret when the last word is found', () => {
  const state = rules.deal({ theme: 'beach' }, createRng('a'), null);
  state.calls = [];
  const names = state.words.map((_, at) => find(state, at).names);
  expect(names.at(-1)).toEqual(['found', ...[...'asandcastle'].map(() => 'rise'), 'secret']);
  expect(names.at(-2)).toEqual(['found', 'close']);
  expect(
    secretCells(state)
      .map((cell) => state.letters[cell])
      .join(''),
  ).toBe('asandcastle');
});

test('a hint rings the first letter, and pressed again it names the way too', () => {
  const state = beach();
  expect(mind.hint?.(state)).toEqual({
    say: 'hint.first',
    values: { word: 'SHELL', letter: 'S' },
    at: [{ x: 0, y: 0 }],
  });
  expect(mind.hint?.(state)).toMatchObject({
    say: 'hint.way.right',
    at: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ],
  });
  find(state, 2);
  expect(mind.hint?.(state)).toMatchObject({ say: 'hint.first', values: { word: 'ARK' } });
});

test('a word is counted in all eight directions', () => {
  const letters = ['abcqqqq', 'qbqqqqq', 'qqcqcba', ...ROWS.slice(3)].join('');
  expect(timesIn(SIZE, letters, 'abc')).toBe(3);
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ theme: 'nowhere' }).ok).toBe(false);
  expect(rules.parseInput({ from: 0, to: 90 }).ok).toBe(false);
  expect(rules.parseInput({ from: 0, to: 4, h: 2 }).ok).toBe(true);
});
