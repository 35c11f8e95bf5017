import { createRng } from '@playgrove/kit/core';
import { stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { mind } from './mind.ts';
import { goldSlot, nextShown, rules, seenCells, wordOf, type Input, type State } from './rules.ts';
import { cellOf, cellsOf, makeSlots, spells, wordsIn } from './rules/board.ts';
import { marksOf, mixed } from './rules/waters.ts';

/**
 *   r a t e
 *   . . e .
 *   . . a .
 *   . . r .
 */
const board = (more: Partial<State> = {}): State => ({
  level: 1,
  letters: 'taer',
  order: [0, 1, 2, 3],
  slots: [
    { word: 'rate', x: 0, y: 0, down: false },
    { word: 'tear', x: 2, y: 0, down: true },
  ],
  found: [],
  bonus: [],
  fish: 0,
  shown: [],
  spelled: [],
  ...more,
});

const say = (word: string): Input => ({ do: 'say', word });

function after(state: State, ...words: readonly string[]): State {
  for (const word of words) expect(stepOn(rules, state, say(word)).why, word).toBeUndefined();
  return state;
}

describe('a word', () => {
  test('of the board fills its raft, and the letter where two cross is seen in both', () => {
    const state = board({ spelled: [3, 1, 0, 2] });
    expect(stepOn(rules, state, say('rate')).names).toEqual(['raft', 'close']);
    expect(state).toMatchObject({ found: [0], spelled: [], fish: 0 });
    expect([...seenCells(state)]).toEqual([0, 1, 2, 3]);
    expect(rules.goal?.(state)).toMatchObject({ now: 1, target: 2 });
  });

  test('of the golden raft also brings a fish, and the last raft is never golden', () => {
    const state = board();
    expect(goldSlot(state)?.word).toBe('tear');
    expect(stepOn(rules, state, say('tear')).names).toEqual(['raft', 'gold', 'close']);
    expect(state.fish).toBe(1);
    expect(goldSlot(state)).toBeUndefined();
  });

  test('that has no place on the board brings a fish, once', () => {
    const state = board();
    expect(stepOn(rules, state, say('ear')).names).toEqual(['fish']);
    expect(stepOn(rules, state, say('ear')).why).toBe('refused.same');
    expect(state).toMatchObject({ bonus: ['ear'], fish: 1, found: [] });
  });

  test('is refused if it is too short, uses other letters, was found already or isn’t a word', () => {
    const state = after(board(), 'rate');
    expect(stepOn(rules, state, say('at')).why).toBe('refused.short');
    expect(stepOn(rules, state, say('treat')).why).toBe('refused.letters');
    expect(stepOn(rules, state, say('rate')).why).toBe('refused.same');
    expect(stepOn(rules, state, say('rtea')).why).toBe('refused.unknown');
  });

  test('is spelled lily by lily, each used once', () => {
    const state = board();
    expect(stepOn(rules, state, { do: 'touch', lilies: [3, 1] }).names).toEqual(['letter']);
    expect(wordOf(state)).toBe('ra');
    expect(stepOn(rules, state, { do: 'touch', lilies: [3] }).names).toEqual(['back']);
    expect(stepOn(rules, state, { do: 'touch', lilies: [3, 3] }).why).toBe('refused.letters');
    expect(stepOn(rules, state, { do: 'touch', lilies: [4] }).why).toBe('refused.letters');
  });
});

test('the last word wins, and fish in the tank are stars', () => {
  const won = (...bonus: readonly string[]) => after(board(), ...bonus, 'rate', 'tear');
  expect(rules.status(won())).toBe('won');
  expect(marksOf('taer')).toEqual([1, 3]);
  const stars = [[], ['ear'], ['ear', 'eat'], ['ear', 'eat', 'tea']].map((words) =>
    rules.stars?.(won(...words)),
  );
  expect(stars).toEqual([1, 2, 2, 3]);
  expect(rules.ending?.(won('ear'))).toMatchObject({ almost: 'almost.star', value: 2 });
  expect(stepOn(rules, won(), say('ear')).why).toBe('refused.over');
});

describe('a fish', () => {
  test('shows the first hidden letter of the raft of which least is seen, and is gone', () => {
    const state = after(board(), 'rate', 'ear');
    expect(nextShown(state)).toBe(cellOf(2, 1));
    expect(stepOn(rules, state, { do: 'show' }).names).toEqual(['show']);
    expect(state).toMatchObject({ fish: 0, shown: [cellOf(2, 1)] });
    expect(stepOn(rules, state, { do: 'show' }).why).toBe('refused.fish');
  });

  test('stays if every letter is seen', () => {
    const shown = [1, 2, 3].map((y) => cellOf(2, y));
    const state = board({ found: [0], fish: 1, shown });
    expect(stepOn(rules, state, { do: 'show' }).why).toBe('refused.shown');
    expect(state.fish).toBe(1);
  });
});

test('a shuffle moves the lilies and drops the word', () => {
  const state = board({ spelled: [1] });
  expect(stepOn(rules, state, { do: 'shuffle' }).names).toEqual(['shuffle']);
  expect(state.spelled).toEqual([]);
  expect(state.order.toSorted()).toEqual([0, 1, 2, 3]);
});

test('a hint names one letter, never the word, and after a shuffle may name another raft', () => {
  const first = mind.hint?.(board());
  expect(first).toMatchObject({ say: 'hint.first', values: { letters: 4, letter: 'R' } });
  expect(first?.input).toBeUndefined();
  expect(mind.hint?.(board({ order: [1, 0, 2, 3] }))).toMatchObject({ values: { letter: 'T' } });
  const later = after(board(), 'rate');
  expect(mind.hint?.(later)).toMatchObject({
    say: 'hint.letter',
    values: { place: 2, letter: 'E' },
  });
});

describe('a board', () => {
  test('uses letters as often as the wheel has them', () => {
    expect(spells('taer', 'tear')).toBe(true);
    expect(spells('taer', 'treat')).toBe(false);
    expect(wordsIn('taer')).toEqual(
      expect.arrayContaining(['art', 'ear', 'eat', 'rate', 'rat', 'tear', 'tea']),
    );
  });

  test('is the same for the same word and seed, and has as many words as it should', () => {
    const slots = makeSlots('planet', 6, 3);
    expect(slots).toHaveLength(6);
    expect(makeSlots('planet', 6, 3)).toEqual(slots);
    expect(makeSlots('planet', 60, 3)).toBeUndefined();
  });

  test('lays no word over another', () => {
    for (let seed = 0; seed < 40; seed += 1)
      for (const [at, slot] of (makeSlots('arrest', 6, seed) ?? []).entries())
        for (const other of makeSlots('arrest', 6, seed)?.slice(at + 1) ?? []) {
          const cells = cellsOf(other);
          const shared = cellsOf(slot).filter((cell) => cells.includes(cell));
          expect(shared.length, `${slot.word} and ${other.word}`).toBeLessThan(2);
        }
  });

  test('begins with mixed letters', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const letters = mixed('planet', 0, createRng(seed));
      expect([...letters].toSorted().join('')).toBe('aelnpt');
      expect(letters + letters).not.toContain('planet');
    }
  });
});

test('params and inputs from outside are refused with what was wrong', () => {
  expect(rules.parseParams({ level: 201 }).ok).toBe(false);
  expect(rules.parseInput({ do: 'say', word: 'RATE' }).ok).toBe(false);
  expect(rules.parseInput({ do: 'touch', lilies: [7] }).ok).toBe(false);
  expect(rules.parseInput({ do: 'touch', lilies: [6, 0] }).ok).toBe(true);
});
