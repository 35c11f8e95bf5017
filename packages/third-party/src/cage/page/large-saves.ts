import { sizeOf } from '../size.ts';

const MAX_DATABASE = 64 * 1024 * 1024;

export type LargeSaves = {
  /** Rejects if the browser refuses. */
  get(key: string): Promise<unknown>;
  /** All of the game's own databases; none if the browser refuses. */
  databases(): Promise<readonly (readonly [string, unknown])[]>;
  /** @returns whether it is there now */
  put(key: string, value: unknown): Promise<boolean>;
  /**
   * Replaces a value by what is made of it; no other tab gets between.
   * @returns whether that is there now
   */
  change(key: string, make: (before: unknown) => unknown): Promise<boolean>;
  /** @returns whether it is gone now */
  delete(key: string): Promise<boolean>;
};

/** The database of the portal with one game's large saves. */
export function openLargeSaves(name: string): LargeSaves {
  /** One connection for as long as the page is open: a game may be left right after it saved. */
  const connection = new Promise<IDBDatabase | undefined>((settle) => {
    const opening = attempt(() => indexedDB.open(name, 1));
    if (!opening) return settle(undefined);
    opening.addEventListener('error', () => settle(undefined));
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('saves'));
    opening.addEventListener('success', () => settle(opening.result));
    return undefined;
  });

  async function ask(
    mode: IDBTransactionMode,
    question: (store: IDBObjectStore) => IDBRequest,
    then?: (store: IDBObjectStore, result: unknown) => void,
  ): Promise<unknown> {
    const database = await connection;
    if (!database) throw new Error('The browser opened no database.');
    const store = database.transaction('saves', mode).objectStore('saves');
    const request = question(store);
    return new Promise((settle, refuse) => {
      store.transaction.addEventListener('abort', () => refuse(store.transaction.error));
      // Not when all is complete: Chrome 111 may say so before it has the result.
      if (mode === 'readonly') {
        request.addEventListener('success', () => settle(request.result));
        return;
      }
      store.transaction.addEventListener('complete', () => settle(undefined));
      // Committed now, it survives a page that closes in the same moment.
      const commit = (): void => void attempt(() => store.transaction.commit());
      if (!then) return commit();
      request.addEventListener('success', () => {
        try {
          then(store, request.result);
          commit();
        } catch {
          store.transaction.abort();
        }
      });
    });
  }

  const change = (
    question: (store: IDBObjectStore) => IDBRequest,
    then?: (store: IDBObjectStore, result: unknown) => void,
  ): Promise<boolean> =>
    ask('readwrite', question, then).then(
      () => true,
      () => false,
    );

  return {
    get: (key) => ask('readonly', (store) => store.get(key)),
    async databases() {
      const all = await ask('readonly', (store) =>
        store.getAll(IDBKeyRange.bound('db:', 'db;')),
      ).catch(() => undefined);
      return Array.isArray(all) ? (all as (readonly [string, unknown])[]) : [];
    },
    put: async (key, value) =>
      sizeOf(value, MAX_DATABASE) <= MAX_DATABASE && change((store) => store.put(value, key)),
    change: (key, make) =>
      change(
        (store) => store.get(key),
        (store, before) => store.put(make(before), key),
      ),
    delete: (key) => change((store) => store.delete(key)),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
