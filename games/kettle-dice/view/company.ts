import * as draw from '@playgrove/kit/draw';
import type { Motion, Rect, Surface } from '@playgrove/kit/runtime';
import { ROLLS } from '../rules/boxes.ts';
import { totalOf, type State } from '../rules.ts';
import { paintPips } from './die.ts';
import { drawSteam, KETTLES, paintKettle } from './kettle.ts';
import { paintKeeper } from './keepers.ts';
import type { Layout } from './layout.ts';
import { talk } from './talk.ts';
import { flies, isMine, type Ui } from './ui.ts';

const BLINK = 4.1;
/** How long a mood lasts, seconds. */
const MOOD = 1.6;
/** The other player's kettle. */
const SECOND = KETTLES.rows[5] ?? KETTLES.rows[0];

/** The kettle, who sits across, what is said and the button. */
export function drawCompany(
  to: Surface,
  layout: Layout,
  state: State,
  ui: Ui,
  motion: Motion<State>,
): void {
  const { c } = to;
  const { kettle, keeper } = layout;
  const { with: company } = state;
  const versus = company !== 'nobody' && company !== 'friend';
  const theirs = versus
    ? !isMine(state) || state.log.length === 0
    : company === 'friend' && state.seat === 1;
  const blinks = !to.reducedMotion && to.time % BLINK < 0.13;
  drawSteam(to, kettle.x + kettle.r * 1.3, kettle.y - kettle.r * 0.5, kettle.r);
  // A hint stands where the bubble is.
  if (ui.hint === undefined)
    drawWords(
      to,
      layout.bubble,
      theirs,
      flies(state, motion) && isMine(state) ? to.words('talk.pour') : talk(to, state, ui),
    );
  // The kettle tips while it pours.
  const pours = motion.from && motion.from.log.length < state.log.length && !to.reducedMotion;
  const tip = pours ? Math.sin(Math.min(1, motion.part * 1.7) * Math.PI) * 0.42 : 0;
  const mood = ui.show.sad.value < MOOD ? 'sad' : ui.show.glad.value < MOOD ? 'glad' : 'calm';
  const mine = versus && state.last?.seat === 1 ? 'calm' : mood;
  draw.blob(c, kettle.x, kettle.y + kettle.r * 0.88, kettle.r, kettle.r * 0.1, '#2a0a0480');
  draw.place(
    c,
    kettle.x,
    kettle.y,
    () => paintKettle(c, KETTLES.of(to), mine, Number(blinks)),
    tip,
    kettle.r * 0.86 * ui.show.kettle.scaleX,
    kettle.r * 0.86 * ui.show.kettle.scaleY,
  );
  if (state.scores.length > 1) {
    const theirMood = state.last?.seat === 1 ? mood : 'calm';
    const waits = state.seat === 1;
    const nod = to.reducedMotion ? 0 : Math.sin(to.time * (waits ? 4 : 1.4)) * 2.5;
    const paint = (): void =>
      versus
        ? paintKeeper(c, company, theirMood, blinks)
        : paintKettle(c, SECOND, theirMood, Number(blinks));
    draw.place(c, keeper.x, keeper.y + nod, paint, 0, keeper.r * (versus ? 0.82 : 0.62));
    drawPlate(to, keeper.x, keeper.y + keeper.r * 1.12, totalOf(state, 1), '#4a2a86');
    if (!versus) drawPlate(to, kettle.x, kettle.y + kettle.r * 0.9, totalOf(state, 0), '#8a3a1a');
  }
  drawLogKey(to, layout.log, ui.log);
}

function drawPlate(to: Surface, x: number, y: number, points: number, color: string): void {
  const size = to.readable(30);
  draw.rounded(to.c, x - size * 1.3, y - size * 0.7, size * 2.6, size * 1.4, size * 0.5, '#fff3de');
  draw.rounded(to.c, x - size * 1.2, y - size * 0.6, size * 2.4, size * 1.2, size * 0.42, color);
  draw.drawText(to.c, String(points), x, y + 1, { size, weight: 700 });
}

/** A bubble whose tail points at who speaks: the kettle on the left or who sits on the right. */
function drawWords(to: Surface, area: Rect, theirs: boolean, text: string): void {
  const bubble = {
    area: { ...area, x: -area.width / 2 },
    speaker: area,
    below: false,
    shadow: '#3a1208',
    foot: '#ffeccb',
    tail: '#fff3de',
  };
  const [cx, side] = [area.x + area.width / 2, theirs ? -1 : 1];
  draw.place(to.c, cx, 0, () => draw.drawBubble(to, bubble), 0, side, 1);
  const lines = text.split('\n');
  const size = to.readable(Math.min(34, area.height * 0.24));
  const middle = area.y + area.height / 2;
  lines.forEach((line, at) => {
    draw.drawText(
      to.c,
      line,
      area.x + area.width / 2,
      middle + (at - (lines.length - 1) / 2) * size * 1.32,
      {
        size,
        color: theirs ? '#4a2a86' : '#3a1c10',
        wide: area.width - 22,
        lines: lines.length > 1 ? 1 : 3,
        lead: 1.14,
      },
    );
  });
}

