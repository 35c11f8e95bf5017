/** The part of the Web Storage interface that is used; tests use a fake one. */
export type Drawer = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** The number of names in it, and each by its index. */
  readonly length: number;
  key(index: number): string | null;
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

  write(key: string, value: unknown): void {
    this.put(key, JSON.stringify(value));
  }

  /** Stores a text if there is room for it. @returns whether it is stored */
  offer(key: string, text: string): boolean {
    try {
      this.#drawer?.setItem(key, text);
      this.#memory.delete(key);
      return this.#drawer !== undefined;
    } catch {
      return false;
    }
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

  /** Moves a text; where there is no room for it under the new name it stays. @returns whether it moved */
  move(key: string, to: string): boolean {
    const text = this.text(key);
    if (text === undefined) return false;
    // Removed first, so that a full storage has room for it.
    this.remove(key);
    const { trouble } = this;
    this.trouble = undefined;
    this.put(to, text);
    const isStored = this.trouble === undefined;
    this.trouble ??= trouble;
    if (isStored) return true;
    this.remove(to);
    this.put(key, text);
    return false;
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
      const { length = 0 } = this.#drawer ?? {};
      const stored = Array.from({ length }, (_, at) => this.#drawer?.key(at) ?? '');
      return [...new Set([...this.#memory.keys(), ...stored])];
    } catch {
      return [...this.#memory.keys()];
    }
  }
}

/** Browsers throw on any access to `localStorage` if cookies are blocked. */
function localDrawer(): Drawer | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
