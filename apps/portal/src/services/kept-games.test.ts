import { beforeEach, describe, expect, test } from 'vitest';
import type { FilesFile } from '../records/files.ts';
import {
  forgetGame,
  keepGame,
  KeepError,
  keepingOf,
  keptGames,
  renewKept,
  type KeptDoors,
} from './kept-games.ts';

const ID = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const page = (id: string): string => `/allgame/${id}/index.html`;
const NEEDED: FilesFile = {
  bytes: 1200,
  files: [page(ID), '/allgame/_v/kit-1.js', '/allgame/a/game-1.js'],
};
const NEEDED_TOO: FilesFile = { bytes: 900, files: [page(OTHER), '/allgame/_v/kit-1.js'] };

/** Caches in memory, of which only what the code under test uses is there. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (asked: RequestInfo | URL): string =>
    new URL(asked instanceof Request ? asked.url : asked, 'https://grove.example').pathname;
  let full = Infinity;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (asked: string) => store.get(pathOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => {
        if (store.size >= full) throw new DOMException('no room', 'QuotaExceededError');
        store.set(pathOf(asked), answer);
      },
      delete: async (asked: string) => store.delete(pathOf(asked)),
      keys: async () => [...store.keys()].map((path) => ({ url: `https://grove.example${path}` })),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    match: async (asked: string) => {
      for (const store of stores.values()) {
        const found = store.get(pathOf(asked));
        if (found) return found.clone();
      }
      return undefined;
    },
  };
  return {
    caches: caches as unknown as CacheStorage,
    paths: (name: string) => [...(stores.get(name)?.keys() ?? [])].toSorted(),
    text: async (name: string, path: string) => stores.get(name)?.get(path)?.clone().text(),
    fillUpAt: (count: number) => (full = count),
  };
}

let memory: ReturnType<typeof memoryCaches>;
let fetched: string[];
let site: Map<string, string>;
let doors: KeptDoors;

beforeEach(() => {
  memory = memoryCaches();
  fetched = [];
  site = new Map(
    [...NEEDED.files, ...NEEDED_TOO.files].map((path) => [path, `release 1 of ${path}`]),
  );
  doors = {
    caches: memory.caches,
    fetch: async (address) => {
      fetched.push(address);
      const text = site.get(address);
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
  };
});

describe('a game that is kept', () => {
  test('has every file in the cache, its page fetched last, and says how far it is', async () => {
    const parts: number[] = [];
    await keepGame(doors, ID, NEEDED, (part) => parts.push(part));
    expect(fetched).toEqual([...NEEDED.files.slice(1), page(ID)]);
    expect(parts).toEqual([1 / 3, 2 / 3, 1]);
    expect(await keepingOf(doors, ID, NEEDED)).toBe('kept');
    expect([...(await keptGames(doors))]).toEqual([[ID, 1200]]);
  });

  test('shares files with another, which keeps them when the first is removed', async () => {
    await keepGame(doors, ID, NEEDED);
    await keepGame(doors, OTHER, NEEDED_TOO);
    expect(fetched.filter((path) => path === '/allgame/_v/kit-1.js')).toHaveLength(1);
    await forgetGame(doors, ID);
    expect(await keepingOf(doors, ID, NEEDED)).toBe('online');
    expect(memory.paths('kept-games')).toEqual(
      ['/allgame/_v/kit-1.js', page(OTHER), `/data/files/${OTHER}.json`].toSorted(),
    );
    await forgetGame(doors, OTHER);
    expect(memory.paths('kept-games')).toEqual([]);
  });
});

describe('a game that could not be kept whole leaves nothing and is not called kept', () => {
  test('when a file is not to be had', async () => {
    site.delete('/allgame/a/game-1.js');
    await expect(keepGame(doors, ID, NEEDED)).rejects.toThrow(/could not be fetched/);
    expect(await keepingOf(doors, ID, NEEDED)).toBe('online');
    expect(memory.paths('kept-games')).toEqual([]);
  });

  test('when there is no room', async () => {
    memory.fillUpAt(2);
    await expect(keepGame(doors, ID, NEEDED)).rejects.toThrow('no room left');
    expect(memory.paths('kept-games')).toEqual([]);
  });
});

describe('where the browser lets a site keep nothing', () => {
  const forbidden = {
    open: () => Promise.reject(new DOMException('no', 'SecurityError')),
    has: () => Promise.reject(new DOMException('no', 'SecurityError')),
  } as unknown as CacheStorage;

  test.each([
    ['there are no caches', undefined],
    ['they throw', forbidden],
  ])('%s: it says so', async (_, caches) => {
    const bare = { ...doors, caches };
    expect(await keepingOf(bare, ID, NEEDED)).toBe('impossible');
    await expect(keepGame(bare, ID, NEEDED)).rejects.toThrow(KeepError);
    expect((await keptGames(bare)).size).toBe(0);
  });
});

test('a game that was played whole is available offline, one of which a file is missing is not', async () => {
  const games = await memory.caches.open('games');
  for (const path of NEEDED.files.slice(0, 2)) await games.put(path, new Response('x'));
  expect(await keepingOf(doors, ID, NEEDED)).toBe('online');
  await games.put(NEEDED.files[2] ?? '', new Response('x'));
  expect(await keepingOf(doors, ID, NEEDED)).toBe('cached');
});

describe('after a new release', () => {
  const NEXT: FilesFile = {
    bytes: 1300,
    files: [page(ID), '/allgame/_v/kit-1.js', '/allgame/a/game-2.js'],
  };

  test('a kept game is brought up to it: new files are fetched, old ones go', async () => {
    await keepGame(doors, ID, NEEDED);
    fetched.length = 0;
    site.set(`/data/files/${ID}.json`, JSON.stringify(NEXT));
    site.set('/allgame/a/game-2.js', 'release 2');
    site.set(page(ID), 'page of release 2');
    await renewKept(doors);
    expect(fetched).toEqual([`/data/files/${ID}.json`, '/allgame/a/game-2.js', page(ID)]);
    expect(memory.paths('kept-games')).toEqual(
      [...NEXT.files, `/data/files/${ID}.json`].toSorted(),
    );
    expect(await memory.text('kept-games', page(ID))).toBe('page of release 2');
  });

  test('one that did not change is left alone', async () => {
    await keepGame(doors, ID, NEEDED);
    site.set(`/data/files/${ID}.json`, JSON.stringify(NEEDED));
    fetched.length = 0;
    await renewKept(doors);
    expect(fetched).toEqual([`/data/files/${ID}.json`]);
  });

  test('one that cannot be fetched whole plays on as it was', async () => {
    await keepGame(doors, ID, NEEDED);
    const before = memory.paths('kept-games');
    site.set(`/data/files/${ID}.json`, JSON.stringify(NEXT));
    await expect(renewKept(doors)).rejects.toThrow(/could not be fetched/);
    expect(memory.paths('kept-games')).toEqual(before);
    expect(await memory.text('kept-games', page(ID))).toBe(`release 1 of ${page(ID)}`);
    expect(await keepingOf(doors, ID, NEEDED)).toBe('kept');
  });
});
