import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { LEVELS, MEMORY, RIVALS, type RivalName } from './levels.ts';
import { mind } from './mind.ts';
import { choiceOf } from './rules/memory.ts';
import { HELP, darkOf, marksOf, pairsOf, rules, type State } from './rules.ts';

const paramsOf = (id: string): State => LEVELS.find((level) => level.id === id)?.params as State;

/** A dealt garden with these pictures and whatever else differs. */
function garden(level: string, changes: Partial<State> = {}): State {
  return { ...rules.deal(paramsOf(level), createRng(level), { rounds: 0 }), ...changes };
}

/** Six pairs in order: cells 0 and 1, 2 and 3… */
const IN_ORDER = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
const ordered = (changes: Partial<State> = {}): State =>
  garden('meadow-1', { cards: [...IN_ORDER], ...changes });

/** The position after these cells were turned, and the cues of the last one. */
function after(state: State, ...cells: readonly number[]): { state: State; cues: string[] } {
  let cues: string[] = [];
  const now = structuredClone(state);
  for (const cell of cells) {
    const step = stepOn(rules, now, cell);
    expect(step.why).toBeUndefined();
    cues = step.names;
  }
  return { state: now, cues };
}

describe('a turn', () => {
  test('lights two equal cards and their lantern', () => {
    const { state, cues } = after(ordered(), 2, 3);
    expect(state).toMatchObject({ turns: 1, streak: 1, first: -1, lanterns: [1], open: [] });
    expect(state.lit.map((by, cell) => by && cell).filter(Boolean)).toEqual([2, 3]);
    expect(cues).toEqual(['turn', 'match']);
  });

  test('darkens two that differ, and both have been seen', () => {
    const { state, cues } = after(ordered(), 0, 2);
    expect(state).toMatchObject({ turns: 1, misses: 1, streak: 0, open: [0, 2], side: 1 });
    expect(state.shown.slice(0, 4)).toEqual([1, 0, 2, 0]);
    expect(cues).toEqual(['turn', 'miss']);
  });

  test('refuses a lit card, the open one, and one that is not there', () => {
    const { state } = after(ordered(), 0, 1, 4);
    expect(stepOn(rules, state, 0).why).toBe('refused.lit');
    expect(stepOn(rules, state, 4).why).toBe('refused.open');
    expect(stepOn(rules, state, 40).why).toBe('refused.outside');
  });

  test('too many of them bring dawn, and the end counts what is left', () => {
    const { state } = after(ordered({ turns: 14 }), 0, 2);
    expect(rules.status(state)).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({ reason: 'reason.dawn', value: 6 });
  });
});

describe('a chain', () => {
  test('shows an unseen card from its second pair on', () => {
    const { state, cues } = after(ordered({ chain: true }), 0, 1, 2, 3);
    expect(cues).toEqual(['turn', 'match', 'streak', 'peek']);
    const [cell = -1] = state.open;
    expect(state.lit[cell]).toBe(0);
    expect(state.shown[cell]).toBe(state.flips);
  });

  test('shows nothing where the level has no chains', () => {
    expect(after(ordered(), 0, 1, 2, 3).cues).toEqual(['turn', 'match', 'streak']);
  });
});

describe('the wind', () => {
  test('swaps two cards with what is known of them, never the two that are open', () => {
    const before = ordered({ wind: 2 });
    expect(after(before, 0, 2).state.swapped).toEqual([]);
    const { state, cues } = after(before, 0, 2, 4, 6);
    expect(cues).toEqual(['turn', 'miss', 'swap']);
    const [a = -1, b = -1] = state.swapped;
    expect([0, 2]).toContain(a);
    expect([4, 6]).not.toContain(b);
    expect([state.cards[a], state.cards[b]]).toEqual([IN_ORDER[b], IN_ORDER[a]]);
    expect(state.shown[b]).toBeGreaterThan(0);
  });
});

describe('a game for two', () => {
  test('goes on with the same side after a pair, and with the other after a miss', () => {
    const start = garden('two', { cards: [...IN_ORDER, ...IN_ORDER] });
    const pair = after(start, 0, 1).state;
    expect(pair.side).toBe(1);
    expect(rules.seats?.(pair)).toEqual([0]);
    const missed = after(pair, 2, 4).state;
    expect(missed.side).toBe(2);
    expect(rules.seats?.(missed)).toEqual([1]);
    expect(pairsOf(after(missed, 4, 5).state, 2)).toBe(1);
  });

  const lit = (theirs: number, rival: State['rival'] = 'owl'): State =>
    garden('owl', {
      rival,
      lit: Array<1>(30).fill(1),
      lanterns: Array.from({ length: 15 }, (_, pair) => (pair < theirs ? 2 : 1)),
    });

  test('lets two players begin in turn, and counts the gardens they have lit', () => {
    const friends = { ...paramsOf('two'), rival: 'friend' as const };
    const begins = (rounds: number): number => rules.deal(friends, createRng(1), { rounds }).side;
    expect([0, 1, 2].map(begins)).toEqual([1, 2, 1]);
    expect(rules.career?.of(lit(4, 'friend'))).toEqual({ rounds: 1 });
    expect(rules.score?.(lit(4, 'friend'))).toBeUndefined();
    expect(rules.career?.of(lit(4, 'owl'))).toEqual({ rounds: 0 });
  });

  test('waits for a rival, and not for a friend', () => {
    const missed = after(garden('moth', { cards: [...IN_ORDER, ...IN_ORDER] }), 0, 2).state;
    expect(rules.waits?.(missed)).toBe(true);
    expect(rules.waits?.({ ...missed, rival: 'friend' })).toBe(false);
  });

  test('is decided by who lit more pairs', () => {
    expect([4, 6, 7, 8].map((theirs) => rules.status(lit(theirs)))).toEqual([
      'won',
      'won',
      'won',
      'lost',
    ]);
    expect([4, 6, 7].map((theirs) => rules.stars?.(lit(theirs)))).toEqual([3, 2, 1]);
    expect(rules.status(lit(4, 'friend'))).toBe('over');
  });
});

