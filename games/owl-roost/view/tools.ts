import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Layout, ToolId } from './layout.ts';
import { type Ui } from './ui.ts';

/** The sign keeps clear of the strip above it and of the board's frame below. */
const EDGE = 8;
const FRAME = 20;

const ICONS: Readonly<Record<ToolId, (c: Context) => void>> = {
  /** An open eye. */
  gaze(c) {
    draw.drawPath(c, 'M-32 0 Q0 -30 32 0 Q0 30 -32 0 Z', { line: draw.PALETTE.ink, width: 5 });
    draw.disc(c, 0, 0, 11, draw.PALETTE.ink);
    draw.disc(c, -4, -4, 4, '#ffffff');
  },
  /** A broom of twigs. */
  clear(c) {
    draw.line(c, [20, -20, -3, 3], 6, draw.PALETTE.ink);
    for (const lean of [-0.5, 0, 0.5])
      draw.blob(c, -9 + lean * 8, 9 + lean * -8, 5, 13, draw.PALETTE.ink, 0.78 + lean);
  },
  /** A check mark. */
  apply(c) {
    draw.line(c, [-20, 2, -4, 16, 22, -16], 9, draw.PALETTE.ink);
  },
};

/** The faces of the buttons; their words are elements. */
export function drawTools(to: Surface, layout: Layout, ui: Ui): void {
  for (const [id, { x, y, width, height }] of layout.tools) {
    const on = id === 'gaze' && ui.gaze;
    const off = id === 'apply' && !ui.hint?.input;
    const paint = (c: Context): void => {
      c.globalAlpha = off ? 0.55 : 1;
      const face = on ? '#ffd96a' : '#f3e9ff';
      draw.button(c, -width / 2, -height / 2, width, height - height * 0.12, face, on);
      draw.place(
        c,
        0,
        -height * (on ? 0.16 : 0.23),
        () => ICONS[id](c),
        0,
        Math.min(1, height / 160),
      );
      c.globalAlpha = 1;
    };
    const key = `tool ${id} ${on} ${off} ${width.toFixed(0)} ${height.toFixed(0)}`;
    to.stamp(key, width + 8, height + 24, paint, x + width / 2, y + height / 2);
  }
}

/** Padding of the rule's sign. */
const PAD = 22;

/** The rule on a sign for newcomers: above the owls' branch, or over it on a small screen. */
export function drawRule(to: Surface, layout: Layout): void {
  const { branch, board } = layout;
  const tall = layout.portrait;
  const size = to.readable(tall ? 38 : 30);
  const lines = (tall ? ['rule.one', 'rule.two'] : ['rule.a', 'rule.b', 'rule.c']).map((key) =>
    to.words(key),
  );
  const { c } = to;
  c.font = draw.textFont(size);
  const width = Math.max(...lines.map((text) => c.measureText(text).width)) + PAD * 2;
  const height = lines.length * size * 1.25 + PAD;
  const above = branch.y - (tall ? 100 : 84) - height;
  const y = above >= EDGE ? above : Math.max(EDGE, (board.y - FRAME - height) / 2);
  draw.rounded(c, branch.x - width / 2, y, width, height, 22, '#1d1440d9');
  lines.forEach((text, at) => {
    const middle = y + PAD / 2 + (at + 0.54) * size * 1.25;
    draw.drawText(c, text, branch.x, middle, { size, color: '#fff6da' });
  });
}
