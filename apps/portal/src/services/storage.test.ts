import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Slim } from '../records/rows.ts';
import { idOf } from '../testing.ts';
import {
  inFront,
  isFavourite,
  MOST_RECENT,
  openStore,
  readKept,
  STORE_KEY,
  toggleFavourite,
} from './storage.ts';

const slim = (number: number): Slim => ({ id: idOf(number), title: `G${number}`, icon: '/a.png' });

function memory(start?: string): Storage {
  const items = new Map(start === undefined ? [] : [[STORE_KEY, start]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
}

let heard: ((event: { key: string | null; newValue: string | null }) => void) | undefined;
beforeEach(() => {
  vi.stubGlobal('addEventListener', (name: string, listener: typeof heard) => {
    if (name === 'storage') heard = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what was changed for the next visit', () => {
  const storage = memory();
  openStore(() => storage).change((kept) => ({ ...kept, theme: 'dark', best: { a: 3 } }));
  const again = openStore(() => storage).kept;
  expect(again.theme).toBe('dark');
  expect(again.best).toEqual({ a: 3 });
});

it('goes on in memory where storage is forbidden', () => {
  const store = openStore(() => {
    throw new Error('SecurityError');
  });
  store.change((kept) => ({ ...kept, muted: true }));
  expect(store.kept.muted).toBe(true);
});

it('goes on in memory where storage is full', () => {
  const full = { ...memory(), getItem: () => null } as unknown as Storage;
  full.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const store = openStore(() => full);
  store.change((kept) => toggleFavourite(kept, slim(1)));
  expect(isFavourite(store.kept, idOf(1))).toBe(true);
});

it('takes what another tab wrote, and tells', () => {
  const store = openStore(() => memory());
  const told = vi.fn<() => void>();
  const stop = store.subscribe(told);
  heard?.({ key: STORE_KEY, newValue: '{"muted":true}' });
  expect(store.kept.muted).toBe(true);
  heard?.({ key: 'game:other', newValue: '{}' });
  stop();
  heard?.({ key: null, newValue: null });
  expect(store.kept.muted).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
});

it.each([
  ['nothing', null],
  ['no JSON', '{"theme":'],
  ['no object', '7'],
  ['fields of other kinds', '{"theme":"pink","muted":1,"recent":{},"best":[1],"votes":"x"}'],
])('starts afresh from %s', (_, text) => {
  expect(readKept(text)).toEqual({ muted: false, recent: [], favourites: [], best: {}, votes: {} });
});

it('takes of a broken list what is whole', () => {
  const games = [slim(1), { id: 'short', title: 'x', icon: 'y' }, null, { ...slim(2), score: 4 }];
  const kept = readKept(JSON.stringify({ recent: games, best: { a: 1, b: 'x' }, votes: { a: 0 } }));
  expect(kept.recent).toEqual([slim(1), slim(2)]);
  expect(kept.best).toEqual({ a: 1 });
  expect(kept.votes).toEqual({});
});

it('puts a game in front once and forgets the oldest', () => {
  const list = Array.from({ length: MOST_RECENT }, (_, at) => slim(at));
  expect(inFront(list, slim(4)).map(({ id }) => id)[0]).toBe(idOf(4));
  expect(inFront(list, slim(4))).toHaveLength(MOST_RECENT);
  expect(inFront(list, slim(99))).toHaveLength(MOST_RECENT);
});

it('marks and unmarks a favourite', () => {
  const marked = toggleFavourite(readKept(null), slim(1));
  expect(isFavourite(marked, idOf(1))).toBe(true);
  expect(isFavourite(toggleFavourite(marked, slim(1)), idOf(1))).toBe(false);
});
