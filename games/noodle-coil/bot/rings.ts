import type { Tray } from '../levels.ts';
import type { GridState } from '../rules/types.ts';
import { crawled, wayToTail, wayThrough, type Crawl } from './crawl.ts';

/** A rectangle's rim, clockwise, with how many toppings it holds. */
type Ring = {
  readonly cells: readonly number[];
  readonly inner: ReadonlySet<number>;
  readonly held: number;
};

/** Longest inner sides looked at. */
const SIDES = [1, 2, 3] as const;
/** Part of the tray above which a noodle has better things to do than to coil, unless it owes one. */
const CROWDED = 0.25;

/**
 * The way round the best rectangle of toppings that the noodle is long enough to close.
 * It is planned again at every cell; rings begun come first because less is left of them.
 */
export function ringWay(state: GridState, tray: Tray, now: Crawl): readonly number[] | undefined {
  const length = now.body.length + now.grow;
  const owed = state.coiled < tray.coils;
  if (!owed && length > tray.grid.size * CROWDED) return undefined;
  let best: readonly number[] | undefined;
  let most = 0;
  const rings = ringsOf(state, tray).toSorted((a, b) => b.held - a.held);
  for (const ring of rings) {
    if (ring.cells.length > length) continue;
    // From outside, the way there and round is at least as long as the ring.
    const utmost = (ring.held * ring.held + 1) / (ring.cells.length + 4);
    if (utmost <= most && !ring.cells.includes(now.body[0] ?? -1)) continue;
    for (const way of waysRound(tray, now, ring)) {
      const worth = (ring.held * ring.held + 1) / (way.length + 4);
      if (worth <= most) continue;
      const then = crawled(tray, now, way);
      if (!then || !wayToTail(tray, then)) continue;
      [most, best] = [worth, way];
    }
  }
  return best;
}

function ringsOf(state: GridState, tray: Tray): Ring[] {
  const { width, height } = tray.grid;
  const rings = new Map<string, Ring>();
  for (const { cell } of state.food) {
    const [fx, fy] = [cell % width, Math.floor(cell / width)];
    for (const w of SIDES) {
      for (const h of SIDES) {
        for (let x = fx - w + 1; x <= fx; x += 1) {
          for (let y = fy - h + 1; y <= fy; y += 1) {
            const key = `${x},${y},${w},${h}`;
            if (x < 1 || y < 1 || x + w >= width || y + h >= height || rings.has(key)) continue;
            const ring = ringRound(state, tray, x, y, w, h);
            if (ring) rings.set(key, ring);
          }
        }
      }
    }
  }
  return [...rings.values()];
}

function ringRound(
  state: GridState,
  tray: Tray,
  x: number,
  y: number,
  w: number,
  h: number,
): Ring | undefined {
  const { width } = tray.grid;
  const cells: number[] = [];
  const at = (column: number, row: number): number => row * width + column;
  for (let i = -1; i < w; i += 1) cells.push(at(x + i, y - 1));
  for (let i = -1; i < h; i += 1) cells.push(at(x + w, y + i));
  for (let i = w; i >= 0; i -= 1) cells.push(at(x + i, y + h));
  for (let i = h; i >= 0; i -= 1) cells.push(at(x - 1, y + i));
  if (cells.some((cell) => tray.blocks.has(cell))) return undefined;
  const inner = new Set<number>();
  for (let i = 0; i < w; i += 1) for (let j = 0; j < h; j += 1) inner.add(at(x + i, y + j));
  return { cells, inner, held: state.food.filter(({ cell }) => inner.has(cell)).length };
}

/** To each cell of the ring and once round it either way, or the rest of a round already begun. */
function waysRound(tray: Tray, now: Crawl, ring: Ring): number[][] {
  const { cells } = ring;
  const count = cells.length;
  const place = new Map(cells.map((cell, at) => [cell, at]));
  const here = place.get(now.body[0] ?? -1);
  const ways: number[][] = [];
  if (here !== undefined) {
    for (const step of [1, -1]) {
      let done = 0;
      while (
        done + 1 < count &&
        now.body[done + 1] === cells[(here + count * count - step * (done + 1)) % count]
      )
        done += 1;
      ways.push(round(cells, here, step, count - 1 - done));
    }
  } else {
    const way = wayThrough(tray, now, (cell) => place.has(cell), ring.inner);
    const from = way && place.get(way.at(-1) ?? -1);
    if (way && from !== undefined) {
      for (const step of [1, -1]) ways.push([...way, ...round(cells, from, step, count - 1)]);
    }
  }
  return ways.filter((way) => way.length > 0);
}

function round(cells: readonly number[], from: number, step: number, moves: number): number[] {
  const count = cells.length;
  return Array.from(
    { length: moves },
    (_, at) => cells[(from + count * count + step * (at + 1)) % count] ?? -1,
  );
}
