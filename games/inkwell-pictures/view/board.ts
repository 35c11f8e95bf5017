import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Surface } from '@playgrove/kit/runtime';
import { BLOT, CROSS, INK, type State } from '../rules/state.ts';
import { INK_COLOR, INK_SHEEN, SEAL } from './colors.ts';
import { cellRect, type Layout } from './layout.ts';
import { runInHand, SHINE, SOAK, type Ui } from './ui.ts';

/** Everything on the cells: bands, ink, crosses, blots, hints. */
export function drawMarks(to: Surface, layout: Layout, state: State, ui: Ui): void {
  if (ui.focus >= 0 && ui.won === 0) drawBands(to.c, layout, state, ui.focus);
  drawShine(to, layout, state, ui);
  drawInk(to, layout, state, ui);
  drawCrosses(to.c, layout, state);
  drawWaiting(to.c, layout, state, ui);
  drawBlots(to, layout, state, ui);
  if (ui.hint) drawHint(to, layout, state, ui.hint.cells);
}

/** The row and the column of the cell in hand, up to their numbers. */
function drawBands(
  c: Context,
  { board, cell, sheet }: Layout,
  { width }: State,
  focus: number,
): void {
  const [x, y] = [board.x + (focus % width) * cell, board.y + Math.floor(focus / width) * cell];
  c.fillStyle = '#3f7cc224';
  c.fillRect(sheet.x + 8, y, board.x + board.width - sheet.x - 8, cell);
  c.fillRect(x, sheet.y + 8, cell, board.y + board.height - sheet.y - 8);
}

/** Light runs along a line that has just been finished. */
function drawShine({ c, reducedMotion }: Surface, layout: Layout, state: State, ui: Ui): void {
  const { board, cell } = layout;
  const rows = state.colors.length / state.width;
  for (const [at, age] of ui.shine) {
    const part = Math.min(1, age / SHINE);
    const reach = reducedMotion ? 1 : ease.out(part);
    c.globalAlpha = (1 - part) * 0.75;
    c.fillStyle = '#ffcf4d';
    if (at < rows) c.fillRect(board.x, board.y + at * cell, board.width * reach, cell);
    else c.fillRect(board.x + (at - rows) * cell, board.y, cell, board.height * reach);
  }
  c.globalAlpha = 1;
}

const inked = new WeakMap<readonly number[], { readonly layout: Layout; readonly path: Path2D }>();

/** Ink that has soaked in, as one shape: cells run together and have round outer corners. */
function inkPath(layout: Layout, state: State, ui: Ui): Path2D {
  const known = inked.get(state.marks);
  if (known?.layout === layout && ui.fresh.size === 0) return known.path;
  const path = new Path2D();
  const { width, marks } = state;
  const isInk = (cell: number): boolean => marks[cell] === INK;
  const { cell: side } = layout;
  const r = side * 0.3;
  for (const [cell, mark] of marks.entries()) {
    if (mark !== INK || ui.fresh.has(cell)) continue;
    const up = isInk(cell - width);
    const under = isInk(cell + width);
    const left = cell % width > 0 && isInk(cell - 1);
    const right = (cell + 1) % width > 0 && isInk(cell + 1);
    const { x, y } = cellRect(layout, width, cell);
    const corners = [up || left, up || right, under || right, under || left];
    path.roundRect(
      x + 1,
      y + 1,
      side - 2 + (right ? 3 : 0),
      side - 2 + (under ? 3 : 0),
      corners.map((joined) => (joined ? 0 : r)),
    );
  }
  if (ui.fresh.size === 0) inked.set(marks, { layout, path });
  return path;
}

function drawInk(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { c } = to;
  const { cell: side } = layout;
  c.fillStyle = INK_COLOR;
  c.fill(inkPath(layout, state, ui));
  for (const [cell, age] of ui.fresh) {
    if (state.marks[cell] !== INK) continue;
    const part = Math.min(1, age / SOAK);
    const size = to.reducedMotion ? 1 : 0.45 + 0.55 * ease.back(part);
    const { x, y } = cellRect(layout, state.width, cell);
    const half = (side / 2) * size;
    const [mx, my] = [x + side / 2, y + side / 2];
    draw.rounded(c, mx - half, my - half, half * 2, half * 2, half * (1 - part * 0.55), INK_COLOR);
    c.globalAlpha = 1 - part;
    draw.disc(c, mx - half * 0.3, my - half * 0.3, half * 0.4, INK_SHEEN);
    c.globalAlpha = 1;
  }
}

