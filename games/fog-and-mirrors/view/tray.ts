import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { pieceAt, toolsOf } from '../rules.ts';
import { boardOf, takes } from '../rules/board.ts';
import { aimed, traceRays } from '../rules/light.ts';
import { COST, TOOLS, type State } from '../rules/state.ts';
import { countsIn, wavesOf } from '../rules/waves.ts';
import { drawFoe, SIZES } from './foes.ts';
import { INK } from './looks.ts';
import { layoutOf } from './layout.ts';
import { drawPiece } from './pieces.ts';
import { meetIn, tipOf } from './tips.ts';
import type { Ui } from './ui.ts';

const GO = '#2f9e4f';
const FAST = ['#4a58b8', '#d97a1e', '#d8483f'] as const;
const CARD = '#5a4b9c';
const IN_HAND = '#e79a2b';
const POOR = '#5b5873';

export function drawTray(to: Surface, state: State, ui: Ui): void {
  drawNews(to, state, ui);
  for (let at = 0; at < toolsOf(state); at += 1) drawCard(to, state, ui, at);
  drawGo(to, state, ui);
}

function drawCard(to: Surface, state: State, ui: Ui, at: number): void {
  const rect = layoutOf(to).cards[at];
  const tool = TOOLS[at];
  if (!rect || !tool) return;
  const { x, y, width, height } = rect;
  const can = state.light >= COST[tool];
  const color = !can ? POOR : ui.tool === at ? IN_HAND : CARD;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const down = ui.pressed === at;
  to.stamp(
    `card ${color} ${width} ${height} ${down}`,
    width + 8,
    height + 24,
    (c) => draw.button(c, -width / 2, -height / 2, width, height - 12, color, down),
    cx,
    cy,
  );
  const size = to.readable(29);
  const scale = Math.min(0.78, (height - size - 30) / 100);
  drawPiece(
    to,
    { kind: tool, n: 1, old: false },
    cx,
    y + (height - size) * 0.44,
    tool === 'lantern' ? 0 : -Math.PI / 4,
    scale,
    scale,
    can ? 1 : 0.55,
  );
  const price = String(COST[tool]);
  const base = y + height - size * 0.5 - 17;
  const half = (draw.labelWidth(to.c, price, size) + size * 0.9) / 2;
  draw.coin(to.c, cx - half + size * 0.42, base, size * 0.4);
  to.label(price, cx + size * 0.46, base, size, { bottom: can ? '#ffe9a8' : '#ff9a8f' });
}

function drawGo(to: Surface, state: State, ui: Ui): void {
  const { x, y, width, height } = layoutOf(to).go;
  const plan = state.phase === 'plan' && state.end === '';
  const color = plan ? GO : (FAST[state.speed - 1] ?? GO);
  const down = ui.pressed === 'go';
  const [cx, cy] = [x + width / 2, y + height / 2];
  const { go } = ui;
  to.stamp(
    `go ${color} ${width} ${height} ${down}`,
    width + 8,
    height + 24,
    (c) => draw.button(c, -width / 2, -height / 2, width, height - 12, color, down),
    cx,
    cy,
    { scaleX: go.scaleX, scaleY: go.scaleY },
  );
  const words = plan ? to.words('tray.start') : `×${state.speed}`;
  const size = Math.min(to.readable(46, 18), height * 0.42) * (plan ? 1 : 1.15);
  to.label(words, plan ? cx : cx + size * 0.7, cy - 8, size, { bottom: '#e9fff0' });
  if (plan) return;
  to.stamp('fast', 90, 60, paintFast, cx - size * 0.62, cy - 7);
}

/** Two arrows to the right. */
function paintFast(c: Context): void {
  for (const [grow, color] of [
    [9, INK],
    [0, '#ffffff'],
  ] as const) {
    for (const dx of [-30, -2]) {
      draw.fillPath(c, color, (path) => {
        path.moveTo(dx, -17);
        path.lineTo(dx + 26, 0);
        path.lineTo(dx, 17);
        path.closePath();
      });
      if (grow > 0) draw.rim(c, color, grow);
    }
  }
}

