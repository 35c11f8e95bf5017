import type { Rng } from '@playgrove/kit/contract';
import { amountOf, isPotion, POTION, smoked, type Table } from './bottles.ts';
import type { Pour } from './search.ts';

/** When a solution first touches a layer, and when it finishes each color. */
type Times = { readonly touched: readonly number[]; readonly done: readonly number[] };

/** Layers are numbered bottle by bottle, `POTION` in each. */
function timesOf({ sizes, bottles }: Table, pours: readonly Pour[]): Times {
  const colors = bottles.flat();
  const ids: number[][] = [];
  for (const layers of bottles) ids.push(layers.map((_, at) => ids.flat().length + at));
  const touched = colors.map(() => Infinity);
  const done: number[] = [];
  const touch = (id: number | undefined, time: number): void => {
    if (id !== undefined) touched[id] = Math.min(touched[id] ?? time, time);
  };
  for (const [time, [from, to]] of pours.entries()) {
    const now = ids.map((layers) => layers.map((id) => colors[id] ?? 0));
    const amount = amountOf({ sizes, bottles: now }, from, to);
    touch(ids[to]?.at(-1), time);
    const moved = ids[from]?.splice(-amount) ?? [];
    for (const id of moved) touch(id, time);
    ids[to]?.push(...moved);
    const filled = (ids[to] ?? []).map((id) => colors[id] ?? 0);
    if (!isPotion(filled)) continue;
    done[filled[0] ?? 0] = time;
    for (const id of ids[to] ?? []) touch(id, time);
  }
  return { touched, done };
}

/**
 * Lays smoke over layers that a solution doesn't touch before a potion of another color is finished:
 * that potion clears it, and so the solution still holds.
 * @returns the table, with as much of the smoke as there was room for
 */
export function withSmoke(
  { sizes, bottles }: Table,
  pours: readonly Pour[],
  smoke: number,
  keys: number,
  rng: Rng,
): Table {
  const { touched, done } = timesOf({ sizes, bottles }, pours);
  const order = [...done.keys()]
    .filter((color) => done[color] !== undefined)
    .toSorted((a, b) => (done[a] ?? 0) - (done[b] ?? 0))
    .slice(0, keys);
  const layers = bottles.map((bottle) => [...bottle]);
  let left = smoke;
  for (const id of rng.shuffled([...touched.keys()])) {
    const [at, layer] = [Math.floor(id / POTION), id % POTION];
    const color = layers[at]?.[layer];
    const fit = order.filter((key) => (done[key] ?? Infinity) < (touched[id] ?? 0));
    if (left === 0 || color === undefined || layer === POTION - 1 || fit.length === 0) continue;
    // The latest of them, mostly: then the order of brewing matters.
    const key = rng.chance(0.6) ? fit.at(-1) : rng.pick(fit);
    (layers[at] ?? [])[layer] = smoked(color, key ?? 0);
    left -= 1;
  }
  return { sizes, bottles: layers };
}