function drawCrosses(c: Context, layout: Layout, { marks, width }: State): void {
  c.beginPath();
  for (const [cell, mark] of marks.entries()) if (mark === CROSS) crossPath(c, layout, width, cell);
  strokeCrosses(c, layout);
}

function crossPath(c: Context, layout: Layout, width: number, cell: number): void {
  const { cell: side } = layout;
  const reach = side * 0.2;
  const { x, y } = cellRect(layout, width, cell);
  const [mx, my] = [x + side / 2, y + side / 2];
  c.moveTo(mx - reach, my - reach);
  c.lineTo(mx + reach, my + reach);
  c.moveTo(mx + reach, my - reach);
  c.lineTo(mx - reach, my + reach);
}

function strokeCrosses(c: Context, { cell: side }: Layout): void {
  c.strokeStyle = '#a8946a';
  c.lineWidth = Math.max(3, side * 0.07);
  c.lineCap = 'round';
  c.stroke();
}

/** What the finger is about to make of its first cell. */
function drawWaiting(c: Context, layout: Layout, { width }: State, { stroke }: Ui): void {
  if (!stroke?.waits) return;
  const { cell: side } = layout;
  const { x, y } = cellRect(layout, width, stroke.start);
  c.globalAlpha = 0.6;
  if (stroke.to === INK) {
    draw.rounded(c, x + side * 0.1, y + side * 0.1, side * 0.8, side * 0.8, side * 0.28, INK_COLOR);
  } else if (stroke.to === CROSS) {
    c.beginPath();
    crossPath(c, layout, width, stroke.start);
    strokeCrosses(c, layout);
  }
  c.globalAlpha = 1;
}

/** A splash in another color with a cross on it. */
function drawBlots(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { cell: side } = layout;
  for (const [cell, mark] of state.marks.entries()) {
    if (mark !== BLOT) continue;
    const { x, y } = cellRect(layout, state.width, cell);
    const age = ui.fresh.get(cell);
    const part = age === undefined ? 1 : Math.min(1, age / SOAK);
    const scale = to.reducedMotion ? 1 : 0.5 + 0.5 * ease.back(part);
    const paint = (c: Context): void => {
      draw.splat(c, 0, 0, side * 0.4, SEAL, 5);
      const reach = side * 0.16;
      draw.line(c, [-reach, -reach, reach, reach], side * 0.1, '#fff6e3');
      draw.line(c, [reach, -reach, -reach, reach], side * 0.1, '#fff6e3');
    };
    const key = `blot ${side.toFixed(1)}`;
    to.stamp(key, side * 2, side * 2, paint, x + side / 2, y + side / 2, {
      scaleX: scale,
      scaleY: scale,
    });
  }
}

function drawHint(to: Surface, layout: Layout, state: State, cells: readonly number[]): void {
  const { c } = to;
  const { cell: side } = layout;
  const pulse = to.reducedMotion ? 0 : Math.sin(to.time * 5) * side * 0.03;
  c.beginPath();
  for (const cell of cells) {
    const { x, y } = cellRect(layout, state.width, cell);
    const inset = side * 0.1 - pulse;
    c.roundRect(x + inset, y + inset, side - inset * 2, side - inset * 2, side * 0.2);
  }
  c.fillStyle = '#ffcf4d66';
  c.fill();
  c.strokeStyle = '#d98a1f';
  c.lineWidth = side * 0.08;
  c.stroke();
}

/** The length of the run being drawn, above the finger. */
export function drawRun(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const run = runInHand(state, ui);
  if (run === 0 || !ui.stroke || ui.won > 0) return;
  const { x, y, width } = cellRect(layout, state.width, ui.stroke.last);
  const size = to.readable(44, 20);
  const [mx, my] = [x + width / 2, Math.max(size, y - Math.max(width, size) * 1.15)];
  const { c } = to;
  draw.disc(c, mx, my, size * 0.82, '#fffaf0');
  draw.disc(c, mx, my, size * 0.72, INK_COLOR);
  draw.drawText(c, String(run), mx, my + size * 0.04, { size, color: '#fffaf0', weight: 700 });
}
