import type { Json } from '@playgrove/kit/contract';
import { cardName, parseCard } from '@playgrove/kit/logic/cards';
import { createRng } from '@playgrove/kit/core';
import { describe, expect, test } from 'vitest';
import { mind } from './mind.ts';
import { finishing } from './rules/finish.ts';
import { homeCount, isStuck, isWon, layoutOf, opening, STOCK, WASTE } from './rules/table.ts';
import { BACKS, FELTS, FRESH } from './rules/wardrobe.ts';
import { rules, type Input, type State } from './rules.ts';

const hand = (names: string): number[] => (names === '' ? [] : names.split(' ').map(parseCard));

/** A position from names: columns (with how many lie face down), homes, talon. */
function position(
  columns: readonly string[],
  more: Partial<State> & { readonly cards?: string } = {},
): State {
  const { cards, ...rest } = more;
  return {
    ...opening(0, rest.draw ?? 1),
    columns: Array.from({ length: 7 }, (_, at) => hand(columns[at] ?? '')),
    down: [0, 0, 0, 0, 0, 0, 0],
    homes: [0, 0, 0, 0],
    talon: hand(cards ?? ''),
    ...rest,
  };
}

function step(
  state: State,
  input: Input,
): { readonly why: string | undefined; readonly cues: string[] } {
  const cues: string[] = [];
  const why = rules.step(state, input, { rng: createRng(1), cue: (name) => void cues.push(name) });
  return { why: why ?? undefined, cues };
}

const move = (from: number, count: number, to: number): Input => ({
  kind: 'move',
  from,
  count,
  to,
});

