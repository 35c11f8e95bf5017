import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { almost, levels, medalsFor, placeIn, ramp } from './index.ts';

describe('levels', () => {
  test('are numbered in their packs, and their params know pack and number', () => {
    const all = levels({
      packs: [
        { name: 'orchard', wind: 0 },
        { name: 'hedge', needs: 30, wind: 2 },
      ],
      each: 2,
      params: ({ pack, index, number }) => ({ wind: pack.wind + index, number }),
    });
    expect(all).toEqual([
      { id: 'orchard-1', pack: 'pack.orchard', params: { wind: 0, number: 1 } },
      { id: 'orchard-2', pack: 'pack.orchard', params: { wind: 1, number: 2 } },
      { id: 'hedge-1', pack: 'pack.hedge', needs: 30, params: { wind: 2, number: 3 } },
      { id: 'hedge-2', pack: 'pack.hedge', needs: 30, params: { wind: 3, number: 4 } },
    ]);
  });

  test('have names instead where their pack lists ids, or as many as their pack says', () => {
    const all = levels({
      packs: [{ name: 'sky', ids: ['sun', 'moon'] }, { name: 'sea', each: 1 }, { name: 'land' }],
      each: 2,
      params: () => null,
    });
    expect(all.map(({ id }) => id)).toEqual(['sun', 'moon', 'sea-1', 'land-1', 'land-2']);
  });

  test('take ids, names of packs and retries from the book', () => {
    const all = levels({
      packs: [{ name: '6' }, { name: '7' }],
      each: 1,
      id: ({ number }) => `wood-${number}`,
      prefix: 'size.',
      retry: 'same',
      params: () => null,
    });
    expect(all).toEqual([
      { id: 'wood-1', pack: 'size.6', params: null, retry: 'same' },
      { id: 'wood-2', pack: 'size.7', params: null, retry: 'same' },
    ]);
  });

  test('end with the endless one and the one of the day, which are never retried', () => {
    const all = levels({
      packs: [{ name: 'orchard' }],
      each: 1,
      retry: 'same',
      params: ({ number }) => ({ level: number }),
      endless: { level: 0 },
      daily: { level: -1 },
    });
    expect(all.slice(1)).toEqual([
      { id: 'endless', params: { level: 0 } },
      { id: 'daily', daily: true, pack: 'pack.daily', params: { level: -1 } },
    ]);
  });

  test('are never none', () => {
    expect(() => levels({ packs: [{ name: 'orchard' }], params: () => null })).toThrow(/empty/);
  });
});

type Run = { readonly value: number; readonly marks: readonly number[] };
const table = {
  value: ({ value }: Run) => value,
  marks: ({ marks }: Run) => marks,
  almost: 'almost.star',
};
const [high, low] = [medalsFor<Run>(table), medalsFor<Run>({ ...table, better: 'lower' })];

describe('medals', () => {
  test('give one star for a win and one more for each mark', () => {
    const at = (value: number): Run => ({ value, marks: [10, 20] });
    expect([9, 10, 19, 20].map((value) => high.stars(at(value)))).toEqual([1, 2, 2, 3]);
    expect([9, 10, 20].map((value) => high.next(at(value)))).toEqual([10, 20, undefined]);
    expect(high.almost(at(12))).toEqual({ almost: 'almost.star', value: 8 });
    expect(high.almost(at(20))).toEqual({});
  });

  test('count down where less is better', () => {
    const at = (value: number): Run => ({ value, marks: [20, 10] });
    expect([21, 20, 11, 10].map((value) => low.stars(at(value)))).toEqual([1, 2, 2, 3]);
    expect(low.almost(at(23))).toEqual({ almost: 'almost.star', value: 3 });
  });

  test('give none without a mark where three are named', () => {
    expect(high.stars({ value: 4, marks: [5, 10, 20] })).toBe(0);
  });

  test('say nothing of a star that was far away', () => {
    const medals = medalsFor<Run>({ ...table, near: 3, almost: 'almost.links' });
    expect(medals.almost({ value: 6, marks: [10, 20] })).toEqual({});
    expect(medals.almost({ value: 7, marks: [10, 20] })).toEqual({
      almost: 'almost.links',
      value: 3,
    });
  });

  test('tell what exactly brings the next star', () => {
    const tenths = fc.integer({ min: 0, max: 900 }).map((value) => value / 10);
    fc.assert(
      fc.property(tenths, fc.array(tenths, { minLength: 2, maxLength: 3 }), (value, some) => {
        for (const [medals, way] of [
          [high, 1],
          [low, -1],
        ] as const) {
          const marks = some.toSorted((a, b) => (a - b) * way);
          const missing = medals.almost({ value, marks }).value;
          const stars = medals.stars({ value, marks });
          expect(missing === undefined).toBe(stars === 3);
          if (missing === undefined) continue;
          const then = (more: number): number => {
            const reached = Math.round((value + more * way) * 10) / 10;
            return medals.stars({ value: reached, marks });
          };
          expect(then(missing)).toBeGreaterThan(stars);
          expect(then(missing - 0.1)).toBe(stars);
        }
      }),
      { numRuns: 300, seed: 1 },
    );
  });
});

test('what is left of a goal is almost, unless it is reached or far', () => {
  expect(almost({ now: 54, target: 60 }, 'almost.basket', 9)).toEqual({
    almost: 'almost.basket',
    value: 6,
  });
  expect(almost({ now: 50, target: 60 }, 'almost.basket', 9)).toEqual({});
  expect(almost({ now: 60, target: 60 }, 'almost.basket')).toEqual({});
  expect(almost(undefined, 'almost.basket')).toEqual({});
});

test('a level knows its pack and how far through it is', () => {
  expect([1, 5, 6, 8].map((number) => placeIn(5, number))).toEqual([
    { pack: 0, index: 0, part: 0 },
    { pack: 0, index: 4, part: 1 },
    { pack: 1, index: 0, part: 0 },
    { pack: 1, index: 2, part: 0.5 },
  ]);
});

test('a breather is as far as the levels before its wave, and the last level is none', () => {
  const indexes = Array.from({ length: 9 }, (_, at) => placeIn(9, at + 1, 3).part * 8);
  expect(indexes).toEqual([0, 1, 0, 3, 4, 2, 6, 7, 8]);
});

test('a ramp goes from the first level to the last', () => {
  expect([0, 0.25, 1].map((part) => ramp([80, 60], part))).toEqual([80, 75, 60]);
});
