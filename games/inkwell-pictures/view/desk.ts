import { cover, leaves, vignette, wrapWords, drawText, textFont } from '@playgrove/kit/draw';
import {
  disc,
  down,
  line,
  linear,
  rounded,
  type Context,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import { factsOf, type State } from '../rules/state.ts';
import { INK_COLOR, PAPER, PAPER_SHADE, RULE, TEXT } from './colors.ts';
import { LEAD, type Layout, runsWidth } from './layout.ts';

/** The green desk in the light of a window: painted once for each screen. */
export function drawDesk(to: Surface): void {
  to.layer('desk', (c, bleed) => {
    cover(
      c,
      bleed,
      linear(
        c,
        bleed.x,
        bleed.y,
        bleed.x + bleed.width,
        bleed.y + bleed.height,
        '#b9d6bb',
        '#8fbba1',
        '#6f9f8e',
      ),
    );
    paintWindow(c, bleed);
    // The shadow of a plant at the window.
    c.globalAlpha = 0.28;
    leaves(c, bleed, '#3f7563');
    c.globalAlpha = 1;
    paintStains(c, bleed);
    vignette(c, bleed, '#1d4a42', 0.34);
  });
}

/** Panes of light that fall over the desk at a slant. */
function paintWindow(c: Context, bleed: Rect): void {
  const side = Math.max(bleed.width, bleed.height) * 0.34;
  c.save();
  c.translate(bleed.x + bleed.width * 0.1, bleed.y - side * 0.1);
  c.transform(1, 0.34, -0.46, 1, 0, 0);
  for (let column = 0; column < 3; column += 1)
    for (let row = 0; row < 3; row += 1)
      rounded(c, column * side * 1.1, row * side * 1.1, side, side, 16, '#fffbe02e');
  c.restore();
}

/** Old ink on the wood. */
function paintStains(c: Context, { x, y, width, height }: Rect): void {
  for (const [across, along, r] of [
    [0.93, 0.1, 16],
    [0.89, 0.14, 7],
    [0.96, 0.17, 5],
    [0.05, 0.93, 13],
    [0.09, 0.96, 6],
  ] as const)
    disc(c, x + width * across, y + height * along, r, '#26244a38');
}

/** The paper with its grid and numbers: painted again when a line is finished. */
export function drawSheet(
  to: Surface,
  layout: Layout,
  state: State,
  done: string,
  plain: boolean,
): void {
  const { sheet } = layout;
  const key = `sheet ${state.colors} ${plain ? 'plain' : done} ${layout.cell.toFixed(1)}`;
  to.layer(key, (c) => {
    paintPaper(c, sheet);
    if (plain) return;
    paintGrid(c, layout, state);
    paintNumbers(c, layout, state, done);
  });
}

export function paintPaper(c: Context, { x, y, width, height }: Rect): void {
  c.save();
  c.shadowColor = '#123a3388';
  c.shadowBlur = 34;
  c.shadowOffsetY = 12;
  rounded(c, x, y, width, height, 14, PAPER);
  c.restore();
  rounded(c, x, y, width, height, 14, down(c, y, y + height, '#fffaea', PAPER, PAPER_SHADE));
  // Fibers.
  c.globalAlpha = 0.16;
  for (let fiber = 0; fiber < 60; fiber += 1) {
    const fx = x + 20 + ((fiber * 137.5) % (width - 50));
    const fy = y + 14 + ((fiber * 83.3) % (height - 28));
    line(c, [fx, fy, fx + 10 + (fiber % 7) * 2, fy + (fiber % 5) - 2], 1.4, RULE);
  }
  c.globalAlpha = 1;
}

function paintGrid(c: Context, { board, cell }: Layout, { width, colors }: State): void {
  const rows = colors.length / width;
  rounded(c, board.x, board.y, board.width, board.height, 4, '#fffdf4');
  const draw = (every: (at: number) => boolean, thick: number, color: string): void => {
    for (let at = 0; at <= width; at += 1)
      if (every(at))
        line(
          c,
          [board.x + at * cell, board.y, board.x + at * cell, board.y + board.height],
          thick,
          color,
        );
    for (let at = 0; at <= rows; at += 1)
      if (every(at))
        line(
          c,
          [board.x, board.y + at * cell, board.x + board.width, board.y + at * cell],
          thick,
          color,
        );
  };
  draw(() => true, 2, '#d9cba6');
  draw((at) => at % 5 === 0, 4, '#a8946a');
  c.strokeStyle = INK_COLOR;
  c.lineWidth = 5;
  c.strokeRect(board.x, board.y, board.width, board.height);
}

/** The numbers; those of a finished line are faint, and a check stands for them. */
function paintNumbers(c: Context, layout: Layout, state: State, done: string): void {
  const { board, cell, text } = layout;
  const { lines } = factsOf(state);
  c.font = textFont(text, 600);
  c.textBaseline = 'middle';
  lines.forEach(({ kind, number, runs }, at) => {
    const isDone = done[at] === '1';
    const color = isDone ? '#a8946a' : TEXT;
    const numbers = runs.length > 0 ? runs : [0];
    if (kind === 'row') {
      const y = board.y + (number + 0.53) * cell;
      if (number % 2 === 0)
        rounded(
          c,
          layout.sheet.x + 8,
          board.y + number * cell + 2,
          board.x - layout.sheet.x - 12,
          cell - 4,
          8,
          '#e7d6ac66',
        );
      c.fillStyle = color;
      let x = board.x - text * 0.2;
      for (const run of numbers.toReversed()) {
        const wide = runsWidth([run], text);
        c.textAlign = 'center';
        c.fillText(String(run), x - wide / 2, y);
        x -= wide;
      }
      return;
    }
    const x = board.x + (number + 0.5) * cell;
    if (number % 2 === 0)
      rounded(
        c,
        board.x + number * cell + 2,
        layout.sheet.y + 8,
        cell - 4,
        board.y - layout.sheet.y - 12,
        8,
        '#e7d6ac66',
      );
    c.textAlign = 'center';
    c.fillStyle = color;
    numbers.toReversed().forEach((run, step) => {
      c.fillText(String(run), x, board.y - text * (0.66 + step * LEAD));
    });
  });
}

/** What the octopus says, in a bubble with its tail toward the octopus. */
export function drawSpeech(to: Surface, layout: Layout, key: string): void {
  const { speech, well, portrait } = layout;
  const text = to.words(key);
  const size = to.readable(34);
  const { c } = to;
  const wide = speech.width - size * 1.4;
  const font = textFont(size);
  const lines = wrapWords(c, text, font, wide);
  c.font = font;
  const width = Math.max(...lines.map((one) => c.measureText(one).width)) + size * 1.4;
  const height = lines.length * size * 1.22 + size * 0.9;
  const x = portrait ? well.x + well.size * 0.46 : speech.x + (speech.width - width) / 2;
  const y = portrait
    ? well.y - well.size * 0.62 - height / 2
    : well.y - well.size - height - size * 0.8;
  const bubble = Math.max(10, Math.min(y, layout.sheet.y + layout.sheet.height - height));
  c.fillStyle = '#fffdf4';
  c.beginPath();
  c.roundRect(x, bubble, width, height, size * 0.6);
  if (portrait) {
    c.moveTo(x + 4, bubble + height * 0.4);
    c.lineTo(x - size * 0.7, bubble + height * 0.62);
    c.lineTo(x + 4, bubble + height * 0.72);
  } else {
    c.moveTo(x + width * 0.44, bubble + height - 2);
    c.lineTo(x + width * 0.5, bubble + height + size * 0.6);
    c.lineTo(x + width * 0.58, bubble + height - 2);
  }
  c.fill();
  drawText(c, text, x + width / 2, bubble + height / 2, { size, color: TEXT, wide, lead: 1.22 });
}
