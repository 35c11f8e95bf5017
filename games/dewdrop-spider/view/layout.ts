import type { Point, Rect } from '@playgrove/kit/contract';
import { CARD_RATIO, fanSteps, type CardPose, type Touched } from '@playgrove/kit/draw/cards';
import { COLUMNS, RUN, RUNS, type Id, type State } from '../rules/table.ts';

/** The world's shorter measure: portrait screens are so wide, landscape ones so high. */
const UNIT = 400;
/** Wider than this, stock and finished runs stand at the sides. */
const WIDE = 1.1;
const EDGE = 4;
const GAP = 2;
/** The bar below the columns of a tall screen. */
const BAR = 72;
/** Cards of a wide screen, so large that the longest column still shows its ranks. */
const WIDE_CARD = 45;
const ROW = 10;

/** Piles that are no columns, for the keyboard. */
export const STOCK = 10;
export const WEB = 11;

/** Where everything lies on this screen; points are middles. */
export type Table = {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  /** A card's width and height. */
  readonly cw: number;
  readonly ch: number;
  readonly columns: readonly number[];
  readonly top: number;
  readonly bottom: number;
  readonly stock: Point;
  /** From one row of the stock to the next. */
  readonly row: Point;
  readonly web: Point;
  /** Half a button's side. */
  readonly button: number;
  /** The king of the first finished run, and the way to the next. */
  readonly done: Point;
  readonly next: Point;
  /** Where the spider lives, and how large its web is. */
  readonly home: Point;
  readonly reach: number;
};

export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  const fair = Math.max(0.42, Math.min(3.2, aspect));
  return fair < 1 ? { width: UNIT, height: UNIT / fair } : { width: UNIT * fair, height: UNIT };
}

export function tableFor(width: number, height: number): Table {
  return width / height >= WIDE ? wideTable(width, height) : tallTable(width, height);
}

/** Columns over the whole width; stock, runs and the button in a bar below. */
function tallTable(width: number, height: number): Table {
  const cw = (width - EDGE * 2 - GAP * (COLUMNS - 1)) / COLUMNS;
  const ch = cw * CARD_RATIO;
  const middle = height - BAR / 2 - 2;
  const next = Math.min(cw * 0.62, (width - 218) / (RUNS - 1));
  return {
    width,
    height,
    wide: false,
    cw,
    ch,
    columns: Array.from({ length: COLUMNS }, (_, at) => EDGE + cw / 2 + at * (cw + GAP)),
    top: 8,
    bottom: height - BAR - 6,
    stock: { x: width - EDGE - cw / 2 - 4, y: middle },
    row: { x: -8, y: 0 },
    web: { x: EDGE + 30, y: middle },
    button: 27,
    done: { x: width / 2 - 8 - (next * (RUNS - 1)) / 2, y: middle },
    next: { x: next, y: 0 },
    home: { x: width / 2, y: 8 + (height - BAR) * 0.66 },
    reach: Math.min(180, height * 0.3),
  };
}

/** Columns in the middle, the stock and the button on the left, runs and the spider on the right. */
function wideTable(width: number, height: number): Table {
  const cw = WIDE_CARD;
  const ch = cw * CARD_RATIO;
  const gap = Math.min(14, (width - 190 - COLUMNS * cw) / COLUMNS);
  const left = (width - COLUMNS * cw - (COLUMNS - 1) * gap) / 2;
  const side = Math.max(left / 2, 44);
  const next = Math.min(22, (height * 0.5 - ch) / (RUNS - 1));
  return {
    width,
    height,
    wide: true,
    cw,
    ch,
    columns: Array.from({ length: COLUMNS }, (_, at) => left + cw / 2 + at * (cw + gap)),
    top: 8,
    bottom: height - 8,
    stock: { x: side + 14, y: height - ch / 2 - 16 },
    row: { x: -8, y: 0 },
    web: { x: side, y: height - ch - 66 },
    button: 30,
    done: { x: width - side, y: height - ch / 2 - 14 - next * (RUNS - 1) },
    next: { x: 0, y: next },
    home: { x: width - side, y: height * 0.2 },
    reach: Math.min(side + 60, 190),
  };
}

/** Where the words of a hint stand: over the bar, or at the foot of the columns. */
export function adviceRect({ wide, width, height, columns, bottom }: Table): Rect {
  if (!wide) return { x: EDGE, y: bottom - 52, width: width - EDGE * 2, height: 46 };
  const first = columns[0] ?? 0;
  return { x: first, y: height - 54, width: (columns.at(-1) ?? width) - first, height: 44 };
}

