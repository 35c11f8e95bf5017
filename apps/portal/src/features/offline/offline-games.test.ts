import { beforeEach, describe, expect, test } from 'vitest';
import type { FilesFile } from '../../data/files.ts';
import {
  completeGame,
  noteSaved,
  readyGames,
  removeGame,
  saveGame,
  SaveError,
  availabilityOf,
  savedGames,
  summariesOf,
  updateSavedGames,
  type OfflineGamesDeps,
} from './offline-games.ts';

const ID = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const page = (id: string): string => `/allgame/${id}/index.html`;
const facts = (id: string): string => `/data/detail/${id}.json`;
const NEEDED: FilesFile = {
  bytes: 1200,
  files: [page(ID), '/allgame/_v/kit-1.js', '/allgame/a/game-1.js'],
};
const NEEDED_TOO: FilesFile = { bytes: 900, files: [page(OTHER), '/allgame/_v/kit-1.js'] };

/** Caches in memory, of which only what the code under test uses is there. */
function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const pathOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, 'https://grove.example').pathname;
  let full = Infinity;
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: string) => store.get(pathOf(request))?.clone(),
      put: async (request: string, answer: Response) => {
        if (store.size >= full) throw new DOMException('no room', 'QuotaExceededError');
        store.set(pathOf(request), answer);
      },
      delete: async (request: string) => store.delete(pathOf(request)),
      keys: async () => [...store.keys()].map((path) => ({ url: `https://grove.example${path}` })),
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    match: async (request: string) => {
      for (const store of stores.values()) {
        const found = store.get(pathOf(request));
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
let deps: OfflineGamesDeps;

beforeEach(() => {
  memory = memoryCaches();
  fetched = [];
  site = new Map(
    [...NEEDED.files, ...NEEDED_TOO.files, facts(ID), facts(OTHER)].map((path) => [
      path,
      `release 1 of ${path}`,
    ]),
  );
  deps = {
    caches: memory.caches,
    fetch: async (address) => {
      fetched.push(address);
      const text = site.get(address);
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
  };
});

describe('a game that is saved', () => {
  test('has its facts and every file in the cache, its page fetched last, and says how far it is', async () => {
    const parts: number[] = [];
    await saveGame(deps, ID, NEEDED, (part) => parts.push(part));
    expect(fetched).toEqual([facts(ID), ...NEEDED.files.slice(1), page(ID)]);
    expect(await memory.text('kept-games', facts(ID))).toBe(`release 1 of ${facts(ID)}`);
    expect(parts).toEqual([1 / 3, 2 / 3, 1]);
    expect(await availabilityOf(deps, ID, NEEDED)).toBe('saved');
    expect([...(await savedGames(deps))]).toEqual([[ID, 1200]]);
  });

  test('shares files with another, which keeps them when the first is removed', async () => {
    await saveGame(deps, ID, NEEDED);
    await saveGame(deps, OTHER, NEEDED_TOO);
    expect(fetched.filter((path) => path === '/allgame/_v/kit-1.js')).toHaveLength(1);
    await removeGame(deps, ID);
    expect(await availabilityOf(deps, ID, NEEDED)).toBe('online');
    expect(memory.paths('kept-games')).toEqual(
      ['/allgame/_v/kit-1.js', page(OTHER), `/data/files/${OTHER}.json`, facts(OTHER)].toSorted(),
    );
    await removeGame(deps, OTHER);
    expect(memory.paths('kept-games')).toEqual([]);
  });
});

describe('a game on its own host', () => {
  test('is saved there with what the host needs, and without facts', async () => {
    site.set('/allgame/keep.html', 'keeper');
    await saveGame(deps, ID, NEEDED, undefined, ['/allgame/keep.html']);
    expect(fetched).toEqual(['/allgame/keep.html', ...NEEDED.files.slice(1), page(ID)]);
    expect(await availabilityOf(deps, ID, NEEDED)).toBe('saved');
  });

  test('counts as saved here by its facts alone, and can be removed', async () => {
    await noteSaved(deps, ID, NEEDED);
    expect(fetched).toEqual([facts(ID)]);
    expect([...(await savedGames(deps))]).toEqual([[ID, 1200]]);
    expect([...(await readyGames(deps))]).toEqual([ID]);
    await removeGame(deps, ID);
    expect(memory.paths('kept-games')).toEqual([]);
  });

  test('is saved again there when a release changes it', async () => {
    await noteSaved(deps, ID, NEEDED);
    const next = { bytes: 1, files: [page(ID)] };
    site.set(`/data/files/${ID}.json`, JSON.stringify(next));
    const again: unknown[] = [];
    await updateSavedGames(deps, async (...game) => void again.push(game));
    expect(again).toEqual([[ID, next]]);
  });
});

describe('a game that could not be saved whole leaves nothing and is not called saved', () => {
  test('when a file is not to be had', async () => {
    site.delete('/allgame/a/game-1.js');
    await expect(saveGame(deps, ID, NEEDED)).rejects.toMatchObject({ why: 'network' });
    expect(await availabilityOf(deps, ID, NEEDED)).toBe('online');
    expect(memory.paths('kept-games')).toEqual([]);
  });

  test('when its facts are not to be had', async () => {
    site.delete(facts(ID));
    await expect(saveGame(deps, ID, NEEDED)).rejects.toMatchObject({ why: 'network' });
    expect(memory.paths('kept-games')).toEqual([]);
  });

  test('when there is no room', async () => {
    memory.fillUpAt(2);
    await expect(saveGame(deps, ID, NEEDED)).rejects.toMatchObject({ why: 'full' });
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
    const bare = { ...deps, caches };
    expect(await availabilityOf(bare, ID, NEEDED)).toBe('impossible');
    await expect(saveGame(bare, ID, NEEDED)).rejects.toThrow(SaveError);
    expect((await savedGames(bare)).size).toBe(0);
  });
});

test('a game that was played whole is available offline, one of which a file is missing is not', async () => {
  const games = await memory.caches.open('games');
  for (const path of NEEDED.files.slice(0, 2)) await games.put(path, new Response('x'));
  expect(await availabilityOf(deps, ID, NEEDED)).toBe('online');
  await games.put(NEEDED.files[2] ?? '', new Response('x'));
  expect(await availabilityOf(deps, ID, NEEDED)).toBe('cached');
});

describe('games that play without a connection', () => {
  const list = `/data/files/${ID}.json`;

  test('are those that are saved and those that are stored whole', async () => {
    await saveGame(deps, OTHER, NEEDED_TOO);
    await (await memory.caches.open('data')).put(list, Response.json(NEEDED));
    const games = await memory.caches.open('games');
    await games.put('/allgame/a/game-1.js', new Response('x'));
    expect([...(await readyGames(deps))]).toEqual([OTHER]);
    await (await memory.caches.open('game-pages')).put(page(ID), new Response('x'));
    expect([...(await readyGames(deps))].toSorted()).toEqual([ID, OTHER]);
  });

  test('are none where the browser stores nothing', async () => {
    expect((await readyGames({ ...deps, caches: undefined })).size).toBe(0);
  });

  test('a game that is played loads what is missing and nothing else', async () => {
    site.set(list, JSON.stringify(NEEDED));
    await (await memory.caches.open('games')).put('/allgame/_v/kit-1.js', new Response('x'));
    fetched.length = 0;
    await completeGame(deps, ID);
    expect(fetched).toEqual([list, page(ID), '/allgame/a/game-1.js']);
  });
});

describe('after a new release', () => {
  const NEXT: FilesFile = {
    bytes: 1300,
    files: [page(ID), '/allgame/_v/kit-1.js', '/allgame/a/game-2.js'],
  };

  test('updates a saved game: downloads new files, deletes old ones', async () => {
    await saveGame(deps, ID, NEEDED);
    fetched.length = 0;
    site.set(`/data/files/${ID}.json`, JSON.stringify(NEXT));
    site.set('/allgame/a/game-2.js', 'release 2');
    site.set(page(ID), 'page of release 2');
    await updateSavedGames(deps);
    expect(fetched).toEqual([
      `/data/files/${ID}.json`,
      facts(ID),
      '/allgame/a/game-2.js',
      page(ID),
    ]);
    expect(memory.paths('kept-games')).toEqual(
      [...NEXT.files, `/data/files/${ID}.json`, facts(ID)].toSorted(),
    );
    expect(await memory.text('kept-games', page(ID))).toBe('page of release 2');
  });

  test('one that did not change is left alone', async () => {
    await saveGame(deps, ID, NEEDED);
    site.set(`/data/files/${ID}.json`, JSON.stringify(NEEDED));
    fetched.length = 0;
    await updateSavedGames(deps);
    expect(fetched).toEqual([`/data/files/${ID}.json`]);
  });

  test('one that cannot be fetched whole plays on as it was', async () => {
    await saveGame(deps, ID, NEEDED);
    const before = memory.paths('kept-games');
    site.set(`/data/files/${ID}.json`, JSON.stringify(NEXT));
    await expect(updateSavedGames(deps)).rejects.toMatchObject({ why: 'network' });
    expect(memory.paths('kept-games')).toEqual(before);
    expect(await memory.text('kept-games', page(ID))).toBe(`release 1 of ${page(ID)}`);
    expect(await availabilityOf(deps, ID, NEEDED)).toBe('saved');
  });
});

test('games that the page does not know are named by their stored facts, others are left out', async () => {
  const known = { id: ID, title: 'Known', icon: 'a' };
  const stored = { id: OTHER, title: 'Stored', icon: 'b', url: page(OTHER), tags: [] };
  const data = await memory.caches.open('data');
  await data.put(facts(OTHER), new Response(JSON.stringify(stored)));
  await data.put(facts('c'.repeat(32)), new Response('broken'));
  const ids = new Set([OTHER, ID, 'c'.repeat(32), 'd'.repeat(32)]);
  const found = await summariesOf(memory.caches, ids, [known]);
  expect(found.map(({ id, title }) => [id, title])).toEqual([
    [OTHER, 'Stored'],
    [ID, 'Known'],
  ]);
  expect(await summariesOf(undefined, ids, [known])).toEqual([known]);
});
