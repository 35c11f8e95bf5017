import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import { INK_COLOR } from './colors.ts';
import type { Layout, ToolId } from './layout.ts';

const ICONS: Readonly<Record<ToolId, (c: Context) => void>> = {
  /** A filled cell under a drop. */
  ink(c) {
    draw.drawPath(c, 'M0 -30 C20 -4 24 8 18 20 C10 34 -10 34 -18 20 C-24 8 -20 -4 0 -30 Z', {
      fill: INK_COLOR,
    });
    draw.drawPath(c, 'M-8 12 Q-8 20 0 22', { line: '#ffffff', width: 4 });
  },
  cross(c) {
    draw.line(c, [-20, -20, 20, 20], 9, '#6d5a36');
    draw.line(c, [20, -20, -20, 20], 9, '#6d5a36');
  },
};

const FACES: Readonly<Record<ToolId, string>> = { ink: '#a9c9ee', cross: '#f0d795' };

/** The faces of the two tools; their words are elements. */
export function drawTools(to: Surface, { tools }: Layout, chosen: ToolId): void {
  for (const [id, { x, y, width, height }] of tools) {
    const on = id === chosen;
    const paint = (c: Context): void => {
      draw.button(c, -width / 2, -height / 2, width, height * 0.88, on ? FACES[id] : '#e9e4d6', on);
      draw.place(c, -width * 0.32, on ? 4 : -4, () => ICONS[id](c), 0, Math.min(1.25, width / 240));
    };
    const key = `tool ${id} ${on} ${width.toFixed(0)}`;
    to.stamp(key, width + 8, height + 24, paint, x + width / 2, y + height / 2);
  }
}
