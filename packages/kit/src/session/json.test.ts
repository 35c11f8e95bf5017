import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../contract/index.ts';
import { canonical, clone, hashJson } from './json.ts';

/** JSON texts hold no −0, so the values compared with them hold none either. */
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Json);

test('a clone is equal and shares nothing, whatever the keys are called', () => {
  fc.assert(
    fc.property(json, (value) => {
      const copy = clone(value);
      expect(copy).toEqual(value);
      if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
    }),
    { seed: 1 },
  );
  const odd = JSON.parse('{"__proto__":{"x":1}}') as Json;
  expect(JSON.stringify(clone(odd))).toBe('{"__proto__":{"x":1}}');
});

test('changing a clone leaves the original alone', () => {
  const state = { rows: [[1, 2], [3]], at: { x: 1 } };
  const copy = clone(state);
  copy.rows[0]?.push(9);
  copy.at.x = 2;
  expect(state).toEqual({ rows: [[1, 2], [3]], at: { x: 1 } });
});

test('canonical text is JSON for the same value, whatever order its keys came in', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(value);
    }),
    { seed: 2 },
  );
  expect(canonical({ b: [1, { d: 2, c: 3 }], a: null })).toBe('{"a":null,"b":[1,{"c":3,"d":2}]}');
  expect(hashJson({ a: 1, b: 2 })).toBe(hashJson({ b: 2, a: 1 }));
});

test('small changes change the hash, and the order of a list counts', () => {
  const seen = new Set<string>();
  for (let x = 0; x < 100; x += 1) {
    for (let y = 0; y < 100; y += 1) seen.add(hashJson({ x, y, list: [x, y] }));
  }
  expect(seen.size).toBe(10_000);
  expect(hashJson([1, 2])).not.toBe(hashJson([2, 1]));
});

test('a known hash: a change here retires every save', () => {
  expect(hashJson({ score: 12, cells: [0, 1, 2] })).toBe('535bff29fb3358d0');
});
