import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isReachable } from './reachable.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const deps = (fetch: (init: RequestInit) => Promise<Response>, isOnLine = true) => ({
  isOnLine: () => isOnLine,
  fetch: (_: string, init: RequestInit) => fetch(init),
});

it('knows a site that answers, one that refuses, and a device without a network', async () => {
  const ok = () => Promise.resolve(new Response('{}'));
  expect(await isReachable(deps(ok))).toBe(true);
  expect(await isReachable(deps(ok, false))).toBe(false);
  const refused = () => Promise.resolve(new Response('', { status: 502 }));
  expect(await isReachable(deps(refused))).toBe(false);
  expect(await isReachable(deps(() => Promise.reject(new TypeError('gone'))))).toBe(false);
});

it('gives up a site that hangs after four seconds', async () => {
  const hangs = ({ signal }: RequestInit): Promise<Response> =>
    new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted'))));
  let found: boolean | undefined;
  void isReachable(deps(hangs)).then((reachable) => (found = reachable));
  await vi.advanceTimersByTimeAsync(3999);
  expect(found).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toBe(false);
});
