import { placeIn, ramp } from '@playgrove/kit/logic/levels';
import { BOOK } from './book.ts';
import {
  BANDS,
  CELLS,
  COLORS,
  CROWN,
  DRIP,
  DRIP_WORTH,
  DROP_WORTH,
  NOZZLES,
  RIM,
  TOPPINGS,
  around,
  codeOf,
  type Drip,
} from './types.ts';

export const EACH = 10;

/** A stretch to pipe in one hold, or a ring that has no beginning. */
export type Mark = {
  readonly row: number;
  readonly code: number;
  readonly from: number;
  readonly long: number;
  /** By cell of the stretch: its band. One for all, but for waves. */
  readonly bands: readonly number[];
  readonly ring: boolean;
};

export type Slot = { readonly cell: number; readonly kind: number };

export type Design = {
  readonly id: string;
  readonly client: string;
  /** The color of the cake itself. */
  readonly sponge: number;
  readonly tiers: 1 | 2;
  readonly rows: number;
  readonly marks: readonly Mark[];
  readonly drips: readonly Readonly<Drip>[];
  /** The row that drips make, and the band that they hang from. */
  readonly dripRow: number;
  readonly dripBand: number;
  readonly slots: readonly Slot[];
  /** By band and cell: what belongs there, and the mark that it is part of, from 1. */
  readonly target: readonly (readonly number[])[];
  readonly markAt: readonly (readonly number[])[];
  /** Bands that the design uses, from below; nozzles and colors in the order of its rows. */
  readonly bands: readonly number[];
  readonly nozzles: readonly number[];
  readonly colors: readonly number[];
  /** Steps of the table in a tick. */
  readonly spin: number;
  /** Turns of the table to pipe in. */
  readonly turns: number;
  /** The match in percent that the client takes, and those for two stars and three. */
  readonly marksFor: readonly [number, number, number];
  /** What all of it counts, in cells. */
  readonly worth: number;
};

const indexIn = (list: readonly string[], word: string, line: string): number => {
  const at = list.indexOf(word);
  if (at < 0) throw new Error(`frosting-studio: "${word}" in "${line}"`);
  return at;
};

