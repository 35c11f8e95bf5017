import * as draw from '@playgrove/kit/draw';
import type { Context, Point } from '@playgrove/kit/runtime';
import {
  columnsOf,
  EMPTY,
  landing,
  POP,
  ROWS,
  THEIRS,
  type Rule,
  type Side,
} from '../rules/board.ts';
import { HINTED } from '../rules/state.ts';
import { pointOf } from '../rules.ts';
import { drawApple } from './apples.ts';
import { cellOf, crateRect, flapRect, FRAME, middleOf } from './layout.ts';
import { fallIn, POPPED, slideOf, type Fall } from './motion.ts';
import { canPop, heldColumn, isOwnTurn, type Scene } from './ui.ts';

const APPLE = 0.41;
const HOLE = 0.435;

/** Apples behind the wood, the wood, and what is shown on it. */
export function drawBoard(scene: Scene): void {
  const { to, layout, state, motion } = scene;
  const { rule, cells, last, line } = state;
  const cell = cellOf(layout, rule);
  const r = cell * APPLE;
  const fall = fallIn(state, motion);
  const celebrated = line.length > 0 && motion.ended !== undefined;
  const joy = celebrated ? Math.max(0, motion.ended * 1000 - slideOf(state, state)) : 0;
  const popped = last && last.move >= POP && motion.from && motion.part < 1 ? motion.part : 1;
  const at = (index: number): Point => middleOf(layout, rule, pointOf(index));
  for (const [index, side] of cells.entries()) {
    if (side === EMPTY || (joy > 0 && line.includes(index))) continue;
    const { x, y } = at(index);
    if (index === last?.cell && last.move < POP) drawFalling(scene, side as Side, { x, y }, fall);
    else {
      const drops = popped < 1 && Math.floor(index / ROWS) === (last?.move ?? 0) % POP;
      drawApple(to, side as Side, x, y - (drops ? (1 - popped * popped) * cell : 0), r);
    }
  }
  drawTargets(scene, r);
  drawWood(scene, fall.flat * 4);
  if (popped < 1 && last) {
    const time = (popped * POPPED) / 1000;
    const { x, y } = at(last.cell);
    drawApple(to, last.side, x + time * 90, y + cell * 0.3 + 2600 * time * time, r, {
      rotate: time * 5,
    });
  }
  drawFlaps(scene);
  if (joy > 0) drawLine(scene, r, joy);
  else if (last && fall.up === 0 && popped >= 1 && last.move < POP) {
    draw.ring(to.c, at(last.cell).x, at(last.cell).y, cell * HOLE, cell * 0.045, '#fff6d0');
  }
}

function drawFalling({ to, layout, state }: Scene, side: Side, { x, y }: Point, fall: Fall): void {
  const { up, thrown, flat } = fall;
  const cell = cellOf(layout, state.rule);
  const r = cell * APPLE;
  const pose = { scaleX: 1 + flat * 0.2, scaleY: 1 - flat * 0.22, rotate: up * 0.05 };
  if (thrown >= 1) {
    drawApple(to, side, x, y - up * cell + flat * r * 0.2, r, pose);
    return;
  }
  // Thrown from the paws in an arc, growing as it comes nearer.
  const { rival } = layout;
  const part = thrown * thrown * (3 - 2 * thrown);
  const [px, py] = [rival.x + rival.r * 0.08, rival.y + rival.r * 0.46];
  const high = Math.sin(part * Math.PI) * cell * 0.9;
  const top = py + (y - up * cell - py) * part - high;
  drawApple(to, side, px + (x - px) * part, top, r * (0.66 + part * 0.34), { rotate: part * 6.3 });
}

/** The apple that waits above a column, and a faint one where it would land. */
function drawTargets({ to, layout, state, ui }: Scene, r: number): void {
  if (!isOwnTurn(state)) return;
  const { rule, cells, turn } = state;
  const hint = ui.hint === undefined ? undefined : ui.hint % HINTED;
  const column = hint !== undefined && hint < POP ? hint : heldColumn(state, ui);
  if (hint !== undefined && hint >= POP) return;
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3.4) * r * 0.09;
  const above = middleOf(layout, rule, { x: ui.show.held.value, y: -1 });
  drawApple(to, turn, above.x, above.y + bob, r, { rotate: (column - ui.show.held.value) * -0.2 });
  const cell = landing(cells, column);
  if (cell === undefined || (hint === undefined && ui.over === undefined)) return;
  const { x, y } = middleOf(layout, rule, pointOf(cell));
  drawApple(to, turn, x, y, r, { alpha: hint === undefined ? 0.34 : 0.62 });
}

/** The crate's front, with a hole for each cell; `knock` moves it a little when an apple lands. */
function drawWood({ to, layout, state: { rule } }: Scene, knock: number): void {
  const { x, y, width, height } = crateRect(layout, rule);
  const paint = (c: Context): void => paintWood(c, rule, width, height);
  const out = FRAME * 2 + 24;
  const [middle, low] = [x + width / 2, y + height / 2 + knock];
  to.stamp(`wood ${rule} ${width}`, width + out, height + out, paint, middle, low);
}

