import * as draw from '@playgrove/kit/draw';
import type { Context, Rect, Surface } from '@playgrove/kit/runtime';
import { BLACK, WHITE } from '../rules/board.ts';
import { RIVALS, type RivalName } from '../rules/rivals.ts';
import { worthOf } from '../rules/search.ts';
import { speech } from '../rules/speech.ts';
import type { State } from '../rules.ts';
import { drawEyes, paintAnimal, type Mood } from './animals.ts';
import { drawPiece, lostBy } from './board.ts';
import { isTurned, middleOf, type Layout } from './layout.ts';
import { isOwnTurn, type Ui } from './ui.ts';

const BLINK = 4.1;

/** Who sits across, what it says, and what each side has taken. */
export function drawCompany(to: Surface, layout: Layout, state: State, ui: Ui): void {
  drawTrays(to, layout, state);
  drawBubble(to, layout, state);
  const { x, y, r } = layout.rival;
  if (state.rival === 'friend') {
    const bob = to.reducedMotion ? 0 : Math.sin(to.time * 3) * 5;
    drawPiece(to, 6 * state.turn, x, y, r * 0.9, { lift: bob });
  } else drawRival(to, layout, state, ui);
}

function drawRival(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { x, y, r } = layout.rival;
  // Puzzles are the owl’s.
  const name: RivalName = RIVALS.find((each) => each === state.rival) ?? 'owl';
  const mood = moodOf(state);
  const still = to.reducedMotion;
  const felt = ui.show.felt.value;
  const hop = still || felt > 0.4 ? 0 : Math.sin((felt / 0.4) * Math.PI) * r * 0.12;
  const thinks = state.end === null && !isOwnTurn(state);
  const sway = thinks && !still ? Math.sin(to.time * 3.2) * 0.04 : 0;
  to.stamp(
    `rival ${name} ${mood} ${r.toFixed(0)}`,
    r * 2.5,
    r * 2.7,
    (c) => draw.place(c, 0, 0, () => paintAnimal(c, name, mood), 0, r / 112),
    x,
    y + r * 0.08 - hop,
    { rotate: sway },
  );
  const seen = state.last?.to ?? 36;
  const at = middleOf(layout, thinks ? (Math.floor(to.time * 2) * 11) % 64 : seen, isTurned(state));
  const far = Math.hypot(at.x - x, at.y - y) || 1;
  const blink = !still && to.time % BLINK < 0.13;
  draw.place(
    to.c,
    x,
    y + r * 0.08 - hop,
    () => drawEyes(to.c, name, { x: (at.x - x) / far, y: (at.y - y) / far, blink }),
    sway,
    r / 112,
  );
}

function moodOf({ end, turn, side, last, rival }: State): Mood {
  if (end === 'mate') return turn === side ? 'glad' : 'sad';
  if (!last || rival === 'puzzle') return 'glad';
  if (last.taken === 0) return 'calm';
  return turn === side ? 'glad' : 'sad';
}

/** Worth of what one side has taken more, in pawns. */
function ahead({ cells }: State, side: 1 | -1): number {
  const sum = cells.reduce((all, piece) => all + Math.sign(piece) * worthOf(piece), 0);
  return Math.round((sum * side) / 100);
}

function drawTrays(to: Surface, layout: Layout, state: State): void {
  if (state.rival === 'puzzle') return;
  const own = state.side;
  const foe = own === WHITE ? BLACK : WHITE;
  tray(
    to,
    layout.theirs,
    lostBy(state, own).map((kind) => kind * own),
    ahead(state, foe),
  );
  tray(
    to,
    layout.mine,
    lostBy(state, foe).map((kind) => kind * foe),
    ahead(state, own),
  );
}

function tray(
  to: Surface,
  { x, y, width, height }: Rect,
  pieces: readonly number[],
  more: number,
): void {
  const r = height * 0.5;
  const step = Math.min(r * 0.95, (width - height * 2.4) / Math.max(1, pieces.length));
  for (const [index, piece] of pieces.entries()) {
    drawPiece(to, piece, x + r + index * step, y + r, r);
  }
  if (more <= 0) return;
  const size = to.readable(34, 16);
  to.label(`+${more}`, x + r + pieces.length * step + size * 0.7, y + r, size, {
    top: '#ffffff',
    bottom: '#ffe9a8',
  });
}

function drawBubble(to: Surface, layout: Layout, state: State): void {
  const { x, y, width, height } = layout.bubble;
  const [cx, cy] = [x + width / 2, y + height / 2];
  to.stamp(
    `bubble ${layout.portrait} ${width.toFixed(0)} ${height.toFixed(0)}`,
    width + 120,
    height + 120,
    (c) => draw.place(c, -cx, -cy, () => paintBubble(c, layout)),
    cx,
    cy,
  );
  const size = Math.min(to.readable(to.portrait ? 34 : 36), height / 3);
  draw.drawText(to.c, to.words(speech(state)), cx, cy, {
    size,
    color: draw.PALETTE.ink,
    wide: width - 48,
    lines: 2,
  });
}

function paintBubble(c: Context, { bubble, rival, portrait }: Layout): void {
  const { x, y, width, height } = bubble;
  const tail = (path: Context): void => {
    if (portrait) {
      path.moveTo(x + 14, y + height * 0.4);
      path.lineTo(x - 28, y + height * 0.68);
      path.lineTo(x + 14, y + height * 0.76);
    } else {
      path.moveTo(rival.x - 24, y + height - 10);
      path.lineTo(rival.x, y + height + 32);
      path.lineTo(rival.x + 24, y + height - 10);
    }
  };
  draw.rounded(c, x + 4, y + 10, width, height, 40, draw.fade('#0d2412', 0.4));
  draw.rim(c, draw.PALETTE.ink, 11, tail);
  draw.rounded(c, x - 5, y - 5, width + 10, height + 10, 42, draw.PALETTE.ink);
  draw.rounded(c, x, y, width, height, 38, draw.down(c, y, y + height, '#ffffff', '#eef7df'));
  draw.fillPath(c, '#f6fbec', tail);
}
