/**
 * The classic board's own search: a row is 16 bits (four exponents), so slides and the evaluation
 * of a line are table look-ups, and a search three moves deep costs about a millisecond.
 */

const ROWS = 65_536;
/** What the evaluation of a line gives and takes. */
const EMPTY = 270;
const PAIR = 700;
const DISORDER = 47;
const CARRIED = 11;
/** Where a dead board stands below a living one. */
const DEAD = -3_000_000;
/** New tiles less likely than this along a line of play are not looked at. */
const LEAST_CHANCE = 0.03;

const LEFT = new Uint16Array(ROWS);
const RIGHT = new Uint16Array(ROWS);
const WORTH = new Float64Array(ROWS);
let ready = false;

/** Four rows, first cell in the lowest bits. */
export type Rows = readonly [number, number, number, number];

function fillTables(): void {
  for (let row = 0; row < ROWS; row += 1) {
    const cells = [row & 15, (row >> 4) & 15, (row >> 8) & 15, (row >> 12) & 15];
    LEFT[row] = pack(slide(cells));
    RIGHT[row] = pack(slide(cells.toReversed()).toReversed());
    WORTH[row] = worthOf(cells);
  }
  ready = true;
}

function pack(cells: readonly number[]): number {
  return cells.reduce((row, v, place) => row | (v << (place * 4)), 0);
}

function slide(cells: readonly number[]): number[] {
  const out: number[] = [];
  let waiting = 0;
  for (const v of cells) {
    if (v === 0) continue;
    // Fifteen is the last exponent that fits; two of them stay apart.
    if (v === waiting && v < 15) {
      out[out.length - 1] = v + 1;
      waiting = 0;
      continue;
    }
    out.push(v);
    waiting = v;
  }
  while (out.length < 4) out.push(0);
  return out;
}

function worthOf(cells: readonly number[]): number {
  let value = 0;
  let rising = 0;
  let falling = 0;
  for (const [place, v] of cells.entries()) {
    if (v === 0) value += EMPTY;
    value -= CARRIED * v ** 3.5;
    const before = cells[place - 1];
    if (before === undefined) continue;
    if (before === v && v > 0) value += PAIR;
    if (before > v) falling += before ** 4 - v ** 4;
    else rising += v ** 4 - before ** 4;
  }
  return value - DISORDER * Math.min(rising, falling);
}

function turned([a, b, c, d]: Rows): Rows {
  const column = (shift: number): number =>
    ((a >> shift) & 15) |
    (((b >> shift) & 15) << 4) |
    (((c >> shift) & 15) << 8) |
    (((d >> shift) & 15) << 12);
  return [column(0), column(4), column(8), column(12)];
}

function through(rows: Rows, table: Uint16Array): Rows {
  return [
    table[rows[0]] as number,
    table[rows[1]] as number,
    table[rows[2]] as number,
    table[rows[3]] as number,
  ];
}

function same(a: Rows, b: Rows): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
}

function worth(rows: Rows): number {
  const across = turned(rows);
  let value = 0;
  for (let line = 0; line < 4; line += 1) {
    value += (WORTH[rows[line] as number] as number) + (WORTH[across[line] as number] as number);
  }
  return value;
}

/** The positions after right, down, left, up; the same position where nothing moves. */
function slides(rows: Rows): readonly [Rows, Rows, Rows, Rows] {
  const across = turned(rows);
  return [
    through(rows, RIGHT),
    turned(through(across, RIGHT)),
    through(rows, LEFT),
    turned(through(across, LEFT)),
  ];
}

/** What a position is worth when a new tile is about to come. */
function awaiting(rows: Rows, depth: number, chance: number): number {
  if (depth === 0 || chance < LEAST_CHANCE) return worth(rows);
  let empty = 0;
  for (const row of rows) {
    for (let shift = 0; shift < 16; shift += 4) if (((row >> shift) & 15) === 0) empty += 1;
  }
  let sum = 0;
  for (let line = 0; line < 4; line += 1) {
    const row = rows[line] as number;
    for (let shift = 0; shift < 16; shift += 4) {
      if (((row >> shift) & 15) !== 0) continue;
      for (const [v, likely] of NEW_TILES) {
        const next = [...rows] as [number, number, number, number];
        next[line] = row | (v << shift);
        sum += likely * choosing(next, depth - 1, (chance * likely) / empty);
      }
    }
  }
  return sum / empty;
}

const NEW_TILES = [
  [1, 0.9],
  [2, 0.1],
] as const;

/** What a position is worth when it is the player's move. */
function choosing(rows: Rows, depth: number, chance: number): number {
  let best = DEAD;
  for (const after of slides(rows)) {
    if (!same(after, rows)) best = Math.max(best, awaiting(after, depth, chance));
  }
  return best;
}

/**
 * Every direction on the classic board that slides something, with its worth.
 * @param depth new tiles to look ahead
 */
export function weighFour(
  rows: Rows,
  depth: number,
): { readonly direction: number; readonly value: number }[] {
  if (!ready) fillTables();
  return slides(rows).flatMap((after, direction) =>
    same(after, rows) ? [] : [{ direction, value: awaiting(after, depth, 1) }],
  );
}
