import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Motion, type Surface } from '@playgrove/kit/runtime';
import {
  columnOf,
  EMPTY,
  inCheck,
  kindOf,
  kingOf,
  PAWN,
  PROMOTIONS,
  rowOf,
  type Kind,
} from '../rules/board.ts';
import { endangered, type RivalName } from '../rules/rivals.ts';
import { moveOf, type State } from '../rules.ts';
import { CELL, choiceRect, FIELD, FRAME, isTurned, middleOf, type Layout } from './layout.ts';
import { paintPiece, WALNUT } from './pieces.ts';
import { SETS } from './sets.ts';
import { goesOn, isOwnTurn, openTo, type Ui } from './ui.ts';

/** Milliseconds of a move. */
export const SLIDE = 230;
const PIECE = CELL * 0.49;
/** Against these, and between friends, pieces in danger glow. */
const LEARNS: readonly (RivalName | 'puzzle' | 'friend')[] = [
  'mouse',
  'squirrel',
  'rabbit',
  'hedgehog',
];

const [PALE, GREEN] = ['#f4efcf', '#86b860'];

/** Frame, squares, and the letters and numbers at the edge. */
export function paintBoard(c: Context, { left, top }: Layout, turned: boolean, size: number): void {
  const out = FRAME;
  draw.rounded(
    c,
    left - out - 4,
    top - out + 8,
    FIELD + out * 2 + 8,
    FIELD + out * 2 + 6,
    30,
    draw.fade('#0d2412', 0.55),
  );
  draw.rounded(
    c,
    left - out - 5,
    top - out - 5,
    FIELD + out * 2 + 10,
    FIELD + out * 2 + 10,
    28,
    draw.PALETTE.ink,
  );
  draw.rounded(
    c,
    left - out,
    top - out,
    FIELD + out * 2,
    FIELD + out * 2,
    24,
    draw.down(c, top - out, top + FIELD + out, '#b9764a', '#8a4d38', '#6b3731'),
  );
  draw.rounded(c, left - 5, top - 5, FIELD + 10, FIELD + 10, 8, draw.PALETTE.ink);
  for (let at = 0; at < 64; at += 1) {
    const pale = (rowOf(at) + columnOf(at)) % 2 === 0;
    const [x, y] = [left + columnOf(at) * CELL, top + rowOf(at) * CELL];
    c.fillStyle = pale ? PALE : GREEN;
    c.fillRect(x, y, CELL, CELL);
    c.fillStyle = draw.linear(c, x, y, x + CELL, y + CELL, '#ffffff30', '#ffffff00', '#1f3a1c1f');
    c.fillRect(x, y, CELL, CELL);
  }
  const letter = (text: string, x: number, y: number, pale: boolean): void =>
    void draw.drawText(c, text, x, y, { size, color: pale ? '#5f8a45' : '#f4efcf', weight: 700 });
  for (let line = 0; line < 8; line += 1) {
    const name = turned ? 7 - line : line;
    letter(
      'abcdefgh'[name] ?? '',
      left + (line + 0.87) * CELL,
      top + FIELD - size * 0.62,
      line % 2 === 1,
    );
    letter(String(8 - name), left + size * 0.46, top + line * CELL + size * 0.66, line % 2 === 0);
  }
}

export function drawPiece(
  to: Surface,
  piece: number,
  x: number,
  y: number,
  r: number,
  options: { lift?: number; alpha?: number; rotate?: number } = {},
): void {
  const { lift = 0, alpha = 1, rotate = 0 } = options;
  const kind = kindOf(piece);
  const wood = piece > 0 ? SETS.of(to) : WALNUT;
  to.stamp(
    `piece ${piece} ${r.toFixed(0)}`,
    r * 2.1,
    r * 2.16,
    (c) => draw.place(c, 0, 0, () => paintPiece(c, kind, wood), 0, r / 100),
    x,
    y - lift,
    { alpha, rotate },
  );
}

export function drawBoard(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): void {
  drawMarks(to, layout, state, ui);
  drawPieces(to, layout, state, ui, motion);
  drawWays(to, layout, state, ui);
  drawHeld(to, layout, state, ui);
  if (ui.arrives !== undefined) drawChoice(to, state, ui.arrives);
}

