/** Opens a storage that lasts as long as the test. */
export function memory(): () => Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    key: (at: number) => [...items.keys()][at] ?? null,
    get length() {
      return items.size;
    },
  } as Storage;
  return () => storage;
}
