import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Motion, type Surface } from '@playgrove/kit/runtime';
import { EMPTY, MINE, THEIRS, type Side } from '../rules/board.ts';
import { apart, type State } from '../rules.ts';
import { CELL, middleOf, type Layout } from './layout.ts';
import { FANS } from './fans.ts';
import { paintBubble, paintPearl, paintScallop, paintSnail } from './shells.ts';
import { openTo, RIPPLE, type Ui } from './ui.ts';

const SHELL = CELL * 0.455;
/** Milliseconds: a shell drops in, then the ripple of turns goes outward ring by ring. */
const DROP = 150;
const RING = 85;
const SPIN = 250;

/** How long the answer to a move runs. */
export function slideOf(from: State, to: State): number {
  const origin = originOf(from, to);
  if (origin === undefined) return DROP;
  return DROP + reachOf(from, to, origin) * RING + SPIN;
}

/** When the shells this far away are edge on: the moment they sound. */
export const turnMoment = (rings: number): number => DROP + (rings - 1) * RING + SPIN / 2;

function originOf(from: State, to: State): number | undefined {
  // Undo plays the same ripple from where the shell is taken up.
  return (to.moves > from.moves ? to.last : from.last)?.cell;
}

function reachOf(from: State, to: State, origin: number): number {
  let reach = 0;
  for (const [cell, side] of to.cells.entries()) {
    if (side !== from.cells[cell] && cell !== origin) reach = Math.max(reach, apart(origin, cell));
  }
  return Math.max(0, reach - 1);
}

export function drawBoard(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): void {
  drawRipples(to, layout, ui);
  drawOpen(to, layout, state, ui);
  drawShells(to, layout, state, motion);
  drawCursor(to, layout, state, ui);
}

function drawShells(to: Surface, layout: Layout, state: State, motion: Motion<State>): void {
  const { from, part } = motion;
  const origin = from && originOf(from, state);
  const ms = from ? part * slideOf(from, state) : 0;
  for (const [cell, side] of state.cells.entries()) {
    const was = from?.cells[cell] ?? side;
    if (side === EMPTY && was === EMPTY) continue;
    if (was === side || origin === undefined) {
      if (side !== EMPTY) drawShell(to, layout, cell, side as Side, 1, 1, 0);
    } else if (was === EMPTY || side === EMPTY) {
      const grown = Math.min(1, ms / DROP);
      const shown = was === EMPTY ? grown : 1 - grown;
      if (shown <= 0) continue;
      const size = to.reducedMotion ? 1 : 1 + (1 - ease.out(shown)) * 0.5;
      drawShell(to, layout, cell, (side === EMPTY ? was : side) as Side, size, size, 0, shown);
    } else {
      drawTurning(to, layout, cell, was as Side, side as Side, ms - turnStart(origin, cell));
    }
  }
  if (state.last && (!from || part > 0.2)) drawPearl(to, layout, state.last.cell);
}

const turnStart = (origin: number, cell: number): number =>
  DROP + (Math.max(1, apart(origin, cell)) - 1) * RING;

/** A shell lifts, shows its edge and comes down as the other kind. */
function drawTurning(
  to: Surface,
  layout: Layout,
  cell: number,
  was: Side,
  now: Side,
  ms: number,
): void {
  const part = Math.min(1, Math.max(0, ms / SPIN));
  if (to.reducedMotion) {
    drawShell(to, layout, cell, part < 0.5 ? was : now, 1, 1, 0);
    return;
  }
  const eased = ease.inOut(part);
  const turn = Math.cos(eased * Math.PI);
  const lift = Math.sin(part * Math.PI);
  const wide = Math.max(0.06, Math.abs(turn)) * (1 + lift * 0.16);
  drawShell(to, layout, cell, turn > 0 ? was : now, wide, 1 + lift * 0.16, lift * 20);
}