/** The middle of a card in a column; of the first free place when there is none at that height. */
export function cardInColumn(state: State, table: Table, column: number, index: number): Point {
  const length = state.columns[column]?.length ?? 0;
  const down = state.down[column] ?? 0;
  const { closed, open } = fanSteps({
    down,
    up: Math.max(length, index + 1) - down,
    room: table.bottom - table.top,
    height: table.ch,
    closed: table.wide ? 0.2 : 0.28,
    open: table.wide ? 0.48 : 0.66,
    least: 0.05,
  });
  const backs = Math.min(index, down);
  return {
    x: table.columns[column] ?? 0,
    y: table.top + table.ch / 2 + backs * closed + (index - backs) * open,
  };
}

export function pilePoint(state: State, table: Table, pile: number): Point {
  if (pile === STOCK) return rowOf(table, Math.max(0, state.stock.length / ROW - 1));
  if (pile === WEB) return table.web;
  return cardInColumn(state, table, pile, Math.max(0, (state.columns[pile]?.length ?? 0) - 1));
}

const rowOf = ({ stock, row }: Table, at: number): Point => ({
  x: stock.x + row.x * at,
  y: stock.y + row.y * at,
});

export const doneAt = ({ done, next }: Table, at: number): Point => ({
  x: done.x + next.x * at,
  y: done.y + next.y * at,
});

/** A finished run that still lies on its column, so that it is seen before it leaves. */
export type Parked = { readonly column: number; readonly run: number; readonly above: number };

/** Where each of the 104 cards belongs, and those that nobody can see. */
export function spotsOf(
  state: State,
  table: Table,
  parked: readonly Parked[] = [],
): { readonly spots: ReadonlyMap<Id, CardPose>; readonly buried: ReadonlySet<Id> } {
  const spots = new Map<Id, CardPose>();
  const buried = new Set<Id>();
  for (const [column, cards] of state.columns.entries()) {
    const down = state.down[column] ?? 0;
    for (const [index, id] of cards.entries()) {
      const { x, y } = cardInColumn(state, table, column, index);
      spots.set(id, { x, y, up: index >= down, z: 300 + column * 50 + index });
    }
  }
  for (const [index, id] of state.stock.entries()) {
    const row = Math.floor(index / ROW);
    spots.set(id, { ...rowOf(table, row), up: false, z: 200 - row * ROW + (index % ROW) });
    if (index % ROW < ROW - 1) buried.add(id);
  }
  for (const [run, ids] of state.done.entries()) {
    const still = parked.find((each) => each.run === run);
    for (const [index, id] of ids.entries()) {
      const at = still
        ? cardInColumn(state, table, still.column, still.above + index)
        : doneAt(table, run);
      spots.set(id, { ...at, up: true, z: still ? 900 + index : run * RUN + RUN - index });
      if (!still && index > 1) buried.add(id);
    }
  }
  return { spots, buried };
}

/** Targets are as large as there is room: a column reaches half way to its neighbors. */
export function touchedAt(state: State, table: Table, at: Point): Touched | undefined {
  const { cw, ch, web, stock, row } = table;
  const { x, y } = at;
  if (Math.hypot(x - web.x, y - web.y) <= table.button + 6) return { pile: WEB, count: 1 };
  const [west, east] = [stock.x + row.x * 4 - cw * 0.6, stock.x + cw * 0.7];
  if (x >= west && x <= east && Math.abs(y - stock.y) <= ch * 0.62)
    return { pile: STOCK, count: 1 };
  const pitch = (table.columns[1] ?? 0) - (table.columns[0] ?? 0);
  const column = table.columns.findIndex((middle) => Math.abs(x - middle) <= pitch / 2);
  if (column < 0 || y < table.top - 8) return undefined;
  const cards = state.columns[column] ?? [];
  const last = cardInColumn(state, table, column, Math.max(0, cards.length - 1));
  if (y > last.y + ch * 0.5 + 28) return undefined;
  let index = cards.length - 1;
  while (index > 0 && y < cardInColumn(state, table, column, index).y - ch / 2) index -= 1;
  return { pile: column, count: Math.max(1, cards.length - index) };
}

/** A rectangle around the last cards of a pile, for frames and glows. */
export function frameOf(state: State, table: Table, pile: number, count: number): Rect {
  const { button, cw, ch, web } = table;
  if (pile === WEB)
    return { x: web.x - button, y: web.y - button, width: button * 2, height: button * 2 };
  const end = pilePoint(state, table, pile);
  const length = pile < COLUMNS ? (state.columns[pile]?.length ?? 0) : 0;
  const first = length > 0 ? cardInColumn(state, table, pile, Math.max(0, length - count)) : end;
  return { x: end.x - cw / 2, y: first.y - ch / 2, width: cw, height: end.y - first.y + ch };
}
