import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { QUOTA } from '../wire.ts';
import { contentOf, makeStorage, patchStorage } from './storage.ts';

const NoStorage = function () {} as unknown as typeof Storage;
let changed: unknown[][];
let storage: Storage;

beforeAll(() => {
  vi.stubGlobal('Storage', NoStorage);
  patchStorage();
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  changed = [];
  storage = makeStorage({ a: '1', n: 2 }, (...given) => void changed.push(given));
});

test('answers at once from what it began with', () => {
  expect(storage).toBeInstanceOf(NoStorage);
  expect([storage.getItem('a'), storage['n'], storage.getItem('b'), storage['b']]).toEqual([
    '1',
    '2',
    null,
    undefined,
  ]);
  expect([storage.length, storage.key(1), storage.key(2)]).toEqual([2, 'n', null]);
  expect(changed).toEqual([]);
});

test('takes every way of writing, and says each change once', () => {
  storage.setItem('a', '1');
  storage['b'] = 5;
  Object.defineProperty(storage, 'c', { value: true });
  delete storage['n'];
  storage.removeItem('nothing');
  expect(changed).toEqual([
    ['b', '5'],
    ['c', 'true'],
    ['n', undefined],
  ]);
  expect(JSON.parse(JSON.stringify(storage))).toEqual({ a: '1', b: '5', c: 'true' });
  expect(Object.keys(storage)).toEqual(['a', 'b', 'c']);
  expect('b' in storage).toBe(true);
  expect(contentOf(storage)).toEqual({ a: '1', b: '5', c: 'true' });
});

test('clears once', () => {
  storage.clear();
  storage.clear();
  expect(changed).toEqual([[]]);
  expect(storage.length).toBe(0);
});

test('keeps its methods where a key is called like one', () => {
  for (const key of ['getItem', 'length']) Reflect.set(storage, key, 'x');
  expect(storage.getItem('getItem')).toBe('x');
  expect(storage.length).toBe(4);
});

test('is full at the quota, and has room again after something goes', () => {
  expect(() => storage.setItem('big', 'x'.repeat(QUOTA))).toThrow(DOMException);
  expect(storage.getItem('big')).toBeNull();
  storage.setItem('big', 'x'.repeat(QUOTA - 100));
  expect(() => storage.setItem('more', 'x'.repeat(200))).toThrow('more');
  storage.removeItem('big');
  storage.setItem('more', 'x'.repeat(200));
});

test('begins with more than the quota if two tabs have saved that much', () => {
  const full = makeStorage({ a: 'x'.repeat(QUOTA), b: 'y'.repeat(100) }, () => undefined);
  expect(full.length).toBe(2);
  expect(() => full.setItem('c', '1')).toThrow(DOMException);
  full.removeItem('a');
  full.setItem('c', '1');
});
