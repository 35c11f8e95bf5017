/** The part of the Web Storage interface that is used; tests use a fake one. */
export type Drawer = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  /** All names in it. */
  keys(): readonly string[];
};

/** The JSON value of a text, or undefined. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Browsers throw on any access to `localStorage` if cookies are blocked. */
export function localDrawer(): Drawer | undefined {
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
