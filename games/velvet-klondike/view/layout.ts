import { CARD_RATIO, fanSteps, type CardPose, type Touched } from '@playgrove/kit/draw/cards';
import { cardOf, type Card } from '@playgrove/kit/logic/cards';
import type { Point } from '@playgrove/kit/contract';
import type { Rect } from '@playgrove/kit/runtime';
import { COLUMNS, HOME, STOCK, WASTE, type State } from '../rules/table.ts';

/** The world's shorter measure: portrait screens are so wide, landscape ones so high. */
const UNIT = 400;
/** Taller than this the stock moves down to the thumb; wider than that everything stands at the side. */
const TALL = 0.62;
const WIDE = 1.1;
const EDGE = 4;
const GAP = 2.6;
/** How much of a waste card shows next to the following one. */
const WASTE_STEP = 0.36;
/** The smallest step of faces, as a part of a card's height; landscape phones have to draw together more. */
const CORNER = 0.26;
const WIDE_CORNER = 0.21;

/** Where everything lies on this screen; piles by number as in the rules, points are middles. */
export type Table = {
  readonly width: number;
  readonly height: number;
  /** A card's width and height. */
  readonly cw: number;
  readonly ch: number;
  /** Middles of the columns; upper edge of their first card, lower edge of their last. */
  readonly columns: readonly number[];
  readonly top: number;
  readonly bottom: number;
  readonly homes: readonly Point[];
  readonly stock: Point;
  readonly waste: Point;
  /** From a waste card to the one drawn before it. */
  readonly before: Point;
  readonly finish: Point;
  readonly dress: Point;
  /** Half a button's side. */
  readonly button: number;
  /** How roomy fans are, as parts of a card's height: after a face-down card, after a face-up one. */
  readonly closed: number;
  readonly open: number;
};

export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  const fair = Math.max(0.42, Math.min(3.2, aspect));
  return fair < 1 ? { width: UNIT, height: UNIT / fair } : { width: UNIT * fair, height: UNIT };
}

export function tableFor(width: number, height: number): Table {
  const aspect = width / height;
  if (aspect >= WIDE) return wideTable(width, height);
  return aspect < TALL ? tallTable(width, height) : rowTable(width, height);
}

/** Where the words of a hint stand: below the cards, clear of the green button. */
export function adviceRect({ width, height, columns, finish }: Table): Rect {
  if (width / height < WIDE)
    return { x: EDGE, y: finish.y - 96, width: width - EDGE * 2, height: 44 };
  const [first = 0, last = width] = [columns[0], columns.at(-1)];
  return { x: first, y: height - 56, width: last - first, height: 44 };
}

function sevenAcross(width: number): { readonly cw: number; readonly columns: readonly number[] } {
  const cw = (width - EDGE * 2 - GAP * (COLUMNS - 1)) / COLUMNS;
  const columns = Array.from({ length: COLUMNS }, (_, at) => EDGE + cw / 2 + at * (cw + GAP));
  return { cw, columns };
}

/** Homes above, stock and waste below where the thumb is. */
function tallTable(width: number, height: number): Table {
  const { cw, columns } = sevenAcross(width);
  const ch = cw * CARD_RATIO;
  const upper = EDGE + ch / 2 + 4;
  const lower = height - EDGE - ch / 2 - 8;
  const middle = width / 2;
  return {
    width,
    height,
    cw,
    ch,
    columns,
    top: upper + ch / 2 + 14,
    bottom: lower - ch / 2 - 16,
    homes: [-1.5, -0.5, 0.5, 1.5].map((at) => ({ x: middle + at * (cw + 10), y: upper })),
    stock: { x: columns[6] ?? 0, y: lower },
    waste: { x: (columns[5] ?? 0) - 10, y: lower },
    before: { x: -cw * WASTE_STEP * 1.3, y: 0 },
    finish: { x: middle, y: lower - ch / 2 - 44 },
    dress: { x: (columns[0] ?? 0) + 4, y: lower },
    button: 28,
    closed: 0.2,
    open: 0.46,
  };
}

