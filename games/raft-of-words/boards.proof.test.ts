import { createRng } from '@playgrove/kit/core';
import { commonWords, isWord } from '@playgrove/kit/logic/words';
import { dailySeed, Session } from '@playgrove/kit/session';
import { testCurve } from '@playgrove/kit/testing';
import { cuss } from 'cuss';
import { expect, test } from 'vitest';
import { curve } from './curve.ts';
import { rules, type State } from './rules.ts';
import { cellsOf, COLUMNS, GRIM, ROWS, SHORTEST, spells } from './rules/board.ts';
import { bonusIn, LEVEL_COUNT, marksOf } from './rules/waters.ts';

const TIMEOUT = 3_600_000;
const DAYS = 400;
const FIRST_DAY = Date.UTC(2026, 10, 29);
/** Rated as maybe rude, but a bird, a card or a place to read: the word list keeps them. */
const INNOCENT = new Set(
  (
    'crack god guinea guineas nook pixie screw smack spade spades spank swallow balls banging ' +
    'blacks cracker flasher greaser looser loser muncher ribbed trots whites'
  ).split(' '),
);

const common = new Set([3, 4, 5, 6, 7].flatMap(commonWords));

const dealt = (level: number, seed = 'a'): State => rules.deal({ level }, createRng(seed), null);

const levels = Array.from({ length: LEVEL_COUNT }, (_, at) => dealt(at + 1));

const days = Array.from({ length: DAYS }, (_, day) => {
  const date = new Date(FIRST_DAY + day * 86_400_000).toISOString().slice(0, 10);
  const seed = dailySeed(rules.slug, date);
  const session = new Session(rules as never, { level: 'daily', params: { level: 0 }, seed });
  return session.state as unknown as State;
});

/** Every row of two letters or more that the board shows, across and down. */
function readIn({ slots }: State): readonly string[] {
  const letters = new Map<number, string>();
  for (const slot of slots)
    for (const [at, cell] of cellsOf(slot).entries()) {
      const letter = slot.word.charAt(at);
      expect(letters.get(cell) ?? letter, `${slot.word} crosses another letter`).toBe(letter);
      letters.set(cell, letter);
    }
  const lines = (long: number, short: number, cellAt: (along: number, line: number) => number) =>
    Array.from({ length: short }, (_, line) =>
      Array.from({ length: long }, (__, along) => letters.get(cellAt(along, line)) ?? ' ').join(''),
    );
  return [
    ...lines(COLUMNS, ROWS, (x, y) => y * COLUMNS + x),
    ...lines(ROWS, COLUMNS, (y, x) => y * COLUMNS + x),
  ].flatMap((line) => line.split(' ').filter((word) => word.length > 1));
}

/** Whether one raft leads to all others. */
function isOneRaft({ slots }: State): boolean {
  const reached = new Set([0]);
  for (const at of reached)
    for (const [other, slot] of slots.entries()) {
      const here = slots[at];
      if (here && cellsOf(slot).some((cell) => cellsOf(here).includes(cell))) reached.add(other);
    }
  return reached.size === slots.length;
}

/** What must hold for every board. */
function check(state: State): void {
  const words = state.slots.map(({ word }) => word);
  expect(words.filter((word) => !spells(state.letters, word))).toEqual([]);
  expect(words.filter((word) => !common.has(word) || cuss[word] !== undefined)).toEqual([]);
  expect(words.filter((word) => GRIM.has(word) || word.length < SHORTEST)).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
  // Each word stands in one place, and nothing else can be read.
  expect(readIn(state).toSorted()).toEqual(words.toSorted());
  expect(isOneRaft(state)).toBe(true);
  for (const { word, x, y, down } of state.slots) {
    expect(x + (down ? 1 : word.length)).toBeLessThanOrEqual(COLUMNS);
    expect(y + (down ? word.length : 1)).toBeLessThanOrEqual(ROWS);
  }
  const bonus = bonusIn(state.letters, state.slots);
  expect(bonus.length).toBeGreaterThan(marksOf(state.letters)[1]);
  expect(bonus.filter((word) => (cuss[word] ?? 0) > 0 && !INNOCENT.has(word))).toEqual([]);
}

test(
  'every level places common words of its wheel once each, none rude, and has bonus words to spare',
  () => {
    for (const state of levels) check(state);
    const wheels = levels.map(({ letters }) => [...letters].toSorted().join(''));
    expect(new Set(wheels).size).toBe(LEVEL_COUNT);
  },
  TIMEOUT,
);

test(
  `so do the crosswords of the next ${DAYS} days, which rarely repeat`,
  () => {
    for (const state of days) check(state);
    expect(new Set(days.map(({ slots }) => JSON.stringify(slots))).size).toBeGreaterThan(
      DAYS * 0.95,
    );
  },
  TIMEOUT,
);

test('a wheel never begins by spelling its longest word', () => {
  for (const { letters, slots } of [...levels, ...days]) {
    const longest = slots[0]?.word ?? '';
    expect(isWord(longest) && longest.length === letters.length).toBe(true);
    expect((letters + letters).includes(longest), letters).toBe(false);
  }
});

testCurve(import.meta.dirname, curve);
