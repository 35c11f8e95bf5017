import { fitWorld, type Point, type Rect, type Sizes } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { answerOf, sizeOf } from '../rules/themes.ts';

export const worldFor = fitWorld({
  portrait: { width: 720, height: [1030, 1420] },
  landscape: { width: [1180, 1560], height: 706 },
  from: 1,
});

/** A word of the list: its plate. */
type Plate = Rect & { readonly text: number };

export type Layout = {
  /** The sand, with its rim. */
  readonly sand: Rect;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  /** By place in the list. */
  readonly plates: readonly Plate[];
  /** By letter of the secret, without spaces. */
  readonly slots: readonly Rect[];
  /** Between the pelican's feet, and its size. */
  readonly pelican: Point;
  readonly tall: number;
  readonly bubble: Rect;
  /** The bubble is above the pelican, not beside it. */
  readonly above: boolean;
};

/** Widths of letters, in sizes. */
const LETTER = 0.66;
/** Around the letters: the rim of the sand. */
const RIM = 12;
const GAP = 10;

/** Breaks pieces of these widths into rows that are centered in an area. */
function rowsOf(widths: readonly number[], across: number, gap: number): readonly number[][] {
  const rows: number[][] = [[]];
  let used = 0;
  for (const [at, width] of widths.entries()) {
    if (used > 0 && used + gap + width > across) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push(at);
    used += width + (used > 0 ? gap : 0);
  }
  return rows;
}

/** The plates of the list, from `y` down. */
function platesIn(words: readonly string[], area: Rect, text: number): readonly Plate[] {
  const high = text * 1.34;
  const widths = words.map((word) => word.length * text * LETTER + text * 0.8);
  const plates: Plate[] = [];
  for (const [line, row] of rowsOf(widths, area.width, 8).entries()) {
    const wide = row.reduce((sum, at) => sum + (widths[at] ?? 0) + 8, -8);
    let x = area.x + (area.width - wide) / 2;
    for (const at of row) {
      const width = widths[at] ?? 0;
      plates.push({ x, y: area.y + line * (high + 6), width, height: high, text });
      x += width + 8;
    }
  }
  return plates;
}

/** Slots for the letters of the secret, in one row or a row for each half of its words. */
function slotsIn(answer: string, area: Rect, least: number): readonly Rect[] {
  const words = answer.split(' ');
  const isLong = area.width / answer.length < least;
  const cut = isLong ? Math.ceil(words.length / 2) : words.length;
  const lines = [words.slice(0, cut), words.slice(cut)].filter((line) => line.length > 0);
  const longest = Math.max(...lines.map((line) => line.join(' ').length));
  const side = Math.min(54, area.width / longest, area.height / lines.length - 4);
  return lines.flatMap((line, row) => {
    const text = line.join(' ');
    const x = area.x + (area.width - text.length * side) / 2;
    const y = area.y + (area.height - lines.length * (side + 4)) / 2 + row * (side + 4);
    return [...text].flatMap((letter, at) =>
      letter === ' ' ? [] : [{ x: x + at * side, y, width: side, height: side }],
    );
  });
}

const bottomOf = (plates: readonly Plate[], y: number): number =>
  plates.reduce((low, plate) => Math.max(low, plate.y + plate.height), y);

type Shown = Pick<State, 'theme' | 'words'>;
/** Pictures of How to play know only the size of the world. */
type Room = Pick<Sizes, 'width' | 'height'> & Partial<Sizes>;
const readable = (to: Room, size: number): number => to.readable?.(size) ?? size;

