import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOST_MS, NETWORK_SECONDS, openFresh } from './fresh.ts';

// What a service worker has and Node does not, from the first import on; and Workbox without its
// checks, which ask for a service worker's own classes.
vi.hoisted(() => {
  vi.stubEnv('NODE_ENV', 'production');
  Object.assign(globalThis, { self: globalThis, FetchEvent: Event });
});

const ADDRESS = 'https://grove.example/data/a.json';
const HANGS = (): Promise<Response> => new Promise(() => {});

let answer: () => Promise<Response>;
let stored: Map<string, Response>;
let lost: number;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map([[ADDRESS, new Response('stored')]]);
  lost = 0;
  const cache = {
    match: async ({ url }: Request) => stored.get(url)?.clone(),
    put: async ({ url }: Request, response: Response) => void stored.set(url, response),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (request: Request) => cache.match(request),
  });
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => openFresh(() => (lost += 1))('data');

/** What a handler answers after this many milliseconds; undefined while it waits. */
async function within(
  handle: ReturnType<typeof open>,
  milliseconds: number,
): Promise<string | undefined> {
  let text: string | undefined;
  const request = new Request(ADDRESS);
  const event = { request, waitUntil: () => {} };
  const given = { request, event, url: new URL(ADDRESS) } as unknown as RouteHandlerCallbackOptions;
  void handle(given).then(async (response) => (text = await response.text()));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return text;
}

it('serves what the network says, and stores it', async () => {
  answer = () => Promise.resolve(new Response('fresh'));
  expect(await within(open(), 0)).toBe('fresh');
  expect(await stored.get(ADDRESS)?.text()).toBe('fresh');
  expect(lost).toBe(0);
});

it('waits for a server that hangs once, then serves what is stored at once, and tries again later', async () => {
  answer = HANGS;
  const handle = open();
  const patience = NETWORK_SECONDS * 1000;
  expect(await within(handle, patience - 1)).toBeUndefined();
  expect(lost).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(lost).toBe(1);
  expect(await within(handle, 0)).toBe('stored');
  await vi.advanceTimersByTimeAsync(LOST_MS);
  expect(await within(handle, patience - 1)).toBeUndefined();
  expect(await within(handle, patience)).toBe('stored');
});

it('waits no more for any other file either', async () => {
  answer = HANGS;
  const fresh = openFresh(() => (lost += 1));
  const [data, pages] = [fresh('data'), fresh('game-pages')];
  await within(data, NETWORK_SECONDS * 1000);
  expect(await within(pages, 0)).toBe('stored');
});

it('serves what is stored at once where the network is gone', async () => {
  answer = () => Promise.reject(new TypeError('gone'));
  expect(await within(open(), 0)).toBe('stored');
  expect(lost).toBe(1);
});

it('waits for the network again once it has answered', async () => {
  answer = () => Promise.reject(new TypeError('gone'));
  const handle = open();
  await within(handle, 0);
  answer = () => Promise.resolve(new Response('fresh'));
  expect(await within(handle, 0)).toBe('stored');
  expect(await within(handle, 0)).toBe('fresh');
});