function paintWood(c: Context, rule: Rule, wide: number, tall: number): void {
  const cell = tall / ROWS;
  const [x, y] = [-wide / 2, -tall / 2];
  const columns = columnsOf(rule);
  const holes = (path: Context, r: number, down = 0): void => {
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < ROWS; row += 1) {
        const [hx, hy] = [x + (column + 0.5) * cell, y + (row + 0.5) * cell + down];
        path.moveTo(hx + r, hy);
        path.arc(hx, hy, r, 0, Math.PI * 2);
      }
    }
  };
  const board = (path: Context, out: number): void =>
    path.roundRect(x - out, y - out, wide + out * 2, tall + out * 2, 30 + out / 3);
  const through = (paint: string | CanvasGradient, out: number): void => {
    c.beginPath();
    board(c, out);
    holes(c, cell * HOLE);
    c.fillStyle = paint;
    c.fill('evenodd');
  };
  draw.rim(c, draw.PALETTE.ink, 12, (path) => board(path, FRAME));
  through(draw.down(c, y - FRAME, -y + FRAME, '#b06a35', '#8a4a2b', '#6b3527'), FRAME);
  through(draw.down(c, y, -y, '#f6c27a', '#e2a05a', '#c67d45'), 6);
  c.save();
  c.beginPath();
  board(c, 6);
  holes(c, cell * HOLE);
  c.clip('evenodd');
  for (let column = 0; column < columns; column += 1) {
    const edge = x + column * cell;
    if (column % 2 === 1)
      draw.rounded(c, edge, y - 6, cell, tall + 12, 0, draw.fade('#8a4a20', 0.1));
    for (let grain = 0; grain < 4; grain += 1) {
      const gx = edge + cell * (0.08 + grain * 0.27);
      const bend = (column * 7 + grain * 5) % 9;
      draw.drawPath(
        c,
        `M${gx} ${y - 6} C${gx + bend * 3 - 12} ${y + tall * 0.3} ${gx + 14 - bend * 3} ${y + tall * 0.7} ${gx + 4} ${-y + 6}`,
        { line: draw.fade('#7d3f1c', 0.2), width: 3 },
      );
    }
    if (column > 0) {
      draw.line(c, [edge, y - 6, edge, -y + 6], 5, draw.fade('#5c2a1a', 0.5));
      draw.line(c, [edge + 4, y - 6, edge + 4, -y + 6], 2.5, draw.fade('#fff0c8', 0.5));
    }
  }
  // A rim of light below each hole and a cut edge above it.
  draw.rim(c, draw.fade('#fff0c4', 0.85), cell * 0.07, (path) =>
    holes(path, cell * HOLE, cell * 0.025),
  );
  draw.rim(c, '#7a3d22', cell * 0.06, (path) => holes(path, cell * HOLE, -cell * 0.012));
  c.restore();
  draw.rim(c, draw.PALETTE.ink, cell * 0.03, (path) => holes(path, cell * HOLE));
  draw.rim(c, draw.fade('#ffdfa0', 0.55), 4, (path) => board(path, FRAME - 9));
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const) {
    const [bx, by] = [sx * (wide / 2 + 9), sy * (tall / 2 + 9)];
    draw.disc(c, bx, by, 10, draw.PALETTE.ink);
    draw.disc(c, bx - 1, by - 1, 7, draw.radial(c, bx - 3, by - 3, 9, '#fff6d0', '#d9a441'));
  }
}

/** Flaps below apples that may be taken out. */
function drawFlaps({ to, layout, state, ui }: Scene): void {
  if (state.rule !== 'pop' || !isOwnTurn(state)) return;
  for (let column = 0; column < columnsOf(state.rule); column += 1) {
    if (!canPop(state, column)) continue;
    const { x, y, width } = flapRect(layout, state.rule, column);
    const on = ui.over === column + POP || (ui.hint ?? -1) % HINTED === column + POP;
    const down = to.reducedMotion ? 0 : Math.sin(to.time * 3 + column) * 3;
    const paint = (c: Context): void => paintFlap(c, width * 0.38, on);
    to.stamp(`flap ${on} ${width}`, width, 84, paint, x + width / 2, y + FRAME + 38 + down);
  }
}

function paintFlap(c: Context, half: number, on: boolean): void {
  const face = draw.down(c, -27, 27, on ? '#fff3b0' : '#ffc45e', on ? '#ffc93c' : '#ef8a2e');
  draw.rounded(c, -half, -33, half * 2, 66, 22, draw.PALETTE.ink);
  draw.rounded(c, 6 - half, -27, half * 2 - 12, 54, 17, face);
  draw.drawPath(c, 'M-15 -7 L0 9 L15 -7', { line: draw.PALETTE.ink, width: 9 });
}

/** The line that won: the wood darkens, light spreads, and its apples jump one after the other. */
function drawLine({ to, layout, state }: Scene, r: number, joy: number): void {
  const { c } = to;
  const { rule, line, winner } = state;
  const { x, y, width, height } = crateRect(layout, rule, 6);
  draw.rounded(c, x, y, width, height, 30, draw.fade('#2a1236', Math.min(1, joy / 260) * 0.5));
  const spots = line.map((cell) => middleOf(layout, rule, pointOf(cell)));
  const shown = Math.max(1, Math.ceil(Math.min(1, joy / 420) * spots.length));
  const gold = draw.fade(winner === THEIRS ? '#d9f27a' : '#ffd83a', 0.55);
  for (const spot of spots.slice(0, shown)) draw.disc(c, spot.x, spot.y, r * 1.34, gold);
  for (const [order, spot] of spots.entries()) {
    const since = to.reducedMotion ? -1 : (joy - 160 - order * 110) / 1000;
    const wave = since < 0 ? 0 : Math.max(0, Math.sin(since * 7.5)) * Math.exp(-since * 1.1);
    const beat = 1.06 + wave * 0.12;
    const up = spot.y - wave * r * 0.9;
    const pose = { scaleX: beat, scaleY: beat, rotate: wave * 0.3 };
    drawApple(to, winner as Side, spot.x, up, r, pose);
    const spark = to.reducedMotion ? 0.5 : Math.abs(Math.sin(joy / 240 + order));
    draw.sparkle(c, spot.x + r * 0.8, up - r * 0.8, r * 0.34 * (0.4 + spark), '#fffbe0');
  }
}
