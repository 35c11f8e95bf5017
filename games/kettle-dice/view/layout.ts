import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { boxesOf, DICE, NUMBERS } from '../rules/boxes.ts';
import type { State } from '../rules.ts';

/** The row of the bonus among the boxes of a pad. */
export const BONUS_ROW = 13;

export type Layout = {
  /** Where the kettle stands, and half its width. */
  readonly kettle: Point & { readonly r: number };
  /** Who sits across. */
  readonly keeper: Point & { readonly r: number };
  readonly bubble: Rect;
  readonly log: Rect;
  readonly tray: Rect;
  readonly button: Rect;
  readonly pad: Rect;
  /** Half the side of a die. */
  readonly die: number;
};

export const worldFor = fitWorld({
  portrait: { width: 720, height: [1110, 1560] },
  landscape: { width: [1290, 1900], height: 720 },
  from: 1.1,
});

/** Lines of the pad: at least 44 CSS pixels where the screen is 320 wide. */
const LINE = 99;
const TALL_LINE = 118;
const GAP = 10;
const EDGE = 12;
/** The button beside the tray. */
const SIDE = 164;
/** At most four boxes stand in one column, more in two. */
export const columnsOf = (rows: readonly number[]): number => (rows.length <= 4 ? 1 : 2);

/** Boxes in the order of the pad, the bonus after the numbers. */
export function rowsOf({ pad }: Pick<State, 'pad'>): readonly number[] {
  const boxes = boxesOf(pad);
  const bonus = (pad & NUMBERS) === NUMBERS;
  return bonus ? [...boxes.slice(0, 6), BONUS_ROW, ...boxes.slice(6)] : boxes;
}

export type Seen = Pick<State, 'pad' | 'scores'>;

const made = new Map<string, (to: { width: number; height: number }) => Layout>();

export function layoutOf(
  to: { readonly width: number; readonly height: number },
  state: Seen,
): Layout {
  const rows = rowsOf(state);
  const isShared = state.scores.length > 1;
  const key = `${rows.length} ${isShared}`;
  let known = made.get(key);
  if (!known) {
    const lines = Math.ceil(rows.length / columnsOf(rows));
    known = memoLayout((width, height) =>
      height > width
        ? portrait(width, height, lines, isShared)
        : landscape(width, height, lines, isShared),
    );
    made.set(key, known);
  }
  return known(to);
}

function portrait(width: number, height: number, lines: number, isShared: boolean): Layout {
  const inner = width - EDGE * 2;
  const tall = lines * (lines > 5 ? LINE : TALL_LINE) + 16;
  const pad = { x: EDGE, y: height - tall - 14, width: inner, height: tall };
  // On the smallest phones a long pad leaves little: the button stands beside the tray.
  const tight = pad.y < 460;
  const bar = tight ? pad.y + GAP : pad.y - 104 - GAP;
  const beside = inner - SIDE;
  const talk = tight ? 116 : Math.min(isShared ? 226 : 270, (bar - GAP * 2) * 0.36);
  const tray = {
    x: EDGE,
    y: talk + 8,
    width: tight ? beside - GAP : inner,
    height: bar - talk - 8 - GAP * 2,
  };
  const r = Math.min(isShared ? 88 : 118, talk * 0.47);
  const keeper = Math.min(84, (talk - 16) / 2.2);
  const left = EDGE + r * 2.43 + 36;
  return {
    kettle: { x: EDGE + r, y: tray.y - 12 - r * 0.9, r },
    keeper: { x: width - EDGE - keeper, y: tray.y - 20 - keeper * 1.16, r: keeper },
    bubble: {
      x: left,
      y: 8,
      width: width - left - (isShared ? keeper * 2 + 40 : EDGE + 4),
      height: Math.min(176, talk - (tight ? 14 : 34)),
    },
    log: tight
      ? { x: EDGE + beside, y: tray.y + tray.height - 104, width: SIDE - 4, height: 104 }
      : { x: EDGE + inner - 108, y: bar, width: 104, height: 100 },
    tray,
    button: tight
      ? { x: EDGE + beside, y: tray.y, width: SIDE - 4, height: tray.height - 116 }
      : { x: EDGE + 4, y: bar, width: inner - 120, height: 100 },
    pad,
    die: Math.min(60, (tray.width / DICE) * 0.42, tray.height * 0.178),
  };
}

