import { parse, stringifyAsync } from 'devalue';

type Saves = ReadonlyMap<string, unknown>;

/**
 * What a third-party game stores in a database: large saves, and databases of its own. The
 * portal has one database for each such game, `cage:` and the game's id.
 */
export type Shelf = {
  /** Raised if the encoding of `entries` changes. */
  readonly format: 1;
  /** What the storage of all games says of it, if anything. */
  readonly mark?: string;
  /** Names and values. */
  readonly entries: string;
};

const STORE = 'saves';
/** Characters of all shelves in one file: phones read no larger one. */
const MAX = 40_000_000;
/** A mark in the storage of all games says that a save is on a shelf. */
const MARK = '#';

const SHELF = ':shelf';

/** Every shelf of the device, by its key in a file. `left`: games whose shelf has no room there. */
export async function readShelves(
  storage: Storage,
): Promise<{ readonly shelves: Saves; readonly left: number }> {
  const shelves = new Map<string, Shelf>();
  let [room, left] = [MAX, 0];
  for (const name of await shelfNames()) {
    const all = await entriesOf(name);
    if (all.length === 0) continue;
    const text = await encoded(all);
    room -= text?.length ?? 0;
    if (text === undefined || room < 0) {
      left += 1;
      room += text?.length ?? 0;
      continue;
    }
    const mark = storage.getItem(name);
    const isMarked = mark?.startsWith(MARK) === true;
    shelves.set(`${name}${SHELF}`, { format: 1, entries: text, ...(isMarked && { mark }) });
  }
  return { shelves, left };
}

/**
 * Brings shelves in. A game that has stored something on this device keeps what it has.
 * @returns how many were brought, and how to remove them again
 */
export async function bringShelves(
  saves: Saves,
  storage: Storage,
): Promise<{ readonly brought: number; readonly undo: () => Promise<void> }> {
  const here = new Set(await shelfNames());
  const brought: { name: string; marked: boolean }[] = [];
  for (const [key, value] of saves) {
    const name = key.slice(0, -SHELF.length);
    const { entries, mark } = value as Shelf;
    if (here.has(name) && (await entriesOf(name)).length > 0) continue;
    const marked = mark !== undefined && storage.getItem(name) === null;
    if (mark !== undefined && !marked) continue;
    await put(name, parse(entries, REVIVERS) as readonly Entry[]);
    // The mark last: it must not point to a save that is not there.
    if (marked) storage.setItem(name, mark);
    brought.push({ name, marked });
  }
  return {
    brought: brought.length,
    async undo() {
      for (const { name, marked } of brought) {
        if (marked) storage.removeItem(name);
        await done(indexedDB.deleteDatabase(name));
      }
    },
  };
}

type Entry = readonly [name: IDBValidKey, value: unknown];

const REDUCERS = {
  Blob: (value: unknown) =>
    value instanceof Blob && value.arrayBuffer().then((bytes) => [bytes, value.type]),
};
const REVIVERS = {
  Blob: ([bytes, type]: [ArrayBuffer, string]) => new Blob([bytes], { type }),
};

/** @returns undefined if something in it cannot be written into a file */
function encoded(entries: readonly Entry[]): Promise<string | undefined> {
  return stringifyAsync(entries, REDUCERS).catch(() => undefined);
}

async function shelfNames(): Promise<readonly string[]> {
  const all = (await indexedDB.databases?.()) ?? [];
  return all.flatMap(({ name }) => (name && /^cage:[0-9a-z]{32}$/i.test(name) ? [name] : []));
}

async function entriesOf(name: string): Promise<readonly Entry[]> {
  const database = await open(name);
  try {
    if (!database.objectStoreNames.contains(STORE)) return [];
    const store = database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return keys.map((key, at) => [key, values[at] as unknown]);
  } finally {
    database.close();
  }
}

async function put(name: string, entries: readonly Entry[]): Promise<void> {
  const database = await open(name);
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    for (const [key, value] of entries) transaction.objectStore(STORE).put(value, key);
    await new Promise((settle, refuse) => {
      transaction.addEventListener('complete', settle);
      transaction.addEventListener('abort', () => refuse(transaction.error));
    });
  } finally {
    database.close();
  }
}

function open(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  return done(opening);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((settle, refuse) => {
    request.addEventListener('success', () => settle(request.result));
    request.addEventListener('error', () => refuse(request.error));
  });
}
