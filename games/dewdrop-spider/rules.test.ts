import { createRng } from '@playgrove/kit/core';
import { parseCard } from '@playgrove/kit/logic/cards';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { mind } from './mind.ts';
import { landing, obvious } from './rules/greedy.ts';
import { search } from './rules/search.ts';
import { inOrder, opening, RUN, RUNS, type Input, type State } from './rules/table.ts';
import { movesLeft, rules } from './rules.ts';

/** A position of these columns, all face up; no card twice unless named twice. */
function table(...columns: readonly string[]): State {
  const copies = new Map<number, number>();
  const idOf = (name: string): number => {
    const face = parseCard(name);
    const copy = copies.get(face) ?? 0;
    copies.set(face, copy + 1);
    return copy * 52 + face;
  };
  const cards = columns.map((names) => (names === '' ? [] : names.split(' ').map(idOf)));
  return {
    ...opening(4, 0),
    columns: Array.from({ length: 10 }, (_, at) => cards[at] ?? []),
    down: Array.from({ length: 10 }, () => 0),
    stock: [],
  };
}

const move = (from: number, count: number, to: number): Input => ({
  kind: 'move',
  from,
  count,
  to,
});
const RUN_NAMES = 'KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S';

describe('a deal', () => {
  test.each([1, 2, 4] as const)(
    'with %i suits has 104 different cards, 54 of them dealt',
    (suits) => {
      const { columns, stock, down } = opening(suits, 77);
      const all = [...columns.flat(), ...stock];
      expect(new Set(all).size).toBe(104);
      expect(columns.map(({ length }) => length)).toEqual([6, 6, 6, 6, 5, 5, 5, 5, 5, 5]);
      expect(down).toEqual(columns.map(({ length }) => length - 1));
      const faces = new Map<number, number>();
      for (const id of all) faces.set(id % 52, (faces.get(id % 52) ?? 0) + 1);
      expect([...faces.values()]).toEqual(Array.from({ length: suits * RUN }, () => 8 / suits));
    },
  );

  test('is another puzzle in other suits only by its looks', () => {
    const ranks = (deal: number): number[] =>
      opening(4, deal)
        .columns.flat()
        .map((id) => id % RUN);
    expect(ranks(24)).toEqual(ranks(47));
    expect(opening(4, 24)).not.toEqual({ ...opening(4, 47), deal: 24 });
    expect(ranks(24)).not.toEqual(ranks(48));
  });
});

