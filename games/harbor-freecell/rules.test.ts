import { createRng } from '@playgrove/kit/core';
import { parseCard } from '@playgrove/kit/logic/cards';
import { playing, stepOn } from '@playgrove/kit/testing';
import { describe, expect, test } from 'vitest';
import { mind } from './mind.ts';
import { greedy, landing } from './rules/greedy.ts';
import { LEVELS } from './rules/levels.ts';
import { search } from './rules/search.ts';
import { berths, HOME, isSafe, movesFrom, opening, PIER, type State } from './rules/table.ts';
import { movesLeft, rules } from './rules.ts';

/** A position of these columns, piers and cards at home. */
function table(
  columns: readonly string[],
  piers = '',
  home: readonly number[] = [0, 0, 0, 0],
): State {
  const cards = (names = ''): number[] => (names === '' ? [] : names.split(' ').map(parseCard));
  const parked = cards(piers);
  return {
    deal: 0,
    par: 40,
    columns: Array.from({ length: 8 }, (_, at) => cards(columns[at])),
    piers: Array.from({ length: 4 }, (_, at) => parked[at] ?? -1),
    home: [...home],
    moves: 0,
  };
}

/** So that no column is empty. */
const FULL = ['KS', 'KH', 'KC', 'KD', 'QS', 'QH', 'QC'];

const move = (from: number, count: number, to: number) => ({ from, count, to });

describe('a deal', () => {
  test('has 52 different cards in columns of seven and six', () => {
    const { columns } = opening(77);
    expect(new Set(columns.flat()).size).toBe(52);
    expect(columns.map(({ length }) => length)).toEqual([7, 7, 7, 7, 6, 6, 6, 6]);
  });

  test('is the same puzzle in other suits', () => {
    expect(search(opening(16), 24)?.length).toBe(search(opening(21), 24)?.length);
    expect(opening(16)).not.toEqual(opening(21));
  });
});

describe('moves', () => {
  test('a card goes on the other color, one rank higher', () => {
    const state = table(['7H', '8S', '8D', ...FULL.slice(0, 5)]);
    expect(stepOn(rules, state, move(0, 1, 2)).why).toBe('refused.place');
    expect(stepOn(rules, state, move(0, 1, 1)).names).toEqual(['place']);
    expect(stepOn(rules, state, move(0, 1, 1)).why).toBe('refused.nothing');
  });

  test('a pier holds one card', () => {
    const state = table(['7H', ...FULL], 'AS');
    state.home = [2, 0, 0, 0];
    expect(stepOn(rules, state, move(0, 1, PIER)).why).toBe('refused.full');
    expect(stepOn(rules, state, move(0, 1, PIER + 1)).names).toEqual(['pier']);
    expect(stepOn(rules, table(['8S 7H', ...FULL]), move(0, 2, PIER)).why).toBe('refused.one');
  });

  test('as many cards move together as free piers and empty columns allow', () => {
    const three = (piers: string, more: readonly string[]): string | undefined =>
      stepOn(rules, table(['9H', '8S 7H 6S', ...more], piers), move(1, 3, 0)).why;
    expect(three('KS QS', FULL.slice(1))).toBeUndefined();
    expect(three('KS QS JS', FULL.slice(1))).toBe('refused.berths');
    expect(three('KS QS JS', FULL.slice(2))).toBeUndefined();
    expect(three('KS QS JS 10S', FULL.slice(2))).toBe('refused.berths');
    expect(three('KS QS JS 10S', FULL.slice(3))).toBeUndefined();
  });

  test('an empty column that is moved to does not count', () => {
    expect(berths(table([...FULL]))).toBe(10);
    expect(berths(table([...FULL]), true)).toBe(5);
    expect(berths(table([...FULL, '7S'], 'AS 2S 3S 4S'))).toBe(1);
  });

  test('only cards that hang together move together', () => {
    const state = table(['8S 7S', '9H', ...FULL.slice(0, 6)]);
    expect(stepOn(rules, state, move(0, 2, 1)).why).toBe('refused.run');
  });
});