function landscape(width: number, height: number, lines: number, isShared: boolean): Layout {
  const isShort = lines <= 4;
  const wide = Math.min(isShort ? 680 : 760, width * 0.48);
  const [top, bar] = [226, height - 116];
  const padTop = isShort ? top : 10;
  const room = height - padTop - 14;
  const pad = {
    x: width - wide - EDGE,
    y: padTop,
    width: wide,
    height: isShort ? Math.min(room, lines * 150 + 16) : room,
  };
  const left = width - wide - EDGE * 3;
  const tray = { x: EDGE, y: top, width: left, height: bar - top - GAP };
  // A keeper stands behind a short pad, beside a long one.
  const beside = isShared && !isShort;
  const r = beside ? 72 : 100;
  const keeper = beside ? 66 : 84;
  const from = EDGE + r * 2.43 + 36;
  return {
    kettle: { x: EDGE + r, y: top - 12 - r * 0.9, r },
    keeper: {
      x: beside ? EDGE + left - keeper : pad.x + wide / 2,
      y: top - 20 - keeper * 1.16,
      r: keeper,
    },
    bubble: {
      x: from,
      y: 14,
      width: EDGE + left - from - (beside ? keeper * 2 + 30 : 8),
      height: 172,
    },
    log: { x: EDGE + left - 112, y: bar, width: 108, height: 104 },
    tray,
    button: { x: EDGE + 4, y: bar, width: left - 128, height: 104 },
    pad,
    die: Math.min(60, (left / DICE) * 0.42, tray.height * 0.175),
  };
}

/** A row of the pad: one column or two, filled downward; the last of an odd number takes a line. */
export function rowRect(layout: Layout, state: Pick<State, 'pad'>, row: number): Rect {
  const all = rowsOf(state);
  const at = Math.max(0, all.indexOf(row));
  const { pad } = layout;
  const columns = columnsOf(all);
  const lines = Math.ceil(all.length / columns);
  const each = Math.floor(all.length / columns);
  const isWide = columns === 1 || at === each * 2;
  const [width, height] = [(pad.width - 30) / 2, (pad.height - 16) / lines];
  return {
    x: pad.x + 10 + (!isWide && at >= each ? width + 10 : 0),
    y: pad.y + 8 + (columns === 1 ? at : isWide ? each : at % each) * height,
    width: isWide ? pad.width - 20 : width,
    height,
  };
}

/** The rows as they are read: line by line. */
export function readingOrder(state: Pick<State, 'pad'>): readonly number[] {
  const rows = rowsOf(state);
  if (columnsOf(rows) === 1) return rows;
  const each = Math.floor(rows.length / 2);
  return rows.map((_, at) =>
    at === each * 2 ? (rows[at] ?? 0) : (rows[(at % 2) * each + (at >> 1)] ?? 0),
  );
}

/** Everything that presses reach of one die: its column of the tray, rail included. */
export function columnRect({ tray }: Layout, die: number): Rect {
  const width = (tray.width - 20) / DICE;
  return { x: tray.x + 10 + die * width, y: tray.y + 6, width, height: tray.height - 12 };
}

/** Where a die lies: on the cloth, scattered by the throw, or on the rail. */
export function spotOf(layout: Layout, die: number, throwNumber: number, onRail: boolean): Point {
  const { x, y, width, height } = columnRect(layout, die);
  const middle = x + width / 2;
  if (onRail) return { x: middle, y: y + height * 0.81 };
  const [dx, dy] = [scatter(throwNumber * 5 + die), scatter(throwNumber * 7 + die + 31)];
  // Neighbors lie a little higher and lower, so that turned corners pass each other.
  const zigzag = (die % 2 === 0 ? 0.035 : -0.035) * (throwNumber % 2 === 0 ? 1 : -1);
  return { x: middle + dx * width * 0.07, y: y + height * (0.35 + zigzag + dy * 0.06) };
}

/** From −1 to 1, the same for the same number. */
export function scatter(number: number): number {
  const wave = Math.sin(number * 127.1 + 11.7) * 43_758.545;
  return (wave - Math.floor(wave)) * 2 - 1;
}