/** What comes next, a tip, or what a dragged piece gives back. */
function drawNews(to: Surface, state: State, ui: Ui): void {
  const { news } = layoutOf(to);
  const { x, y, width, height } = news;
  const { c } = to;
  const { drag } = ui;
  const size = to.readable(27);
  const piece = drag && drag.from >= 0 && drag.moved ? pieceAt(state, drag.from) : undefined;
  draw.rounded(c, x, y, width, height, 24, '#170f3ccc');
  const middle = x + width / 2;
  if (ui.refused) {
    draw.rounded(c, x, y, width, height, 24, '#b3263fe6');
    text(to, to.words(ui.refused.why), news, size);
    return;
  }
  // The words of a hint are shown here.
  if (ui.hint) return;
  if (piece && !piece.old) {
    const value = COST[piece.kind] * piece.n;
    text(to, to.words('tray.back', { value }), news, size);
    return;
  }
  const unlit = whyUnlit(state, ui);
  if (unlit !== undefined) {
    text(to, to.words(unlit), news, size);
    return;
  }
  const plan = state.phase === 'plan' && state.end === '';
  const tip = state.wave === 0 && plan ? tipOf(state) : undefined;
  if (tip !== undefined) {
    text(to, to.words(tip), news, size);
    return;
  }
  const meets = plan ? meetIn(state) : undefined;
  const tall = meets === undefined ? height : height - size * (layoutOf(to).turned ? 3.1 : 1.3);
  drawLine(to, state, { x, y, width, height: tall });
  if (meets === undefined) return;
  const rest = { x, y: y + tall - 4, width, height: height - tall };
  draw.drawText(c, to.words(meets), middle, rest.y + rest.height / 2 - 2, {
    size,
    color: '#ffe9a8',
    wide: width - 24,
    lines: layoutOf(to).turned ? 3 : 1,
    lead: 1.1,
  });
}

/** Why a mirror under the finger would light nothing more. */
function whyUnlit(state: State, { drag }: Ui): string | undefined {
  if (!drag || drag.from >= 0 || drag.over < 0 || drag.tool === 'lantern') return undefined;
  const { over: at, tool } = drag;
  const board = boardOf(state.place);
  if (pieceAt(state, at) || !takes(board, tool, at)) return undefined;
  const turn = aimed(board, state.pieces, tool, at);
  const hung = { at, kind: tool, turn, n: 1, old: false };
  const rays = traceRays(board, [...state.pieces, hung]).filter(({ cells }) => cells.includes(at));
  if (rays.length === 0) return 'tray.unlit';
  return rays.every(({ cells, stopped }) => cells.at(-1) === at && !stopped) && tool === 'mirror'
    ? 'tray.short'
    : undefined;
}

function text(to: Surface, words: string, { x, y, width, height }: Rect, size: number): void {
  draw.drawText(to.c, words, x + width / 2, y + height / 2, {
    size,
    color: '#fff6dc',
    wide: width - 30,
    lead: 1.14,
  });
}

/** The creatures of the wave that are still to come. */
function drawLine(to: Surface, state: State, { x, y, width, height }: Rect): void {
  const size = to.readable(32);
  const left =
    state.phase === 'wave' || state.end !== '' ? state.line.slice(state.out) : state.line;
  const counts = countsIn(left);
  // Nothing comes after the last creature of a wave.
  if (counts.length === 0 && layoutOf(to).turned) return;
  // Narrow screens have no room for the goal in the strip.
  const waves = layoutOf(to).turned || state.params.endless ? 0 : wavesOf(state.place).length;
  const word =
    waves > 0
      ? to.words('tray.wave', { now: Math.min(waves, state.wave + 1), target: waves })
      : to.words('tray.next');
  const wordWide = draw.labelWidth(to.c, word, size) + 14;
  const middle = y + height / 2;
  const room = width - 24 - wordWide;
  to.label(word, x + 14 + wordWide / 2, middle, size, { bottom: '#d6ccff' });
  const each = Math.min(150, room / Math.max(1, counts.length));
  counts.forEach(([kind, count], at) => {
    const cx = x + 18 + wordWide + each * (at + 0.5);
    const icon = Math.min(height * 0.86, each * 0.62, SIZES[kind] * 0.9, 84);
    drawFoe(to, kind, cx - each * 0.16, middle, 0, icon);
    to.label(String(count), cx + icon * 0.36, middle + height * 0.14, size);
  });
}
