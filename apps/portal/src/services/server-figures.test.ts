import { expect, it, vi } from 'vitest';
import { ContentError } from './content.ts';
import { FIGURES_KEY, readStoredFigures, refreshFigures } from './server-figures.ts';

function memory(start?: unknown): Storage {
  const items = new Map<string, string>();
  if (start !== undefined) items.set(FIGURES_KEY, JSON.stringify(start));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage;
}

const MINUTE = 60_000;

it('keeps an answer for the next page and asks again after ten minutes', async () => {
  const storage = memory();
  const ask = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ a: { players: '1K+' } }));
  const refresh = (now: number) => refreshFigures({ storage: () => storage, now: () => now, ask });
  await refresh(100 * MINUTE);
  expect(readStoredFigures(() => storage).figures).toEqual({ a: { players: '1K+' } });
  await refresh(109 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(1);
  await refresh(110 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks once a day where nobody answers', async () => {
  const storage = memory();
  const ask = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('404')));
  const refresh = (now: number) => refreshFigures({ storage: () => storage, now: () => now, ask });
  await refresh(30 * 60 * MINUTE);
  expect(readStoredFigures(() => storage).served).toBe(false);
  await refresh(53 * 60 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(1);
  await refresh(54 * 60 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('learns nothing from a request that got nowhere, and asks again', async () => {
  const storage = memory({ served: true, at: MINUTE, figures: { a: { players: '1K+' } } });
  const ask = vi.fn<() => Promise<unknown>>(() => Promise.reject(new ContentError(0, 'gone')));
  const refresh = (now: number) => refreshFigures({ storage: () => storage, now: () => now, ask });
  await refresh(30 * MINUTE);
  await refresh(31 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(readStoredFigures(() => storage)).toMatchObject({
    served: true,
    figures: { a: { players: '1K+' } },
  });
});

it('of a site without a server nothing is known, whatever an earlier page has stored', () => {
  const storage = memory({ served: true, at: MINUTE, figures: { a: { players: '1K+' } } });
  expect(readStoredFigures(() => storage, false)).toMatchObject({ served: false, figures: {} });
});

it.each([[undefined], [7], [{ at: 'x' }], [[]]])('takes %j for nothing', (start) => {
  expect(readStoredFigures(() => memory(start))).toEqual({ served: true, at: 0, figures: {} });
});

it('takes of an answer what fits', () => {
  const figures = { a: { players: 3, score: '4.5' }, b: null, c: 'x' };
  expect(readStoredFigures(() => memory({ at: 5, figures })).figures).toEqual({
    a: { score: '4.5' },
  });
});

it('shows launch figures where storage is forbidden', async () => {
  const storage = (): Storage => {
    throw new Error('SecurityError');
  };
  await refreshFigures({ storage, now: () => 1e12, ask: () => Promise.resolve({}) });
  expect(readStoredFigures(storage).figures).toEqual({});
});

it('asks again when what is saved is from the future', async () => {
  const storage = memory({ served: true, at: 200 * MINUTE, figures: {} });
  const ask = vi.fn<() => Promise<unknown>>(() => Promise.resolve({}));
  await refreshFigures({ storage: () => storage, now: () => 100 * MINUTE, ask });
  expect(ask).toHaveBeenCalledTimes(1);
});
