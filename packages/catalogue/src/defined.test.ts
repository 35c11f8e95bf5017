import { expect, it } from 'vitest';
import { defined } from './defined.ts';
import { isGameId } from './ids.ts';

it('leaves out what is undefined, and nothing else', () => {
  const fields = defined({ a: undefined, b: 0, c: '', d: null, e: false });
  expect(Object.keys(fields)).toEqual(['b', 'c', 'd', 'e']);
});

it.each(['a'.repeat(32), 'Z'.repeat(32), '0123456789'.repeat(3) + 'xY'])('%s is an id', (id) => {
  expect(isGameId(id)).toBe(true);
});

it.each(['', 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}-`, `${'a'.repeat(32)}\n`, 7, null])(
  '%j is no id',
  (id) => {
    expect(isGameId(id)).toBe(false);
  },
);
