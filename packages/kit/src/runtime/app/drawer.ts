/** The part of the Web Storage interface that is used; tests use a fake one. */
export type Drawer = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** All names in it. */
  keys(): readonly string[];
};

/** Why something could not be stored. */
export type Trouble = 'full' | 'denied';

/**
 * Texts by name on this device. Writes never throw: if storage is blocked or full, what could not be
 * stored stays in memory, where this page finds it again.
 */
export class Shelf {
  readonly #drawer: Drawer | undefined;
  readonly #memory = new Map<string, string>();
  /** The last write that failed; undefined as long as all are stored. */
  trouble: Trouble | undefined;

  constructor(drawer: Drawer | undefined = localDrawer()) {
    this.#drawer = drawer;
  }

  text(key: string): string | undefined {
    const remembered = this.#memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return this.#drawer?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** The JSON value, or undefined if there is none or the text is not JSON. */
  read(key: string): unknown {
    const text = this.text(key);
    return text === undefined ? undefined : parsed(text);
  }

  write(key: string, value: unknown): void {
    this.put(key, JSON.stringify(value));
  }

  /** @param makeRoom frees some space, as long as it can; called if there is none */
  put(key: string, text: string, makeRoom: () => boolean = () => false): void {
    for (;;) {
      try {
        if (!this.#drawer) throw new Error('no storage');
        this.#drawer.setItem(key, text);
        this.#memory.delete(key);
        return;
      } catch (error) {
        const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
        if (isFull && makeRoom()) continue;
        this.trouble = isFull ? 'full' : 'denied';
        this.#memory.set(key, text);
        return;
      }
    }
  }

  remove(key: string): void {
    this.#memory.delete(key);
    try {
      this.#drawer?.removeItem(key);
    } catch {
      // Blocked storage has nothing to remove.
    }
  }

  keys(): readonly string[] {
    try {
      return [...new Set([...this.#memory.keys(), ...(this.#drawer?.keys() ?? [])])];
    } catch {
      return [...this.#memory.keys()];
    }
  }
}

/** The JSON value of a text, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Browsers throw on any access to `localStorage` if cookies are blocked. */
function localDrawer(): Drawer | undefined {
  try {
    const { localStorage: storage } = globalThis;
    return {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => storage.setItem(key, value),
      removeItem: (key) => storage.removeItem(key),
      keys: () => Object.keys(storage),
    };
  } catch {
    return undefined;
  }
}