describe('moves', () => {
  test('a card goes on one a rank higher, in any suit', () => {
    const state = table('7H', '8S', '9D');
    expect(stepOn(rules, state, move(0, 1, 2)).why).toBe('refused.place');
    stepOn(rules, state, move(0, 1, 1));
    expect(state.columns.slice(0, 2).map(({ length }) => length)).toEqual([0, 2]);
  });

  test('only a run of one suit moves together', () => {
    const state = table('8S 7S 6H', '9D', '8C 7C');
    expect(stepOn(rules, state, move(0, 2, 1)).why).toBe('refused.run');
    expect(stepOn(rules, state, move(2, 2, 1)).why).toBeUndefined();
    expect(stepOn(rules, state, move(5, 1, 1)).why).toBe('refused.nothing');
  });

  test('every card in order counts, and a long run is said', () => {
    const state = table('KS QS JS 10S 9S 8S', '7S 6S', '7H 6S');
    expect(inOrder(state)).toBe(6);
    const { names } = stepOn(rules, state, move(1, 2, 0));
    expect(names).toEqual(['join', 'long']);
    expect(inOrder(state)).toBe(7);
  });

  test('a bare card is turned over', () => {
    const state = { ...table('4D 7H', '8S'), down: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    stepOn(rules, state, move(0, 1, 1));
    expect(state.down[0]).toBe(0);
  });

  test('a run from king to ace leaves, and what lay below is turned over', () => {
    const state = { ...table(`5H ${RUN_NAMES}`, 'AS'), down: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const { names } = stepOn(rules, state, move(1, 1, 0));
    expect(state.done).toHaveLength(1);
    expect(state.columns[0]).toHaveLength(1);
    expect(state.down[0]).toBe(0);
    expect(names).toEqual(['join', 'run', 'flip']);
    expect(rules.score?.(state)).toBe(500 - 1 + 100);
  });

  test('a row is dealt only onto ten columns', () => {
    const game = playing(rules, 'one');
    game.give({ kind: 'deal' });
    expect(game.state.stock).toHaveLength(40);
    const empty: State = { ...table('7H'), stock: opening(4, 0).stock };
    expect(stepOn(rules, empty, { kind: 'deal' }).why).toBe('refused.empty');
    expect(stepOn(rules, table('7H'), { kind: 'deal' }).why).toBe('refused.no-stock');
  });

  test('with nothing left to do the game is lost; with eight runs it is won', () => {
    const names = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'KS' : 'JH'));
    const stuck = table(...names);
    expect([rules.status(stuck), rules.inputs(stuck, createRng(1))]).toEqual(['lost', []]);
    const last: State = { ...table(RUN_NAMES, 'AS'), done: Array.from({ length: 7 }, () => [12]) };
    stepOn(rules, last, move(1, 1, 0));
    expect([rules.status(last), rules.stars?.(last)]).toEqual(['won', 3]);
  });

  test('moves left count down to the next star that is lost', () => {
    const at = (moves: number): number | undefined => movesLeft({ ...opening(1, 0), moves });
    expect([at(0), at(140), at(141), at(181)]).toEqual([140, 0, 39, undefined]);
  });
});

describe('a tap', () => {
  test('goes to the own suit rather than another, and to a card rather than an empty column', () => {
    expect(landing(table('7H', '8S', '8H', ''), 0, 1)?.to).toBe(2);
    expect(landing(table('9C 7H', '8S', '', '3D'), 0, 1)?.to).toBe(1);
    expect(landing(table('9C 7H', '3S', ''), 0, 1)?.to).toBe(2);
  });

  test('moves the whole run rather than to break it for another suit', () => {
    expect(landing(table('8S 7S 6S', '7H', '9D'), 0, 1)).toMatchObject({ count: 3, to: 2 });
  });

  test('on a card that is covered moves the run at the end', () => {
    expect(landing(table('KD 8S 7S', '9D'), 0, 3)).toMatchObject({ count: 2, to: 1 });
    const full = table('KD 8S 7S', ...Array.from({ length: 9 }, () => '5D'));
    expect(landing(full, 0, 1)).toBeUndefined();
  });
});

test('the obvious move is never one that only goes to and fro', () => {
  expect(obvious(table('8S 7H', '8D', '3C'))).toBeUndefined();
  expect(obvious(table('8S 7H', '8H', '3C'))).toMatchObject({ from: 0, to: 1 });
});

describe('hints', () => {
  test('a search gives up after as many positions as its limit says, with the best way on', () => {
    const { state } = playing(rules, 'four');
    const short = search(state, RUNS, 160, 2000);
    expect(short.won).toBe(false);
    expect(stepOn(rules, state, short.inputs[0] as Input).why).toBeUndefined();
  });

  test('followed one by one, they win', () => {
    const game = playing(rules, 'one', { seed: 'hinted' });
    for (let step = 0; step < 400 && game.session.status === 'playing'; step += 1) {
      const input = mind.hint?.(game.state)?.input;
      if (!input) throw new Error('no hint');
      game.give(input);
    }
    expect(game.session.status).toBe('won');
  });

  test('say it when no win is found', () => {
    const names = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'KS' : 'JH'));
    expect(mind.hint?.(table(...names, ''))).toEqual({ say: 'hint.stuck' });
    const hopeless = { ...table('7H', '8S'), done: Array.from({ length: 6 }, () => [12]) };
    expect(mind.hint?.(hopeless)).toMatchObject({ say: 'hint.try' });
    expect(mind.hint?.(hopeless)).toMatchObject({ say: 'hint.try' });
  });
});
