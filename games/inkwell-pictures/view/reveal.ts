import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Rect, type Surface } from '@playgrove/kit/runtime';
import { pictureOf } from '../rules/pictures.ts';
import { INK, isWon, type State } from '../rules/state.ts';
import { PAPER, PAPER_SHADE, SEAL, TEXT } from './colors.ts';
import { drawSheet } from './desk.ts';
import { drawingOf, paintDrawing, poseOf } from './finished.ts';
import { cellRect, type Layout } from './layout.ts';
import type { Ui } from './ui.ts';

/** Seconds from the last cell until color spreads, until it covers the page, until the page is done. */
const SPREADS = 0.2;
const COVERS = 1;
const MOVES = 0.6;
/** How long the kit waits for the finished page, milliseconds. */
export const FINALE = 2300;

const between = (time: number, from: number, length: number): number =>
  Math.min(1, Math.max(0, (time - from) / length));

/** Color spreads from the last cell; then the picture takes the page, with its name and a seal. */
export function drawReveal(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { sheet } = layout;
  const time = to.reducedMotion ? ui.won + COVERS : ui.won;
  const spread = between(time, SPREADS, COVERS - SPREADS);
  if (spread <= 0) return;
  if (spread >= 1) {
    drawSheet(to, layout, state, '', true);
    drawPicture(to, layout, state, time);
    return;
  }
  const { x, y, width: side } = cellRect(layout, state.width, ui.final);
  const reach = Math.hypot(sheet.width, sheet.height) * ease.inOut(spread);
  draw.clipped(
    to.c,
    (path) => {
      path.arc(x + side / 2, y + side / 2, reach, 0, Math.PI * 2);
    },
    () => {
      drawSheet(to, layout, state, '', true);
      drawPicture(to, layout, state, time);
    },
  );
}

function drawPicture(to: Surface, layout: Layout, state: State, time: number): void {
  const { sheet, board, cell } = layout;
  const drawing = drawingOf(state.colors, state.width);
  const size = to.readable(46);
  const name = between(time, COVERS + MOVES * 0.7, 0.4);
  const room = { width: sheet.width - 50, height: sheet.height - size * 2.2 - 40 };
  // Half a cell of the paper around the drawing is enough.
  const [across, along] = [drawing.width - 1, drawing.height - 1];
  const grown = Math.min(room.width / across, room.height / along, cell * 1.5) / cell;
  const part = ease.inOut(between(time, COVERS, MOVES));
  const from = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const until = { x: sheet.x + sheet.width / 2, y: sheet.y + 24 + room.height / 2 };
  // Its outline stays on the paper.
  const edge = sheet.x + sheet.width - board.x - board.width;
  const start = Math.min(1, 1 - (cell * 0.46 - edge * 2) / board.width);
  const scale = start + (grown - start) * part;
  const reach = Math.max(drawing.width, drawing.height) * cell * scale;
  const { motion } = pictureOf(state.picture);
  const moving = to.reducedMotion ? 'still' : motion;
  const pose = poseOf(moving, Math.max(0, time - COVERS), reach);
  to.stamp(
    `drawing ${state.colors} ${cell.toFixed(1)}`,
    drawing.width * cell,
    drawing.height * cell,
    (c) => paintDrawing(c, drawing, cell),
    from.x + (until.x - from.x) * part + pose.x * part,
    from.y + (until.y - from.y) * part + pose.y * part,
    {
      rotate: pose.rotate * part,
      scaleX: scale * (1 + (pose.scaleX - 1) * part),
      scaleY: scale * (1 + (pose.scaleY - 1) * part),
    },
  );
  if (name <= 0) return;
  const { c } = to;
  c.globalAlpha = name;
  const text = to.words(`name.${state.picture}`);
  const y = sheet.y + sheet.height - size * 1.25;
  draw.drawText(c, text, sheet.x + sheet.width / 2, y, {
    size,
    color: TEXT,
    weight: 700,
    wide: sheet.width - 180,
    lines: 1,
  });
  c.globalAlpha = 1;
  const stamp = between(time, COVERS + MOVES, 0.22);
  if (stamp > 0) {
    draw.place(
      c,
      sheet.x + sheet.width - 58,
      sheet.y + sheet.height - 60,
      () => {
        c.globalAlpha = stamp;
        paintSeal(c, 34);
        c.globalAlpha = 1;
      },
      -0.14,
      1.8 - 0.8 * ease.out(stamp),
    );
  }
}

/** The octopus's red seal: a drop in a square. */
function paintSeal(c: Context, half: number): void {
  draw.rounded(c, -half, -half, half * 2, half * 2, half * 0.3, SEAL);
  c.strokeStyle = '#fff1dc';
  c.lineWidth = half * 0.1;
  c.strokeRect(-half * 0.74, -half * 0.74, half * 1.48, half * 1.48);
  c.fillStyle = '#fff1dc';
  c.beginPath();
  c.moveTo(0, -half * 0.56);
  c.bezierCurveTo(half * 0.5, -half * 0.02, half * 0.44, half * 0.52, 0, half * 0.52);
  c.bezierCurveTo(-half * 0.44, half * 0.52, -half * 0.5, -half * 0.02, 0, -half * 0.56);
  c.fill();
  draw.disc(c, half * 0.12, half * 0.16, half * 0.12, SEAL);
}

/** The page as a picture to keep: the finished drawing, or the ink so far. */
export function paintPage(c: Context, area: Rect, state: State): void {
  const { x, y, width, height } = area;
  c.fillStyle = draw.down(c, y, y + height, '#fffaea', PAPER, PAPER_SHADE);
  c.fillRect(x, y, width, height);
  const won = isWon(state);
  const letters = won
    ? state.colors
    : [...state.colors].map((_, cell) => (state.marks[cell] === INK ? 'K' : '.')).join('');
  const drawing = drawingOf(letters, state.width);
  const cell = Math.min((width * 0.86) / drawing.width, (height * 0.86) / drawing.height);
  draw.place(c, x + width / 2, y + height / 2, () => paintDrawing(c, drawing, cell));
  const half = Math.min(width, height) * 0.05;
  if (won)
    draw.place(c, x + width - half * 1.8, y + height - half * 1.8, () => paintSeal(c, half), -0.14);
}
