import { createRng } from '@playgrove/kit/core';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { mind } from './mind.ts';
import { rules, type Input, type State } from './rules.ts';
import { codeOf, deckOf, isClear, rolledBy, SWELLS, type Car, type Deck } from './rules/deck.ts';
import { makeDeck } from './rules/make.ts';

const car = (across: boolean, lane: number, start: number, loose = false, length = 2): Car => ({
  across,
  lane,
  start,
  loose,
  length,
});

/** A van at the bottom of the second column, and more cars. */
function deck(cars: readonly Car[], more: Partial<Deck> = {}): Deck {
  const all = [car(false, 1, 3), ...cars];
  return { cols: 4, rows: 5, par: 3, swells: [], hatches: [], cars: all, ...more };
}

function position(made: Deck, moves = 0): State {
  const at = made.cars.map(({ start }) => start);
  return { level: 9, code: codeOf(made), mirrored: false, at, moves };
}

/** The position after a slide, or why it is refused. */
function slid(state: State, input: Input): State | string {
  const { why } = stepOn(rules, state, input);
  return why ?? state;
}

describe('a deck as text', () => {
  test('reads as it was written', () => {
    const made = deck([car(true, 1, 0, true), car(false, 3, 0, false, 3)], {
      swells: SWELLS[3] ?? [],
      hatches: [8],
      par: 12,
    });
    expect(deckOf(codeOf(made), false)).toEqual(made);
  });

  test('mirrored, starboard is port', () => {
    const made = deck([car(true, 1, 0, true)], { swells: ['right', 'left'], hatches: [8] });
    const other = deckOf(codeOf(made), true);
    expect(other.cars).toEqual([{ ...car(false, 2, 3) }, { ...car(true, 1, 2, true) }]);
    expect(other.swells).toEqual(['left', 'right']);
    expect(other.hatches).toEqual([11]);
  });

  test('has a bow without corners from five columns on', () => {
    expect(deckOf('5603', false).hatches).toEqual([0, 4]);
    expect(deckOf('4603', false).hatches).toEqual([]);
  });
});

describe('a slide', () => {
  const made = deck([car(true, 1, 0), car(false, 3, 0)]);

  test('goes as far as the lane is free and counts as one move', () => {
    expect(slid(position(made), { car: 0, to: 2 })).toMatchObject({
      at: [2, 0, 0],
      moves: 1,
    });
    expect(slid(position(made), { car: 0, to: 1 })).toBe('refused.way');
    expect(slid(position(made), { car: 1, to: 1 })).toMatchObject({ at: [3, 1, 0] });
    expect(slid(position(made), { car: 1, to: 2 })).toBe('refused.way');
  });

  test('to where it is, or of nothing, is refused with the reason', () => {
    expect(slid(position(made), { car: 0, to: 3 })).toBe('refused.still');
    expect(slid(position(made), { car: 7, to: 3 })).toBe('refused.none');
    const tight = deck([car(true, 2, 0, false, 3), car(true, 2, 3)], { cols: 4, hatches: [11] });
    expect(slid(position(tight), { car: 1, to: 0 })).toBe('refused.stuck');
  });

  test('of the van to the bow wins at once, before any swell', () => {
    const open = deck([car(true, 4, 2, true)], { swells: ['right', 'left'] });
    const state = position(open, 4);
    expect(slid(state, { car: 0, to: 0 })).toMatchObject({ at: [0, 2] });
    expect(rules.status(state)).toBe('won');
  });
});

describe('a swell', () => {
  const made = deck([car(true, 0, 0, true), car(true, 1, 0), car(false, 3, 1, true)], {
    swells: ['right', 'left'],
  });

  test('comes after every fifth move and rolls loose cars along its way only', () => {
    expect(slid(position(made, 3), { car: 0, to: 2 })).toMatchObject({ at: [2, 0, 0, 1] });
    expect(slid(position(made, 4), { car: 0, to: 2 })).toMatchObject({ at: [2, 2, 0, 1] });
    const back = { ...position(made, 9), at: [3, 2, 0, 1] };
    expect(slid(back, { car: 0, to: 2 })).toMatchObject({ at: [2, 0, 0, 1] });
  });

  test('rolls those in front first', () => {
    const row = deck([car(true, 0, 0, true), car(true, 0, 2, true)], { cols: 6 });
    expect(rolledBy(row, [3, 0, 2], 'right')).toEqual([3, 2, 4]);
    expect(rolledBy(row, [3, 2, 4], 'left')).toEqual([3, 0, 2]);
    expect(rolledBy(row, [3, 0, 2], 'up')).toEqual([3, 0, 2]);
  });

  test('that rolls a buggy out of the van’s way is cheered', () => {
    const blocked = deck([car(true, 0, 0, true), car(true, 4, 2)], { swells: ['right', 'left'] });
    const state = { ...position(blocked, 4), at: [2, 0, 2] };
    expect(isClear(blocked, state.at)).toBe(false);
    expect(stepOn(rules, state, { car: 2, to: 1 }).names).toContain('clear');
    expect(isClear(blocked, state.at)).toBe(true);
  });

  test('is undone with its move', () => {
    const game = playing(rules, 'strait-5');
    const before = [...game.state.at];
    const rng = createRng('undo');
    for (let move = 0; move < 5 && game.session.status === 'playing'; move += 1)
      game.give(rng.pick(rules.inputs(game.state, rng)));
    while (game.session.undo());
    expect(game.state).toMatchObject({ at: before, moves: 0 });
  });
});

test('stars follow the moves, and the end names what is missing', () => {
  const won = (moves: number): State => ({ ...position(deck([])), at: [0], moves });
  expect([3, 4, 5, 6].map((moves) => rules.stars?.(won(moves)))).toEqual([3, 2, 2, 1]);
  expect(rules.ending?.(won(4))).toMatchObject({ almost: 'almost.star', value: 1 });
});

test('a hint names a slide, the swell that helps, and the open way', () => {
  const made = deck([car(true, 1, 0, true)], { swells: ['right', 'left'] });
  expect(mind.hint?.(position(made))).toMatchObject({ say: 'hint.slide', input: { car: 1 } });
  expect(mind.hint?.(position(deck([])))).toMatchObject({ say: 'hint.off' });
  const help = deck([car(true, 1, 1, true), car(true, 4, 2)], { swells: ['right', 'left'] });
  expect(mind.hint?.(position(help, 4))).toMatchObject({ say: 'hint.swell' });
});

test('a made deck takes the moves it says', () => {
  const plan = { cols: 4, rows: 5, cars: 3, loose: 1, hatches: 0, swell: 1, par: 4 };
  const made = Array.from({ length: 60 }, (_, seed) => makeDeck(plan, `test ${seed}`));
  const found = made.filter((one) => one !== undefined);
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) expect(Math.abs(one.par - 4)).toBeLessThanOrEqual(1);
});

test('params and inputs from outside are refused', () => {
  expect(rules.parseParams({ level: 201 })).toMatchObject({ ok: false });
  expect(rules.parseInput({ car: 1 })).toMatchObject({ ok: false });
});