function drawShell(
  to: Surface,
  layout: Layout,
  cell: number,
  side: Side,
  scaleX: number,
  scaleY: number,
  lift: number,
  alpha = 1,
): void {
  const { x, y } = middleOf(layout, cell);
  stampShell(to, side, x, y - lift, SHELL, { scaleX, scaleY, alpha });
}

/** One kind or the other, `r` its reach. */
export function stampShell(
  to: Surface,
  side: Side,
  x: number,
  y: number,
  r: number,
  options: { scaleX?: number; scaleY?: number; alpha?: number; rotate?: number } = {},
): void {
  const fan = FANS.of(to);
  const paint = (c: Context): void => (side === MINE ? paintScallop(c, fan) : paintSnail(c));
  to.stamp(
    `shell ${side} ${r.toFixed(1)}`,
    r * 2.5,
    r * 2.5,
    (c) => draw.place(c, 0, 0, () => paint(c), 0, r),
    x,
    y,
    options,
  );
}

function drawPearl(to: Surface, layout: Layout, cell: number): void {
  const { x, y } = middleOf(layout, cell);
  const r = CELL * 0.1;
  to.stamp(
    'pearl',
    r * 2.6,
    r * 2.6,
    (c) => draw.place(c, 0, 0, () => paintPearl(c), 0, r),
    x + CELL * 0.34,
    y - CELL * 0.34,
  );
}

/** Bubbles over the squares where the player at the device can go; faint ones where a rival looks. */
function drawOpen(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const rival = state.rival !== 'friend' && state.turn === THEIRS;
  const hinted = ui.hint;
  const r = CELL * 0.235;
  for (const cell of openTo(state, ui).keys()) {
    const { x, y } = middleOf(layout, cell);
    const beat = to.reducedMotion ? 0 : Math.sin(to.time * 3.2 + (cell % 8) * 0.5 + cell * 0.06);
    const size = cell === hinted ? 1.45 : 1 + beat * 0.08;
    to.stamp(
      'open',
      r * 2.5,
      r * 2.5,
      (c) => draw.place(c, 0, 0, () => paintBubble(c), 0, r),
      x,
      y,
      {
        scaleX: size,
        scaleY: size,
        alpha: rival ? 0.3 : 1,
      },
    );
    if (cell === hinted) {
      draw.ring(to.c, x, y, CELL * (0.36 + beat * 0.02), CELL * 0.1, '#2b1b4d');
      draw.ring(to.c, x, y, CELL * (0.36 + beat * 0.02), CELL * 0.058, '#ffd02e');
    }
  }
}

/** The hollow that the keys or the mouse are on: what it would turn. */
function drawCursor(to: Surface, layout: Layout, state: State, ui: Ui): void {
  if (ui.over === undefined || ui.over >= 64) return;
  const turned = openTo(state, ui).get(ui.over);
  const rival = state.rival !== 'friend' && state.turn === THEIRS;
  if (turned === undefined || rival) return;
  const { x, y } = middleOf(layout, ui.over);
  stampShell(to, state.turn, x, y, SHELL, { alpha: 0.6 });
  to.label(`+${turned}`, x, y, CELL * 0.4, { top: '#ffffff', bottom: '#fff0b0' });
}

function drawRipples(to: Surface, layout: Layout, ui: Ui): void {
  if (to.reducedMotion) return;
  for (const { cell, warm, age } of ui.ripples) {
    const { x, y } = middleOf(layout, cell);
    for (const late of [0, 0.14, 0.28]) {
      const part = (age - late) / (RIPPLE - 0.28);
      if (part <= 0 || part >= 1) continue;
      const color = warm ? '#fff6d8' : '#cfd8ff';
      const alpha = Math.round((1 - part) * 60) / 100;
      draw.ring(
        to.c,
        x,
        y,
        CELL * (0.4 + ease.out(part) * 2.6),
        7 * (1 - part) + 1,
        draw.fade(color, alpha),
      );
    }
  }
}
