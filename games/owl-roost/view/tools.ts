import { button } from '@playgrove/kit/draw';
import {
  blob,
  disc,
  line,
  PALETTE,
  place,
  rim,
  type Context,
  type Surface,
} from '@playgrove/kit/stage';
import type { State } from '../rules/state.ts';
import type { Layout, ToolId } from './layout.ts';
import { hintOf, type Ui } from './ui.ts';

const ICONS: Readonly<Record<ToolId, (c: Context) => void>> = {
  /** An open eye. */
  gaze(c) {
    rim(c, PALETTE.ink, 5, (path) => {
      path.moveTo(-32, 0);
      path.quadraticCurveTo(0, -30, 32, 0);
      path.quadraticCurveTo(0, 30, -32, 0);
      path.closePath();
    });
    disc(c, 0, 0, 11, PALETTE.ink);
    disc(c, -4, -4, 4, '#ffffff');
  },
  /** A broom of twigs. */
  clear(c) {
    line(
      c,
      [
        { x: 20, y: -20 },
        { x: -3, y: 3 },
      ],
      6,
      PALETTE.ink,
    );
    for (const lean of [-0.5, 0, 0.5])
      blob(c, -9 + lean * 8, 9 + lean * -8, 5, 13, PALETTE.ink, 0.78 + lean);
  },
  /** A check mark. */
  apply(c) {
    line(
      c,
      [
        { x: -20, y: 2 },
        { x: -4, y: 16 },
        { x: 22, y: -16 },
      ],
      9,
      PALETTE.ink,
    );
  },
};

/** The buttons beneath their words. */
export function drawTools(to: Surface, layout: Layout, state: State, ui: Ui): void {
  for (const [id, { x, y, width, height }] of layout.tools) {
    const on = id === 'gaze' && ui.gaze;
    const off = id === 'apply' && !hintOf(state, ui)?.input;
    to.stamp(
      `tool ${id} ${on} ${off} ${width.toFixed(0)} ${height.toFixed(0)}`,
      width + 8,
      height + 24,
      (c) => {
        c.globalAlpha = off ? 0.55 : 1;
        button(
          c,
          -width / 2,
          -height / 2,
          width,
          height - height * 0.12,
          on ? '#ffd96a' : '#f3e9ff',
          on,
        );
        place(c, 0, -height * (on ? 0.16 : 0.23), () => ICONS[id](c), 0, Math.min(1, height / 160));
        c.globalAlpha = 1;
      },
      x + width / 2,
      y + height / 2,
    );
  }
}

/** The rule in two lines, for those who are new. */
export function drawRule(to: Surface, layout: Layout): void {
  const { branch } = layout;
  const tall = layout.upright;
  const size = Math.max(tall ? 36 : 27, 14.2 / to.px);
  const lines = tall ? ['rule.one', 'rule.two'] : ['rule.a', 'rule.b', 'rule.c'];
  const bottom = branch.y - (tall ? 118 : 96);
  lines.forEach((key, at) => {
    const y = bottom - (lines.length - 1 - at) * size * 1.28;
    to.label(to.words(key), branch.x, y, size, { top: '#ffffff', bottom: '#fff0c4' });
  });
}
