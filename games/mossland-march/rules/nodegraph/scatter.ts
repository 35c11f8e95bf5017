import type { Point, Rect, Rng } from '@playgrove/kit/contract';
import { createBudget } from '@playgrove/kit/core';

export type ScatterOptions = {
  /**
   * For fair maps: 2 adds each place twice, rotated by half a turn around the area's center; 4
   * mirrors it both ways. Copies follow each other. `count` must be a multiple. Default 1.
   */
  readonly copies?: 1 | 2 | 4;
  /** Places that exist already. New ones stay apart from them; they are not returned. */
  readonly existing?: readonly Point[];
  /** Tries for all places together. Default 400 a place. */
  readonly tries?: number;
  /** Further conditions. */
  readonly fits?: (at: Point) => boolean;
};

/**
 * Places scattered over an area, no two nearer than `apart`.
 * @throws BudgetSpent if they do not fit
 * @throws RangeError if `count` is not a multiple of the copies
 */
export function scatter(
  rng: Rng,
  area: Rect,
  count: number,
  apart: number,
  options: ScatterOptions = {},
): readonly Point[] {
  const { copies = 1, existing = [], fits } = options;
  if (count % copies !== 0) {
    throw new RangeError(`scatter: ${count} places do not come in ${copies} copies`);
  }
  const budget = createBudget('scatter', options.tries ?? 400 * Math.max(1, count));
  const places: Point[] = [];
  const clear = (at: Point, others: readonly Point[]): boolean =>
    others.every(
      (other) =>
        (at.x - other.x) * (at.x - other.x) + (at.y - other.y) * (at.y - other.y) >= apart * apart,
    );
  while (places.length < count) {
    budget.spend();
    const at = {
      x: Math.round(area.x + rng.unit() * area.width),
      y: Math.round(area.y + rng.unit() * area.height),
    };
    const group = copiesOf(at, area, copies);
    const apartFromEach = group.every((one, index) => clear(one, group.slice(0, index)));
    const good = group.every(
      (one) => clear(one, places) && clear(one, existing) && (fits?.(one) ?? true),
    );
    if (apartFromEach && good) places.push(...group);
  }
  return places;
}

function copiesOf(at: Point, area: Rect, copies: 1 | 2 | 4): readonly Point[] {
  const [mx, my] = [area.x * 2 + area.width - at.x, area.y * 2 + area.height - at.y];
  if (copies === 1) return [at];
  if (copies === 2) return [at, { x: mx, y: my }];
  return [at, { x: mx, y: my }, { x: mx, y: at.y }, { x: at.x, y: my }];
}