/** What lies under the pieces: the last move, the chosen piece, a king in check, pieces in danger. */
function drawMarks(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const turned = isTurned(state);
  const { c } = to;
  const fill = (square: number, color: string): void => {
    const { x, y } = middleOf(layout, square, turned);
    c.fillStyle = color;
    c.fillRect(x - CELL / 2, y - CELL / 2, CELL, CELL);
  };
  if (state.last) for (const square of [state.last.from, state.last.to]) fill(square, '#ffd83a80');
  if (ui.hint !== undefined) {
    const { from, to: goal } = moveOf(ui.hint);
    for (const square of [from, goal]) fill(square, '#3fa9ffa0');
  }
  if (ui.from !== undefined) fill(ui.from, '#ffb020d0');
  if (inCheck(state)) glow(to, layout, kingOf(state.cells, state.turn), turned, '#ff3b30');
  if (!learns(state)) return;
  for (const square of inDanger(state)) {
    if (square !== ui.from) glow(to, layout, square, turned, '#ff9500');
  }
}

const learns = ({ rival, end }: State): boolean => end === null && LEARNS.includes(rival);

/** The player’s pieces that the rival could win: looked for once a position. */
let danger: { readonly of: State; readonly squares: readonly number[] } | undefined;
function inDanger(state: State): readonly number[] {
  if (danger?.of !== state) {
    danger = { of: state, squares: isOwnTurn(state) ? endangered(state, state.side) : [] };
  }
  return danger.squares;
}

function glow(to: Surface, layout: Layout, square: number, turned: boolean, color: string): void {
  const { x, y } = middleOf(layout, square, turned);
  const beat = to.reducedMotion ? 1 : 1 + Math.sin(to.time * 4) * 0.07;
  to.stamp(
    `glow ${color}`,
    CELL * 1.3,
    CELL * 1.3,
    (c) =>
      draw.disc(
        c,
        0,
        0,
        CELL * 0.6,
        draw.radial(c, 0, 0, CELL * 0.6, color, draw.fade(color, 0.75), draw.fade(color, 0)),
      ),
    x,
    y,
    { scaleX: beat, scaleY: beat },
  );
}

/** A piece on its way, by the square that it comes to; −1 for one that appears from nowhere. */
function travels(from: State, to: State): ReadonlyMap<number, number> {
  const left = [...from.cells.keys()].filter(
    (at) => from.cells[at] !== EMPTY && to.cells[at] !== from.cells[at],
  );
  const ways = new Map<number, number>();
  for (const [at, piece] of to.cells.entries()) {
    if (piece === EMPTY || piece === from.cells[at]) continue;
    const same = left.findIndex((each) => from.cells[each] === piece);
    // A pawn that has become something, or something that becomes a pawn again by undo.
    const pawn = left.findIndex((each) => {
      const was = from.cells[each] as number;
      return was * piece > 0 && (kindOf(was) === PAWN || kindOf(piece) === PAWN);
    });
    const found = same >= 0 ? same : pawn;
    ways.set(at, found >= 0 ? (left.splice(found, 1)[0] as number) : -1);
  }
  return ways;
}

let trips:
  | { readonly from: State; readonly to: State; readonly ways: ReadonlyMap<number, number> }
  | undefined;