function parse(line: string, number: number): Design {
  const [head = '', ...rowTexts] = line.split(' | ');
  const [id = '', client = '', sponge = ''] = head.split(/:? /);
  const marks: Mark[] = [];
  const drips: Drip[] = [];
  const slots: Slot[] = [];
  const nozzles: number[] = [];
  const colors: number[] = [];
  let rows = 0;
  let [dripRow, dripBand] = [-1, RIM];
  for (const text of rowTexts) {
    const [where = '', what = '', tint = '', shape = ''] = text.split(' ');
    if (where === 'top') {
      const kind = indexIn(TOPPINGS, what, line);
      const count = Number(tint);
      for (let n = 0; n < count; n += 1)
        slots.push({ cell: Math.round((n * CELLS) / count), kind });
      continue;
    }
    const row = rows;
    rows += 1;
    const bands = where.split('/').map((band) => indexIn(BANDS, band, line));
    const nozzle = indexIn(NOZZLES, what, line);
    const inks = tint.split('/').map((color) => indexIn(COLORS, color, line));
    if (!nozzles.includes(nozzle)) nozzles.push(nozzle);
    for (const ink of inks) if (!colors.includes(ink)) colors.push(ink);
    const [, name = '', size = '1', moved = '0'] = /^(\w+):?([\dx/]*)\+?(\d*)$/.exec(shape) ?? [];
    const [count = 1, long = '2'] = [Number(size.split('x')[0]) || 1, size.split('x')[1]];
    const inkOf = (n: number): number => inks[n % inks.length] ?? 0;
    const start = (n: number): number => around(Math.round((n * CELLS) / count) + Number(moved));
    if (nozzle === DRIP) {
      [dripRow, dripBand] = [row, bands[0] ?? RIM];
      const lengths = long.split('/').map(Number);
      for (let n = 0; n < count; n += 1)
        drips.push({ cell: start(n), long: lengths[n % lengths.length] ?? 2, color: inkOf(n) });
    } else if (name === 'ring' || name === 'wave') {
      const part = CELLS / (count * bands.length);
      const path = Array.from(
        { length: CELLS },
        (_, cell) => bands[Math.floor(cell / part) % bands.length] ?? 0,
      );
      marks.push({
        row,
        code: codeOf(nozzle, inkOf(0)),
        from: 0,
        long: CELLS,
        bands: path,
        ring: true,
      });
    } else {
      const cells = name === 'dots' ? (nozzle === 0 ? 2 : 4) : Number(long);
      for (let n = 0; n < count; n += 1)
        marks.push({
          row,
          code: codeOf(nozzle, inkOf(n)),
          from: start(n),
          long: cells,
          bands: bands.slice(0, 1),
          ring: false,
        });
    }
  }
  const used = new Set([
    ...marks.flatMap(({ bands }) => bands),
    ...(drips.length ? [dripBand] : []),
  ]);
  const tiers = Math.max(...used) > RIM ? 2 : 1;
  const grid = (): number[][] =>
    Array.from({ length: tiers === 2 ? CROWN + 1 : RIM + 1 }, () => Array<number>(CELLS).fill(0));
  const [target, markAt] = [grid(), grid()];
  for (const [at, mark] of marks.entries())
    for (let n = 0; n < mark.long; n += 1) {
      const cell = around(mark.from + n);
      const band = bandAt(mark, n);
      const [codes, owners] = [target[band], markAt[band]];
      if (!codes || !owners) continue;
      if (codes[cell] !== 0) throw new Error(`frosting-studio: rows meet in "${line}"`);
      codes[cell] = mark.code;
      owners[cell] = at + 1;
    }
  const { pack, part } = placeIn(EACH, number, 5);
  const bar = Math.round(ramp(PASS[pack] ?? [60, 60], part));
  return {
    id,
    client,
    sponge: indexIn(COLORS, sponge, line),
    tiers,
    rows,
    marks,
    drips,
    dripRow,
    dripBand,
    slots,
    target,
    markAt,
    bands: [...used].toSorted((a, b) => a - b),
    nozzles,
    colors,
    spin: Math.round(ramp(SPIN[pack] ?? [17, 17], part)),
    turns: rows + (pack === 0 && number < 4 ? 3 : 2) + (drips.length > 6 ? 1 : 0),
    marksFor: [bar, Math.min(84, bar + 20), 93],
    worth:
      marks.reduce((sum, { long }) => sum + long, 0) +
      drips.length * DRIP_WORTH +
      slots.length * DROP_WORTH,
  };
}

/** By pack: the table's speed and the client's bar, from its first cake to its last. */
const SPIN = [
  [15, 18],
  [17, 20],
  [16, 20],
  [18, 21],
  [18, 23],
] as const;
const PASS = [
  [50, 64],
  [60, 68],
  [62, 70],
  [64, 72],
  [66, 76],
] as const;

/** The band of a mark's nth cell. */
export const bandAt = ({ bands }: Mark, n: number): number => bands[n % bands.length] ?? 0;

const lines = BOOK.flatMap(({ text }) => text.trim().split('\n'));
export const DESIGNS: readonly Design[] = lines.map((line, at) => parse(line, at + 1));

const blank = BANDS.map(() => Array<number>(CELLS).fill(0));
/** Free bake: nothing is wanted, everything is allowed. */
const FREE: Design = {
  id: 'free',
  client: 'bunny',
  sponge: 0,
  tiers: 2,
  rows: 0,
  marks: [],
  drips: [],
  dripRow: -1,
  dripBand: CROWN,
  slots: [],
  target: blank,
  markAt: blank,
  bands: [...BANDS.keys()],
  nozzles: [...NOZZLES.keys()],
  colors: [0, 1, 3, 4, 5, 6, 8],
  spin: 17,
  turns: 0,
  marksFor: [0, 0, 0],
  worth: 1,
};

export const designOf = (cake: number): Design => DESIGNS[cake] ?? FREE;
