import type { Value } from './database.ts';

/** What is added to one row. */
export type Sum = { readonly key: readonly Value[]; readonly add: readonly number[] };

const keyOf = ({ key }: Sum): string => JSON.stringify(key);

/**
 * Adds up sums of the same row.
 * @param idOf names the row of a sum
 * @returns one sum a row, in the order of the names, which is the same on every node
 */
export function addUp<S extends Sum>(sums: Iterable<S>, idOf: (sum: S) => string = keyOf): S[] {
  const found = new Map<string, { readonly sum: S; readonly add: number[] }>();
  for (const sum of sums) {
    const id = idOf(sum);
    const row = found.get(id);
    if (!row) found.set(id, { sum, add: [...sum.add] });
    else for (const [at, amount] of sum.add.entries()) row.add[at] = (row.add[at] ?? 0) + amount;
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { sum, add }]) => ({ ...sum, add }));
}