/** Bars on a key: opens the log. */
function drawLogKey({ c }: Surface, { x, y, width, height }: Rect, isOpen: boolean): void {
  const side = Math.min(width, height);
  const [left, top] = [x + (width - side) / 2, y];
  draw.button(c, x, y, width, height * 0.88, isOpen ? '#e0a52a' : '#2f8f8a', isOpen);
  [0.34, 0.56, 0.44, 0.64].forEach((tall, bar) =>
    draw.rounded(
      c,
      left + side * (0.23 + bar * 0.15),
      top + side * (0.72 - tall * 0.9),
      side * 0.1,
      side * tall * 0.9,
      4,
      '#fff3de',
    ),
  );
}

/** Roll, or write what is chosen. */
export function drawButton(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { c } = to;
  const { x, y, width, height } = layout.button;
  const mine = isMine(state);
  const writes = mine && ui.box >= 0;
  const rolls = mine && !writes && state.rolls < ROLLS && ui.keep !== 31;
  const color = writes ? '#2f9a52' : rolls ? '#d8452f' : '#8a5a44';
  const beat = rolls && state.rolls === 0 && !to.reducedMotion ? Math.sin(to.time * 4) * 2 : 0;
  draw.button(c, x - beat, y - beat * 0.4, width + beat * 2, height * 0.88, color);
  const text = writes
    ? to.words('button.write')
    : !mine
      ? to.words('button.wait')
      : to.words(rolls ? (state.rolls === 0 ? 'button.roll' : 'button.again') : 'button.pick');
  const narrow = width < height * 2;
  const middle = y + height * 0.45;
  if (narrow) {
    const size = to.readable(36);
    const at = middle - (rolls ? 20 : 0);
    draw.drawText(c, text, x + width / 2, at, {
      size,
      wide: width - 12,
      lines: 2,
      lead: 1,
      weight: 700,
    });
  } else to.label(text, x + width / 2 - (rolls ? 60 : 0), middle, Math.min(50, height * 0.5));
  if (!rolls) return;
  // One die for each throw that is left.
  const [first, apart, half] = narrow ? [x + width / 2 - 46, 46, 17] : [x + width - 176, 62, 23];
  for (let left = 0; left < ROLLS; left += 1) {
    const isLeft = left < ROLLS - state.rolls;
    draw.place(
      c,
      first + left * apart,
      narrow ? y + height * 0.7 : middle,
      () => {
        draw.rounded(c, -1, -1, 2, 2, 0.45, isLeft ? '#fff3de' : '#00000038');
        if (isLeft) paintPips(c, 5, { bone: '#fff3de', pip: '#8a1f16' }, 0.18);
      },
      0,
      half,
    );
  }
}

/** Counts of every face thrown and the last throws, over the tray: proof that the dice are fair. */
export function drawLog(to: Surface, layout: Layout, state: State): void {
  const { c } = to;
  const { x, y, width, height } = layout.tray;
  draw.rounded(c, x + 8, y + 8, width - 16, height - 16, 30, '#fff3dff5');
  const faces = [...state.log.map((thrown) => thrown.slice(1)).join('')];
  const size = to.readable(26);
  draw.drawText(
    c,
    to.words('log.title', { count: faces.length }),
    x + width / 2,
    y + 22 + size / 2,
    {
      size,
      color: '#3a1c10',
      wide: width - 50,
      lines: 1,
    },
  );
  const most = Math.max(
    6,
    ...[1, 2, 3, 4, 5, 6].map((face) => faces.filter((each) => Number(each) === face).length),
  );
  const [base, tall] = [y + height - 58, height - 110 - size];
  const even = faces.length / 6 / most;
  for (let face = 1; face <= 6; face += 1) {
    const count = faces.filter((each) => Number(each) === face).length;
    const middle = x + (width / 6) * (face - 0.5);
    const high = Math.max(4, tall * (count / most));
    draw.rounded(
      c,
      middle - 26,
      base - high,
      52,
      high,
      10,
      draw.down(c, base - high, base, '#f0954a', '#c0501e'),
    );
    draw.drawText(c, String(count), middle, base - high - size * 0.6, {
      size,
      color: '#3a1c10',
      weight: 700,
    });
    draw.place(
      c,
      middle,
      base + 28,
      () => {
        draw.rounded(c, -1, -1, 2, 2, 0.45, '#ffffff');
        paintPips(c, face, { bone: '#fff6e3', pip: '#7a2416' }, 0.19);
      },
      0,
      21,
    );
  }
  if (faces.length > 0)
    draw.line(c, [x + 22, base - tall * even, x + width - 22, base - tall * even], 3, '#0c6a60');
}
