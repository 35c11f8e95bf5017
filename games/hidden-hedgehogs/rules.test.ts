import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { mind } from './mind.ts';
import { rules, satisfied, toOpen, type Input, type State } from './rules.ts';
import { deduce } from './rules/deduce.ts';
import { isReasonable } from './rules/make.ts';
import { AWAKE, FLAG, gridFor, LEAVES, numbersOf, OPEN } from './rules/meadow.ts';
import { solve } from './solver.ts';

/**
 * A meadow of five places in each of four rows: `*` a hedgehog, `F` one under a flag, `f` a wrong
 * flag, `o` open ground, `.` leaves.
 */
function meadow(...rows: readonly string[]): State {
  const signs = [...rows.join('')];
  return {
    size: 0,
    cols: 5,
    rows: rows.length,
    hogs: [...signs.keys()].filter((place) => '*F!'.includes(signs[place] ?? '')),
    start: 0,
    shown: signs.map((sign) =>
      sign === 'o' ? OPEN : sign === '!' ? AWAKE : sign === 'F' || sign === 'f' ? FLAG : LEAVES,
    ),
    slips: signs.includes('!') ? 1 : 0,
    time: 0,
    caught: -1,
  };
}

const open = (place: number): Input => ({ act: 'open', place });
const flag = (place: number): Input => ({ act: 'flag', place });

/** The position after an input, or why it is refused. */
function after(state: State, input: Input): State | string {
  const { why } = stepOn(rules, state, input);
  return why ?? state;
}

describe('raking', () => {
  test('begins at the clover and nowhere else', () => {
    const { state } = playing(rules, 'park');
    const other = state.start === 0 ? 1 : 0;
    expect(after(structuredClone(state), open(other))).toBe('refused.start');
    expect(after(structuredClone(state), flag(state.start))).toBe('refused.start');
    const begun = structuredClone(state);
    stepOn(rules, begun, open(state.start));
    expect(begun.shown.filter((sees) => sees === OPEN).length).toBeGreaterThan(6);
  });

  test('opens a whole clearing up to its numbers, and leaves flags alone', () => {
    const state = meadow('o....', '.....', 'f....', '....*');
    stepOn(rules, state, open(2));
    expect(state.shown[10]).toBe(FLAG);
    expect(toOpen(state)).toBe(1);
  });

  test('around a number opens the rest once its hedgehogs are flagged', () => {
    const state = meadow('*o...', '..*..', '.....', '.....');
    expect(numbersOf(state)[1]).toBe(1);
    expect(after(structuredClone(state), open(1))).toBe('refused.count');
    stepOn(rules, state, flag(0));
    expect(satisfied(state, 1).length).toBeGreaterThan(0);
    stepOn(rules, state, open(1));
    expect(satisfied(state, 1)).toEqual([]);
    expect(after(state, open(1))).toBe('refused.open');
  });

  test('a flag is refused until the flag is taken away', () => {
    const state = meadow('oF...', '.....');
    expect(after(structuredClone(state), open(1))).toBe('refused.flag');
    expect(after(state, flag(1))).toMatchObject({ shown: [OPEN, ...Array(9).fill(LEAVES)] });
  });
});

describe('a hedgehog that wakes', () => {
  test('forgives the first slip, and the second ends the round with what was left', () => {
    const state = meadow('o*...', '*....', '.....', '.....');
    stepOn(rules, state, open(1));
    expect(state).toMatchObject({ slips: 1, caught: -1 });
    expect(rules.status(state)).toBe('playing');
    stepOn(rules, state, open(5));
    expect(rules.status(state)).toBe('lost');
    expect(rules.ending?.(state)).toMatchObject({ almost: 'almost.left', value: toOpen(state) });
    expect(after(state, open(9))).toBe('refused.over');
  });

  test('counts as found for the numbers around it, and costs the third star', () => {
    const state = meadow('!o', '..').hogs;
    expect(state).toEqual([0]);
    const won = { ...meadow('!oooo'), time: 30 };
    expect(rules.status(won)).toBe('won');
    expect(rules.stars?.(won)).toBe(2);
    expect(rules.ending?.(won)).toMatchObject({ almost: 'almost.slip' });
    expect(rules.stars?.({ ...won, slips: 0 })).toBe(3);
  });
});

