import type { Point, Rect } from '@playgrove/kit/contract';
import { CARD_RATIO, fanSteps, type CardPose, type Touched } from '@playgrove/kit/draw/cards';
import { cardOf, type Card } from '@playgrove/kit/logic/cards';
import { COLUMNS, HOME, PIER, PIERS, SUITS, type State } from '../rules/table.ts';

/** The world's shorter measure: portrait screens are so wide, landscape ones so high. */
const UNIT = 400;
/** Wider than this, piers and home stand at the sides. */
const WIDE = 1.1;
const EDGE = 4;
const GAP = 3;
/** The quay below the columns of a tall screen, where the harbor master stands. */
const QUAY = 86;

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
  readonly piers: readonly Point[];
  readonly homes: readonly Point[];
  /** The harbor master's feet and height; the sign with the open berths. */
  readonly master: Point & { readonly size: number };
  readonly sign: Point & { readonly size: number };
  /** The water line of each suit's boat, and its length. */
  readonly boats: readonly Point[];
  readonly boat: number;
};

export function worldFor(aspect: number): { readonly width: number; readonly height: number } {
  const fair = Math.max(0.42, Math.min(3.2, aspect));
  return fair < 1 ? { width: UNIT, height: UNIT / fair } : { width: UNIT * fair, height: UNIT };
}

export function tableFor(width: number, height: number): Table {
  return width / height >= WIDE ? wideTable(width, height) : tallTable(width, height);
}

const four = (at: (index: number) => Point): Point[] => Array.from({ length: 4 }, (_, i) => at(i));

/** Piers and home above the columns; the quay with master, sign and boats below. */
function tallTable(width: number, height: number): Table {
  const cw = (width - EDGE * 2 - GAP * (COLUMNS - 1)) / COLUMNS;
  const ch = cw * CARD_RATIO;
  const columns = Array.from({ length: COLUMNS }, (_, at) => EDGE + cw / 2 + at * (cw + GAP));
  const row = (at: number): Point => ({ x: columns[at] ?? 0, y: 8 + ch / 2 });
  return {
    width,
    height,
    wide: false,
    cw,
    ch,
    columns,
    top: 8 + ch + 12,
    bottom: height - QUAY,
    piers: four(row),
    homes: four((at) => row(at + PIERS)),
    master: { x: 54, y: height - 8, size: 98 },
    sign: { x: 164, y: height - 10, size: 66 },
    boats: four((at) => ({
      x: (at < 2 ? 232 : 264) + (at % 2) * 92,
      y: height - (at < 2 ? 124 : 34),
    })),
    boat: 76,
  };
}

/** Columns in the middle, piers on the left, home on the right, the master in the corner. */
function wideTable(width: number, height: number): Table {
  const most = (height - 100) / 4 / CARD_RATIO;
  const cw = Math.min(most, (width - EDGE * 2 - GAP * 13) / (COLUMNS + 2));
  const ch = cw * CARD_RATIO;
  const gap = Math.min(14, (width - EDGE * 2 - (COLUMNS + 2) * cw) / 13);
  const left = (width - COLUMNS * cw - (COLUMNS - 1) * gap) / 2;
  const aside = left - cw / 2 - Math.min(30, gap * 3);
  const outside = aside - cw / 2;
  const roomy = outside > 110;
  const stack = (x: number, at: number): Point => ({ x, y: 8 + ch / 2 + at * (ch + 6) });
  const boat = roomy ? Math.min(92, outside * 0.42) : 54;
  return {
    width,
    height,
    wide: true,
    cw,
    ch,
    columns: Array.from({ length: COLUMNS }, (_, at) => left + cw / 2 + at * (cw + gap)),
    top: 8,
    bottom: height - 8,
    piers: four((at) => stack(aside, at)),
    homes: four((at) => stack(width - aside, at)),
    master: roomy
      ? { x: outside * 0.45, y: height - 14, size: Math.min(190, outside * 0.74) }
      : { x: aside - 4, y: height - 4, size: 62 },
    sign: { x: roomy ? aside : width - aside, y: height - 6, size: 58 },
    boats: four((at) =>
      roomy
        ? {
            x: width - outside / 2 + (at % 2 === 0 ? -0.24 : 0.24) * outside,
            y: height * (at < 2 ? 0.62 : 0.86),
          }
        : { x: left + cw + at * (cw + gap) * 2, y: height - (at % 2 === 0 ? 44 : 22) },
    ),
    boat,
  };
}

