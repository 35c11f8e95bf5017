import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Json } from '../contract/index.ts';
import { mergeCareers } from './merge.ts';

const open = { parse: (value: Json) => ({ ok: true, value }) as const };
const merge = (base: Json, mine: Json, theirs: Json): Json =>
  mergeCareers(open, base, mine, theirs);

describe('two careers that grew from one', () => {
  test.each<readonly [string, Json, Json, Json, Json]>([
    ['coins of both count', { coins: 10 }, { coins: 15 }, { coins: 40 }, { coins: 45 }],
    ['coins that were spent are gone', { coins: 50 }, { coins: 20 }, { coins: 90 }, { coins: 60 }],
    ['nobody owes coins', { coins: 50 }, { coins: 0 }, { coins: 10 }, { coins: 0 }],
    ['the better of two bests stands', { far: 9 }, { far: 12 }, { far: 30 }, { far: 30 }],
    ['a change on one side stands', { hat: 'cap' }, { hat: 'cap' }, { hat: 'bow' }, { hat: 'bow' }],
    ['of two choices mine', { hat: 'cap' }, { hat: 'wig' }, { hat: 'bow' }, { hat: 'wig' }],
    [
      'what either found',
      { fish: { a: 1 } },
      { fish: { a: 1, b: 1 } },
      { fish: { a: 2 } },
      { fish: { a: 2, b: 1 } },
    ],
    ['ids that either added', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b']],
    ['ids that one removed', ['a', 'b', 'c'], ['a', 'c', 'd'], ['b', 'c', 'a'], ['c', 'a', 'd']],
    ['tables place by place', [0, 3, 1], [2, 3, 1], [1, 3, 3], [2, 3, 3]],
    [
      'of recorded runs the quicker',
      {},
      { ticks: 40, run: 'ab' },
      { ticks: 30, run: 'cde' },
      { ticks: 30, run: 'cde' },
    ],
    ['a field that one removed', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 2, c: 1 }, { b: 3, c: 1 }],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merge(base, mine, theirs)).toEqual(expected);
  });

  it('is mine if nobody else has stored anything, and theirs if I have done nothing', () => {
    const json = fc.jsonValue() as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(json, json, (base, changed) => {
        expect(merge(base, changed, base)).toEqual(changed);
        expect(merge(base, base, changed)).toEqual(changed);
      }),
    );
  });

  it('goes through the game’s parser', () => {
    const career = { parse: (value: Json) => ({ ok: true, value: [value] }) as const };
    expect(mergeCareers(career, 1, 2, 3)).toEqual([3]);
  });

  it('is mine where the parser refuses what came of it', () => {
    const career = { parse: () => ({ ok: false, error: 'no' }) as const };
    expect(mergeCareers(career, 1, 2, 3)).toBe(2);
  });
});
