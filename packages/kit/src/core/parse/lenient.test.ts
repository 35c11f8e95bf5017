import type { Json } from '@playgrove/kit/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  byName,
  clamped,
  filled,
  ids,
  readable,
  lenient,
  list,
  oneOf,
  optional,
  otherwise,
  shape,
  whole,
} from './index.ts';

const HATS = ['none', 'cap', 'crown'] as const;
const FRESH = { coins: 0, hat: 'none', won: [], best: {} } as const;
const career = lenient(
  {
    coins: clamped(0, 1000),
    hat: oneOf(...HATS),
    won: ids(['a', 'b', 'c']),
    best: byName(['a', 'b'], whole(0, 99)),
  },
  { ...FRESH, won: [], best: {} },
);

describe('lenient', () => {
  it('reads what is right without a word', () => {
    const value = { coins: 7, hat: 'cap', won: ['b', 'a'], best: { b: 3 } };
    expect(career(value)).toEqual({ ok: true, value });
  });

  it('gives a field that did not exist yet its fresh value, silently', () => {
    expect(career({ coins: 7 })).toEqual({ ok: true, value: { ...FRESH, coins: 7 } });
  });

  it('loses only what cannot be read, and names it', () => {
    expect(
      career({ coins: 5000, hat: 'wig', won: ['a', 'z', 'a', 'c'], best: { a: 4, b: -1, y: 1 } }),
    ).toEqual({
      ok: true,
      value: { coins: 1000, hat: 'none', won: ['a', 'c'], best: { a: 4 } },
      mended: [
        'coins: 5000 became 1000',
        'hat: expected none or cap or crown, got "wig"',
        'won[1]: expected a known id, got "z"',
        'won[2]: expected a known id, got "a"',
        'best.b: expected a whole number from 0 to 99, got -1',
        'best.y: expected no value, got 1',
      ],
    });
  });

  it('refuses only what is not an object', () => {
    for (const raw of [null, 3, 'x', [], true] as const) expect(career(raw).ok).toBe(false);
  });

  it('leaves an optional field out that cannot be read', () => {
    const read = lenient({ deck: optional(oneOf('plain')) }, {});
    expect(read({ deck: 'gone' })).toMatchObject({ ok: true, value: {} });
  });

  it('reports through the strict parsers around it', () => {
    const inner = shape({ all: list(lenient({ n: whole(0, 9) }, { n: 0 }), 3) });
    expect(inner({ all: [{ n: 4 }, { n: 44 }] })).toEqual({
      ok: true,
      value: { all: [{ n: 4 }, { n: 0 }] },
      mended: ['all[1].n: expected a whole number from 0 to 9, got 44'],
    });
  });

  it('reads anything to the same value again', () => {
    fc.assert(
      fc.property(fc.jsonValue() as fc.Arbitrary<Json>, (raw) => {
        const once = career(raw);
        if (!once.ok) return;
        expect(career(once.value as unknown as Json)).toEqual({ ok: true, value: once.value });
      }),
    );
  });
});

describe('lists', () => {
  it('keeps what can be read, up to the most', () => {
    expect(readable(whole(0, 9), 2)([1, 'x', 2, 3])).toEqual({
      ok: true,
      value: [1, 2],
      mended: ['[1]: expected a whole number from 0 to 9, got "x"', '[3]: expected no more, got 3'],
    });
  });

  it('fills a list that has grown, and cuts one that has shrunk', () => {
    expect(filled(whole(0, 9), 3, 0)([4, 5])).toEqual({ ok: true, value: [4, 5, 0] });
    expect(filled(whole(0, 9), 2, 0)([4, 5, 6])).toMatchObject({ ok: true, value: [4, 5] });
    expect(filled(whole(0, 9), 3, 0)([4, -1, 6])).toMatchObject({ ok: true, value: [4, 0, 6] });
  });
});

describe('otherwise', () => {
  it('takes the fallback for what is missing or unreadable', () => {
    const read = otherwise(whole(0, 9), 3);
    expect(read(undefined)).toEqual({ ok: true, value: 3 });
    expect(read(5)).toEqual({ ok: true, value: 5 });
    expect(read('x', 'n')).toEqual({
      ok: true,
      value: 3,
      mended: ['n: expected a whole number from 0 to 9, got "x"'],
    });
  });
});
