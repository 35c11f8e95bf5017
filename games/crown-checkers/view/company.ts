import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import { count, fieldFor, IVORY, opening, RED, type Side } from '../rules/board.ts';
import { PIPS_ROWS } from '../rules/levels.ts';
import { speech, type Said } from '../rules/speech.ts';
import type { State } from '../rules/state.ts';
import { drawEyes, paintDoll, type Mood } from './dolls.ts';
import { middleOf, type Layout } from './layout.ts';
import { drawPiece } from './pieces.ts';
import { isTurn, type Ui } from './ui.ts';

const BLINK = 4.3;
/** Height of a doll, in its half widths. */
const TALL = 3.2;

/** Who sits across, what it says, and the pieces that both sides have taken. */
export function drawCompany(to: Surface, layout: Layout, state: State, ui: Ui): void {
  drawTrays(to, layout, state);
  if (state.rival === 'friend') drawFriend(to, layout, state);
  else drawRival(to, layout, state, ui);
  drawBubble(to, layout, state, ui);
}

/** In a game for two, a large piece shows whose turn it is, then who has won. */
function drawFriend(to: Surface, { rival: { x, y, r } }: Layout, { turn, winner }: State): void {
  const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3) * 5;
  drawPiece(to, winner || turn, x, y - r * 0.95, r * 0.86, { lift: 8 + bob });
}

function drawRival(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { x, y, r } = layout.rival;
  const name = state.rival === 'friend' ? 'pip' : state.rival;
  const mood = moodOf(state);
  const thinks = state.phase === 'play' && state.turn === IVORY;
  const sway = thinks && !to.reducedMotion ? Math.sin(to.time * 3.4) * 0.035 : 0;
  const hop =
    to.reducedMotion || ui.felt > 0.4 ? 0 : Math.sin((ui.felt / 0.4) * Math.PI) * r * 0.12;
  const size = Math.round(r);
  to.stamp(
    `doll ${name} ${mood} ${size}`,
    r * 2.6,
    r * TALL * 2.1,
    (c) => draw.place(c, 0, 0, () => paintDoll(c, name, mood), 0, r),
    x,
    y - hop,
    sway === 0 ? {} : { rotate: sway },
  );
  const at = lookedAt(layout, state, ui, to.reducedMotion ? 0 : to.time);
  const far = Math.hypot(at.x - x, at.y - y) || 1;
  const blink = !to.reducedMotion && to.time % BLINK < 0.13;
  const lean = sway * r * 1.68;
  drawEyes(to.c, x + lean, y - hop, r, { x: (at.x - x) / far, y: (at.y - y) / far, blink });
}

/** The square that the rival looks at: one it thinks about, or the last move. */
function lookedAt(layout: Layout, state: State, ui: Ui, time: number): { x: number; y: number } {
  const field = fieldFor(state.variant);
  if (state.phase === 'play' && !isTurn(state)) {
    const square = (Math.floor(time * 2) * 7) % field.squares;
    return middleOf(layout, field, square);
  }
  const chosen = ui.path[0] ?? state.last?.path.at(-1);
  if (chosen !== undefined) return middleOf(layout, field, chosen);
  return { x: layout.left + 416, y: layout.top + 900 };
}

function moodOf({ winner, last, turn }: State): Mood {
  if (winner !== null) return winner === IVORY ? 'glad' : winner === RED ? 'sad' : 'calm';
  if (!last) return 'glad';
  if (last.taken.length === 0) return 'calm';
  return turn === RED ? 'glad' : 'sad';
}

/** Pieces that are gone, counted once for each position. */
let gone: { readonly of: State; readonly red: number; readonly ivory: number } | undefined;

function goneIn(state: State): { readonly red: number; readonly ivory: number } {
  if (gone?.of !== state) {
    const start = opening(state.variant, state.rival === 'pip' ? PIPS_ROWS : undefined);
    const lost = (side: Side): number => count(start, side) - count(state.cells, side);
    gone = { of: state, red: lost(RED), ivory: lost(IVORY) };
  }
  return gone;
}

/** Taken pieces lie in a groove, a little over each other. */
function drawTrays(to: Surface, layout: Layout, state: State): void {
  if (state.rival === 'puzzle') return;
  const { red, ivory } = goneIn(state);
  tray(to, layout.theirs, RED, red);
  if (state.phase !== 'review') tray(to, layout.mine, IVORY, ivory);
}

function tray(to: Surface, area: Rect, side: Side, pieces: number): void {
  if (pieces === 0) return;
  const { x, y, width, height } = area;
  to.stamp(
    `tray ${width.toFixed(0)} ${height.toFixed(0)}`,
    width + 20,
    height + 20,
    (c) => {
      const [left, top] = [-width / 2, -height / 2];
      draw.rounded(c, left, top, width, height, height / 2, '#2a1050');
      draw.rounded(c, left, top + 5, width, height - 5, height / 2, draw.fade('#8a63c4', 0.75));
      draw.rounded(
        c,
        left + 5,
        top + 7,
        width - 10,
        height - 14,
        height / 2,
        draw.fade('#3d1f78', 0.8),
      );
    },
    x + width / 2,
    y + height / 2,
  );
  const r = height * 0.36;
  const step = Math.min(r * 1.5, (width - height) / Math.max(1, pieces - 1));
  for (let piece = 0; piece < pieces; piece += 1) {
    drawPiece(to, side, x + height / 2 + piece * step, y + height * 0.46, r);
  }
}

function drawBubble(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { bubble, rival, portrait } = layout;
  draw.drawBubble(to, {
    area: bubble,
    speaker: rival,
    below: !portrait,
    shadow: '#1a0838',
    foot: '#fff0dc',
    tail: '#fff8ea',
  });
  const { x, y, width, height } = bubble;
  const { key, values } = saidIn(state, ui.refused);
  // The bubble above the doll is narrower and taller than the one beside it.
  const [text, lines] = to.portrait ? [32, 2] : [34, 3];
  const size = Math.min(to.readable(text), height / (lines + 1.2));
  draw.drawText(to.c, to.words(key, values), x + width / 2, y + height / 2, {
    size,
    color: ui.refused === undefined ? draw.PALETTE.ink : '#a3123a',
    wide: width - 44,
    lines,
  });
}

let said:
  | { readonly of: State; readonly refused: string | undefined; readonly is: Said }
  | undefined;

function saidIn(state: State, refused: string | undefined): Said {
  if (said?.of !== state || said.refused !== refused) {
    said = { of: state, refused, is: speech(state, refused) };
  }
  return said.is;
}
