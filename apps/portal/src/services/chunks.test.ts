import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chunk, CHUNK_TIME_OUT, ChunkLoadError, reloadIfReplaced } from './chunks.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('fails with ChunkLoadError when nothing has come for 120 seconds @spec:chunk-load-error', async () => {
  const load = chunk('detail', () => new Promise<never>(() => {}));
  const outcome = load().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(CHUNK_TIME_OUT - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatchObject({ name: 'ChunkLoadError', part: 'script' });
});

it('asks once while it is coming and never again once it is here', async () => {
  const fetch = vi.fn<() => Promise<string>>(() => Promise.resolve('code'));
  const load = chunk('detail', fetch);
  expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
  expect(await load()).toBe('code');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('asks again after a failure', async () => {
  const fetch = vi.fn<() => Promise<string>>();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('code');
  const load = chunk('detail', fetch);
  await expect(load()).rejects.toBeInstanceOf(ChunkLoadError);
  expect(await load()).toBe('code');
});

it('tells a style sheet that failed from a script @spec:chunk-style', async () => {
  const load = chunk('game', () => Promise.reject(new Error('Unable to preload CSS for /a.css')));
  await expect(load()).rejects.toMatchObject({ part: 'style' });
});

function release(present: string | undefined, storage: Storage | Error) {
  const reload = vi.fn<() => void>();
  const outcome = reloadIfReplaced({
    release: 'old',
    present: () => Promise.resolve(present),
    storage: () => {
      if (storage instanceof Error) throw storage;
      return storage;
    },
    reload,
  });
  return { outcome, reload };
}

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
}

it('reloads once for a new release and not again', async () => {
  const storage = memory();
  const first = release('new', storage);
  expect(await first.outcome).toBe(true);
  expect(first.reload).toHaveBeenCalledTimes(1);
  const second = release('new', storage);
  expect(await second.outcome).toBe(false);
  expect(second.reload).not.toHaveBeenCalled();
});

it.each([
  ['the release is the same', 'old', memory()],
  ['the site cannot be reached', undefined, memory()],
  ['there is no telling whether it was tried', 'new', new Error('SecurityError')],
])('does not reload when %s', async (_, present, storage) => {
  const { outcome, reload } = release(present, storage);
  expect(await outcome).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