/** Everything but the columns in one row above. */
function rowTable(width: number, height: number): Table {
  const { cw, columns } = sevenAcross(width);
  const ch = cw * CARD_RATIO;
  const upper = EDGE + ch / 2;
  const button = Math.max(28, cw * 0.5);
  return {
    width,
    height,
    cw,
    ch,
    columns,
    top: upper + ch / 2 + 9,
    bottom: height - 6,
    homes: [0, 1, 2, 3].map((at) => ({ x: columns[at] ?? 0, y: upper })),
    stock: { x: columns[6] ?? 0, y: upper },
    waste: { x: (columns[5] ?? 0) - 1, y: upper },
    before: { x: -cw * WASTE_STEP * 0.92, y: 0 },
    finish: { x: width / 2, y: height - 48 },
    dress: { x: button + 6, y: height - button - 8 },
    button,
    closed: 0.17,
    open: 0.38,
  };
}

/** Stock and waste on the left, homes on the right. */
function wideTable(width: number, height: number): Table {
  const cw = Math.min(66, width / 12);
  const ch = cw * CARD_RATIO;
  const step = cw * 1.09;
  const whole = cw * 1.5 + step * COLUMNS + cw * 2.3;
  const left = (width - whole) / 2;
  const first = left + cw * 1.5 + step / 2;
  const homesX = left + cw * 1.5 + step * COLUMNS + cw * 0.65;
  const upper = 10 + ch / 2;
  return {
    width,
    height,
    cw,
    ch,
    columns: Array.from({ length: COLUMNS }, (_, at) => first + at * step),
    top: 10,
    bottom: height - 8,
    homes: [0, 1, 2, 3].map((at) => ({
      x: homesX + (at % 2) * (cw + 8),
      y: upper + Math.floor(at / 2) * (ch + 10),
    })),
    stock: { x: left + cw * 0.7, y: upper },
    waste: { x: left + cw * 0.7, y: upper + ch * 1.9 },
    before: { x: 0, y: -ch * 0.36 },
    finish: { x: homesX + cw / 2 + 4, y: height - 52 },
    dress: { x: left + cw * 0.7, y: height - 40 },
    button: Math.max(31, Math.min(34, cw * 0.5)),
    closed: 0.16,
    open: 0.36,
  };
}

/** How a column is fanned now. */
export function stepsOf(state: State, table: Table, column: number): ReturnType<typeof fanSteps> {
  const cards = state.columns[column]?.length ?? 0;
  const down = state.down[column] ?? 0;
  return fanSteps({
    down,
    up: cards - down,
    room: table.bottom - table.top,
    height: table.ch,
    closed: table.closed,
    open: table.open,
    least: table.width > table.height ? WIDE_CORNER : CORNER,
  });
}

/** The middle of a column's card; the first empty place when there is none at that height. */
export function cardInColumn(state: State, table: Table, column: number, index: number): Point {
  const { closed, open } = stepsOf(state, table, column);
  const down = Math.min(index, state.down[column] ?? 0);
  return {
    x: table.columns[column] ?? 0,
    y: table.top + table.ch / 2 + down * closed + (index - down) * open,
  };
}

/** The middle of the card on top of a pile, or of its empty place. */
export function pilePoint(state: State, table: Table, pile: number): Point {
  if (pile < COLUMNS) {
    const top = Math.max(0, (state.columns[pile]?.length ?? 0) - 1);
    return cardInColumn(state, table, pile, top);
  }
  if (pile === WASTE) return table.waste;
  if (pile === STOCK) return table.stock;
  return table.homes[pile - HOME] ?? table.stock;
}

