/**
 * Games that the visitor keeps for offline: all files of each lie in one cache of the browser, and
 * what a visitor is told is read from that cache, never from a note of what should be there.
 */
import { filesAddress, type FilesFile } from '../records/files.ts';
import { readFiles } from '../records/read-extras.ts';
import { KEPT_CACHE, PASS_HEADER } from '../worker/kept.ts';

export type KeptDoors = {
  /** Absent where the browser lets a site keep nothing. */
  readonly caches: CacheStorage | undefined;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
};

/**
 * `kept`: by the visitor's wish; `cached`: all of it is there because it was played; `online`: it
 * needs the network; `impossible`: nothing can be kept here.
 */
export type Keeping = 'kept' | 'cached' | 'online' | 'impossible';

/** Why keeping failed, in words for the visitor. */
export class KeepError extends Error {}

/** What is true of a game on this device right now. */
export async function keepingOf(
  { caches }: KeptDoors,
  id: string,
  needed: FilesFile,
): Promise<Keeping> {
  if (!caches) return 'impossible';
  try {
    if (await markerOf(await caches.open(KEPT_CACHE), id)) return 'kept';
    const found = await Promise.all(
      needed.files.map((address) => caches.match(address, { ignoreSearch: true })),
    );
    return found.every((file) => file !== undefined) ? 'cached' : 'online';
  } catch {
    return 'impossible';
  }
}

/**
 * Fetches what is missing of a game, its page last, and only then marks it as kept: half of a game
 * never counts as one.
 * @param tell takes the share that is done, from 0 to 1
 * @throws KeepError that says what was in the way
 */
export async function keepGame(
  { caches, fetch }: KeptDoors,
  id: string,
  needed: FilesFile,
  tell: (part: number) => void = () => {},
): Promise<void> {
  const cache = await caches?.open(KEPT_CACHE).catch(() => undefined);
  if (!cache) throw new KeepError('This browser lets the site keep nothing.');
  const [page = '', ...rest] = needed.files;
  const before = await markerOf(cache, id);
  try {
    for (const [at, address] of [...rest, page].entries()) {
      // A hashed file never changes; the page does.
      if (address === page || !(await cache.match(address))) await add(cache, fetch, address);
      tell((at + 1) / needed.files.length);
    }
    await cache.put(filesAddress(id), Response.json(needed));
  } catch (error) {
    if (!before) await forget(cache, id, needed.files).catch(() => {});
    throw error instanceof KeepError ? error : new KeepError(wordsFor(error), { cause: error });
  }
  const old = before?.files.filter((address) => !needed.files.includes(address)) ?? [];
  await drop(cache, old);
}

/** Takes a game's files away, but for those that another kept game needs. */
export async function forgetGame({ caches }: KeptDoors, id: string): Promise<void> {
  const cache = await caches?.open(KEPT_CACHE);
  const marker = cache && (await markerOf(cache, id));
  if (marker) await forget(cache, id, marker.files);
}

/** Ids of all kept games with what each takes, in bytes. */
export async function keptGames({ caches }: KeptDoors): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  try {
    if (!caches || !(await caches.has(KEPT_CACHE))) return found;
    const cache = await caches.open(KEPT_CACHE);
    for (const [id, { bytes }] of await markers(cache)) found.set(id, bytes);
  } catch {
    // What cannot be looked into holds nothing.
  }
  return found;
}

/**
 * After a new release: brings every kept game up to it, in the background. Until a game is whole
 * anew, the one that was kept plays on.
 */
export async function renewKept(doors: KeptDoors): Promise<void> {
  for (const id of (await keptGames(doors)).keys()) {
    const answer = await doors.fetch(filesAddress(id), { headers: { [PASS_HEADER]: '1' } });
    if (!answer.ok) continue;
    const needed = readFiles(await answer.json());
    const cache = await doors.caches?.open(KEPT_CACHE);
    const kept = cache && (await markerOf(cache, id));
    if (kept && String(kept.files) !== String(needed.files)) await keepGame(doors, id, needed);
  }
}

async function add(cache: Cache, fetch: KeptDoors['fetch'], address: string): Promise<void> {
  const answer = await fetch(address, { headers: { [PASS_HEADER]: '1' } }).catch(() => undefined);
  if (!answer?.ok) throw new KeepError('The game could not be fetched. Are you online?');
  await cache.put(address, answer);
}

async function forget(cache: Cache, id: string, files: readonly string[]): Promise<void> {
  await cache.delete(filesAddress(id));
  await drop(cache, files);
}

/** Removes files that no kept game needs. */
async function drop(cache: Cache, files: readonly string[]): Promise<void> {
  const needed = new Set((await markers(cache)).flatMap(([, { files: own }]) => own));
  for (const address of files) if (!needed.has(address)) await cache.delete(address);
}

async function markers(cache: Cache): Promise<(readonly [id: string, needed: FilesFile])[]> {
  const requests = await cache.keys();
  const found = await Promise.all(
    requests.map(async ({ url }) => {
      const id = /\/data\/files\/([0-9a-z]{32})\.json$/i.exec(url)?.[1];
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

function wordsFor(error: unknown): string {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return full
    ? 'There is no room left for it on this device.'
    : 'This browser lets the site keep nothing.';
}
