import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { createRng } from '@playgrove/kit/core';
import type { Context, Rect } from '@playgrove/kit/runtime';

/** What the table is made of. */
type Kind = 'planks' | 'weave' | 'felt' | 'checks' | 'leaves' | 'waves' | 'stars';
type Look = {
  readonly id: string;
  readonly needs: number;
  readonly color: string;
  readonly other: string;
  readonly kind: Kind;
  /** Of the frame's rail. */
  readonly rail: string;
};

/** Tables to own; light pieces and dark ones stand out on each. */
export const TABLES = keepsakes<Look>(
  [
    { id: 'pine', needs: 0, color: '#c98f57', other: '#a86f3c', kind: 'planks', rail: '#8a5430' },
    { id: 'linen', needs: 2, color: '#8fa3b8', other: '#748aa2', kind: 'weave', rail: '#f2e6d0' },
    { id: 'felt', needs: 6, color: '#2f7a5a', other: '#246349', kind: 'felt', rail: '#7a4a2a' },
    {
      id: 'picnic',
      needs: 12,
      color: '#e0705f',
      other: '#fff3e6',
      kind: 'checks',
      rail: '#c23a3a',
    },
    {
      id: 'walnut',
      needs: 20,
      color: '#6a4230',
      other: '#4f2f22',
      kind: 'planks',
      rail: '#d9a860',
    },
    {
      id: 'garden',
      needs: 32,
      color: '#5a9a4a',
      other: '#3f7f3a',
      kind: 'leaves',
      rail: '#f2d9a0',
    },
    { id: 'tide', needs: 48, color: '#2f7fa8', other: '#1f6489', kind: 'waves', rail: '#f6dca0' },
    {
      id: 'midnight',
      needs: 70,
      color: '#2a2a62',
      other: '#ffe9a8',
      kind: 'stars',
      rail: '#8a7ad0',
    },
  ],
  (c, look) => {
    draw.clipped(
      c,
      (path) => path.roundRect(-46, -46, 92, 92, 18),
      () => paintTable(c, { x: -46, y: -46, width: 92, height: 92 }, look, 34),
    );
    draw.rim(c, look.rail, 7, (path) => path.roundRect(-43, -43, 86, 86, 16));
    draw.rim(c, draw.PALETTE.ink, 2.4, (path) => path.roundRect(-47, -47, 94, 94, 19));
    // A piece on it.
    draw.fillPath(c, '#1a0b3a55', (path) => piece(path, 4, 5));
    draw.fillPath(c, draw.down(c, -22, 22, '#fff6d8', '#ffb03a'), (path) => piece(path, 0, 0));
    draw.rim(c, draw.PALETTE.ink, 2.6);
  },
);

function piece(path: Context, x: number, y: number): void {
  path.moveTo(x - 20, y - 16);
  path.lineTo(x - 6, y - 16);
  path.bezierCurveTo(x - 14, y - 34, x + 14, y - 34, x + 6, y - 16);
  path.lineTo(x + 20, y - 16);
  path.lineTo(x + 20, y - 5);
  path.bezierCurveTo(x + 38, y - 13, x + 38, y + 15, x + 20, y + 7);
  path.lineTo(x + 20, y + 20);
  path.lineTo(x - 20, y + 20);
  path.lineTo(x - 20, y + 7);
  path.bezierCurveTo(x - 4, y + 15, x - 4, y - 13, x - 20, y - 5);
  path.closePath();
}

/** @param step the size of its pattern */
export function paintTable(
  c: Context,
  area: Rect,
  { color, other, kind }: Look,
  step: number,
): void {
  const rng = createRng(`table ${kind}`);
  const { x, y, width, height } = area;
  draw.cover(
    c,
    area,
    draw.radial(
      c,
      x + width * 0.4,
      y + height * 0.3,
      Math.max(width, height),
      draw.tint(color, 0.16),
      color,
      draw.shade(color, 0.22),
    ),
  );
  const spots = Math.ceil((width * height) / (step * step * 0.4));
  if (kind === 'planks') {
    for (let row = 0; row * step < height; row += 1) {
      c.fillStyle = draw.fade(rng.pick([other, draw.tint(color, 0.3), color]), 0.35);
      c.fillRect(x, y + row * step, width, step);
      c.fillStyle = draw.fade(draw.shade(other, 0.5), 0.6);
      c.fillRect(x, y + row * step, width, step * 0.035);
      c.fillRect(x + rng.unit() * width, y + row * step, step * 0.035, step);
      for (let grain = 0; grain < (width / step) * 3; grain += 1) {
        const [gx, gy] = [x + rng.unit() * width, y + (row + rng.unit()) * step];
        draw.rim(c, draw.fade(other, 0.4), step * 0.02, (path) => {
          path.moveTo(gx, gy);
          path.quadraticCurveTo(
            gx + step * 0.6,
            gy + rng.between(-0.1, 0.1) * step,
            gx + step * 1.3,
            gy,
          );
        });
      }
    }
  } else if (kind === 'checks') {
    for (let row = 0; row * step < height; row += 1)
      for (let column = 0; column * step < width; column += 1) {
        c.fillStyle = draw.fade(other, (row % 2) * 0.34 + (column % 2) * 0.34);
        c.fillRect(x + column * step, y + row * step, step, step);
      }
  } else if (kind === 'weave') {
    for (let thread = 0; thread * step * 0.12 < Math.max(width, height); thread += 1) {
      c.fillStyle = draw.fade(thread % 2 === 0 ? other : draw.tint(color, 0.4), 0.3);
      c.fillRect(x + thread * step * 0.12, y, step * 0.06, height);
      c.fillRect(x, y + thread * step * 0.12, width, step * 0.06);
    }
  }
  for (let spot = 0; spot < spots; spot += 1) {
    const [sx, sy, turn] = [x + rng.unit() * width, y + rng.unit() * height, rng.between(0, 6)];
    if (kind === 'felt')
      draw.disc(
        c,
        sx,
        sy,
        step * 0.03,
        draw.fade(spot % 2 === 0 ? other : draw.tint(color, 0.3), 0.5),
      );
    if (kind === 'leaves')
      draw.blob(
        c,
        sx,
        sy,
        step * 0.22,
        step * 0.09,
        draw.fade(spot % 3 === 0 ? draw.tint(color, 0.3) : other, 0.5),
        turn,
      );
    if (kind === 'waves')
      draw.rim(
        c,
        draw.fade(spot % 2 === 0 ? other : draw.tint(color, 0.35), 0.5),
        step * 0.05,
        (path) => path.arc(sx, sy, step * 0.3, Math.PI * 1.1, Math.PI * 1.9),
      );
    if (kind === 'stars')
      draw.star(c, sx, sy, step * (spot % 5 === 0 ? 0.1 : 0.04), draw.fade(other, 0.6), turn);
  }
}