/** Where each of the 52 cards belongs, and those that nobody can see. */
export function spotsOf(
  state: State,
  table: Table,
): { readonly spots: ReadonlyMap<Card, CardPose>; readonly buried: ReadonlySet<Card> } {
  const spots = new Map<Card, CardPose>();
  const buried = new Set<Card>();
  for (const [column, cards] of state.columns.entries()) {
    const down = state.down[column] ?? 0;
    for (const [index, card] of cards.entries()) {
      const { x, y } = cardInColumn(state, table, column, index);
      spots.set(card, { x, y, up: index >= down, z: 100 + column * 20 + index });
    }
  }
  for (const [suit, count] of state.homes.entries()) {
    const { x, y } = table.homes[suit] ?? table.stock;
    for (let rank = 0; rank < count; rank += 1) {
      spots.set(cardOf(suit, rank), { x, y, up: true, z: rank });
      if (rank < count - 2) buried.add(cardOf(suit, rank));
    }
  }
  for (const [index, card] of state.talon.entries()) {
    if (index < state.drawn) {
      const back = Math.min(3, state.drawn - 1 - index);
      const far = Math.min(2, back);
      const { x, y } = table.waste;
      spots.set(card, {
        x: x + table.before.x * far,
        y: y + table.before.y * far,
        up: true,
        z: 400 + index,
      });
      if (back > 2 && state.drawn - 1 - index > 3) buried.add(card);
    } else {
      const deep = Math.min(6, state.talon.length - 1 - index);
      spots.set(card, {
        x: table.stock.x - deep * 0.5,
        y: table.stock.y - deep * 0.9,
        up: false,
        z: 300 + (state.talon.length - index),
      });
      if (index > state.drawn + 1 && deep !== 0 && deep !== 3) buried.add(card);
    }
  }
  return { spots, buried };
}

/** Targets are as large as there is room: a column reaches half way to its neighbors. */
export function touchedAt(state: State, table: Table, at: Point): Touched | undefined {
  const { cw, ch } = table;
  const near = (spot: Point, wide = 0.56, high = 0.56): boolean =>
    Math.abs(at.x - spot.x) <= cw * wide && Math.abs(at.y - spot.y) <= ch * high;
  if (near(table.stock, 0.62, 0.62)) return { pile: STOCK, count: 1 };
  if (near(table.waste)) return { pile: WASTE, count: 1 };
  for (const [suit, home] of table.homes.entries()) {
    if (near(home)) return { pile: HOME + suit, count: 1 };
  }
  const pitch = (table.columns[1] ?? 0) - (table.columns[0] ?? 0);
  const column = table.columns.findIndex((x) => Math.abs(at.x - x) <= pitch / 2);
  if (column < 0 || at.y < table.top - 6) return undefined;
  const cards = state.columns[column] ?? [];
  const last = cardInColumn(state, table, column, Math.max(0, cards.length - 1));
  if (at.y > last.y + ch * 0.5 + 26) return undefined;
  for (let index = cards.length - 1; index > 0; index -= 1) {
    if (at.y >= cardInColumn(state, table, column, index).y - ch / 2) {
      return { pile: column, count: cards.length - index };
    }
  }
  return { pile: column, count: cards.length };
}

export function inside(at: Point, middle: Point, half: number): boolean {
  return Math.abs(at.x - middle.x) <= half && Math.abs(at.y - middle.y) <= half;
}

/** A rectangle around a pile's open cards, for frames and glows. */
export function frameOf(state: State, table: Table, pile: number, count: number): Rect {
  const end = pilePoint(state, table, pile);
  const cards = pile < COLUMNS ? (state.columns[pile]?.length ?? 0) : 0;
  const first =
    pile < COLUMNS && cards > 0
      ? cardInColumn(state, table, pile, Math.max(0, cards - count))
      : end;
  return {
    x: end.x - table.cw / 2,
    y: first.y - table.ch / 2,
    width: table.cw,
    height: end.y - first.y + table.ch,
  };
}
