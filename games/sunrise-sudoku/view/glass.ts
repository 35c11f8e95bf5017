import * as draw from '@playgrove/kit/draw';
import { ease, type Context, type Rect, type Surface } from '@playgrove/kit/runtime';
import { litBoxes, type State } from '../rules.ts';
import { bitOf, boxOf, columnOf, PEERS, rowOf } from '../rules/grid.ts';
import { digitsLeft, isWrong, QUIET } from './boards.ts';
import { cellRect, type Layout, type ToolId } from './layout.ts';
import { HOLD, type Glow, type Ui } from './ui.ts';

/** Panes by night and by morning, open and given; every other box is a shade apart. */
const NIGHT = [
  ['#4a41a0b8', '#332a80cc'],
  ['#3a3390b8', '#282070cc'],
] as const;
const MORNING = [
  ['#fffaf0e0', '#ffeccae8'],
  ['#fff4deda', '#ffe6bce6'],
] as const;

const grown = (rect: Rect, by: number): Rect => ({
  x: rect.x - by,
  y: rect.y - by,
  width: rect.width + 2 * by,
  height: rect.height + 2 * by,
});

function pane(c: Context, rect: Rect, r: number, paint: string): void {
  draw.rounded(c, rect.x, rect.y, rect.width, rect.height, r, paint);
}

/** The panes through which the landscape is seen: dark before a box is done, clear afterward. */
export function drawGlass(to: Surface, layout: Layout, state: State): void {
  const lit = litBoxes(state);
  to.layer(`glass ${state.clues} ${lit.join('')}`, (c) => {
    const { board, cell } = layout;
    draw.rounded(
      c,
      board.x - 10,
      board.y - 10,
      board.width + 20,
      board.height + 20,
      24,
      '#070420a0',
    );
    draw.rim(c, '#ffffff38', 3);
    for (let box = 0; box < 9; box += 1) {
      const rect = cellRect(layout, Math.floor(box / 3) * 27 + (box % 3) * 3);
      const side = cell * 3 + 8 + 8;
      draw.rounded(
        c,
        rect.x - 4,
        rect.y - 4,
        side,
        side,
        14,
        lit.includes(box) ? '#ffd98a' : '#0d0830',
      );
    }
    for (let index = 0; index < 81; index += 1) {
      const rect = cellRect(layout, index);
      const box = boxOf(index);
      const given = state.clues[index] === '.' ? 0 : 1;
      pane(c, rect, 9, (lit.includes(box) ? MORNING : NIGHT)[box % 2 === 0 ? 0 : 1][given]);
    }
  });
}

/** What is chosen, what it sees, its like digits, what the hint speaks of, and what is wrong. */
export function drawMarks(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { c } = to;
  const lit = litBoxes(state);
  const { selected } = ui;
  const digit = state.values[selected] as number;
  const hint = ui.hint;
  for (const peer of PEERS[selected] ?? []) {
    const bright = lit.includes(boxOf(peer));
    pane(c, cellRect(layout, peer), 9, bright ? '#8a4dff30' : '#b9a8ff4d');
  }
  for (let cell = 0; cell < 81; cell += 1) {
    const rect = cellRect(layout, cell);
    const bright = lit.includes(boxOf(cell));
    if (digit !== 0 && state.values[cell] === digit && cell !== selected) {
      pane(c, rect, 9, bright ? '#ffb42ecc' : '#d98a12b0');
      ring9(c, rect, bright ? '#b86a00' : '#ffd02e', 3);
    }
    if (digit !== 0 && (state.notes[cell] as number) & bitOf(digit)) {
      noteSpot(c, rect, digit, bright ? '#ffb42e' : '#c97f12');
    }
    if (isWrong(state, ui, cell)) {
      pane(c, rect, 9, draw.PALETTE.red);
      cross(c, rect);
    }
  }
  const rect = cellRect(layout, selected);
  if (!isWrong(state, ui, selected)) {
    pane(c, rect, 9, lit.includes(boxOf(selected)) ? '#8a6bffb0' : '#6a45f0e8');
  }
  if (hint) drawHint(c, layout, hint, to.reducedMotion ? 0 : to.time);
  ring9(c, grown(rect, 2), '#2b1b4d', 9);
  ring9(c, grown(rect, 2), draw.PALETTE.yellow, 5);
}

function ring9(c: Context, rect: Rect, color: string, width: number): void {
  draw.rim(c, color, width, (path) => path.roundRect(rect.x, rect.y, rect.width, rect.height, 10));
}

