import { sizeOf } from '../size.ts';
import { QUOTA } from '../wire.ts';

/** What one game has saved, and where it is written. */
export type Saved = { readonly local: Map<string, string>; cookies: string };

/** Beyond this a game's save goes where it cannot crowd out those of other games. */
const SMALL = 64 * 1024;
const LONGEST_JAR = 64 * 1024;
const MOST_DATABASE = 64 * 1024 * 1024;
const LARGE = '#';
const LARGE_PAUSE_MS = 250;

/** One game's saves in the portal's own storage. The game reads and writes them only through here. */
export class Saves {
  readonly #key: string;
  readonly saved: Saved = { local: new Map(), cookies: '' };
  #size = 0;
  #due = false;
  #writing = false;
  #again = false;

  constructor(id: string) {
    this.#key = `cage:${id}`;
  }

  async open(): Promise<void> {
    let text = attempt(() => localStorage.getItem(this.#key)) ?? '';
    if (text === LARGE) text = String((await this.#shelf('get', 'save')) ?? '');
    const read = attempt(() => JSON.parse(text || '{}') as Record<string, unknown>);
    const { local, cookies } = read ?? {};
    if (typeof local === 'object' && local !== null) {
      for (const [key, value] of Object.entries(local)) this.#put(key, String(value));
    }
    if (typeof cookies === 'string') this.saved.cookies = cookies;
  }

  /** @param items pairs of key and value; without a value the key is removed */
  write(clear: boolean, items: unknown): void {
    if (clear) {
      this.saved.local.clear();
      this.#size = 0;
    }
    for (const item of Array.isArray(items) ? (items as unknown[]) : []) {
      const [key, value] = Array.isArray(item) ? (item as unknown[]) : [];
      if (typeof key !== 'string') continue;
      if (typeof value === 'string') this.#put(key, value);
      else this.#remove(key);
    }
    this.#soon();
  }

  #remove(key: string): void {
    const before = this.saved.local.get(key);
    if (before === undefined) return;
    this.#size -= key.length + before.length;
    this.saved.local.delete(key);
  }

  /** The page closes: what waits for its turn is written now. */
  finish(): void {
    if (this.#again || this.#due) this.#flush();
  }

  writeCookies(text: string): void {
    if (text.length > LONGEST_JAR) return;
    this.saved.cookies = text;
    this.#soon();
  }

  async databases(): Promise<readonly (readonly [string, unknown])[]> {
    const all = await this.#shelf('getAll');
    return Array.isArray(all) ? (all as readonly (readonly [string, unknown])[]) : [];
  }

  writeDatabase(name: string, content: unknown): void {
    if (content === undefined) void this.#shelf('delete', `db:${name}`);
    else if (sizeOf(content, MOST_DATABASE) <= MOST_DATABASE)
      void this.#shelf('put', `db:${name}`, [name, content]);
  }

  #put(key: string, value: string): void {
    const before = this.saved.local.get(key);
    const size = this.#size + value.length + (before === undefined ? key.length : -before.length);
    // The game's script refuses this with an error; only a forged message gets here.
    if (size > QUOTA) return;
    this.saved.local.set(key, value);
    this.#size = size;
  }

  /** Once for all that came in one turn. */
  #soon(): void {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      if (this.#writing) this.#again = true;
      else this.#flush();
    });
  }

  #flush(): void {
    this.#again = false;
    const text = JSON.stringify({
      local: Object.fromEntries(this.saved.local),
      cookies: this.saved.cookies,
    });
    if (text.length <= SMALL) {
      const done = attempt(() => {
        localStorage.setItem(this.#key, text);
        return true;
      });
      if (done) return;
    }
    // A large save is written again only when it has been written: a game may change it all the time.
    this.#writing = true;
    void this.#shelf('put', 'save', text).then(() => {
      attempt(() => localStorage.setItem(this.#key, LARGE));
      setTimeout(() => {
        this.#writing = false;
        if (this.#again) this.#flush();
      }, LARGE_PAUSE_MS);
    });
  }

  /** One connection for as long as the page is open: a game may be left right after it saved. */
  #database: Promise<IDBDatabase | undefined> | undefined;

  #open(): Promise<IDBDatabase | undefined> {
    this.#database ??= new Promise((settle) => {
      const opening = attempt(() => indexedDB.open(this.#key, 1));
      if (!opening) return settle(undefined);
      opening.addEventListener('error', () => settle(undefined));
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('saves'));
      opening.addEventListener('success', () => settle(opening.result));
      return undefined;
    });
    return this.#database;
  }

  /** One request to this game's database; `undefined` where the browser has none for us. */
  async #shelf(
    method: 'get' | 'put' | 'delete' | 'getAll',
    key = '',
    value?: unknown,
  ): Promise<unknown> {
    const database = await this.#open();
    const mode = method === 'put' || method === 'delete' ? 'readwrite' : 'readonly';
    const shelf = attempt(() => database?.transaction('saves', mode).objectStore('saves'));
    if (!shelf) return undefined;
    return new Promise((settle) => {
      const request = attempt((): IDBRequest => {
        if (method === 'put') return shelf.put(value, key);
        if (method === 'delete') return shelf.delete(key);
        return method === 'get' ? shelf.get(key) : shelf.getAll(IDBKeyRange.bound('db:', 'db;'));
      });
      if (!request) return settle(undefined);
      shelf.transaction.addEventListener('abort', () => settle(undefined));
      // Not when all is complete: Chrome 111 may say so before it has the result.
      if (mode === 'readonly') {
        request.addEventListener('success', () => settle(request.result));
        return undefined;
      }
      // Committed now, it survives a page that closes in the same moment.
      attempt(() => shelf.transaction.commit());
      shelf.transaction.addEventListener('complete', () => settle(undefined));
      return undefined;
    });
  }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