function drawPieces(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  { from, part }: Motion<State>,
): void {
  const turned = isTurned(state);
  if (from && (trips?.from !== from || trips.to !== state)) {
    trips = { from, to: state, ways: travels(from, state) };
  }
  const ways = from ? trips?.ways : undefined;
  const slid = to.reducedMotion ? 1 : ease.inOut(Math.min(1, part));
  const comes = new Set(ways?.values());
  if (from && ways) {
    // What was taken stays until it is reached.
    for (const [at, piece] of from.cells.entries()) {
      if (piece === EMPTY || piece === state.cells[at] || comes.has(at) || slid > 0.8) continue;
      const { x, y } = middleOf(layout, at, turned);
      drawPiece(to, piece, x, y, PIECE, { alpha: 1 - slid });
    }
  }
  const toppled = state.end === 'mate' ? kingOf(state.cells, state.turn) : -1;
  for (const [at, piece] of state.cells.entries()) {
    if (piece === EMPTY || (at === ui.from && ui.drag?.moved)) continue;
    const goal = middleOf(layout, at, turned);
    const way = ways?.get(at);
    if (way === undefined || slid >= 1) {
      const chosen = at === ui.from && !to.reducedMotion ? 8 + Math.sin(to.time * 5) * 3 : 0;
      drawPiece(to, piece, goal.x, goal.y, PIECE, {
        lift: chosen,
        rotate: at === toppled ? 1.1 : 0,
      });
      continue;
    }
    const start = way < 0 ? goal : middleOf(layout, way, turned);
    const shown = slid < 0.85 && way >= 0 ? (from?.cells[way] ?? piece) : piece;
    const hop = Math.sin(slid * Math.PI) * (kindOf(piece) === 2 ? 46 : 14);
    drawPiece(
      to,
      shown,
      start.x + (goal.x - start.x) * slid,
      start.y + (goal.y - start.y) * slid,
      PIECE,
      {
        lift: hop,
        alpha: way < 0 ? slid : 1,
      },
    );
  }
}

/** Dots where the chosen piece may go, rings around what it may take. */
function drawWays(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const turned = isTurned(state);
  for (const { to: square } of goesOn(state, ui)) {
    const { x, y } = middleOf(layout, square, turned);
    if (state.cells[square] === EMPTY) {
      draw.disc(to.c, x, y, CELL * 0.2, '#1f3a1cb0');
      draw.disc(to.c, x, y, CELL * 0.15, '#fff07a');
    } else {
      draw.ring(to.c, x, y, CELL * 0.44, CELL * 0.1, draw.PALETTE.ink);
      draw.ring(to.c, x, y, CELL * 0.44, CELL * 0.06, '#fff07a');
    }
  }
  const over = ui.over;
  if (over === undefined || !isOwnTurn(state)) return;
  const { x, y } = middleOf(layout, over, turned);
  to.c.strokeStyle = openTo(state, ui).some(({ from }) => from === over) ? '#ffffff' : '#ffffff90';
  to.c.lineWidth = 6;
  to.c.strokeRect(x - CELL / 2 + 4, y - CELL / 2 + 4, CELL - 8, CELL - 8);
}

/** The piece under the finger, larger and above it. */
function drawHeld(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { drag, from } = ui;
  if (!drag?.moved || from === undefined) return;
  const piece = state.cells[from] as number;
  if (ui.over !== undefined) {
    const { x, y } = middleOf(layout, ui.over, isTurned(state));
    draw.disc(to.c, x, y, CELL * 0.62, '#ffffff38');
  }
  drawPiece(to, piece, drag.x, drag.y, PIECE * 1.3, { lift: CELL * 0.5 });
}

function drawChoice(to: Surface, state: State, square: number): void {
  const turned = isTurned(state);
  const first = choiceRect(to, square, 0, turned);
  const { x, y, width: size } = first;
  draw.rounded(to.c, x - 15, y - 15, size * 4 + 30, size + 30, 34, draw.PALETTE.ink);
  draw.rounded(to.c, x - 8, y - 8, size * 4 + 16, size + 16, 28, '#fff6e2');
  for (const [index, kind] of PROMOTIONS.entries()) {
    const rect = choiceRect(to, square, index, turned);
    draw.rounded(
      to.c,
      rect.x + 5,
      rect.y + 5,
      size - 10,
      size - 10,
      20,
      index % 2 === 0 ? GREEN : '#a8cf86',
    );
    drawPiece(to, kind * state.turn, rect.x + size / 2, rect.y + size / 2, size * 0.44);
  }
}

/** The kinds that a side has lost, the dearest first. */
export function lostBy(state: State, side: 1 | -1): readonly Kind[] {
  const START = [8, 2, 2, 2, 1];
  const gone: Kind[] = [];
  let promoted = 0;
  for (const kind of [5, 4, 3, 2, 1] as const) {
    const left = state.cells.filter((piece) => piece === kind * side).length;
    const missing = (START[kind - 1] ?? 0) - left - (kind === 1 ? promoted : 0);
    if (missing < 0) promoted -= missing;
    for (let one = 0; one < missing; one += 1) gone.push(kind);
  }
  return gone;
}
