import { exportSaves, importSaves } from './saves.ts';

/** A device's storage; `room` is how many characters it has. */
export function device(
  content: Readonly<Record<string, unknown>> = {},
  room = 10_000_000,
): Storage {
  const map = new Map(
    Object.entries(content).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  return {
    get length() {
      return map.size;
    },
    key: (at: number) => [...map.keys()][at] ?? null,
    getItem: (key: string) => map.get(key) ?? null,
    removeItem: (key: string) => void map.delete(key),
    setItem: (key: string, value: string) => {
      const others = [...map].reduce((sum, [k, v]) => (k === key ? sum : sum + v.length), 0);
      if (others + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  } as unknown as Storage;
}

/** All that a device stores. */
export const dump = (storage: Storage): Record<string, unknown> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => {
      const key = storage.key(at) ?? '';
      const text = storage.getItem(key) ?? '';
      return [key, key === 'portal:name' ? text : JSON.parse(text)];
    }),
  );
export const exported = (storage: Storage): string => exportSaves(() => storage, new Date(0));
export const take = (storage: Storage, text: string) => importSaves(() => storage, text);
