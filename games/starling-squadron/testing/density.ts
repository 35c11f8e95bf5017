import type { Rect } from '@playgrove/kit/contract';
import {
  fire,
  moveBullets,
  noBullets,
  type Bullets,
  type Pattern,
  type Shot,
} from '../rules/bullets/index.ts';

/** How dense a pattern gets if its gun keeps firing. */
export type Density = {
  /** Most bullets in flight at once. */
  readonly peak: number;
  /**
   * The largest share, at any moment, of the player's range where a body of radius `body` would be
   * touched: 0 (empty) to 1 (no free position).
   */
  readonly cover: number;
  /** The widest free gap at the worst moment of the worst line, to 8 world units. */
  readonly way: number;
};

export type Trial = {
  readonly field: Rect;
  /** The area that the player can move in. */
  readonly range: Rect;
  readonly gun: Omit<Shot, 'volley'>;
  /** Ticks between volleys. */
  readonly every: number;
  readonly ticks: number;
  /** Radius of the player's body. */
  readonly body: number;
};

const STEP = 8;
const LOOK_EVERY = 6;

/**
 * Fires a pattern and measures it, as a budget for designers. A pattern with `way` below twice the
 * body's radius cannot be crossed on that line at that moment.
 */
export function densityOf(pattern: Pattern, trial: Trial): Density {
  const all = noBullets();
  const { range } = trial;
  const columns = Math.floor(range.width / STEP);
  const rows = Math.floor(range.height / STEP);
  const taken = new Uint8Array(rows * columns);
  let [peak, cover, way] = [0, 0, columns * STEP];
  for (let tick = 0; tick < trial.ticks; tick += 1) {
    if (tick % trial.every === 0) fire(all, pattern, { ...trial.gun, volley: tick / trial.every });
    moveBullets(all, 1, trial.field);
    peak = Math.max(peak, all.count);
    if (tick % LOOK_EVERY !== 0) continue;
    taken.fill(0);
    for (let at = 0; at < all.count; at += 1) mark(taken, columns, rows, trial, all, at);
    way = Math.min(way, narrowest(taken, columns));
    const blocked = taken.reduce((sum, cell) => sum + cell, 0);
    cover = Math.max(cover, blocked / (rows * columns));
  }
  return { peak, cover, way };
}

/** Marks the cells whose center a body cannot occupy because of this bullet. */
function mark(
  taken: Uint8Array,
  columns: number,
  rows: number,
  { range, body }: Trial,
  all: Bullets,
  at: number,
): void {
  const reach = body + (all.r[at] as number);
  const [x, y] = [(all.x[at] as number) - range.x, (all.y[at] as number) - range.y];
  const lastRow = Math.min(rows - 1, Math.floor((y + reach) / STEP));
  const lastColumn = Math.min(columns - 1, Math.floor((x + reach) / STEP));
  for (let row = Math.max(0, Math.floor((y - reach) / STEP)); row <= lastRow; row += 1) {
    const dy = (row + 0.5) * STEP - y;
    for (
      let column = Math.max(0, Math.floor((x - reach) / STEP));
      column <= lastColumn;
      column += 1
    ) {
      const dx = (column + 0.5) * STEP - x;
      if (dx * dx + dy * dy < reach * reach) taken[row * columns + column] = 1;
    }
  }
}

/** The widest free gap of the line with the narrowest one. */
function narrowest(taken: Uint8Array, columns: number): number {
  let least = columns;
  for (let start = 0; start < taken.length; start += columns) {
    let [free, widest] = [0, 0];
    for (let column = 0; column < columns; column += 1) {
      free = taken[start + column] === 1 ? 0 : free + 1;
      widest = Math.max(widest, free);
    }
    least = Math.min(least, widest);
  }
  return least * STEP;
}
