import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Motion, type Surface } from '@playgrove/kit/runtime';
import { HOLE, inMotif, SIDE } from '../rules/board.ts';
import { patchFor } from '../rules/patches.ts';
import type { Last, State } from '../rules/state.ts';
import { drawButton, drawCloth, drawPatch, edgesOf } from './cloth.ts';
import { CELL, RAIL, type Layout } from './layout.ts';
import { FOLD, foldStart, LAND, lengthOf, LINE_RUN, lineStart, moveOf } from './timeline.ts';
import { knownOf, type Ghost, type Ui } from './ui.ts';

const BOARD = CELL * SIDE;

const middleX = (layout: Layout, cell: number): number => layout.x + ((cell % SIDE) + 0.5) * CELL;
const middleY = (layout: Layout, cell: number): number =>
  layout.y + (Math.floor(cell / SIDE) + 0.5) * CELL;

/** The wooden frame with the linen that patches are sewn on. */
export function drawFrame(to: Surface, layout: Layout, cells: readonly number[]): void {
  const holes = cells.map((kind) => (kind === HOLE ? '#' : '.')).join('');
  to.layer(`frame ${holes} ${layout.x} ${layout.y}`, (c) => {
    const { x, y } = layout;
    const rail = (grow: number, drop: number, paint: string | CanvasGradient): void =>
      draw.rounded(
        c,
        x - grow,
        y - grow + drop,
        BOARD + grow * 2,
        BOARD + grow * 2,
        grow + 12,
        paint,
      );
    rail(RAIL, 16, draw.fade('#3a0f2c', 0.45));
    rail(RAIL, 7, draw.PALETTE.ink);
    rail(RAIL, 0, draw.PALETTE.ink);
    rail(RAIL - 4, 4, '#8a4a22');
    rail(RAIL - 4, 0, draw.down(c, y - RAIL, y + BOARD, '#f3b86a', '#d98e45', '#c27433'));
    rail(RAIL - 9, 0, draw.fade('#ffe3ac', 0.55));
    rail(RAIL - 12, 0, '#cf8440');
    rail(5, 0, draw.PALETTE.ink);
    rail(1, 0, draw.down(c, y, y + BOARD, '#fff6e2', '#ffeccb'));
    for (const px of [x - RAIL / 2, x + BOARD + RAIL / 2])
      for (const py of [y - RAIL / 2, y + BOARD + RAIL / 2]) {
        draw.disc(c, px, py + 2, 7, draw.PALETTE.ink);
        draw.disc(c, px, py, 6, '#ffe08a');
      }
    paintLinen(c, layout, cells);
  });
}

function paintLinen(c: Context, layout: Layout, cells: readonly number[]): void {
  const { x, y } = layout;
  c.fillStyle = '#f6dfb8';
  for (let cell = 0; cell < cells.length; cell += 1)
    if ((cell + Math.floor(cell / SIDE)) % 2 === 1)
      c.fillRect(x + (cell % SIDE) * CELL, y + Math.floor(cell / SIDE) * CELL, CELL, CELL);
  c.setLineDash([7, 7]);
  draw.rim(c, '#dcb988', 2.5, (path) => {
    for (let line = 1; line < SIDE; line += 1) {
      path.moveTo(x + line * CELL, y + 4);
      path.lineTo(x + line * CELL, y + BOARD - 4);
      path.moveTo(x + 4, y + line * CELL);
      path.lineTo(x + BOARD - 4, y + line * CELL);
    }
  });
  c.setLineDash([]);
  cells.forEach((kind, cell) => {
    if (kind !== HOLE) return;
    const [left, top] = [x + (cell % SIDE) * CELL, y + Math.floor(cell / SIDE) * CELL];
    draw.rounded(c, left, top, CELL, CELL, 10, draw.PALETTE.ink);
    draw.rounded(c, left + 3, top + 3, CELL - 6, CELL - 6, 9, '#8a4a22');
    draw.rounded(c, left + 3, top + 3, CELL - 6, CELL - 13, 9, '#d98e45');
    draw.rounded(c, left + 12, top + 9, CELL - 24, 7, 3, draw.fade('#ffe3ac', 0.7));
  });
}

/** All that is sewn on, with the last move running over it. */
export function drawQuilt(
  to: Surface,
  state: State,
  ui: Ui,
  layout: Layout,
  motion: Motion<State>,
): void {
  const last = motion.part < 1 ? moveOf(motion.from, state) : null;
  if (!last || !motion.from) {
    drawCells(to, layout, state.cells, knownOf(ui, state).motif, state.buttons);
    return;
  }
  const now = motion.part * lengthOf(last);
  const patch = patchFor(last.shape);
  const cells = [...motion.from.cells];
  for (const { x, y } of patch.cells) cells[last.at + y * SIDE + x] = last.fabric;
  const folds = foldsOf(last);
  const edges = edgesOf(cells);
  const motif = inMotif(cells);
  const { buttons } = motion.from;
  const pop = to.reducedMotion ? 1 : 1.16 - 0.16 * ease.back(Math.min(1, now / LAND));
  const own = new Set(patch.cells.map(({ x, y }) => last.at + y * SIDE + x));
  for (const [cell, kind] of cells.entries()) {
    if (kind < 0 || now > (folds.get(cell) ?? Infinity)) continue;
    const scale = own.has(cell) ? pop : 1;
    const [x, y] = [middleX(layout, cell), middleY(layout, cell)];
    drawCloth(to, kind, edges[cell] ?? 15, motif[cell] ?? false, x, y, {
      scaleX: scale,
      scaleY: scale,
    });
    if (buttons[cell] === 1) drawButton(to, x, y);
  }
  if (now < LAND * 1.6) drawGlint(to.c, layout, own, 1 - now / (LAND * 1.6));
  drawThreads(to, layout, last, now);
  for (const [cell, start] of folds) {
    const part = (now - start) / FOLD;
    if (part <= 0 || part >= 1) continue;
    const eased = to.reducedMotion ? 0 : ease.in(part);
    const [x, y] = [middleX(layout, cell), middleY(layout, cell) - eased * 70];
    const scale = to.reducedMotion ? 1 : 1.1 - eased * 0.9;
    const options = {
      scaleX: scale,
      scaleY: scale,
      rotate: eased * (cell % 2 === 0 ? 1 : -1),
      alpha: 1 - part * part,
    };
    drawCloth(to, cells[cell] ?? 0, 15, true, x, y, options);
    if (buttons[cell] === 1) drawButton(to, x, y, scale * 1.2);
  }
}