function spotOf(rect: Rect, digit: number): { x: number; y: number } {
  const third = (rect.width * 0.94) / 3;
  return {
    x: rect.x + rect.width * 0.03 + third * (((digit - 1) % 3) + 0.5),
    y: rect.y + rect.height * 0.03 + third * (Math.floor((digit - 1) / 3) + 0.5),
  };
}

function noteSpot(c: Context, rect: Rect, digit: number, color: string): void {
  const { x, y } = spotOf(rect, digit);
  draw.disc(c, x, y, rect.width * 0.16, color);
}

/** A slip has a sign as well as a color: a struck corner. */
function cross(c: Context, rect: Rect): void {
  const size = rect.width * 0.1;
  const [x, y] = [rect.x + rect.width - size * 1.8, rect.y + size * 1.8];
  for (const way of [-1, 1]) {
    draw.line(c, [x - size, y - size * way, x + size, y + size * way], 5, '#ffffff');
  }
}

/** The cells that show a technique in teal, what follows in green, what goes in red. */
function drawHint(c: Context, layout: Layout, hint: NonNullable<Ui['hint']>, time: number): void {
  const beat = 0.5 + 0.5 * Math.sin(time * 4);
  for (const cell of hint.cells) {
    const rect = cellRect(layout, cell);
    pane(c, rect, 9, draw.fade(draw.PALETTE.teal, 0.45 + beat * 0.2));
    ring9(c, rect, '#7ffff0', 5);
  }
  const { input } = hint;
  if (input?.do !== 'strike') return;
  for (const spot of input.spots) {
    const rect = cellRect(layout, Math.floor(spot / 9));
    pane(c, rect, 9, '#ff4b5533');
    ring9(c, rect, draw.fade('#ff8f96', 0.5 + beat * 0.5), 4);
    const { x, y } = spotOf(rect, (spot % 9) + 1);
    draw.disc(c, x, y, rect.width * 0.17, draw.PALETTE.red);
    const r = rect.width * 0.12;
    draw.line(c, [x - r, y + r, x + r, y - r], 4, '#ffffff');
  }
}

/** Light that runs over what was just done. */
export function drawGlows(to: Surface, layout: Layout, ui: Ui): void {
  for (const glow of ui.glows) {
    if (glow.kind === 'cell') drawRipple(to.c, layout, glow);
    else drawSweep(to.c, layout, glow);
  }
}

function drawRipple(c: Context, layout: Layout, { cell, age }: Glow): void {
  const part = age / 0.4;
  if (part >= 1) return;
  const rect = cellRect(layout, cell);
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  draw.ring(
    c,
    x,
    y,
    rect.width * (0.4 + 0.45 * ease.out(part)),
    7 * (1 - part),
    draw.fade('#ffffff', 0.9 * (1 - part)),
  );
}

function drawSweep(c: Context, layout: Layout, { kind, cell, age }: Glow): void {
  for (let each = 0; each < 81; each += 1) {
    const inside =
      kind === 'all' ||
      (kind === 'box'
        ? boxOf(each) === boxOf(cell)
        : rowOf(each) === rowOf(cell) || columnOf(each) === columnOf(cell));
    if (!inside) continue;
    const steps = Math.abs(rowOf(each) - rowOf(cell)) + Math.abs(columnOf(each) - columnOf(cell));
    const part = (age - steps * 0.05) / (kind === 'line' ? 0.4 : 0.7);
    if (part <= 0 || part >= 1) continue;
    const shine = Math.sin(part * Math.PI);
    const rect = cellRect(layout, each);
    pane(
      c,
      rect,
      9,
      draw.fade(kind === 'line' ? '#ffffff' : '#ffe79a', shine * (kind === 'line' ? 0.35 : 0.8)),
    );
    if (kind !== 'line')
      draw.sparkle(
        c,
        rect.x + rect.width * 0.5,
        rect.y + rect.height * (0.8 - part * 0.6),
        rect.width * 0.3 * shine,
        '#fffbe0',
      );
  }
}

const FACES: Partial<Record<ToolId, string>> = {
  erase: '#d81f74',
  notes: '#7338e8',
  apply: '#e07b10',
};

