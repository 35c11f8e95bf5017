/** A priority queue: the smallest first. */
export class Heap<T> {
  readonly #items: T[] = [];
  readonly #ranks: number[] = [];

  push(item: T, rank: number): void {
    let at = this.#items.length;
    this.#items.push(item);
    this.#ranks.push(rank);
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((this.#ranks[up] ?? 0) <= rank) break;
      this.#swap(at, up);
      at = up;
    }
  }

  pop(): T | undefined {
    const last = this.#items.length - 1;
    if (last < 0) return undefined;
    this.#swap(0, last);
    const item = this.#items.pop();
    this.#ranks.pop();
    for (let at = 0; ;) {
      const [left, right] = [at * 2 + 1, at * 2 + 2];
      let least = at;
      if (left < last && this.#rank(left) < this.#rank(least)) least = left;
      if (right < last && this.#rank(right) < this.#rank(least)) least = right;
      if (least === at) return item;
      this.#swap(at, least);
      at = least;
    }
  }

  #rank(at: number): number {
    return this.#ranks[at] ?? Infinity;
  }

  #swap(one: number, two: number): void {
    const { [one]: item, [two]: other } = this.#items;
    this.#items[one] = other as T;
    this.#items[two] = item as T;
    const { [one]: rank = 0, [two]: rest = 0 } = this.#ranks;
    this.#ranks[one] = rest;
    this.#ranks[two] = rank;
  }
}