describe('the table', () => {
  test('is dealt in columns of one to seven with the last one open, 24 in the stock', () => {
    const { columns, down, talon } = layoutOf(123, 3);
    expect(columns.map((column) => column.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(down).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(talon).toHaveLength(24);
    expect(new Set([...columns.flat(), ...talon]).size).toBe(52);
  });

  test('takes runs that go down in alternating colours, and nothing else', () => {
    const state = position(['9S', '8H 7C', '8S']);
    expect(step(state, move(2, 1, 0)).why).toBe('refused.place');
    expect(step(state, move(1, 2, 0)).why).toBeUndefined();
    expect(state.columns[0]?.map(cardName)).toEqual(['9S', '8H', '7C']);
  });

  test('opens an empty column to kings alone', () => {
    const state = position(['', 'QH', 'KS']);
    expect(step(state, move(1, 1, 0)).why).toBe('refused.king');
    expect(step(state, move(2, 1, 0)).why).toBeUndefined();
  });

  test('lets homes climb from the ace in one suit, one card at a time', () => {
    const state = position(['2H AH', '3H 2S'], { homes: [0, 0, 0, 0] });
    expect(step(state, move(1, 1, 8)).why).toBe('refused.home');
    expect(step(state, move(0, 1, 8)).cues).toEqual(['home']);
    expect(step(state, move(0, 1, 8)).why).toBeUndefined();
    expect(state.homes).toEqual([0, 2, 0, 0]);
    expect(state.score).toBe(20);
  });

  test('turns over what lies bare, for points', () => {
    const state = position(['4D 9S', '10H'], { down: [1, 0, 0, 0, 0, 0, 0] });
    expect(step(state, move(0, 1, 1)).cues).toEqual(['place', 'flip']);
    expect(state.down[0]).toBe(0);
    expect(state.score).toBe(5);
  });

  test('gives no more than the open cards of a column', () => {
    const state = position(['9S 8H', '9C'], { down: [1, 0, 0, 0, 0, 0, 0] });
    expect(step(state, move(0, 2, 1)).why).toBe('refused.nothing');
  });

  test('takes a card back from home at a price, never below nothing', () => {
    const state = position(['4S'], { homes: [0, 3, 0, 0], score: 10 });
    expect(step(state, move(8, 1, 0)).cues).toEqual(['back']);
    expect(state.score).toBe(0);
    expect(state.homes[1]).toBe(2);
  });
});

describe('the stock', () => {
  test('turns three at a time, the last few as they come, and begins again without end', () => {
    const state = position([], { draw: 3, cards: '2S 3S 4S 5S' });
    expect(step(state, { kind: 'draw' }).cues).toEqual(['draw', 'draw', 'draw']);
    expect(step(state, { kind: 'draw' }).cues).toEqual(['draw']);
    expect(step(state, { kind: 'draw' }).cues).toEqual(['recycle']);
    expect(state).toMatchObject({ drawn: 0, rounds: 1, moves: 3 });
  });

  test('gives the card below when its top card is played', () => {
    const state = position(['9S'], { cards: '2S 8H', drawn: 2 });
    step(state, move(WASTE, 1, 0));
    expect(state).toMatchObject({ drawn: 1, score: 5 });
    expect(state.talon.map(cardName)).toEqual(['2S']);
  });

  test('refuses when it is empty, and takes no cards', () => {
    const state = position(['9S', '8H']);
    expect(step(state, { kind: 'draw' }).why).toBe('refused.no-stock');
    expect(step(state, move(1, 1, STOCK)).why).toBe('refused.place');
  });
});

describe('the end', () => {
  const nearly = (): State =>
    position(['KS QH', 'KH QS', 'KC QD', 'KD'], { homes: [11, 11, 12, 11], cards: '' });

  test('finishing sends all home once every card is open, in stages, and wins', () => {
    const state = nearly();
    const { cues } = step(state, { kind: 'finish' });
    expect(isWon(state)).toBe(true);
    expect(cues.filter((name) => name === 'home')).toHaveLength(7);
    expect(cues.filter((name) => name === 'suit')).toHaveLength(4);
    expect(rules.status(state)).toBe('won');
    expect(rules.goal?.(state)?.name).toBe('goal.home');
  });

  test('finishing waits for the last hidden card', () => {
    const state = { ...nearly(), down: [1, 0, 0, 0, 0, 0, 0] };
    expect(finishing(state)).toBeUndefined();
    expect(step(state, { kind: 'finish' }).why).toBe('refused.finish');
  });

  test('fewer moves earn more stars and points', () => {
    const [few, many] = [60, 400].map((moves) => {
      const state = { ...nearly(), moves };
      step(state, { kind: 'finish' });
      return state;
    }) as [State, State];
    expect(rules.stars?.(few)).toBe(3);
    expect(rules.stars?.(many)).toBe(1);
    expect(rules.ending?.(few)?.almost).toBeUndefined();
    expect(rules.ending?.(many)).toMatchObject({ almost: 'almost.moves', value: many.moves - 195 });
    expect(few.score).toBeGreaterThan(many.score);
  });

  test('a table where nothing moves is said to be stuck; one card in the stock that fits and it is not', () => {
    const columns = ['AS KH', '2S', '2C', '4S', '4C', '6S', '6C'];
    const down = [1, 0, 0, 0, 0, 0, 0];
    const stuck = position(columns, { down, cards: '8C' });
    expect(isStuck(stuck)).toBe(true);
    expect(rules.goal?.(stuck)?.name).toBe('goal.stuck');
    expect(isStuck(position(columns, { down, cards: '8C 9C' }))).toBe(true);
    expect(isStuck(position(columns, { down, cards: '8C 3D' }))).toBe(false);
  });
});

describe('the wardrobe', () => {
  test('opens by cards home, those of this deal counted in', () => {
    const needs = BACKS[1]?.needs ?? 0;
    const state = position([], { homes: [13, 12, 0, 0], career: FRESH });
    expect(homeCount(state)).toBe(needs - 1);
    expect(step(state, { kind: 'wear', back: 1, felt: 0 }).why).toBe('refused.locked');
    state.homes = [13, 13, 0, 0];
    expect(step(state, { kind: 'wear', back: 1, felt: 0 }).cues).toEqual(['wear']);
    expect(state.career.back).toBe(1);
    expect(state.moves).toBe(0);
  });

  test('begins with one of each and always has something next until the last', () => {
    for (const list of [BACKS, FELTS]) {
      expect(list[0]?.needs).toBe(0);
      const needs = list.map((each) => each.needs);
      expect(needs).toEqual(needs.toSorted((a, b) => a - b));
    }
  });

  test('a career counts cards home, wins and wins in a row; leaving a deal ends the row', () => {
    const { career } = rules;
    const before = { ...FRESH, cards: 10, wins: 2, streak: 2 };
    const won = position([], { homes: [13, 13, 13, 13], moves: 90, career: before });
    expect(career?.of(won)).toMatchObject({ cards: 62, wins: 3, streak: 3 });
    const left = position(['2S'], { homes: [0, 4, 0, 0], moves: 9, career: before });
    expect(career?.of(left)).toMatchObject({ cards: 14, wins: 2, streak: 0 });
    expect(career?.of({ ...left, moves: 0, homes: [0, 0, 0, 0] })).toMatchObject({ streak: 2 });
  });

  test('a stored career keeps everything but what cannot be read', () => {
    const career = { cards: 120, wins: 3, streak: 1, back: 2, felt: 1 };
    const read = (raw: Json): unknown => {
      const result = rules.career?.parse(raw);
      return result?.ok ? result.value : undefined;
    };
    const opened = ['wave', 'leaf', 'midnight'];
    expect(read(career)).toEqual({ ...career, opened });
    expect(read({ ...career, back: 99, wins: 0.5 })).toEqual({
      ...career,
      back: 0,
      wins: 0,
      opened,
    });
    expect(read(null)).toBeUndefined();
  });

  test('what was open stays open if it needs more cards today', () => {
    const read = rules.career?.parse({ ...FRESH, cards: 30, back: 5, opened: ['ruby', 'gone'] });
    if (!read?.ok) throw new Error('refused');
    expect(read.value.opened).toEqual(['wave', 'crown', 'ruby']);
    const state = position([], { career: read.value });
    expect(step(state, { kind: 'wear', back: 5, felt: 2 }).why).toBeUndefined();
    expect(step(state, { kind: 'wear', back: 4, felt: 2 }).why).toBe('refused.locked');
    expect(rules.career?.of(state).opened).toContain('ruby');
  });
});

describe('hints', () => {
  test('say honestly that a dead position cannot be won, and advise no move', () => {
    const dead = position(['AS KH', '2S', '2C', '4S', '4C', '6S', '6C'], {
      down: [1, 0, 0, 0, 0, 0, 0],
    });
    expect(mind.hint?.(dead)).toEqual({ say: 'hint.dead' });
  });
});