/** The keys under the board; their words and digits are text of the page. */
export function drawTools(to: Surface, layout: Layout, state: State, ui: Ui): void {
  const { c } = to;
  const hint = ui.hint;
  for (const [id, rect] of layout.tools) {
    if (QUIET.has(id)) {
      drawQuiet(c, id, rect, ui);
      continue;
    }
    const down = ui.pressed?.id === id || (id === 'notes' && ui.notes);
    const digit = id.startsWith('d') ? Number(id.slice(1)) : 0;
    const left = digit > 0 ? digitsLeft(state, digit) : 9;
    const dim = (digit > 0 && left === 0) || (id === 'apply' && !hint?.input);
    const color = digit > 0 ? (ui.notes ? '#dcd0ff' : '#fff3d6') : (FACES[id] ?? '#7338e8');
    const key = `tool ${id} ${color} ${down} ${dim} ${rect.width.toFixed(0)}`;
    const [width, height] = [rect.width, rect.height];
    to.stamp(
      key,
      width + 8,
      height + 16,
      (on) => {
        if (dim) on.globalAlpha = 0.42;
        draw.button(
          on,
          -width / 2,
          -height / 2,
          width,
          height * 0.89,
          dim ? '#cbbfe6' : color,
          down,
        );
        if (digit === 0) pictogram(on, id, -height * 0.2 + (down ? 4 : 0), height * 0.19);
      },
      rect.x + width / 2,
      rect.y + height / 2,
    );
    if (digit > 0) drawLeft(c, rect, left, down);
  }
  drawHeld(c, layout, ui);
}

/** As many dots as the digit still has places. */
function drawLeft(c: Context, rect: Rect, left: number, down: boolean): void {
  const step = Math.min(13, rect.width / 11);
  const y = rect.y + rect.height * 0.74 + (down ? 4 : 0);
  const x = rect.x + rect.width / 2 - ((left - 1) * step) / 2;
  for (let dot = 0; dot < left; dot += 1) draw.disc(c, x + dot * step, y, step * 0.3, '#8a5a2ecc');
}

/** Plain glass under the words; a tick or an empty box says whether checking is on. */
function drawQuiet(c: Context, id: ToolId, rect: Rect, ui: Ui): void {
  const { x, y, width, height } = rect;
  const tall = Math.min(height, 76);
  const top = y + (height - tall) / 2;
  draw.rounded(c, x, top, width, tall, tall / 2, ui.pressed?.id === id ? '#5a4a9ecc' : '#1a1250a6');
  draw.rim(c, '#ffffff59', 3);
  if (id !== 'check') return;
  const [side, mid] = [tall * 0.42, top + tall / 2];
  const box = { x: x + tall * 0.3, y: mid - side / 2 };
  draw.rounded(c, box.x, box.y, side, side, 7, ui.check ? '#1d8f45' : '#ffffff1f');
  draw.rim(c, '#ffffffb3', 3);
  if (!ui.check) return;
  const tick = [
    { x: box.x + side * 0.22, y: mid },
    { x: box.x + side * 0.42, y: mid + side * 0.22 },
    { x: box.x + side * 0.8, y: mid - side * 0.24 },
  ];
  draw.line(c, tick, side * 0.16, '#ffffff');
}

/** A ring round the held digit fills until it is written small. */
function drawHeld(c: Context, layout: Layout, ui: Ui): void {
  const { pressed } = ui;
  const rect = pressed && layout.tools.get(pressed.id as ToolId);
  if (!pressed || !rect || !pressed.id.startsWith('d') || ui.notes || pressed.held < 0.1) return;
  const part = Math.min(1, pressed.held / HOLD);
  const [x, y, r] = [rect.x + rect.width / 2, rect.y + rect.height * 0.42, rect.height * 0.44];
  draw.rim(c, part < 1 ? '#8a4dff99' : '#8a4dff', 8, (path) =>
    path.arc(x, y, r, -Math.PI / 2, -Math.PI / 2 + part * Math.PI * 2),
  );
  if (part < 1) return;
  const cell = cellRect(layout, ui.selected);
  noteSpot(c, cell, Number(pressed.id.slice(1)), '#8a4dff');
}

/** Our own pictures on the keys. */
function pictogram(c: Context, id: ToolId, y: number, r: number): void {
  const white = '#ffffff';
  c.save();
  c.translate(0, y);
  if (id === 'erase') {
    c.rotate(-0.5);
    draw.rounded(c, -r, -r * 0.55, r * 2, r * 1.1, r * 0.25, white);
    draw.rounded(c, -r, -r * 0.55, r * 0.8, r * 1.1, r * 0.25, '#ffb3d6');
  } else if (id === 'notes') {
    c.rotate(0.7);
    draw.rounded(c, -r * 0.26, -r, r * 0.52, r * 1.5, r * 0.12, white);
    draw.fillPath(c, '#ffd98a', (path) => {
      path.moveTo(-r * 0.26, r * 0.5);
      path.lineTo(r * 0.26, r * 0.5);
      path.lineTo(0, r * 1.05);
    });
  } else {
    draw.fillPath(c, white, (path) => {
      path.moveTo(-r * 0.6, -r * 0.85);
      path.lineTo(r * 0.9, 0);
      path.lineTo(-r * 0.6, r * 0.85);
      path.closePath();
    });
  }
  c.restore();
}