/** A game that a hand of middling memory has played for a while. */
function midway(level: string, seed: number): State {
  const rng = createRng(`midway ${seed}`);
  const game = playing(rules, level, { seed: `${seed}` });
  const most = 3 + (seed % 31);
  for (let turn = 0; turn < most && rules.status(game.state) === 'playing'; turn += 1) {
    const input = bot(game.state, rng, 0.3);
    if (input !== undefined) game.give(input);
  }
  return game.state;
}

/** The same garden as somebody sees it who remembers the last `span` cards: all others change places. */
function shuffledBeyond(state: State, span: number, seed: number): State {
  const latest = darkOf(state)
    .filter((cell) => (state.shown[cell] ?? 0) > 0 && cell !== state.first)
    .toSorted((a, b) => (state.shown[b] ?? 0) - (state.shown[a] ?? 0))
    .slice(0, span);
  const others = darkOf(state).filter((cell) => cell !== state.first && !latest.includes(cell));
  const moved = createRng(`shuffle ${seed}`).shuffled(others);
  const cards = [...state.cards];
  others.forEach((cell, index) => (cards[cell] = state.cards[moved[index] ?? cell] ?? 0));
  return { ...state, cards };
}

describe('honesty', () => {
  test('a rival moves by the last cards that it says it remembers, and by nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RIVALS), fc.nat(9999), (rival: RivalName, seed) => {
        const now = midway(rival, seed);
        const state: State = { ...now, side: 2 };
        const other = shuffledBeyond(state, MEMORY[rival], seed);
        expect(mind.rival?.(other)).toBe(mind.rival?.(state));
      }),
      { numRuns: 120, seed: 1 },
    );
  });

  test('a hint knows what was shown, and nothing else', () => {
    fc.assert(
      fc.property(fc.nat(9999), (seed) => {
        const state = midway('wood-5', seed);
        const other = shuffledBeyond(state, 99, seed);
        expect(mind.hint?.(other)).toEqual(mind.hint?.(state));
      }),
      { numRuns: 120, seed: 1 },
    );
  });
});

test('a memory of n cards forgets the card before them', () => {
  const { state } = after(ordered(), 0, 2, 4, 6);
  const open = after(state, 1).state;
  expect(choiceOf(open, 4)).toEqual({ why: 'twin', cells: [0] });
  expect(choiceOf(open, 3).why).toBe('new');
});

test('a hint caps the stars at two, and the end says so', () => {
  const won = ordered({
    lit: Array<1>(12).fill(1),
    turns: 6,
    helped: 1,
    lanterns: Array<1>(6).fill(1),
  });
  expect(rules.stars?.(won)).toBe(2);
  expect(rules.ending?.(won)).toMatchObject({ almost: 'almost.hint' });
  expect(rules.stars?.({ ...won, helped: 0 })).toBe(3);
  expect(after(ordered(), 3 + HELP).state).toMatchObject({ helped: 1, first: 3 });
});

test('stars follow the turns', () => {
  const [three, two] = marksOf(paramsOf('meadow-1'));
  const stars = (turns: number) => rules.stars?.(ordered({ turns }));
  expect([three, three + 1, two, two + 1].map(stars)).toEqual([3, 2, 2, 1]);
});

/** Pair after pair, as somebody would who saw through the cards. */
function solve({ cards, first, ...state }: State): number[] {
  const dark = darkOf({ cards, first, ...state }).toSorted(
    (a, b) => (cards[a] ?? 0) - (cards[b] ?? 0),
  );
  const twin = dark.filter((cell) => cell !== first && cards[cell] === cards[first]);
  return [...twin, ...dark.filter((cell) => cell !== first && !twin.includes(cell))];
}

test('somebody who sees through the cards needs one turn a pair, from any position', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const before = midway('orchard-6', seed);
    const { state } = after({ ...before, dawn: 0 }, ...solve(before));
    expect(state.lit).not.toContain(0);
  }
});

test('params from outside need an even number of cards', () => {
  const plain = LEVELS[0].params;
  expect(rules.parseParams({ ...plain })).toMatchObject({ ok: true });
  expect(rules.parseParams({ ...plain, columns: 3, rows: 3 })).toMatchObject({ ok: false });
});