describe('home', () => {
  test('suits go up from the ace', () => {
    const state = table(['2H', ...FULL]);
    expect(stepOn(rules, state, move(0, 1, HOME)).why).toBe('refused.home');
    state.home = [0, 1, 0, 0];
    expect(stepOn(rules, state, move(0, 1, HOME)).names).toEqual(['home']);
  });

  test('cards that nobody needs follow by themselves, one after the other', () => {
    const state = table(['2H AH', '7S', ...FULL.slice(0, 6)]);
    const { names } = stepOn(rules, state, move(1, 1, PIER));
    expect(names).toEqual(['pier', 'home', 'home']);
    expect(state.home[1]).toBe(2);
    expect(state.moves).toBe(1);
  });

  test('a card that another may still have to lie on stays', () => {
    const five = parseCard('5H');
    expect(isSafe({ home: [4, 4, 4, 4] }, five)).toBe(true);
    expect(isSafe({ home: [2, 4, 3, 4] }, five)).toBe(false);
    expect(isSafe({ home: [4, 4, 4, 1] }, five)).toBe(false);
  });

  test('with all suits home it is won, and few moves earn stars', () => {
    const state = table(['KS'], '', [12, 13, 13, 13]);
    stepOn(rules, state, move(0, 1, HOME));
    expect([rules.status(state), rules.stars?.(state)]).toEqual(['won', 3]);
    expect(rules.stars?.({ ...state, moves: 56 })).toBe(2);
    expect(rules.stars?.({ ...state, moves: 81 })).toBe(1);
    expect([0, 55, 56, 81].map((moves) => movesLeft({ ...state, moves }))).toEqual([
      55,
      0,
      24,
      undefined,
    ]);
  });
});

test('with nowhere to go the game is lost', () => {
  const stuck = table(['KS', 'KH', 'KC', 'KD', 'JS', 'JH', 'JC', 'JD'], '9S 9H 9C 9D');
  expect([rules.status(stuck), rules.inputs(stuck, createRng(1))]).toEqual(['lost', []]);
  expect(mind.hint?.(stuck)).toEqual({ say: 'hint.stuck' });
});

describe('a tap', () => {
  test('sends a card home before anywhere, onto a card before a pier', () => {
    expect(landing(table(['AS', ...FULL]), 0, 1)?.to).toBe(HOME);
    expect(landing(table(['9C 7H', '8S', ...FULL.slice(0, 5)]), 0, 1)?.to).toBe(1);
    expect(landing(table(['9C 7H', ...FULL]), 0, 1)?.to).toBe(PIER);
  });

  test('moves as many of the tapped cards as fit somewhere', () => {
    const state = table(['8S 7H 6S', '9H', ...FULL.slice(0, 6)], 'KS QS');
    expect(landing(state, 0, 3)).toEqual(move(0, 3, 1));
    expect(landing(table(['8S 7H 6S', '7D', ...FULL.slice(0, 6)]), 0, 3)).toEqual(move(0, 1, 1));
  });

  test('finds nothing where nothing fits', () => {
    expect(landing(table(['7H', ...FULL], '9S 9H 9C 9D'), 0, 1)).toBeUndefined();
  });
});

test('the first game of a new player is the gentlest deal, which the obvious moves win', () => {
  const [first] = LEVELS;
  const game = playing(rules, first.id);
  game.finish((state: State) => greedy(state), 200);
  expect(game.session.status).toBe('won');
});

describe('hints', () => {
  test('followed one by one, they win', () => {
    const game = playing(rules, 'any', { seed: 'hinted' });
    for (let step = 0; step < 200 && game.session.status === 'playing'; step += 1) {
      const input = mind.hint?.(game.state)?.input;
      if (!input) throw new Error('no hint');
      game.give(input);
    }
    expect(game.session.status).toBe('won');
  });

  test('find the way from the opening of each numbered deal', () => {
    for (const { id } of LEVELS.filter(({ pack }) => pack !== undefined))
      expect(mind.hint?.(playing(rules, id).state)?.say).not.toBe('hint.try');
  });

  test('name a card first that can safely go home', () => {
    const state = table(['AS', ...FULL]);
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.home', input: { from: 0, to: HOME } });
  });

  test('say it when no win is found', () => {
    const state = table(
      ['AS KS QS', 'AH KH QH', 'AC KC QC', 'AD KD QD', 'JS', 'JH', 'JC', '9S'],
      '9H 9C 9D',
    );
    expect(movesFrom(state).length).toBeGreaterThan(0);
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.try' });
    expect(mind.hint?.(state)).toMatchObject({ say: 'hint.try' });
  });
});
