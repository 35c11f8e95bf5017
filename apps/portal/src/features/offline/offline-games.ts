/**
 * Games that the visitor saved for offline: the facts and all files of each are in one cache of the browser, and
 * what a visitor sees is read from that cache, never from a note of what should be there.
 */
import { detailAddress, filesAddress, type FilesFile } from '../../data/files.ts';
import { readDetail } from '../../data/read.ts';
import { readFiles } from '../../data/read-extras.ts';
import { OFFLINE_CACHE, PASS_HEADER } from './offline-cache.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import { browserCaches } from '../../services/caches.ts';
import { trustedScript } from '../../services/trusted.ts';

export type OfflineGamesDeps = {
  /** Undefined if the browser lets a site store nothing. */
  readonly caches: CacheStorage | undefined;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
};

/** What the browser offers. */
export function offlineDeps(): OfflineGamesDeps {
  return { caches: browserCaches(), fetch: (...call) => fetch(...call) };
}

/**
 * Without a service worker nothing answers when the network is gone.
 * @param address of the worker's script
 * @throws SaveError
 */
export async function registerWorker(address: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(trustedScript(address));
  } catch (error) {
    throw new SaveError('blocked', error);
  }
  // Persistent storage is cleared last when space is short. Firefox asks the visitor first, and the
  // game is saved whatever the answer is and even if there is none.
  navigator.storage?.persist?.().catch(() => {});
}

/**
 * `saved`: the visitor saved it; `cached`: all of it is there because it was played; `online`: it
 * needs the network; `impossible`: nothing can be saved here.
 */
export type Availability = 'saved' | 'cached' | 'online' | 'impossible';

/** The address of a list of a game's files. */
const FILES_PATH = /\/data\/files\/([0-9a-z]{32})\.json$/i;

