import * as draw from '@playgrove/kit/draw';
import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Context } from '@playgrove/kit/runtime';

export const TALL = 92;
const HALF = 13;

export type Wax = {
  readonly wax: string;
  readonly ink: string;
  readonly mark: 'spiral' | 'bands' | 'dots' | 'twist';
};

/** A candle that stands on 0, 0 in a rosette of cream. */
export function paintCandle(c: Context, { wax, ink, mark }: Wax): void {
  const trace = (path: Context): void => path.roundRect(-HALF, -TALL, HALF * 2, TALL, 8);
  draw.line(c, [0, -TALL + 2, 1, -TALL - 11], 4, '#4a3550');
  draw.fillPath(c, wax, trace);
  draw.clipped(c, trace, () => {
    for (let n = 0; n < 7; n += 1) {
      const y = -TALL + n * 17;
      if (mark === 'spiral') draw.line(c, [-HALF - 4, y + 14, HALF + 4, y - 6], 7, ink);
      else if (mark === 'bands') draw.line(c, [-HALF, y + 4, HALF, y + 4], 6, ink);
      else if (mark === 'dots') draw.disc(c, n % 2 === 0 ? -5 : 6, y + 6, 4.5, ink);
      else draw.line(c, [-HALF - 2, y, 0, y + 11, HALF + 2, y], 5, ink);
    }
    c.fillStyle = draw.linear(c, -HALF, 0, HALF, 0, '#ffffff8c', '#ffffff1a', '#2a0a4a4d');
    c.fillRect(-HALF, -TALL, HALF * 2, TALL);
  });
  draw.rim(c, draw.shade(wax, 0.62), 3, trace);
  draw.blob(c, 0, -2, 22, 10, '#f3d9c4');
  draw.blob(c, 0, -6, 19, 9, '#fffaf0');
}

/** A flame that stands on 0, 0. */
export function paintFlame(c: Context): void {
  draw.disc(c, 0, -14, 40, draw.radial(c, 0, -14, 40, '#ffe27acc', '#ffb52e55', '#ffb52e00'));
  const drop = (size: number, paint: string): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(0, -34 * size);
      path.bezierCurveTo(16 * size, -12 * size, 10 * size, 2, 0, 2);
      path.bezierCurveTo(-10 * size, 2, -16 * size, -12 * size, 0, -34 * size);
    });
  drop(1, '#ff9a1f');
  drop(0.74, '#ffd83a');
  drop(0.42, '#fffbe6');
}

/** What players own: their candles. */
export const CANDLES = keepsakes<{ readonly id: string; readonly needs: number } & Wax>(
  [
    { id: 'party', needs: 0, wax: '#ff6fae', ink: '#ffffff', mark: 'spiral' },
    { id: 'mint', needs: 3, wax: '#4fd3b0', ink: '#fffbe0', mark: 'bands' },
    { id: 'beeswax', needs: 12, wax: '#f2b23a', ink: '#fff0b8', mark: 'twist' },
    { id: 'berry', needs: 28, wax: '#8a5be0', ink: '#ffd6f2', mark: 'dots' },
    { id: 'cherry', needs: 50, wax: '#e5383f', ink: '#ffe9c9', mark: 'bands' },
    { id: 'sky', needs: 80, wax: '#4aa8ff', ink: '#ffffff', mark: 'twist' },
    { id: 'licorice', needs: 120, wax: '#37304f', ink: '#ff8a3a', mark: 'spiral' },
    { id: 'royal', needs: 180, wax: '#fff6e0', ink: '#e0a21a', mark: 'dots' },
  ],
  (c, candle) => {
    c.translate(0, 40);
    c.scale(0.86, 0.86);
    paintCandle(c, candle);
  },
);