function make({ theme, words }: Shown, to: Room): Layout {
  const { columns, rows } = sizeOf(theme);
  const list = words.map(({ word }) => word);
  const answer = answerOf(theme);
  const text = readable(to, 27);
  const least = readable(to, 25);
  const { width, height } = to;
  if (height > width) {
    const plates = platesIn(list, { x: 10, y: 8, width: width - 20, height: 0 }, text);
    const top = bottomOf(plates, 8) + GAP;
    // At least so much for the secret and the pelican, who says three lines.
    const under = 70 + Math.max(122, readable(to, 20) * 3.6 + 36);
    const room = height - top - under - RIM * 2;
    const cell = Math.min((width - 12 - RIM * 2) / columns, room / rows);
    const sand = sandOf(width / 2, top, cell, columns, rows);
    const low = sand.y + sand.height;
    const tall = Math.min(300, height - low - 70);
    const spare = Math.max(0, (height - low - 66 - tall) / 3);
    const slots = slotsIn(
      answer,
      { x: 14, y: low + Math.max(14, spare * 0.8), width: 692, height: spare > 4 ? 58 : 44 },
      0,
    );
    const floor = height - Math.max(4, spare);
    const wide = tall * 1.04;
    const high = Math.min(tall - 8, 230);
    const across = width - wide - 34;
    const bubble = { x: wide + 22, y: floor - tall * 0.5 - high / 2, width: across, height: high };
    const pelican = { x: tall * 0.46, y: floor };
    return { sand, cell, columns, rows, plates, slots, pelican, tall, bubble, above: false };
  }
  const cell = Math.min((height - 30 - RIM * 2) / rows, (width - 500) / columns);
  const sand = sandOf(0, (height - cell * rows) / 2 - RIM, cell, columns, rows, 8);
  const x = sand.x + sand.width + 16;
  const area = { x, y: 12, width: width - x - 12, height: 0 };
  const plates = platesIn(list, area, text);
  const top = bottomOf(plates, 12);
  const slotsHigh = area.width / answer.length < least ? 92 : 54;
  const tall = height - top - slotsHigh - 24;
  const floor = height - 12;
  // Beside a wide board the pelican stands under what it says.
  const above = area.width < 520;
  const size = Math.min(above ? tall - 190 : tall, area.width * (above ? 0.62 : 0.45));
  const high = above ? 124 : Math.min(tall - 8, 230);
  const said = above ? floor - size * 1.08 - 34 - high : floor - size * 0.5 - high / 2;
  const middle = (top + Math.min(said, floor - size) - slotsHigh) / 2;
  const slots = slotsIn(answer, { ...area, y: middle, height: slotsHigh }, least);
  const from = above ? area.x : x + size * 1.04 + 22;
  const bubble = { x: from, y: said, width: width - 12 - from, height: high };
  const pelican = { x: x + size * (above ? 0.56 : 0.46), y: floor };
  return { sand, cell, columns, rows, plates, slots, pelican, tall: size, bubble, above };
}

function sandOf(
  middle: number,
  y: number,
  cell: number,
  columns: number,
  rows: number,
  x?: number,
): Rect {
  const width = columns * cell + RIM * 2;
  return { x: x ?? middle - width / 2, y, width, height: rows * cell + RIM * 2 };
}

let made: { words: Shown['words']; key: string; layout: Layout } | undefined;

/** Made once for a board and a size of the screen. */
export function layoutOf(state: Shown, to: Room): Layout {
  const key = `${to.width} ${to.height} ${readable(to, 1)}`;
  if (made?.words !== state.words || made.key !== key)
    made = { words: state.words, key, layout: make(state, to) };
  return made.layout;
}

/** From cells (the middle of the first is 0, 0) to world units. */
export const placeOf = ({ sand, cell }: Layout, x: number, y: number): Point => ({
  x: sand.x + RIM + (x + 0.5) * cell,
  y: sand.y + RIM + (y + 0.5) * cell,
});

export const cellPoint = (layout: Layout, cell: number): Point =>
  placeOf(layout, cell % layout.columns, Math.floor(cell / layout.columns));

/** The cell under a point; undefined beside the sand. */
export function cellAt({ sand, cell, columns, rows }: Layout, { x, y }: Point): number | undefined {
  const column = Math.floor((x - sand.x - RIM) / cell);
  const row = Math.floor((y - sand.y - RIM) / cell);
  const isIn = column >= 0 && row >= 0 && column < columns && row < rows;
  return isIn ? row * columns + column : undefined;
}

/** The last cell of the line that a finger draws: the nearest of eight directions, inside the grid. */
export function snapped(layout: Layout, from: number, { x, y }: Point): number {
  const { columns, rows, cell } = layout;
  const start = cellPoint(layout, from);
  const [dx, dy] = [(x - start.x) / cell, (y - start.y) / cell];
  if (Math.hypot(dx, dy) < 0.5) return from;
  const angle = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
  const [wx, wy] = [
    Math.sign(Math.round(Math.cos((angle * Math.PI) / 4) * 2)),
    Math.sign(Math.round(Math.sin((angle * Math.PI) / 4) * 2)),
  ];
  const far = (dx * wx + dy * wy) / (wx * wx + wy * wy);
  const [column, row] = [from % columns, Math.floor(from / columns)];
  const most = Math.min(
    wx === 0 ? Infinity : wx > 0 ? columns - 1 - column : column,
    wy === 0 ? Infinity : wy > 0 ? rows - 1 - row : row,
  );
  const steps = Math.min(most, Math.max(0, Math.round(far)));
  return from + (wx + wy * columns) * steps;
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
