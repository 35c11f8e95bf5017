/**
 * A map that forgets its oldest entries when it is full. It drops them in halves, because deleting
 * the oldest key of a large `Map` one at a time is slow.
 */
export class BoundedMap<T> {
  #recent = new Map<string, T>();
  #older = new Map<string, T>();
  readonly #half: number;

  constructor(most: number) {
    this.#half = most / 2;
  }

  get(key: string): T | undefined {
    return this.#recent.get(key) ?? this.#older.get(key);
  }

  set(key: string, value: T): void {
    this.#recent.set(key, value);
    if (this.#recent.size < this.#half) return;
    this.#older = this.#recent;
    this.#recent = new Map();
  }

  clear(): void {
    this.#recent = new Map();
    this.#older = new Map();
  }
}
