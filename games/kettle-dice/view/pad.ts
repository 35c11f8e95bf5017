import * as draw from '@playgrove/kit/draw';
import type { Context, Motion, Rect, Surface } from '@playgrove/kit/runtime';
import { BONUS, BONUS_AT, ROLLS, TWIN } from '../rules/boxes.ts';
import { BOX, numbers, openTo, worthOf, type State } from '../rules.ts';
import { paintPips } from './die.ts';
import { BONUS_ROW, rowRect, rowsOf, type Layout } from './layout.ts';
import { flies, isMine, type Ui } from './ui.ts';
import { partOf } from './talk.ts';

const INK = '#3a1c10';
const SOFT = '#7a5132';
const OTHER = '#6a3fb0';

/** The pad: a card on the counter, a row a box. */
export function drawPad(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): void {
  const settled = state.rolls > 0 && !flies(state, motion);
  const { pad } = layout;
  to.stamp(
    `pad ${pad.width.toFixed()} ${pad.height.toFixed()}`,
    pad.width + 60,
    pad.height + 60,
    (c) => draw.place(c, -pad.x - pad.width / 2, -pad.y - pad.height / 2, () => paintCard(c, pad)),
    pad.x + pad.width / 2,
    pad.y + pad.height / 2,
  );
  for (const row of rowsOf(state)) {
    if (row === BONUS_ROW) drawBonus(to, rowRect(layout, state, row), state);
    else drawRow(to, rowRect(layout, state, row), state, ui, row, settled);
  }
}

function paintCard(c: Context, { x, y, width, height }: Rect): void {
  draw.rounded(c, x + 5, y + 12, width, height, 26, draw.fade('#2a0d05', 0.45));
  draw.rounded(c, x - 5, y - 5, width + 10, height + 12, 30, draw.PALETTE.ink);
  draw.rounded(c, x, y, width, height + 3, 26, draw.down(c, y, y + height, '#c98a52', '#8f5528'));
  draw.rounded(c, x + 4, y + 3, width - 8, 10, 5, '#ffffff38');
}

/** Colors of a row: open, chosen, hinted, filled. */
function paintRow(c: Context, width: number, height: number, look: string): void {
  const [w, h] = [width / 2, height / 2 - 4];
  const faces: Record<string, readonly [string, string, string]> = {
    open: ['#fffaf0', '#fbe8c9', '#d9b98a'],
    chosen: ['#fff3b0', '#ffd24a', '#c98912'],
    filled: ['#e9cfa6', '#e0c093', '#b98f5c'],
    fresh: ['#dff5d0', '#bfe8a8', '#7fb562'],
  };
  const [top, bottom, foot] = faces[look] ?? ['#fff', '#fff', '#999'];
  draw.rounded(c, -w, -h + 4, w * 2, h * 2 + 1, 16, draw.fade('#4a210c', 0.55));
  draw.rounded(c, -w, -h, w * 2, h * 2, 16, foot);
  draw.rounded(c, -w, -h, w * 2, h * 2 - 6, 16, draw.down(c, -h, h, top, bottom));
  if (look !== 'filled') draw.rounded(c, -w + 12, -h + 4, w * 2 - 24, 5, 3, '#ffffffb0');
}

function drawRow(
  to: Surface,
  rect: Rect,
  state: State,
  ui: Ui,
  box: number,
  settled: boolean,
): void {
  const { c } = to;
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const seats = state.scores.length;
  const mine = isMine(state);
  const isOpen = ((openTo(state) >> box) & 1) === 1;
  const isChosen = mine && ui.box === box;
  const isLast = state.last?.box === box && ui.show.written.value < 1.2;
  const look = isChosen ? 'chosen' : isLast ? 'fresh' : isOpen ? 'open' : 'filled';
  to.stamp(
    `row ${look} ${rect.width.toFixed()} ${rect.height.toFixed()}`,
    rect.width + 8,
    rect.height + 8,
    (on) => paintRow(on, rect.width, rect.height, look),
    x,
    y,
  );
  if (ui.hint === BOX + box) ringRow(to, rect);
  drawName(to, rect, box, seats);
  const size = Math.min(seats > 1 ? 42 : 54, rect.height * 0.52);
  state.scores.forEach((scores, seat) => {
    const at = rect.x + rect.width - (seats === 1 ? 52 : seat === 0 ? 100 : 38);
    const points = scores[box] ?? -1;
    const grow =
      isLast && state.last?.seat === seat ? 1 + Math.max(0, 0.35 - ui.show.written.value) : 1;
    if (points >= 0) number(to, String(points), at, y, size * grow, seat === 0 ? INK : OTHER);
    else if (seat === state.seat && isOpen && settled)
      drawWorth(to, at, y, size, state, ui, box, seats > 1 ? rect.height * 0.19 : 0);
    else if (seats > 1)
      draw.rounded(c, at - 9, y - 2, 18, 4, 2, draw.fade(seat === 0 ? INK : OTHER, 0.35));
  });
}

