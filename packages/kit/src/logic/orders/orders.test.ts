import { describe, expect, it } from 'vitest';
import { demand, freeSeat, give, mood, openBook, pressing, seat, wait, wanting } from './index.ts';

type Want = 'soup' | 'bread';

function table(): ReturnType<typeof openBook<Want, string>> {
  return openBook<Want, string>(2);
}

describe('a book of orders', () => {
  it('seats guests from the left and turns away guests without a seat', () => {
    const book = table();
    expect(seat(book, ['soup'], 10, 'a')?.seat).toBe(0);
    expect(seat(book, ['bread'], 10, 'b')?.seat).toBe(1);
    expect(freeSeat(book)).toBeUndefined();
    expect(seat(book, ['soup'], 10, 'c')).toBeUndefined();
    give(book, 1, 'soup');
    expect(seat(book, ['soup'], 10, 'd')).toMatchObject({ id: 3, seat: 0, note: 'd' });
  });

  it('refuses an empty order', () => {
    expect(seat(table(), [], 10, 'a')).toBeUndefined();
  });

  it('removes guests out of patience, and retains those who wait forever', () => {
    const book = table();
    seat(book, ['soup'], 3, 'short');
    seat(book, ['soup'], 0, 'ever');
    expect(wait(book, 2)).toEqual([]);
    expect(book.open.map(mood)).toEqual([1 / 3, 1]);
    expect(wait(book, 2).map(({ note }) => note)).toEqual(['short']);
    expect(wait(book, 99)).toEqual([]);
    expect(book.open.map(({ note }) => note)).toEqual(['ever']);
  });

  it('lists the least patient first, then the earliest', () => {
    const book = openBook<Want, string>(4);
    for (const [patience, note] of [
      [0, 'ever'],
      [9, 'late'],
      [5, 'soon'],
      [5, 'sooner'],
    ] as const) {
      seat(book, ['soup', 'bread'], patience, note);
    }
    expect(pressing(book).map(({ note }) => note)).toEqual(['soon', 'sooner', 'late', 'ever']);
    give(book, 3, 'soup');
    expect(wanting(book, 'soup').map(({ note }) => note)).toEqual(['sooner', 'late', 'ever']);
  });

  it('serves an order piece by piece and closes it with the last', () => {
    const book = table();
    seat(book, ['soup', 'soup', 'bread'], 9, 'a');
    expect(demand(book)).toEqual({ soup: 2, bread: 1 });
    expect(give(book, 1, 'soup')).toBe('more');
    expect(give(book, 1, 'bread')).toBe('more');
    expect(give(book, 1, 'bread')).toBeUndefined();
    expect(book.open[0]).toMatchObject({ wants: ['soup'], got: ['soup', 'bread'] });
    expect(give(book, 1, 'soup')).toBe('done');
    expect(give(book, 1, 'soup')).toBeUndefined();
    expect(demand(book)).toEqual({});
  });

  it('needs a seat', () => {
    expect(() => openBook(0)).toThrow('expected one seat or more, got 0');
  });
});
