import type { Drawer } from '../runtime/stage/shelf.ts';

/** Storage for tests; two stores on one `all` are two tabs. */
export function fakeDrawer(all: Map<string, string> = new Map()): Drawer & {
  readonly all: Map<string, string>;
} {
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
  };
}
