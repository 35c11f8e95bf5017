import { QUOTA } from '../wire.ts';

type OnChange = (key?: string, value?: string) => void;
type Area = { readonly items: Map<string, string>; size: number; changed?: OnChange };

const areas = new WeakMap<object, Area>();

/** Of anything else this is nothing, and what is done with it fails as it does in browsers. */
const areaOf = (storage: unknown): Area => areas.get(storage as object) as Area;

/** Without a value the key is removed. */
function put(area: Area, key: string, value?: string): void {
  const { items } = area;
  const cost = (one?: string): number => (one === undefined ? 0 : key.length + one.length);
  const before = items.get(key);
  const size = area.size + cost(value) - cost(before);
  if (value === undefined) items.delete(key);
  else if (size > QUOTA && area.changed) throw new DOMException(key, 'QuotaExceededError');
  else items.set(key, value);
  area.size = size;
  if (before !== value) area.changed?.(key, value);
}

const methods = {
  getItem(key: unknown) {
    return areaOf(this).items.get(String(key)) ?? null;
  },
  setItem(key: unknown, value: unknown) {
    put(areaOf(this), String(key), String(value));
  },
  removeItem(key: unknown) {
    put(areaOf(this), String(key));
  },
  clear() {
    const area = areaOf(this);
    if (area.items.size === 0) return;
    area.items.clear();
    area.size = 0;
    area.changed?.();
  },
  key(index: unknown) {
    return [...areaOf(this).items.keys()][Number(index) || 0] ?? null;
  },
  get length() {
    return areaOf(this).items.size;
  },
};

/** The browser's own prototype, so that games which extend it find their additions. */
export function patchStorage(): void {
  Object.defineProperties(Storage.prototype, Object.getOwnPropertyDescriptors(methods));
}

/** A `Storage` that answers at once from memory and says what changed. */
export function makeStorage(
  start: Readonly<Record<string, unknown>> | undefined,
  changed: OnChange,
): Storage {
  const area: Area = { items: new Map(), size: 0 };
  const { items } = area;
  for (const [key, value] of Object.entries(start ?? {})) put(area, key, String(value));
  area.changed = changed;
  const target = Object.create(Storage.prototype) as Storage;
  const isItem = (key: PropertyKey): key is string => typeof key === 'string' && items.has(key);
  const storage = new Proxy(target, {
    get: (_, key) =>
      Object.hasOwn(methods, key) || !isItem(key)
        ? (Reflect.get(target, key, storage) as unknown)
        : items.get(key),
    set: (_, key, value) => {
      if (typeof key === 'symbol') return Reflect.set(target, key, value);
      put(area, key, String(value));
      return true;
    },
    has: (_, key) => isItem(key) || key in target,
    deleteProperty: (_, key) => {
      if (isItem(key)) put(area, key);
      return true;
    },
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      isItem(key)
        ? { value: items.get(key), writable: true, enumerable: true, configurable: true }
        : undefined,
    defineProperty: (_, key, { value }) => {
      if (typeof key === 'string') put(area, key, String(value));
      return true;
    },
  });
  areas.set(storage, area);
  return storage;
}

export function contentOf(storage: Storage): Readonly<Record<string, string>> {
  return Object.fromEntries(areaOf(storage).items);
}
