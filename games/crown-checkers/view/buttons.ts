import * as draw from '@playgrove/kit/draw';
import type { Rect, Surface } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';

/** The faces of the two buttons; their words are elements above. */
export function drawButtons({ c }: Surface, { buttons: [show, skip] }: Layout): void {
  face(c, show, '#ffe27a', '#ffb02e');
  face(c, skip, '#8f5cf0', '#5a2fc0');
}

function face(c: CanvasRenderingContext2D, area: Rect, light: string, deep: string): void {
  const { x, y, width, height } = area;
  const inner = height - 18;
  draw.rounded(c, x + 4, y + 6, width - 8, height - 4, 34, draw.PALETTE.ink);
  draw.rounded(c, x + 8, y + 6, width - 16, inner, 30, draw.down(c, y, y + inner, light, deep));
  draw.rounded(c, x + 22, y + 12, width - 44, 16, 8, draw.fade('#ffffff', 0.4));
}
