/** Ticks a second. */
export const HZ = 60;
/** Cells around a cake, and the finer steps of a cell in which the turntable moves. */
export const CELLS = 96;
export const UNIT = 64;
export const TURN = CELLS * UNIT;

export const NOZZLES = ['round', 'star', 'shell', 'leaf', 'rose', 'drip'] as const;
export const DRIP = 5;
/** The tool after the nozzles scrapes frosting off. */
export const SPATULA = 6;
/** Tools from here on drop toppings: only in free bake. */
export const FIRST_TOPPING = 7;

export const COLORS = [
  'cream',
  'butter',
  'peach',
  'rose',
  'berry',
  'mint',
  'sky',
  'lilac',
  'cocoa',
] as const;
export const TOPPINGS = ['strawberry', 'blueberry', 'cherry', 'macaron', 'candle'] as const;
export const TOOLS = FIRST_TOPPING + TOPPINGS.length;

/** Heights where ribbons go, from below; the last three only on cakes with two tiers. */
export const BANDS = ['base', 'low', 'mid', 'high', 'rim', 'foot', 'side', 'crown'] as const;
export const RIM = 4;
export const CROWN = 7;

/** Forgiven at both ends of a mark: ticks. */
export const GRACE = 8;
/** Ticks in which a drip grows by one step, and the longest. */
export const DRIP_TICKS = 7;
export const LONGEST_DRIP = 8;
/** What a drip and a topping count, in cells. */
export const DRIP_WORTH = 5;
export const DROP_WORTH = 10;
/** Turns of the table to place the toppings in. */
export const DROP_TURNS = 2;

/** −1 is free bake, else the place in the book of designs. */
export type Params = { readonly cake: number };

export type Input =
  | { readonly act: 'press' | 'move'; readonly band: number }
  | { readonly act: 'lift' | 'serve' }
  | { readonly act: 'tool' | 'color'; readonly which: number };

/** A drip from the rim: its cell, its length in steps, its color. */
export type Drip = { cell: number; long: number; color: number };
/** A topping on the top: its cell, what it is, and the tick it landed. */
export type Drop = { cell: number; kind: number; good: 0 | 1 | 2; at: number };

export type State = {
  readonly cake: number;
  phase: 'pipe' | 'top' | 'done';
  clock: number;
  /** The place of the cake that is at the nozzle, 0 to `TURN`, and its way in a tick. */
  angle: number;
  speed: number;
  /** Way of the table since the first press, and since the toppings began. */
  turned: number;
  began: boolean;
  /** The phase in which the client granted one more turn. */
  extra: '' | State['phase'];
  hold: boolean;
  tool: number;
  color: number;
  band: number;
  /** By band and cell: 0 or what `codeOf` says, plus `THICK` where frosting went on twice. */
  cells: number[][];
  drips: Drip[];
  drops: Drop[];
  /** The drip that grows: its ticks so far; −1 for none. */
  growing: number;
  /** Cells passed with an open nozzle where none was wanted; whether since the press. */
  spill: number;
  fresh: boolean;
  /** Cells piped in this press. */
  run: number;
  /** Marks in a row without a flaw. */
  streak: number;
  /** Rows that were announced as finished, by row. */
  rows: boolean[];
};

export const THICK = 128;
/** What a cell holds: a nozzle and a color. */
export const codeOf = (nozzle: number, color: number): number => 1 + nozzle + color * 8;
export const nozzleOf = (code: number): number => ((code % THICK) - 1) % 8;
export const colorOf = (code: number): number => Math.floor(((code % THICK) - 1) / 8);
export const around = (cell: number): number => ((cell % CELLS) + CELLS) % CELLS;
/** The short way from one cell to another, −48 to 48. */
export const apart = (from: number, to: number): number =>
  around(to - from + CELLS / 2) - CELLS / 2;
