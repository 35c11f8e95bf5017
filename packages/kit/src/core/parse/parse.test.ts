import type { Json, Result } from '@playgrove/kit/contract';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  list,
  maybe,
  oneOf,
  optional,
  shape,
  such,
  text,
  union,
  whole,
  type Parsed,
} from './index.ts';

const error = (result: Result<unknown>): string => (result.ok ? 'read' : result.error);

const move = union('act', {
  rest: {},
  swap: { cells: list(whole(0, 63), 2, 2), seconds: optional(whole(0, 999)) },
});
const career = shape({
  coins: whole(0, 1e6),
  name: maybe(text(12)),
  kit: shape({ hat: oneOf('none', 'cap'), worn: oneOf(true, false) }),
  best: list(shape({ id: text(8), score: whole(0, 99) }), 3),
});

const json = fc.jsonValue() as fc.Arbitrary<Json>;
/** Objects that come close to what the parsers expect. */
const near = fc.record(
  {
    act: fc.constantFrom('rest', 'swap', 'constructor', '__proto__', 7),
    cells: fc.array(fc.oneof(fc.integer({ min: -2, max: 70 }), json), { maxLength: 3 }),
    seconds: fc.oneof(fc.double(), fc.integer({ min: -1, max: 1001 })),
    coins: fc.integer(),
    name: fc.option(fc.string()),
    kit: fc.record({ hat: fc.constantFrom('none', 'cap', ''), worn: fc.boolean() }),
    best: fc.array(fc.record({ id: fc.string(), score: fc.integer({ min: 0, max: 120 }) })),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Json>;

describe('single values', () => {
  it('reads whole numbers within their limits', () => {
    const read = whole(-1, 47);
    expect(read(-1)).toEqual({ ok: true, value: -1 });
    expect(read(47)).toEqual({ ok: true, value: 47 });
    for (const raw of [-2, 48, 1.5, '3', null, undefined, [3], Number.NaN]) {
      expect(error(read(raw, 'look'))).toBe(
        `look: expected a whole number from -1 to 47, got ${JSON.stringify(raw)}`,
      );
    }
  });

  it('accepts one of several values and nothing that only resembles one', () => {
    const read = oneOf('gentle', 2, true, null);
    for (const raw of ['gentle', 2, true, null])
      expect(read(raw)).toEqual({ ok: true, value: raw });
    for (const raw of ['Gentle', '2', 1, false, undefined, [2]]) expect(read(raw).ok).toBe(false);
    expect(error(read(false, 'grade'))).toBe(
      'grade: expected gentle or 2 or true or null, got false',
    );
  });

  it('reads texts up to their longest', () => {
    expect(text(3)('owl')).toEqual({ ok: true, value: 'owl' });
    expect(error(text(3)('owls'))).toBe('expected a text of at most 3 characters, got "owls"');
    expect(text(3)(3).ok).toBe(false);
  });
});

describe('lists and objects', () => {
  it('names the wrong element or field, however deep', () => {
    expect(error(move({ act: 'swap', cells: [1, 64] }))).toBe(
      'cells[1]: expected a whole number from 0 to 63, got 64',
    );
    const person = { coins: 3, name: null, kit: { hat: 'cap', worn: true } };
    expect(error(career({ ...person, best: [{ id: 'a', score: 3 }, { id: 'b' }] }))).toBe(
      'best[1].score: expected a whole number from 0 to 99, got undefined',
    );
    expect(error(career({ ...person, kit: { hat: 'crown' } }))).toBe(
      'kit.hat: expected none or cap, got "crown"',
    );
    expect(error(career([]))).toBe('expected an object, got []');
    expect(error(list(whole(0, 1), 2, 1)([]))).toBe('expected a list of 1 to 2, got []');
  });

  it('drops unknown fields and missing optional ones', () => {
    const read = move({ act: 'swap', cells: [1, 2], more: 1 });
    expect(read).toEqual({ ok: true, value: { act: 'swap', cells: [1, 2] } });
    expect(read.ok && Object.keys(read.value)).toEqual(['act', 'cells']);
    expect(error(move({ act: 'swap', cells: [1, 2], seconds: null }))).toBe(
      'seconds: expected a whole number from 0 to 999, got null',
    );
  });

  it('reads only fields of the object itself', () => {
    expect(error(move({ act: 'constructor' }))).toBe(
      'act: expected rest or swap, got "constructor"',
    );
    expect(shape({ toString: text(9) })({}).ok).toBe(false);
  });

  it('checks conditions between values', () => {
    const pair = such(list(whole(0, 9), 2, 2), ([a, b]) => a !== b, 'two different numbers');
    expect(pair([1, 2])).toEqual({ ok: true, value: [1, 2] });
    expect(error(pair([1, 1], 'pair'))).toBe('pair: expected two different numbers, got [1,1]');
    expect(error(pair([1, 10], 'pair'))).toContain('pair[1]');
  });
});

describe('any input', () => {
  it.each([
    ['a union', move],
    ['a career', career],
  ])('%s throws at nothing and reads what it has read', (_, parse) => {
    fc.assert(
      fc.property(fc.oneof(json, near), (raw) => {
        const read = parse(raw);
        if (!read.ok) {
          expect(read.error).toContain('expected ');
          return;
        }
        expect(parse(read.value as Json)).toEqual(read);
        expect(raw).toMatchObject(read.value);
      }),
    );
  });

  it('returns every valid value unchanged', () => {
    const moves = fc.oneof(
      fc.constant({ act: 'rest' }),
      fc.record(
        {
          act: fc.constant('swap'),
          cells: fc.tuple(fc.nat({ max: 63 }), fc.nat({ max: 63 })),
          seconds: fc.nat({ max: 999 }),
        },
        { requiredKeys: ['act', 'cells'] },
      ),
    ) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(moves, (value) => {
        expect(move(value)).toEqual({ ok: true, value });
      }),
    );
  });
});

it('types follow from the parsers', () => {
  expectTypeOf<Parsed<typeof move>>().toEqualTypeOf<
    | { readonly act: 'rest' }
    | { readonly act: 'swap'; readonly cells: number[]; readonly seconds?: number }
  >();
  expectTypeOf<Parsed<typeof career>['name']>().toEqualTypeOf<string | null>();
});
