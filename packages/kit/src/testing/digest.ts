type Known = { readonly hash: number; readonly odd: boolean };

const ODD = /\b(NaN|undefined|Infinity)\b/;

/** A hash of a sequence of numbers and words (MurmurHash3's mixing, 32 bits). */
export class Digest {
  value = 0;
  readonly #number = new Float64Array(1);
  readonly #halves = new Int32Array(this.#number.buffer);
  readonly #words = new Map<string, Known>();

  number(value: number): void {
    // -0 and 0 hash alike.
    this.#number[0] = value + 0;
    this.#fold(this.#halves[0] ?? 0);
    this.#fold(this.#halves[1] ?? 0);
  }

  text(text: string): void {
    this.#fold(this.#known(text).hash);
  }

  /** Whether a text contains something that only a mistake writes, such as `NaN`. */
  isOdd(text: string): boolean {
    return this.#known(text).odd;
  }

  #known(text: string): Known {
    const known = this.#words.get(text);
    if (known) return known;
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    const met = { hash, odd: ODD.test(text) };
    this.#words.set(text, met);
    return met;
  }

  #fold(word: number): void {
    let k = Math.imul(word, 0xcc9e2d51);
    k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
    const h = this.value ^ k;
    this.value = (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
  }
}
