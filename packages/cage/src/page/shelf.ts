import { sizeOf } from '../size.ts';

const MOST_DATABASE = 64 * 1024 * 1024;

export type Shelf = {
  get(key: string): Promise<unknown>;
  /** All of the game's own databases. */
  databases(): Promise<readonly (readonly [string, unknown])[]>;
  put(key: string, value: unknown): Promise<unknown>;
  delete(key: string): Promise<unknown>;
};

/** The database of the portal with one game's large saves; `undefined` where the browser has none for us. */
export function openShelf(name: string): Shelf {
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
  ): Promise<unknown> {
    const database = await connection;
    const store = attempt(() => database?.transaction('saves', mode).objectStore('saves'));
    if (!store) return undefined;
    return new Promise((settle) => {
      const request = attempt(() => question(store));
      if (!request) return settle(undefined);
      store.transaction.addEventListener('abort', () => settle(undefined));
      // Not when all is complete: Chrome 111 may say so before it has the result.
      if (mode === 'readonly') {
        request.addEventListener('success', () => settle(request.result));
        return undefined;
      }
      // Committed now, it survives a page that closes in the same moment.
      attempt(() => store.transaction.commit());
      store.transaction.addEventListener('complete', () => settle(undefined));
      return undefined;
    });
  }

  return {
    get: (key) => ask('readonly', (store) => store.get(key)),
    async databases() {
      const all = await ask('readonly', (store) => store.getAll(IDBKeyRange.bound('db:', 'db;')));
      return Array.isArray(all) ? (all as (readonly [string, unknown])[]) : [];
    },
    put: async (key, value) =>
      sizeOf(value, MOST_DATABASE) <= MOST_DATABASE
        ? ask('readwrite', (store) => store.put(value, key))
        : undefined,
    delete: (key) => ask('readwrite', (store) => store.delete(key)),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
