// oxlint-disable no-underscore-dangle -- the library names its own parts so
/** IndexedDB in memory for frames that have no storage; bundled alone, loaded on demand. */
import {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
} from 'fake-indexeddb';
import { rate, SAVES_A_SECOND } from '../rate.ts';
import { sizeOf } from '../size.ts';

type SavedStore = {
  readonly name: string;
  readonly keyPath: string | string[] | null;
  readonly autoIncrement: boolean;
  readonly next?: number;
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath: string | string[];
    readonly unique: boolean;
    readonly multiEntry: boolean;
  }[];
  readonly records: readonly (readonly [key: IDBValidKey, value: unknown])[];
};
type Saved = { readonly version: number; readonly stores: readonly SavedStore[] };

/** The library's own shelves: it has no way to read them without opening a connection. */
type Shelves = {
  readonly _databases: Map<string, RawDatabase>;
  readonly _connectionQueues: Map<string, Promise<unknown>>;
};
type RawDatabase = {
  readonly version: number;
  readonly rawObjectStores: ReadonlyMap<
    string,
    {
      readonly keyPath: SavedStore['keyPath'];
      readonly autoIncrement: boolean;
      readonly keyGenerator: { readonly num: number } | null;
      readonly rawIndexes: ReadonlyMap<string, SavedStore['indexes'][number]>;
      readonly records: {
        values(): Iterable<{ readonly key: IDBValidKey; readonly value: unknown }>;
      };
    }
  >;
};

const later = setTimeout;
const factory = new IDBFactory();
const shelves = factory as unknown as Shelves;
let settle: () => void = () => undefined;
let isRestored = false;
const restored = new Promise<void>((done) => (settle = done));
// A page that nobody answers goes on with empty databases.
later(() => settle(), 3000);

const waits = (name: string): void => {
  if (!shelves._connectionQueues.has(name)) shelves._connectionQueues.set(name, restored);
};
const open = factory.open.bind(factory);
factory.open = (name, version) => {
  waits(String(name));
  return version === undefined ? open(name) : open(name, version);
};
const remove = factory.deleteDatabase.bind(factory);
factory.deleteDatabase = (name) => {
  waits(String(name));
  const request = remove(name);
  request.addEventListener('success', () => changed(String(name)));
  return request;
};
const list = factory.databases.bind(factory);
factory.databases = () => restored.then(() => list());

/** Rebuilds one database in a factory apart, then moves it over: nobody waits in line for himself. */
function rebuild(name: string, { version, stores }: Saved): Promise<void> {
  const apart = new IDBFactory();
  return new Promise((done, fail) => {
    const request = apart.open(name, version);
    request.addEventListener('upgradeneeded', () => {
      for (const { name: store, keyPath, autoIncrement, next, indexes, records } of stores) {
        const made = request.result.createObjectStore(store, { keyPath, autoIncrement });
        for (const { name: index, keyPath: path, ...options } of indexes)
          made.createIndex(index, path, options);
        for (const [key, value] of records) {
          if (keyPath === null) made.put(value, key);
          else made.put(value);
        }
        const raw = (apart as unknown as Shelves)._databases.get(name)?.rawObjectStores.get(store);
        if (raw?.keyGenerator && next !== undefined)
          (raw.keyGenerator as { num: number }).num = next;
      }
    });
    request.addEventListener('error', () => fail(new Error('A saved database is damaged.')));
    request.addEventListener('success', () => {
      request.result.close();
      const raw = (apart as unknown as Shelves)._databases.get(name);
      if (raw) shelves._databases.set(name, raw);
      done();
    });
  });
}

function contentOf(name: string): Saved | undefined {
  const raw = shelves._databases.get(name);
  if (!raw) return undefined;
  const stores = [...raw.rawObjectStores].map(([store, one]) => ({
    name: store,
    keyPath: one.keyPath,
    autoIncrement: one.autoIncrement,
    ...(one.keyGenerator && { next: one.keyGenerator.num }),
    indexes: [...one.rawIndexes.values()].map(({ name: index, keyPath, unique, multiEntry }) => ({
      name: index,
      keyPath,
      unique,
      multiEntry,
    })),
    records: [...one.records.values()].map(({ key, value }) => [key, value] as const),
  }));
  return { version: raw.version, stores };
}

/** A database up to this size is said at each change: the game may be left at any time. */
const INLINE_LIMIT = 64 * 1024;
const isRare = rate(SAVES_A_SECOND, () => performance.now());

/** A worker does not hear that its page is left, so it may not wait for long; nor does it delay a frame. */
const [MAX_MS, SHARE] = typeof document === 'undefined' ? [250, 2] : [2000, 10];

const listeners: ((name: string, content: unknown) => void)[] = [];
function say(name: string): Saved | undefined {
  const content = contentOf(name);
  for (const listener of listeners) listener(name, content);
  return content;
}
const due = new Map<string, boolean>();
/** Says at once what a database holds now; of many changes to a large one, the first and the last. */
function changed(name: string): void {
  if (due.has(name)) {
    due.set(name, true);
    return;
  }
  due.set(name, false);
  const began = performance.now();
  const content = say(name);
  if (isRare() && sizeOf(content, INLINE_LIMIT) <= INLINE_LIMIT) {
    due.delete(name);
    return;
  }
  // A large database is said less often.
  const pause = Math.min(MAX_MS, (performance.now() - began) * SHARE);
  later(() => {
    const again = due.get(name);
    due.delete(name);
    if (again) changed(name);
  }, pause);
}

const transaction = IDBDatabase.prototype.transaction as (
  this: IDBDatabase,
  ...args: unknown[]
) => IDBTransaction;
IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: unknown[]) {
  const made = Reflect.apply(transaction, this, args) as IDBTransaction;
  if (made.mode !== 'readonly') made.addEventListener('complete', () => changed(this.name));
  return made;
} as typeof IDBDatabase.prototype.transaction;

const classes = {
  IDBCursor,
  IDBCursorWithValue,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
  IDBVersionChangeEvent,
};
const made = {
  indexedDB: factory,
  classes,
  restore(saved: readonly (readonly [string, Saved])[]) {
    // A later answer is for a worker or an inner frame; what is open here is newer.
    if (isRestored) return;
    isRestored = true;
    const work = saved.map(([name, content]) => rebuild(name, content).catch(() => undefined));
    void Promise.all(work).then(() => settle());
  },
  onChange: (listener: (name: string, content: unknown) => void) => void listeners.push(listener),
  flush() {
    for (const [name, again] of due) {
      due.set(name, false);
      if (again) say(name);
    }
  },
};
Object.assign(globalThis, { cageDatabases: made });
