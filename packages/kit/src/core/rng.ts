import type { Rng } from '../contract/index.ts';

type State = [number, number, number, number];

/** 32-bit FNV-1a of a text's UTF-16 units, for turning words into seeds. */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * A generator for a seed: sfc32 (Chris Doty-Humphrey's Small Fast Counter, 128-bit state),
 * warmed by 12 rounds. Integer arithmetic only, so every engine agrees.
 * @param seed any text, or an unsigned 32-bit integer
 */
export function createRng(seed: string | number): Rng {
  const start = typeof seed === 'string' ? hashSeed(seed) : seed >>> 0;
  const rng = restoreRng([start, start ^ 0x9e3779b9, Math.imul(start, 0x85ebca6b) >>> 0, 1]);
  for (let round = 0; round < 12; round += 1) rng.unit();
  return rng;
}

/** A generator that continues from a saved `state`. */
export function restoreRng(saved: Rng['state']): Rng {
  const s: State = [saved[0] >>> 0, saved[1] >>> 0, saved[2] >>> 0, saved[3] >>> 0];

  const next = (): number => {
    const sum = (s[0] + s[1] + s[3]) >>> 0;
    s[3] = (s[3] + 1) >>> 0;
    s[0] = (s[1] ^ (s[1] >>> 9)) >>> 0;
    s[1] = (s[2] + (s[2] << 3)) >>> 0;
    s[2] = (((s[2] << 21) | (s[2] >>> 11)) + sum) >>> 0;
    return sum;
  };

  const rng: Rng = {
    int(below) {
      if (!Number.isInteger(below) || below <= 0) {
        throw new RangeError(`rng.int needs a positive integer, got ${below}`);
      }
      return Math.floor((next() / 2 ** 32) * below);
    },
    unit: () => next() / 2 ** 32,
    between: (low, high) => low + (next() / 2 ** 32) * (high - low),
    chance: (probability) => next() / 2 ** 32 < probability,
    pick(list) {
      if (list.length === 0) throw new RangeError('rng.pick needs a list with something in it');
      return list[rng.int(list.length)] as (typeof list)[number];
    },
    shuffled(list) {
      const out = [...list];
      for (let last = out.length - 1; last > 0; last -= 1) {
        const other = rng.int(last + 1);
        const moved = out[last] as (typeof out)[number];
        out[last] = out[other] as (typeof out)[number];
        out[other] = moved;
      }
      return out;
    },
    get state() {
      return [s[0], s[1], s[2], s[3]] as const;
    },
  };
  return rng;
}
