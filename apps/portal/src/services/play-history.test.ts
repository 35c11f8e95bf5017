import { expect, it } from 'vitest';
import { memory } from '../testing/memory.ts';
import { clickedList, comesBack, rememberClick } from './play-history.ts';

const forbidden = (): Storage => {
  throw new Error('denied');
};

it('a play belongs to the list whose card was clicked last, for an hour', () => {
  const storage = memory();
  const before = Date.now();
  expect(clickedList(storage, 'one', before)).toBeUndefined();
  rememberClick(storage, 'one', 'hot');
  const now = Date.now();
  expect(clickedList(storage, 'one', now)).toBe('hot');
  expect(clickedList(storage, 'two', now)).toBeUndefined();
  expect(clickedList(storage, 'one', now + 3_600_000)).toBeUndefined();
  expect(clickedList(storage, 'one', before - 60_000)).toBeUndefined();
  rememberClick(storage, 'two', 'recommend');
  expect(clickedList(storage, 'one', Date.now())).toBeUndefined();
});

it('a visitor comes back to a game on a later day, once that day', () => {
  const storage = memory();
  expect(comesBack(storage, 'one', 20261121)).toBe(false);
  expect(comesBack(storage, 'one', 20261121)).toBe(false);
  expect(comesBack(storage, 'two', 20261122)).toBe(false);
  expect(comesBack(storage, 'one', 20261122)).toBe(true);
  expect(comesBack(storage, 'one', 20261122)).toBe(false);
  // The clock was set back.
  expect(comesBack(storage, 'one', 20261101)).toBe(false);
});

it('works where storage is forbidden or broken', () => {
  rememberClick(forbidden, 'one', 'hot');
  expect(clickedList(forbidden, 'one', 0)).toBeUndefined();
  expect(comesBack(forbidden, 'one', 20261121)).toBe(false);
  const broken = memory();
  broken().setItem('portal:from', '{"a":1}');
  broken().setItem('portal:played', '[7');
  expect(clickedList(broken, 'one', 0)).toBeUndefined();
  expect(comesBack(broken, 'one', 20261121)).toBe(false);
  expect(comesBack(broken, 'one', 20261122)).toBe(true);
});