describe('reasoning', () => {
  test('sees a number that has all, one that needs the rest, and two together', () => {
    const full = meadow('Fo...', '.....', '*....');
    expect(deduce(full, full.shown)).toMatchObject({ how: 'full', from: [1] });
    const rest = meadow('oo*oo', 'ooooo');
    expect(deduce(rest, rest.shown)).toMatchObject({ how: 'rest', hogs: [2] });
    const count = meadow('F....', '.....');
    expect(deduce(count, count.shown)).toMatchObject({ how: 'count', hogs: [] });
  });

  test('never errs: no step on a thousand positions names a wrong place', () => {
    const rng = createRng('errs');
    for (let game = 0; game < 40; game += 1) {
      const { state } = playing(rules, 'wood', { seed: `errs ${game}` });
      const { shown } = state;
      const now: number[] = shown.map((_, place) =>
        !state.hogs.includes(place) && rng.chance(0.45) ? OPEN : LEAVES,
      );
      for (let step = deduce(state, now); step; step = deduce(state, now)) {
        for (const place of step.safe) {
          expect(state.hogs).not.toContain(place);
          now[place] = OPEN;
        }
        for (const place of step.hogs) {
          expect(state.hogs).toContain(place);
          now[place] = FLAG;
        }
      }
    }
  });

  test('knows a meadow that takes a guess', () => {
    // Two places at the edge of which one hides the hedgehog, and no number tells them apart.
    const cols = 5;
    expect(isReasonable({ cols, rows: 1, hogs: [4] }, 0)).toBe(true);
    expect(isReasonable({ cols, rows: 2, hogs: [3, 9] }, 0)).toBe(false);
    expect(gridFor({ cols, rows: 2 }).count).toBe(10);
  });
});

test('every meadow of two hundred is cleared by reasoning alone, without a slip', () => {
  for (let game = 0; game < 200; game += 1) {
    const id = rules.levels[game % rules.levels.length]?.id ?? 'park';
    const { state } = playing(rules, id, { seed: `solve ${game}` });
    for (const input of solve(state) ?? []) expect(after(state, input)).toBe(state);
    expect(rules.status(state), `${id} ${game}`).toBe('won');
    expect(state.slips).toBe(0);
  }
});

test('hints lead from the clover to the end, and a wrong flag comes first', () => {
  const { state } = playing(rules, 'garden', { seed: 'hints' });
  expect(mind.hint?.(state)).toMatchObject({ say: 'hint.start' });
  for (let count = 0; count < 99 && rules.status(state) === 'playing'; count += 1) {
    const input = mind.hint?.(state)?.input;
    if (!input) break;
    expect(after(state, input)).toBe(state);
  }
  expect(rules.status(state)).toBe('won');
  const wrong = meadow('of...', '*....');
  expect(mind.hint?.(wrong)).toMatchObject({ say: 'hint.wrong', input: flag(1) });
});

test('meadows grow from one to the next, and never shrink', () => {
  const sizes = rules.levels.slice(0, -1).map(({ id }) => playing(rules, id).state);
  expect(sizes.map(({ cols, rows }) => cols * rows)).toEqual(
    sizes.map(({ cols, rows }) => cols * rows).toSorted((a, b) => a - b),
  );
  expect(sizes.at(-1)?.hogs.length).toBeGreaterThan(sizes[24]?.hogs.length ?? 99);
  expect(['garden', 'park', 'wood', 'heath'].map((id) => playing(rules, id).state.cols)).toEqual([
    6, 7, 8, 9,
  ]);
});

test('the clock begins with the first place', () => {
  const game = playing(rules, 'garden');
  game.tick(30);
  expect(game.state.time).toBe(0);
  game.give(open(game.state.start));
  game.tick(30);
  expect(game.state.time).toBe(30);
});

test('params and inputs from outside are refused', () => {
  expect(rules.parseParams({ size: 32 })).toMatchObject({ ok: false });
  expect(rules.parseInput({ act: 'dig', place: 1 })).toMatchObject({ ok: false });
});
