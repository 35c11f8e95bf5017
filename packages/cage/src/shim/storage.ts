import { QUOTA } from '../wire.ts';

type OnChange = (key: string | undefined, value: string | undefined) => void;
type Area = { readonly items: Map<string, string>; size: number; readonly changed: OnChange };

const areas = new WeakMap<object, Area>();
const OWN = new Set<PropertyKey>(['length', 'key', 'getItem', 'setItem', 'removeItem', 'clear']);

function areaOf(storage: unknown): Area {
  const area = areas.get(storage as object);
  if (!area) throw new TypeError('Illegal invocation');
  return area;
}

function write(area: Area, key: string, value: string): void {
  const before = area.items.get(key);
  const size =
    area.size + value.length + (before === undefined ? key.length : 0) - (before?.length ?? 0);
  if (size > QUOTA) {
    throw new DOMException(
      `Failed to execute 'setItem' on 'Storage': Setting the value of '${key}' exceeded the quota.`,
      'QuotaExceededError',
    );
  }
  area.items.set(key, value);
  area.size = size;
  if (before !== value) area.changed(key, value);
}

function remove(area: Area, key: string): void {
  const before = area.items.get(key);
  if (before === undefined) return;
  area.items.delete(key);
  area.size -= key.length + before.length;
  area.changed(key, undefined);
}

/** The browser's own prototype, so that games which extend it find their additions. */
export function patchStorage(): void {
  const methods = {
    getItem(this: unknown, key: unknown) {
      return areaOf(this).items.get(String(key)) ?? null;
    },
    setItem(this: unknown, key: unknown, value: unknown) {
      write(areaOf(this), String(key), String(value));
    },
    removeItem(this: unknown, key: unknown) {
      remove(areaOf(this), String(key));
    },
    clear(this: unknown) {
      const area = areaOf(this);
      if (area.items.size === 0) return;
      area.items.clear();
      area.size = 0;
      area.changed(undefined, undefined);
    },
    key(this: unknown, index: unknown) {
      return [...areaOf(this).items.keys()][Number(index) || 0] ?? null;
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(Storage.prototype, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
  Object.defineProperty(Storage.prototype, 'length', {
    get(this: unknown) {
      return areas.get(this as object)?.items.size ?? 0;
    },
    enumerable: true,
    configurable: true,
  });
}

/** A `Storage` that answers at once from memory and says what changed. */
export function makeStorage(start: Readonly<Record<string, string>>, changed: OnChange): Storage {
  const items = new Map<string, string>();
  let size = 0;
  for (const [key, value] of Object.entries(start ?? {})) {
    items.set(key, String(value));
    size += key.length + String(value).length;
  }
  const area: Area = { items, size, changed };
  const target = Object.create(Storage.prototype) as Storage;
  const isItem = (key: PropertyKey): key is string => typeof key === 'string' && items.has(key);
  const storage = new Proxy(target, {
    get: (_, key) => {
      if (OWN.has(key) || (!isItem(key) && key in target)) return Reflect.get(target, key, storage);
      return typeof key === 'string' ? items.get(key) : undefined;
    },
    set: (_, key, value) => {
      if (typeof key === 'symbol') return Reflect.set(target, key, value);
      write(area, key, String(value));
      return true;
    },
    has: (_, key) => isItem(key) || key in target,
    deleteProperty: (_, key) => {
      if (isItem(key)) remove(area, key);
      return true;
    },
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      isItem(key)
        ? { value: items.get(key), writable: true, enumerable: true, configurable: true }
        : undefined,
    defineProperty: (_, key, { value }) => {
      if (typeof key === 'string') write(area, key, String(value));
      return true;
    },
  });
  areas.set(storage, area);
  return storage;
}

export function contentOf(storage: Storage): Readonly<Record<string, string>> {
  return Object.fromEntries(areaOf(storage).items);
}
