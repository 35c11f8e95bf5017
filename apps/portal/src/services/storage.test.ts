import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isFavorite, toggleFavorite } from '../data/saved-state.ts';
import { idOf } from '../testing/fixtures.ts';
import { openStore, STORE_KEY } from './storage.ts';

function memory(start?: string): Storage {
  const items = new Map(start === undefined ? [] : [[STORE_KEY, start]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
}

type Heard = { key?: string | null; newValue?: string | null; persisted?: boolean };
let heard: ((event: Heard) => void) | undefined;
let shown: typeof heard;
beforeEach(() => {
  vi.stubGlobal('addEventListener', (name: string, listener: typeof heard) => {
    if (name === 'storage') heard = listener;
    if (name === 'pageshow') shown = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps what was changed for the next visit', () => {
  const storage = memory();
  openStore(() => storage).change((saved) => ({
    ...saved,
    theme: 'dark',
    best: { a: { score: 3 } },
  }));
  const again = openStore(() => storage).saved;
  expect(again.theme).toBe('dark');
  expect(again.best).toEqual({ a: { score: 3 } });
});

it('goes on in memory where storage is forbidden', () => {
  const store = openStore(() => {
    throw new Error('SecurityError');
  });
  store.change((saved) => ({ ...saved, muted: true }));
  expect(store.saved.muted).toBe(true);
});

it('goes on in memory where storage is full', () => {
  const full = { ...memory(), getItem: () => null } as unknown as Storage;
  full.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const store = openStore(() => full);
  store.change((saved) => toggleFavorite(saved, { id: idOf(1), title: 'G', icon: '/a.png' }));
  expect(isFavorite(store.saved, idOf(1))).toBe(true);
});

it('does not lose what is in memory alone when it is changed again', () => {
  const full = { ...memory(), getItem: () => '{"muted":false}' } as unknown as Storage;
  full.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const store = openStore(() => full);
  store.change((saved) => ({ ...saved, muted: true }));
  store.change((saved) => toggleFavorite(saved, { id: idOf(1), title: 'G', icon: '/a.png' }));
  expect(store.saved.muted).toBe(true);
});

it('changes what is stored now: a frozen tab has heard of nothing', () => {
  const storage = memory();
  const [stale, played] = [openStore(() => storage), openStore(() => storage)];
  played.change((saved) => toggleFavorite(saved, { id: idOf(1), title: 'G', icon: '/a.png' }));
  stale.change((saved) => ({ ...saved, muted: true }));
  expect(isFavorite(openStore(() => storage).saved, idOf(1))).toBe(true);
});

it('knows what another tab wrote after the page was drawn and before this opened', () => {
  const storage = memory();
  const drawn = openStore(() => storage).saved;
  openStore(() => storage).change((saved) => ({ ...saved, muted: true }));
  const store = openStore(() => storage, drawn);
  expect(store.initial).toBe(drawn);
  expect(store.saved.muted).toBe(true);
});

it('knows what another tab wrote while the browser kept the page for Back', () => {
  const storage = memory();
  const store = openStore(() => storage);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  storage.setItem(STORE_KEY, '{"muted":true}');
  shown?.({ persisted: false });
  expect(store.saved.muted).toBe(false);
  shown?.({ persisted: true });
  expect(store.saved.muted).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('takes what another tab wrote, and announces it', () => {
  const store = openStore(() => memory());
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  heard?.({ key: STORE_KEY, newValue: '{"muted":true}' });
  expect(store.saved.muted).toBe(true);
  heard?.({ key: 'game:other', newValue: '{}' });
  stop();
  heard?.({ key: null, newValue: null });
  expect(store.saved.muted).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
});
