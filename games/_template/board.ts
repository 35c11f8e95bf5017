import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Point, type Surface } from '@playgrove/kit/runtime';
import { BERRIES, GRID, handful, SMALLEST, worth, type State } from './rules.ts';

/** World units; the kit fits the world into whatever screen there is. */
const CELL = 120;
/** Of the tray around its cells, and of the world around the tray. */
const RIM = 24;
const MARGIN = 16;
const EDGE = MARGIN + RIM;
const TRAY = GRID.width * CELL + RIM * 2;
/** The square that the tray has of the world. */
export const BOARD = TRAY + MARGIN * 2;
export const BERRY = 92;
/** Half a pad's side, and how far its foot shows under it. */
const HALF = 53;
const CORNER = 28;
const FOOT = 9;

/** By kind: what bursts and what the pad is made of. Berries differ in shape too, never by color alone. */
export const JUICE = [draw.PALETTE.red, draw.PALETTE.blue, '#58c93c', draw.PALETTE.orange] as const;
const PADS = ['#ffa3b4', '#93b9ff', '#b4ea84', '#ffd884'] as const;

/** From cells (the middle of the first is ½, ½) to world units. */
export function placeOf({ x, y }: Point): Point {
  return { x: EDGE + x * CELL, y: EDGE + y * CELL };
}

export function middleOf(cell: number): Point {
  return placeOf({ x: (cell % GRID.width) + 0.5, y: Math.floor(cell / GRID.width) + 0.5 });
}

/** How the board is shown now: what is pointed at, what was refused, how far the berries have come. */
export type Showing = {
  /** The cell under the mouse or the keys' cursor. */
  readonly marked: number | undefined;
  readonly cursor: boolean;
  /** Refused cell, and seconds since. */
  readonly alone: number | undefined;
  readonly aloneAge: number;
  /** 0 to 1 through the fall, linear. */
  readonly part: number;
};

export function drawBoard(to: Surface, state: State, show: Showing): void {
  const { c } = to;
  const above = to.reducedMotion ? 0 : (1 - ease.bounce(show.part)) * CELL;
  const at = (cell: number): Point => {
    const { x, y } = middleOf(cell);
    return { x, y: y - above * (state.fell[cell] ?? 0) };
  };
  const marked = new Set(markedCells(state, show));
  draw.clipped(
    c,
    (path) => traceTray(path, 18),
    () => {
      drawPads(c, state, at, to.reducedMotion ? 1 : Math.max(0, show.part * 3 - 2), marked);
      for (const cell of state.berries.keys()) drawBerry(to, state, cell, at(cell), show, marked);
    },
  );
  if (show.marked === undefined) return;
  const { x, y } = middleOf(show.marked);
  if (show.cursor) drawCursor(c, { x, y });
  // What the handful is worth, before it is picked.
  if (marked.size > 0) to.label(`+${worth(marked.size)}`, x + 32, y - 40, 36);
}

function markedCells(state: State, { marked }: Showing): readonly number[] {
  if (marked === undefined || state.picksLeft === 0) return [];
  const cells = handful(state.berries, marked);
  return cells.length < SMALLEST ? [] : cells;
}

/**
 * A jelly pad under every berry; those of a handful run into one, so that the board itself says
 * what one tap takes. `joined`: 0 to 1, how far they have run together.
 */
function drawPads(
  c: Context,
  state: State,
  at: (cell: number) => Point,
  joined: number,
  marked: ReadonlySet<number>,
): void {
  const trace = (cells: readonly number[], grow: number, lower: number) => (path: Context) => {
    for (const cell of cells) tracePad(path, state.berries, cell, at(cell), joined, grow, lower);
  };
  const all = [...state.berries.keys()];
  PADS.forEach((color, kind) => {
    const cells = all.filter((cell) => state.berries[cell] === kind);
    draw.fillPath(c, draw.shade(color, 0.4), trace(cells, 0, FOOT));
    draw.fillPath(c, color, trace(cells, 0, 0));
  });
  const [lit] = marked;
  if (lit === undefined) return;
  const cells = [...marked];
  draw.fillPath(c, draw.PALETTE.white, trace(cells, 7, FOOT / 2));
  draw.fillPath(
    c,
    draw.tint(PADS[state.berries[lit] ?? 0] ?? draw.PALETTE.cream, 0.4),
    trace(cells, 0, 0),
  );
}

/** One pad and its bridges to the right and down, where the same kind goes on. */
function tracePad(
  c: Context,
  berries: readonly number[],
  cell: number,
  { x, y }: Point,
  joined: number,
  grow: number,
  lower: number,
): void {
  const half = HALF + grow;
  const top = y + lower;
  c.roundRect(x - half, top - half, half * 2, half * 2, CORNER + grow);
  if (joined === 0) return;
  const same = (other: number): boolean => berries[other] === berries[cell];
  const right = cell % GRID.width < GRID.width - 1 && same(cell + 1);
  const below = same(cell + GRID.width);
  const reach = half * joined;
  if (right) c.rect(x, top - reach, CELL, reach * 2);
  if (below) c.rect(x - reach, top, reach * 2, CELL);
  // Four of a kind in a square leave no hole in the middle.
  if (right && below && same(cell + GRID.width + 1)) c.rect(x, top, CELL * joined, CELL * joined);
}

function drawBerry(
  to: Surface,
  state: State,
  cell: number,
  { x, y }: Point,
  show: Showing,
  marked: ReadonlySet<number>,
): void {
  const lifted = marked.has(cell);
  const kind = state.berries[cell] ?? 0;
  const wobble = cell === show.alone && !to.reducedMotion ? Math.exp(-show.aloneAge * 8) : 0;
  to.sprite(BERRIES[kind] ?? BERRIES[0], x, y - (lifted ? 6 : 1), BERRY * (lifted ? 1.1 : 1), {
    rotate: wobble * Math.sin(show.aloneAge * 42) * 0.4,
  });
}

/** What the keys would pick: a frame in light and dark, seen on every color. */
function drawCursor(c: Context, { x, y }: Point): void {
  const half = HALF + 4;
  const trace = (path: Context): void =>
    path.roundRect(x - half, y - half, half * 2, half * 2, CORNER + 2);
  draw.rim(c, draw.PALETTE.ink, 13, trace);
  draw.rim(c, draw.PALETTE.yellow, 7, trace);
}

/** The tray, for the painted backdrop. */
export function paintTray(c: Context, wood: string): void {
  draw.fillPath(c, draw.fade(draw.PALETTE.ink, 0.4), (path) => traceTray(path, 0, 14));
  draw.fillPath(c, draw.shade(wood, 0.7), (path) => traceTray(path, 0));
  draw.fillPath(c, draw.down(c, 0, BOARD, draw.tint(wood, 0.2), wood), (path) =>
    traceTray(path, 5, -2),
  );
  draw.fillPath(c, draw.shade(wood, 0.62), (path) => traceTray(path, 18));
}

function traceTray(c: Context, inset: number, lower = 0): void {
  const at = MARGIN + inset;
  const side = TRAY - inset * 2;
  c.roundRect(at, at + lower, side, side, 52 - inset * 0.7);
}
