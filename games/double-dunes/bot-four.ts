/**
 * The classic board's own search: a row is 16 bits (four exponents), so slides and the evaluation
 * of a line are table look-ups, and a search three moves deep costs a fraction of a millisecond.
 */
import { power } from '@playgrove/kit/core/power';

const ROWS = 65_536;
/** What the evaluation of a line gives and takes. */
const EMPTY = 270;
const PAIR = 700;
const DISORDER = 47;
const CARRIED = 11;
/** Where a dead board stands below a living one. */
const DEAD = -3_000_000;
/** New tiles less likely than this along a line of play are not looked at. */
const MIN_CHANCE = 0.03;
/** How likely a new tile is a two, and a four. */
const TWO = 0.9;
const FOUR = 0.1;

const LEFT = new Uint16Array(ROWS);
const RIGHT = new Uint16Array(ROWS);
const WORTH = new Float64Array(ROWS);
let ready = false;

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
    value -= CARRIED * power(v, 3.5);
    const before = cells[place - 1];
    if (before === undefined) continue;
    if (before === v && v > 0) value += PAIR;
    if (before > v) falling += power(before, 4) - power(v, 4);
    else rising += power(v, 4) - power(before, 4);
  }
  return value - DISORDER * Math.min(rising, falling);
}

/** Four rows, first cell in the lowest bits. */
export type Rows = readonly [number, number, number, number];

/*
 * Inside the search a position is two numbers of 32 bits: rows 0 and 1, rows 2 and 3. Nothing is
 * made again for each position looked at, and of those there are tens of thousands for one slide.
 */

/** Where `turn` leaves its answer. */
let turnedTop = 0;
let turnedLow = 0;

/** Rows become columns: first cells trade places two by two, then blocks of four. */
function turn(top: number, low: number): void {
  const a = (top & 0xf0f00f0f) | ((top & 0x0000f0f0) << 12) | ((top & 0x0f0f0000) >>> 12);
  const b = (low & 0xf0f00f0f) | ((low & 0x0000f0f0) << 12) | ((low & 0x0f0f0000) >>> 12);
  turnedTop = (a & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
  turnedLow = (b & 0xff00ff00) | ((a & 0xff00ff00) >>> 8);
}

/** Two rows, each slid. */
function through(rows: number, table: Uint16Array): number {
  return (table[rows & 0xffff] as number) | ((table[rows >>> 16] as number) << 16);
}

function worth(top: number, low: number): number {
  turn(top, low);
  return (
    (WORTH[top & 0xffff] as number) +
    (WORTH[turnedTop & 0xffff] as number) +
    ((WORTH[top >>> 16] as number) + (WORTH[turnedTop >>> 16] as number)) +
    ((WORTH[low & 0xffff] as number) + (WORTH[turnedLow & 0xffff] as number)) +
    ((WORTH[low >>> 16] as number) + (WORTH[turnedLow >>> 16] as number))
  );
}

function emptyIn(rows: number): number {
  let empty = 0;
  for (let shift = 0; shift < 32; shift += 4) if (((rows >>> shift) & 15) === 0) empty += 1;
  return empty;
}

/** What a position is worth when a new tile is about to come. */
function awaiting(top: number, low: number, depth: number, chance: number): number {
  if (depth === 0 || chance < MIN_CHANCE) return worth(top, low);
  const empty = emptyIn(top) + emptyIn(low);
  const [two, four] = [(chance * TWO) / empty, (chance * FOUR) / empty];
  const left = depth - 1;
  let sum = 0;
  for (let shift = 0; shift < 32; shift += 4) {
    if (((top >>> shift) & 15) !== 0) continue;
    sum += TWO * choosing(top | (1 << shift), low, left, two);
    sum += FOUR * choosing(top | (2 << shift), low, left, four);
  }
  for (let shift = 0; shift < 32; shift += 4) {
    if (((low >>> shift) & 15) !== 0) continue;
    sum += TWO * choosing(top, low | (1 << shift), left, two);
    sum += FOUR * choosing(top, low | (2 << shift), left, four);
  }
  return sum / empty;
}

/** What a position is worth when it is the player's move. */
function choosing(top: number, low: number, depth: number, chance: number): number {
  if (depth === 0) return lastChoice(top, low);
  turn(top, low);
  const [acrossTop, acrossLow] = [turnedTop, turnedLow];
  let best = DEAD;
  for (const table of [RIGHT, LEFT]) {
    const [t, l] = [through(top, table), through(low, table)];
    if (t !== top || l !== low) best = Math.max(best, awaiting(t, l, depth, chance));
    const [at, al] = [through(acrossTop, table), through(acrossLow, table)];
    if (at === acrossTop && al === acrossLow) continue;
    turn(at, al);
    best = Math.max(best, awaiting(turnedTop, turnedLow, depth, chance));
  }
  return best;
}

/** The same where nothing is looked at beyond: a position weighs as much as its turned one, so none is turned back. */
function lastChoice(top: number, low: number): number {
  turn(top, low);
  const [acrossTop, acrossLow] = [turnedTop, turnedLow];
  return Math.max(
    slidWorth(top, low, RIGHT),
    slidWorth(top, low, LEFT),
    slidWorth(acrossTop, acrossLow, RIGHT),
    slidWorth(acrossTop, acrossLow, LEFT),
  );
}

function slidWorth(top: number, low: number, table: Uint16Array): number {
  const [t, l] = [through(top, table), through(low, table)];
  return t === top && l === low ? DEAD : worth(t, l);
}

/**
 * Every direction on the classic board that slides something, with its worth.
 * @param depth new tiles to look ahead
 */
export function weighFour(
  [a, b, c, d]: Rows,
  depth: number,
): { readonly direction: number; readonly value: number }[] {
  if (!ready) fillTables();
  const [top, low] = [a | (b << 16), c | (d << 16)];
  turn(top, low);
  const [acrossTop, acrossLow] = [turnedTop, turnedLow];
  const found: { direction: number; value: number }[] = [];
  for (let direction = 0; direction < 4; direction += 1) {
    const table = direction < 2 ? RIGHT : LEFT;
    const along = direction % 2 === 0;
    const [before, under] = along ? [top, low] : [acrossTop, acrossLow];
    let [t, l] = [through(before, table), through(under, table)];
    if (t === before && l === under) continue;
    if (!along) {
      turn(t, l);
      [t, l] = [turnedTop, turnedLow];
    }
    found.push({ direction, value: awaiting(t, l, depth, 1) });
  }
  return found;
}
