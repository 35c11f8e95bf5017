import * as draw from '@playgrove/kit/draw';
import type { Surface } from '@playgrove/kit/runtime';
import { STEPS, STEP_TICKS, VOICES } from '../rules/beat.ts';

const COLORS = [
  draw.PALETTE.red,
  draw.PALETTE.yellow,
  draw.PALETTE.teal,
  draw.PALETTE.purple,
  draw.PALETTE.pink,
] as const;
const CELL = 22;
const GAP = 5;
const PAD = 16;

export const LOOP_WIDTH = STEPS * (CELL + GAP) - GAP + PAD * 2;
export const LOOP_HEIGHT = VOICES.length * (CELL + GAP) - GAP + PAD * 2;

/** The billboard over the roofs: the player's own loop as lights, and where it is just now. */
export function drawLoop(
  to: Surface,
  x: number,
  y: number,
  tick: number,
  layers: readonly number[],
): void {
  const { c } = to;
  to.stamp('loop', LOOP_WIDTH + 40, LOOP_HEIGHT + 120, paintFrame, x, y);
  const step = Math.floor(tick / STEP_TICKS) % STEPS;
  const [left, top] = [x - LOOP_WIDTH / 2 + PAD, y - LOOP_HEIGHT / 2 + PAD];
  const lit = left + step * (CELL + GAP) - 3;
  draw.rounded(c, lit, top - 6, CELL + 6, LOOP_HEIGHT - PAD * 2 + 12, 8, '#ffffff26');
  if (layers.length === 0) drawWaiting(to, x, y, left, top, step);
  layers.forEach((first, row) => {
    const color = COLORS[row] ?? draw.PALETTE.yellow;
    for (const hit of VOICES[row]?.hits ?? []) {
      const column = (first + hit) % STEPS;
      const [cx, cy] = [left + column * (CELL + GAP), top + row * (CELL + GAP)];
      const now = column === step;
      if (now && !to.reducedMotion)
        draw.rounded(c, cx - 5, cy - 5, CELL + 10, CELL + 10, 9, draw.fade(color, 0.5));
      draw.rounded(c, cx, cy, CELL, CELL, 6, now ? draw.tint(color, 0.65) : color);
    }
  });
}

/** Silence still has a pulse: quarter notes run along the edges, and the board says what starts the beat. */
function drawWaiting(
  to: Surface,
  x: number,
  y: number,
  left: number,
  top: number,
  step: number,
): void {
  for (const row of [0, VOICES.length - 1]) {
    const color = COLORS[row] ?? draw.PALETTE.yellow;
    for (let column = 0; column < STEPS; column += 4) {
      const now = Math.floor(step / 4) * 4 === column;
      const alpha = to.reducedMotion || !now ? 0.45 : 1 - (step - column) * 0.15;
      const [cx, cy] = [left + column * (CELL + GAP), top + row * (CELL + GAP)];
      draw.rounded(to.c, cx, cy, CELL, CELL, 6, draw.fade(color, alpha));
    }
  }
  to.label(to.words('board.start'), x, y, to.readable(34, 15));
}

function paintFrame(c: CanvasRenderingContext2D): void {
  const [w, h] = [LOOP_WIDTH, LOOP_HEIGHT];
  for (const at of [-0.34, 0.34]) {
    draw.rounded(c, at * w - 9, h / 2 - 4, 18, 62, 4, '#1b0f3a');
  }
  draw.rounded(c, -w / 2 - 9, -h / 2 - 9, w + 18, h + 18, 22, draw.PALETTE.ink);
  draw.rounded(c, -w / 2 - 3, -h / 2 - 3, w + 6, h + 6, 18, '#7a68c8');
  draw.rounded(c, -w / 2, -h / 2, w, h, 15, '#1c1142');
  for (let row = 0; row < VOICES.length; row += 1) {
    for (let column = 0; column < STEPS; column += 1) {
      const x = -w / 2 + PAD + column * (CELL + GAP);
      const y = -h / 2 + PAD + row * (CELL + GAP);
      draw.rounded(c, x, y, CELL, CELL, 6, column % 4 === 0 ? '#44327e' : '#33246a');
    }
  }
}