/** Saving failed because storage is blocked or full, or because a file did not come. */
export class SaveError extends Error {
  readonly why: 'blocked' | 'full' | 'network';
  constructor(why: SaveError['why'], cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** What is true of a game on this device right now. */
export async function availabilityOf(
  { caches }: OfflineGamesDeps,
  id: string,
  needed: FilesFile,
): Promise<Availability> {
  if (!caches) return 'impossible';
  try {
    if (await markerOf(await caches.open(OFFLINE_CACHE), id)) return 'saved';
    const found = await Promise.all(
      needed.files.map((address) => caches.match(address, { ignoreSearch: true })),
    );
    return found.every((file) => file !== undefined) ? 'cached' : 'online';
  } catch {
    return 'impossible';
  }
}

/**
 * Loads what is missing of a game, its page last, and only then marks it as saved: half of a game
 * never counts as one.
 * @param onProgress takes the share that is done, from 0 to 1
 * @param also what is loaded besides. The portal's pages of the game show its facts; the worker
 * stores those that pages under its control load, and not for good.
 * @throws SaveError that says what was in the way
 */
export async function saveGame(
  { caches, fetch }: OfflineGamesDeps,
  id: string,
  needed: FilesFile,
  onProgress: (part: number) => void = () => {},
  also: readonly string[] = [detailAddress(id)],
): Promise<void> {
  const cache = await caches?.open(OFFLINE_CACHE).catch(() => undefined);
  if (!cache) throw new SaveError('blocked');
  const [page = '', ...rest] = needed.files;
  const before = await markerOf(cache, id);
  try {
    for (const address of also) await add(cache, fetch, address);
    for (const [at, address] of [...rest, page].entries()) {
      // A hashed file never changes; the page does.
      if (address === page || !(await cache.match(address))) await add(cache, fetch, address);
      onProgress((at + 1) / needed.files.length);
    }
    await cache.put(filesAddress(id), Response.json(needed));
  } catch (error) {
    if (!before) await remove(cache, id, needed.files).catch(() => {});
    throw error instanceof SaveError
      ? error
      : new SaveError(isFull(error) ? 'full' : 'blocked', error);
  }
  const old = before?.files.filter((address) => !needed.files.includes(address)) ?? [];
  await drop(cache, old);
}

/**
 * Notes a game whose files its own host has saved: its facts are stored here, and it counts as
 * saved.
 * @throws SaveError
 */
export async function noteSaved(
  { caches, fetch }: OfflineGamesDeps,
  id: string,
  needed: FilesFile,
): Promise<void> {
  const cache = await caches?.open(OFFLINE_CACHE).catch(() => undefined);
  if (!cache) throw new SaveError('blocked');
  await add(cache, fetch, detailAddress(id));
  await cache.put(filesAddress(id), Response.json(needed));
}

/** Removes a game's files, except those that another saved game needs. */
export async function removeGame({ caches }: OfflineGamesDeps, id: string): Promise<void> {
  const cache = await caches?.open(OFFLINE_CACHE);
  const marker = cache && (await markerOf(cache, id));
  if (marker) await remove(cache, id, marker.files);
}

/** Ids of all saved games with what each takes, in bytes. */
export async function savedGames({
  caches,
}: OfflineGamesDeps): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  try {
    if (!caches || !(await caches.has(OFFLINE_CACHE))) return found;
    const cache = await caches.open(OFFLINE_CACHE);
    for (const [id, { bytes }] of await markers(cache)) found.set(id, bytes);
  } catch {
    // A cache that cannot be read counts as empty.
  }
  return found;
}

/** Ids of all games that play without a connection: saved, or played and complete. */
export async function readyGames(deps: OfflineGamesDeps): Promise<ReadonlySet<string>> {
  const ready = new Set((await savedGames(deps)).keys());
  const { caches } = deps;
  try {
    const stored = new Map<string, Cache>();
    for (const name of (await caches?.keys()) ?? []) {
      const cache = await caches?.open(name);
      for (const { url } of (await cache?.keys()) ?? [])
        if (cache) stored.set(new URL(url).pathname, cache);
    }
    for (const [path, cache] of stored) {
      const id = FILES_PATH.exec(path)?.[1];
      const list = id === undefined || ready.has(id) ? undefined : await cache.match(path);
      if (id === undefined || !list) continue;
      if (readFiles(await list.json()).files.every((file) => stored.has(file))) ready.add(id);
    }
  } catch {
    // What cannot be read is not ready.
  }
  return ready;
}

/** Loads what is missing of a game that is being played; the service worker stores it. */
export async function completeGame({ caches, fetch }: OfflineGamesDeps, id: string): Promise<void> {
  const answer = await fetch(filesAddress(id), { priority: 'low' });
  if (!answer.ok || !caches) return;
  for (const file of readFiles(await answer.json()).files) {
    if (!(await caches.match(file, { ignoreSearch: true }))) await fetch(file, { priority: 'low' });
  }
}

/**
 * After a new release: updates every saved game in the background. Until a game is whole again, the
 * old files stay in use.
 * @param save saves a game again, wherever its files are
 */
export async function updateSavedGames(
  deps: OfflineGamesDeps,
  save: (id: string, needed: FilesFile) => Promise<void> = (...game) => saveGame(deps, ...game),
): Promise<void> {
  for (const id of (await savedGames(deps)).keys()) {
    const answer = await deps.fetch(filesAddress(id), { headers: { [PASS_HEADER]: '1' } });
    if (!answer.ok) continue;
    const needed = readFiles(await answer.json());
    const cache = await deps.caches?.open(OFFLINE_CACHE);
    const saved = cache && (await markerOf(cache, id));
    if (saved && String(saved.files) !== String(needed.files)) await save(id, needed);
  }
}

async function add(cache: Cache, fetch: OfflineGamesDeps['fetch'], address: string): Promise<void> {
  const answer = await fetch(address, { headers: { [PASS_HEADER]: '1' } }).catch(() => undefined);
  if (!answer?.ok) throw new SaveError('network');
  await cache.put(address, answer);
}

async function remove(cache: Cache, id: string, files: readonly string[]): Promise<void> {
  await cache.delete(filesAddress(id));
  await cache.delete(detailAddress(id));
  await drop(cache, files);
}

/** Removes files that no saved game needs. */
async function drop(cache: Cache, files: readonly string[]): Promise<void> {
  const needed = new Set((await markers(cache)).flatMap(([, { files: own }]) => own));
  for (const address of files) if (!needed.has(address)) await cache.delete(address);
}

async function markers(cache: Cache): Promise<(readonly [id: string, needed: FilesFile])[]> {
  const requests = await cache.keys();
  const found = await Promise.all(
    requests.map(async ({ url }) => {
      const id = FILES_PATH.exec(url)?.[1];
      const needed = id === undefined ? undefined : await markerOf(cache, id);
      return id !== undefined && needed ? [[id, needed] as const] : [];
    }),
  );
  return found.flat();
}

async function markerOf(cache: Cache, id: string): Promise<FilesFile | undefined> {
  const answer = await cache.match(filesAddress(id));
  return answer && readFiles(await answer.json());
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** The games in order of their list; what is not known here is read from its stored facts. */
export async function summariesOf(
  caches: CacheStorage | undefined,
  ids: ReadonlySet<string>,
  known: readonly GameSummary[],
): Promise<GameSummary[]> {
  const byId = new Map(known.map((game) => [game.id, game]));
  const read = async (id: string): Promise<GameSummary | undefined> => {
    const here = byId.get(id);
    if (here) return here;
    try {
      const facts = await caches?.match(detailAddress(id));
      return facts && readDetail(await facts.json());
    } catch {
      return undefined;
    }
  };
  const games = await Promise.all([...ids].map(read));
  return games.filter((game) => game !== undefined);
}
