import sharp from 'sharp';

/** A picture made small: the mean color of each cell, row by row, three bytes each. */
export type Cells = Uint8Array;

const COLUMNS = 96;
const ROWS = 72;
/** How far a color may be off and still be the same, of 255. */
const SAME = 12;
/** A caret that blinks is no change. */
const FEW = 2;
/** Cells of one block where a tap may go. */
const BLOCK = 4;
/** Deviation within a block that holds something drawn. */
const DRAWN = 6;

export async function cellsOf(png: Buffer): Promise<Cells> {
  return sharp(png).removeAlpha().resize(COLUMNS, ROWS, { fit: 'fill' }).raw().toBuffer();
}

/** Whether a picture has one color and nothing else. */
export async function isBlank(png: Buffer): Promise<boolean> {
  const { channels } = await sharp(png).removeAlpha().stats();
  return channels.every(({ stdev }) => stdev < 1);
}

/** Whether two pictures show the same. */
export function isStill(one: Cells, other: Cells): boolean {
  return outside([one], other) <= FEW;
}

/**
 * Whether a game answered input: its pictures differ from every picture of a run without input by
 * much more than those differ among themselves.
 */
export function hasAnswered(without: readonly Cells[], played: readonly Cells[]): boolean {
  const byItself = without.map((cells, at) => outside(without.toSpliced(at, 1), cells));
  const most = without.length > 1 ? Math.max(...byItself) : 0;
  return played.some((cells) => outside(without, cells) > 2 * most + FEW);
}

/** How many cells of a picture have a color that none of the others comes near. */
function outside(known: readonly Cells[], cells: Cells): number {
  let count = 0;
  for (let at = 0; at < cells.length; at += 3) {
    const isKnown = [0, 1, 2].every((channel) => {
      const values = known.map((each) => each[at + channel] ?? 0);
      const value = cells[at + channel] ?? 0;
      return value >= Math.min(...values) - SAME && value <= Math.max(...values) + SAME;
    });
    if (!isKnown) count += 1;
  }
  return count;
}

/** A place in a picture, each coordinate from 0 to 1. */
export type Spot = readonly [x: number, y: number];

/**
 * Where something is drawn: one spot in each group of blocks that are not plain, the largest group
 * first, then the busiest block of the whole picture.
 */
export function drawnSpots(cells: Cells): readonly Spot[] {
  const [columns, rows] = [COLUMNS / BLOCK, ROWS / BLOCK];
  const busy = Array.from({ length: columns * rows }, (_, at) => deviation(cells, at, columns));
  const groups: number[][] = [];
  const grouped = new Set<number>();
  for (const start of busy.keys()) {
    if (grouped.has(start) || (busy[start] ?? 0) < DRAWN) continue;
    const group = [start];
    grouped.add(start);
    for (const at of group) {
      const column = at % columns;
      const next = [at - columns, at + columns];
      if (column > 0) next.push(at - 1);
      if (column < columns - 1) next.push(at + 1);
      for (const one of next) {
        if (grouped.has(one) || (busy[one] ?? 0) < DRAWN) continue;
        grouped.add(one);
        group.push(one);
      }
    }
    groups.push(group);
  }
  const spotOf = (at: number): Spot => [
    ((at % columns) + 0.5) / columns,
    (Math.floor(at / columns) + 0.5) / rows,
  ];
  const spots = groups
    .toSorted((one, other) => other.length - one.length)
    .map((group) => spotOf(nearestToMiddle(group, columns)));
  const busiest = busy.indexOf(Math.max(...busy));
  return grouped.has(busiest) ? [...spots.slice(0, 11), spotOf(busiest)] : [];
}

function deviation(cells: Cells, block: number, columns: number): number {
  const left = (block % columns) * BLOCK;
  const top = Math.floor(block / columns) * BLOCK;
  const values: number[] = [];
  for (let y = top; y < top + BLOCK; y += 1)
    for (let x = left; x < left + BLOCK; x += 1) {
      const at = (y * COLUMNS + x) * 3;
      values.push((cells[at] ?? 0) + (cells[at + 1] ?? 0) + (cells[at + 2] ?? 0));
    }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) / 3;
}

/** The block of a group that is nearest to the group's middle: the middle itself may be a hole. */
function nearestToMiddle(group: readonly number[], columns: number): number {
  const mean = (of: (at: number) => number): number =>
    group.reduce((sum, at) => sum + of(at), 0) / group.length;
  const x = mean((at) => at % columns);
  const y = mean((at) => Math.floor(at / columns));
  const distance = (at: number): number =>
    ((at % columns) - x) ** 2 + (Math.floor(at / columns) - y) ** 2;
  return group.reduce((best, at) => (distance(at) < distance(best) ? at : best));
}