/** Where the words of a hint stand: over the quay, or at the foot of the columns. */
export function adviceRect({ wide, width, height, columns, bottom }: Table): Rect {
  if (!wide) return { x: EDGE, y: bottom - 72, width: width - EDGE * 2, height: 46 };
  const first = columns[0] ?? 0;
  return { x: first, y: height - 54, width: (columns.at(-1) ?? width) - first, height: 44 };
}

/** The middle of a card in a column; of the first free place when there is none at that height. */
export function cardInColumn(state: State, table: Table, column: number, index: number): Point {
  const { open } = fanSteps({
    down: 0,
    up: Math.max(state.columns[column]?.length ?? 0, index + 1),
    room: table.bottom - table.top,
    height: table.ch,
    open: table.wide ? 0.36 : 0.46,
    least: 0.2,
  });
  return { x: table.columns[column] ?? 0, y: table.top + table.ch / 2 + index * open };
}

/** The middle of a pile's last card. Home has four places: `HOME` + suit. */
export function pilePoint(state: State, table: Table, pile: number): Point {
  if (pile >= HOME) return table.homes[pile - HOME] ?? table.master;
  if (pile >= PIER) return table.piers[pile - PIER] ?? table.master;
  return cardInColumn(state, table, pile, Math.max(0, (state.columns[pile]?.length ?? 0) - 1));
}

/** Where each of the 52 cards belongs, and those that nobody can see. */
export function spotsOf(
  state: State,
  table: Table,
): { readonly spots: ReadonlyMap<Card, CardPose>; readonly buried: ReadonlySet<Card> } {
  const spots = new Map<Card, CardPose>();
  const buried = new Set<Card>();
  for (const [column, cards] of state.columns.entries())
    for (const [index, card] of cards.entries())
      spots.set(card, {
        ...cardInColumn(state, table, column, index),
        up: true,
        z: 100 + column * 50 + index,
      });
  for (const [pier, card] of state.piers.entries())
    if (card >= 0) spots.set(card, { ...pilePoint(state, table, PIER + pier), up: true, z: 50 });
  for (let suit = 0; suit < SUITS; suit += 1) {
    const many = state.home[suit] ?? 0;
    for (let rank = 0; rank < many; rank += 1) {
      const card = cardOf(suit, rank);
      spots.set(card, { ...pilePoint(state, table, HOME + suit), up: true, z: rank });
      if (rank < many - 2) buried.add(card);
    }
  }
  return { spots, buried };
}

/** Targets are as large as there is room: a column reaches half way to its neighbors. */
export function touchedAt(state: State, table: Table, { x, y }: Point): Touched | undefined {
  const { cw, ch, columns, piers, homes, top } = table;
  for (const [at, place] of [...piers, ...homes].entries())
    if (Math.abs(x - place.x) <= cw / 2 + 4 && Math.abs(y - place.y) <= ch / 2 + 4)
      return { pile: Math.min(HOME, PIER + at), count: 1 };
  const pitch = (columns[1] ?? 0) - (columns[0] ?? 0);
  const column = columns.findIndex((middle) => Math.abs(x - middle) <= pitch / 2);
  if (column < 0 || y < top - 8) return undefined;
  const length = state.columns[column]?.length ?? 0;
  const last = cardInColumn(state, table, column, Math.max(0, length - 1));
  if (y > last.y + ch * 0.5 + 28) return undefined;
  let index = length - 1;
  while (index > 0 && y < cardInColumn(state, table, column, index).y - ch / 2) index -= 1;
  return { pile: column, count: Math.max(1, length - index) };
}

/** A rectangle around the last cards of a pile, for frames and glows. */
export function frameOf(state: State, table: Table, pile: number, count: number): Rect {
  const { cw, ch } = table;
  const end = pilePoint(state, table, pile);
  const length = state.columns[pile]?.length ?? 0;
  const first = length > 0 ? cardInColumn(state, table, pile, Math.max(0, length - count)) : end;
  return { x: end.x - cw / 2, y: first.y - ch / 2, width: cw, height: end.y - first.y + ch };
}