/**
 * What the dice would pay as they lie; a pattern that they do not make shows its chance.
 * @param above where two columns stand, the chance is beside the short name, not the long rule
 */
function drawWorth(
  to: Surface,
  x: number,
  y: number,
  size: number,
  state: State,
  ui: Ui,
  box: number,
  above: number,
): void {
  const points = worthOf(state, box);
  if (points > 0 || box < TWIN || state.rolls >= ROLLS) {
    const strong = points > 0;
    number(to, String(points), x, y, size, strong ? '#a8480c' : '#94704f');
    return;
  }
  const part = partOf(state, ui, box);
  // A chance that is small is not the same as none.
  const text = part > 0 && part < 0.01 ? '<1%' : `${Math.round(part * 100)}%`;
  draw.drawText(to.c, text, x, y - above, {
    size: to.readable(size * 0.6),
    color: '#0c6a60',
    weight: 700,
  });
}

function number(
  to: Surface,
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  draw.drawText(to.c, text, x, y + size * 0.03, { size: to.readable(size), color, weight: 700 });
}

function drawName(to: Surface, rect: Rect, box: number, seats: number): void {
  const { c } = to;
  const y = rect.y + rect.height / 2;
  const name = to.words(`box.${box}`);
  const size = to.readable(Math.min(34, rect.height * 0.31), 15);
  if (box < TWIN) {
    const half = Math.min(32, rect.height * 0.33);
    const x = rect.x + 16 + half;
    to.stamp(
      `face ${box} ${half.toFixed()}`,
      half * 2 + 8,
      half * 2 + 10,
      (on) => draw.place(on, 0, 0, () => paintFace(on, box + 1), 0, half),
      x,
      y - 2,
    );
    const wide = rect.width - half * 2 - (seats > 1 ? 170 : 118);
    draw.drawText(c, name, x + half + 12, y, { size, color: INK, align: 'left', wide, lines: 1 });
    return;
  }
  const wide = rect.width - (seats > 1 ? 146 : 106);
  const small = to.readable(size * 0.78, 14);
  draw.drawText(c, name, rect.x + 18, y - small * 0.56, {
    size,
    color: INK,
    align: 'left',
    wide,
    lines: 1,
  });
  draw.drawText(c, to.words(`box.${box}.rule`), rect.x + 18, y + size * 0.56, {
    size: small,
    color: SOFT,
    align: 'left',
    wide,
    lines: 1,
    weight: 500,
  });
}

function paintFace(c: Context, face: number): void {
  draw.rounded(c, -0.94, -0.86, 1.88, 1.88, 0.42, draw.fade('#4a210c', 0.6));
  draw.rounded(c, -0.94, -0.94, 1.88, 1.84, 0.42, '#ffffff');
  draw.rounded(c, -0.86, -0.86, 1.72, 1.68, 0.36, draw.down(c, -0.9, 0.9, '#fffdf6', '#f3e3c8'));
  paintPips(c, face, { bone: '#fff6e3', pip: '#7a2416' }, 0.19);
}

/** How far the numbers are from their bonus. */
function drawBonus(to: Surface, rect: Rect, state: State): void {
  const { c } = to;
  const seats = state.scores.length;
  const y = rect.y + rect.height / 2;
  const size = to.readable(Math.min(30, rect.height * 0.29), 14);
  draw.drawText(c, to.words('bonus', { value: BONUS }), rect.x + 14, y - size * 0.75, {
    size,
    color: '#fff6e3',
    align: 'left',
    wide: rect.width - 20,
    lines: 1,
  });
  state.scores.forEach((_, seat) => {
    const now = Math.min(BONUS_AT, numbers(state, seat));
    const width = (rect.width - 24 - (seats - 1) * 10) / seats;
    const x = rect.x + 12 + seat * (width + 10);
    const top = y + size * 0.2;
    const high = size * 1.15;
    draw.rounded(c, x, top, width, high, high / 2, '#4a210c');
    const done = Math.max(high, (width - 6) * (now / BONUS_AT));
    const color = now >= BONUS_AT ? '#2f9a52' : seat === 0 ? '#b0521a' : OTHER;
    draw.rounded(c, x + 3, top + 3, done, high - 6, (high - 6) / 2, color);
    draw.drawText(c, `${now}/${BONUS_AT}`, x + width / 2, top + high / 2 + 1, {
      size: to.readable(size * 0.8, 14),
      color: '#ffffff',
      weight: 700,
    });
  });
}

function ringRow({ c, time, reducedMotion }: Surface, { x, y, width, height }: Rect): void {
  const beat = reducedMotion ? 0 : Math.sin(time * 6) * 2;
  draw.rim(c, '#ffffff', 7, (path) =>
    path.roundRect(x - 2 - beat, y + 2 - beat, width + 4 + beat * 2, height - 4 + beat * 2, 18),
  );
}
