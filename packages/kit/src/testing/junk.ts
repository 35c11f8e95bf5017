import fc from 'fast-check';
import type { Json, Rng } from '../contract/index.ts';

const BENT_NUMBERS = [-1, 0.5, 1e9, -1e9, 1e308, 2 ** 53] as const;

/** The same junk in every run, plain JSON. */
export function junk(count: number): readonly Json[] {
  return fc
    .sample(fc.jsonValue({ maxDepth: 3 }), { numRuns: count, seed: 11 })
    .map((value) => JSON.parse(JSON.stringify(value)) as Json);
}

/** A legal value with one changed leaf: the junk that is closest to passing. */
export function bend(value: Json, rng: Rng): Json {
  if (typeof value === 'number') return rng.pick(BENT_NUMBERS);
  if (typeof value === 'string') return rng.pick(['', 'x', `${value} `]);
  if (typeof value === 'boolean') return rng.pick([null, 'true', 1]);
  if (value === null) return 'null';
  if (Array.isArray(value)) {
    const list: readonly Json[] = value;
    if (list.length === 0) return [null];
    const at = rng.int(list.length);
    if (rng.chance(0.3)) return list.filter((_, index) => index !== at);
    return list.map((item, index) => (index === at ? bend(item, rng) : item));
  }
  const fields = Object.entries(value);
  if (fields.length === 0) return null;
  const [chosen] = rng.pick(fields);
  if (rng.chance(0.3)) return Object.fromEntries(fields.filter(([key]) => key !== chosen));
  return Object.fromEntries(
    fields.map(([key, item]) => [key, key === chosen ? bend(item, rng) : item]),
  );
}