function drawCells(
  to: Surface,
  layout: Layout,
  cells: readonly number[],
  motif: readonly boolean[],
  buttons: readonly number[],
): void {
  const edges = edgesOf(cells);
  for (const [cell, kind] of cells.entries()) {
    if (kind < 0) continue;
    const [x, y] = [middleX(layout, cell), middleY(layout, cell)];
    drawCloth(to, kind, edges[cell] ?? 15, motif[cell] ?? false, x, y);
    if (buttons[cell] === 1) drawButton(to, x, y);
  }
}

/** By stitched cell: when it folds away. */
function foldsOf(last: Last): ReadonlyMap<number, number> {
  const folds = new Map<number, number>();
  for (let pair = 0; pair < last.swept.length; pair += 2) {
    const cell = last.swept[pair] ?? 0;
    folds.set(cell, foldStart(last, cell, last.swept[pair + 1] ?? 0));
  }
  return folds;
}

function drawGlint(c: Context, layout: Layout, cells: ReadonlySet<number>, alpha: number): void {
  c.fillStyle = draw.fade('#ffffff', alpha * 0.55);
  for (const cell of cells)
    c.fillRect(middleX(layout, cell) - CELL / 2, middleY(layout, cell) - CELL / 2, CELL, CELL);
}

/** A needle runs along every full line and draws a golden thread after it. */
function drawThreads(to: Surface, layout: Layout, last: Last, now: number): void {
  last.lines.forEach((line, index) => {
    const part = (now - lineStart(index)) / LINE_RUN;
    if (part <= 0 || part >= 1.35) return;
    const across = line < SIDE;
    const fixed = across ? layout.y + (line + 0.5) * CELL : layout.x + (line - SIDE + 0.5) * CELL;
    const begin = (across ? layout.x : layout.y) - 10;
    const tip = begin + (BOARD + 20) * Math.min(1, part);
    const point = (along: number): readonly [number, number] =>
      across ? [along, fixed] : [fixed, along];
    const { c } = to;
    c.globalAlpha = part > 1 ? Math.max(0, (1.35 - part) / 0.35) : 1;
    for (const [paint, width] of [
      [draw.PALETTE.ink, 13],
      ['#ffe45c', 7],
    ] as const) {
      c.setLineDash([26, 14]);
      draw.rim(c, paint, width, (path) => {
        path.moveTo(...point(begin));
        path.lineTo(...point(tip));
      });
    }
    c.setLineDash([]);
    c.globalAlpha = 1;
    if (part >= 1) return;
    const [x, y] = point(tip);
    draw.stamped(
      to,
      'needle',
      { x, y, width: 130, height: 40, rotate: across ? 0 : Math.PI / 2 },
      paintNeedle,
    );
  });
}

function paintNeedle(c: Context): void {
  const shape = (grow: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(60 + grow, 0);
      path.quadraticCurveTo(10, -9 - grow, -48, -9 - grow);
      path.quadraticCurveTo(-60 - grow, 0, -48, 9 + grow);
      path.quadraticCurveTo(10, 9 + grow, 60 + grow, 0);
    });
  shape(4, draw.PALETTE.ink);
  shape(0, draw.down(c, -10, 10, '#ffffff', '#cfd8ea', '#8794b8'));
  draw.rounded(c, -46, -3.5, 18, 7, 3.5, draw.PALETTE.ink);
}

/** Where the patch would go, and what would be stitched away with it. */
export function drawGhost(to: Surface, layout: Layout, ghost: Ghost | undefined): void {
  if (!ghost) return;
  const { c } = to;
  const { patch, at, fabric, result } = ghost;
  const beat = to.reducedMotion ? 0.6 : 0.5 + 0.5 * Math.sin(to.time * 7);
  if (result && result.swept.size > 0) {
    c.fillStyle = draw.fade('#fff7b0', 0.45 + beat * 0.3);
    for (const cell of result.swept.keys())
      c.fillRect(middleX(layout, cell) - CELL / 2, middleY(layout, cell) - CELL / 2, CELL, CELL);
  }
  const x = layout.x + ((at % SIDE) + patch.width / 2) * CELL;
  const y = layout.y + (Math.floor(at / SIDE) + patch.height / 2) * CELL;
  drawPatch(to, patch, fabric, x, y, CELL, result ? 0.62 : 0.4);
  if (result) return;
  for (const cell of patch.cells) {
    const [cx, cy] = [
      layout.x + ((at % SIDE) + cell.x + 0.5) * CELL,
      layout.y + (Math.floor(at / SIDE) + cell.y + 0.5) * CELL,
    ];
    draw.ring(c, cx, cy, 20, 11, draw.PALETTE.ink);
    draw.ring(c, cx, cy, 20, 5, '#ffffff');
    draw.rim(c, '#ffffff', 5, (path) => {
      path.moveTo(cx - 13, cy + 13);
      path.lineTo(cx + 13, cy - 13);
    });
  }
}
