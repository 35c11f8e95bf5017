import {
  clipped,
  ease,
  fade,
  fillPath,
  PALETTE,
  rim,
  rounded,
  shade,
  tint,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import { BERRIES, GRID, handful, SMALLEST, type State } from './rules.ts';

/** World units; the kit fits the world into whatever screen there is. */
const CELL = 120;
const EDGE = 24;
export const TRAY = GRID.width * CELL + EDGE * 2;
const BERRY = 84;
/** Half a pad's side, and how far its foot shows under it. */
const HALF = 53;
const CORNER = 28;
const FOOT = 9;

/** By kind: what bursts and what the pad is made of. Berries differ in shape too, never by colour alone. */
export const JUICE = [PALETTE.red, PALETTE.blue, '#58c93c', PALETTE.orange] as const;
const PADS = ['#ffa3b4', '#93b9ff', '#b4ea84', '#ffd884'] as const;

export type Spot = { readonly x: number; readonly y: number };

/** From cells (the middle of the first is ½, ½) to world units. */
export function placeOf({ x, y }: Spot): Spot {
  return { x: EDGE + x * CELL, y: EDGE + y * CELL };
}

export function middleOf(cell: number): Spot {
  return placeOf({ x: (cell % GRID.width) + 0.5, y: Math.floor(cell / GRID.width) + 0.5 });
}

/** The nearest cell: all of the tray counts, its rim and the gaps too, so that no tap falls between. */
export function cellAt(x: number, y: number): number | undefined {
  if (x < 0 || y < 0 || x > TRAY || y > TRAY) return undefined;
  const step = (along: number): number =>
    Math.min(GRID.width - 1, Math.max(0, Math.floor((along - EDGE) / CELL)));
  return step(y) * GRID.width + step(x);
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
  const above = to.calm ? 0 : (1 - ease.bounce(show.part)) * CELL;
  const at = (cell: number): Spot => {
    const { x, y } = middleOf(cell);
    return { x, y: y - above * (state.fell[cell] ?? 0) };
  };
  const marked = new Set(markedCells(state, show));
  clipped(
    c,
    (path) => path.roundRect(18, 18, TRAY - 36, TRAY - 36, 38),
    () => {
      drawPads(c, state, at, to.calm ? 1 : Math.max(0, show.part * 3 - 2), marked);
      for (const cell of state.berries.keys()) drawBerry(to, state, cell, at(cell), show, marked);
    },
  );
  if (show.cursor && show.marked !== undefined) drawCursor(c, middleOf(show.marked));
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
  at: (cell: number) => Spot,
  joined: number,
  marked: ReadonlySet<number>,
): void {
  const trace = (cells: readonly number[], grow: number, down: number) => (path: Context) => {
    for (const cell of cells) tracePad(path, state.berries, cell, at(cell), joined, grow, down);
  };
  const all = [...state.berries.keys()];
  PADS.forEach((colour, kind) => {
    const cells = all.filter((cell) => state.berries[cell] === kind);
    fillPath(c, shade(colour, 0.4), trace(cells, 0, FOOT));
    fillPath(c, colour, trace(cells, 0, 0));
  });
  const [lit] = marked;
  if (lit === undefined) return;
  const cells = [...marked];
  fillPath(c, PALETTE.white, trace(cells, 7, FOOT / 2));
  fillPath(c, tint(PADS[state.berries[lit] ?? 0] ?? PALETTE.cream, 0.4), trace(cells, 0, 0));
}

/** One pad and its bridges to the right and down, where the same kind goes on. */
function tracePad(
  c: Context,
  berries: readonly number[],
  cell: number,
  { x, y }: Spot,
  joined: number,
  grow: number,
  down: number,
): void {
  const half = HALF + grow;
  const top = y + down;
  c.roundRect(x - half, top - half, half * 2, half * 2, CORNER + grow);
  if (joined === 0) return;
  const same = (other: number): boolean => berries[other] === berries[cell];
  const right = x + CELL < TRAY && same(cell + 1);
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
  { x, y }: Spot,
  show: Showing,
  marked: ReadonlySet<number>,
): void {
  const lifted = marked.has(cell);
  const kind = state.berries[cell] ?? 0;
  const wobble = cell === show.alone && !to.calm ? Math.exp(-show.aloneAge * 8) : 0;
  to.sprite(BERRIES[kind] ?? BERRIES[0], x, y - (lifted ? 6 : 1), BERRY * (lifted ? 1.1 : 1), {
    rotate: wobble * Math.sin(show.aloneAge * 42) * 0.4,
  });
}

/** What the keys would pick: a frame in light and dark, seen on every colour. */
function drawCursor(c: Context, { x, y }: Spot): void {
  const half = HALF + 4;
  const trace = (path: Context): void =>
    path.roundRect(x - half, y - half, half * 2, half * 2, CORNER + 2);
  rim(c, PALETTE.ink, 13, trace);
  rim(c, PALETTE.yellow, 7, trace);
}

/** The wooden tray, for the painted backdrop. */
export function paintTray(c: Context, wood: string): void {
  rounded(c, 0, 14, TRAY, TRAY, 52, fade(PALETTE.ink, 0.4));
  rounded(c, 0, 0, TRAY, TRAY, 52, shade(wood, 0.7));
  rounded(c, 5, 4, TRAY - 10, TRAY - 14, 48, wood);
  rounded(c, 18, 18, TRAY - 36, TRAY - 36, 38, shade(wood, 0.62));
}
