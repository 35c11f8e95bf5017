import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Jar } from './cookies.ts';

let heard: unknown[][];
const jar = (saved = ''): Jar => new Jar(saved, (...given) => void heard.push(given));

beforeEach(() => {
  heard = [];
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => vi.useRealTimers());

test.each([
  ['a=1', 'a=1'],
  ['a=1; path=/; SameSite=Lax', 'a=1'],
  ['  a = b = c ; max-age=10', 'a=b = c'],
  ['lonely', 'lonely'],
  ['=value', 'value'],
  ['a=', 'a='],
])('reads %j as %j', (written, read) => {
  const one = jar();
  one.write(written);
  expect(one.read()).toBe(read);
});

test('forgets a cookie when its time is up, by seconds before dates', () => {
  const one = jar();
  one.write('a=1; max-age=10; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  one.write(`b=2; expires=${new Date(1_005_000).toUTCString()}`);
  one.write('c=3; expires=never');
  expect(one.read()).toBe('a=1; b=2; c=3');
  vi.setSystemTime(1_006_000);
  expect(one.read()).toBe('a=1; c=3');
  vi.setSystemTime(1_010_001);
  expect(one.read()).toBe('c=3');
});

test('says which cookie changed, and that one is gone', () => {
  const one = jar();
  one.write('a=1; max-age=10');
  one.write('a=; max-age=0');
  expect(heard).toEqual([
    ['a', { value: '1', until: 1_010_000 }],
    ['a', undefined],
  ]);
  expect(one.read()).toBe('');
});

test('has what was saved, and nothing of a text that is no jar', () => {
  const one = jar();
  one.write('a=1');
  one.write('b=2; max-age=10');
  expect(jar(one.saved()).read()).toBe('a=1; b=2');
  for (const text of ['', '{', '7', '{}', 'null']) expect(jar(text).read()).toBe('');
});

test('keeps to the bounds of browsers', () => {
  const one = jar();
  one.write(`long=${'x'.repeat(5000)}`);
  expect(one.read()).toBe('');
  for (let at = 0; at < 300; at += 1) one.write(`c${at}=1`);
  expect(one.read().split('; ')).toHaveLength(180);
  one.write('c0=2');
  expect(one.read()).toContain('c0=2');
});
