import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';

const INK = '#2b1b4d';

export const COIN = 17;
const COIN_PRINT = new draw.Print(COIN * 2 + 4, COIN * 2 + 4, (c) => {
  draw.coin(c, COIN + 2, COIN + 2, COIN);
});

export function drawCoin(c: Context, grain: Grain | undefined, x: number, y: number): void {
  COIN_PRINT.draw(c, grain, x - COIN - 2, y - COIN - 2);
}

export function drawCan(to: Surface, x: number, y: number): void {
  to.stamp('can', 80, 80, can, x, y);
}

/** A red can with a drop on it. */
export function can(c: Context): void {
  draw.rounded(c, -8, -31, 26, 15, 5, INK);
  draw.rounded(c, -4, -27, 18, 8, 3, '#ffb23e');
  draw.rounded(c, -23, -22, 46, 46, 9, INK);
  draw.rounded(c, -19.5, -18.5, 39, 39, 6, draw.down(c, -18, 20, '#ff7a5c', '#d92d3c'));
  draw.drawPath(c, 'M0-11C7-2 10 2 10 7A10 10 0 0 1-10 7C-10 2-7-2 0-11Z', { fill: '#fff6e3' });
  draw.drawPath(c, 'M-24-20L-14-33L-5-33L-5-26L-12-26L-17-19Z', { fill: INK });
  draw.fillPath(c, '#ffffff73', (path) => path.roundRect(-16, -15, 4, 30, 2));
}

/** A stop: a hut under an awning, and a post with a checkered flag on its line. */
export function drawStop(to: Surface, x: number, y: number): void {
  to.stamp('stop', 330, 260, hut, x + 90, y - 116);
}

export function drawBarn(to: Surface, x: number, y: number): void {
  to.stamp('barn', 240, 220, barn, x, y - 98);
}

function hut(c: Context): void {
  c.translate(-90, 116);
  // Post and flag.
  draw.rounded(c, -5, -214, 12, 218, 5, INK);
  draw.rounded(c, -2, -211, 6, 213, 3, '#fff6e3');
  draw.disc(c, 1, -216, 9, INK);
  draw.disc(c, 1, -216, 6, '#ffd02e');
  draw.rounded(c, 5, -206, 82, 56, 4, INK);
  draw.rounded(c, 8, -203, 76, 50, 2, '#ffffff');
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      if ((row + column) % 2 === 0) continue;
      c.fillStyle = INK;
      c.fillRect(8 + column * 19, -203 + row * 16.7, 19, 16.7);
    }
  }
  // Hut.
  draw.rounded(c, 66, -112, 168, 118, 6, INK);
  draw.rounded(c, 70, -108, 160, 112, 4, draw.down(c, -108, 0, '#fff0d2', '#e0b884'));
  for (let x = 92; x < 230; x += 24) draw.rounded(c, x, -100, 2.5, 100, 1, '#c9965f');
  draw.rounded(c, 160, -66, 48, 72, 5, INK);
  draw.rounded(c, 164, -62, 40, 66, 3, '#8a5a34');
  draw.disc(c, 196, -28, 3.4, '#ffd02e');
  draw.rounded(c, 88, -62, 54, 40, 5, INK);
  draw.rounded(c, 92, -58, 46, 32, 3, draw.down(c, -58, -26, '#fff6c8', '#ffc95c'));
  draw.rounded(c, 82, -24, 66, 9, 4, INK);
  // Roof and awning.
  draw.drawPath(c, 'M48-104L84-160L216-160L252-104Z', { fill: INK });
  draw.drawPath(c, 'M58-110L88-155L212-155L242-110Z', { fill: '#e2404d' });
  draw.drawPath(c, 'M88-155L212-155L218-146L82-146Z', { fill: '#ff7a6a' });
  for (let at = 0; at < 7; at += 1) {
    const x = 62 + at * 25.2;
    draw.drawPath(c, `M${x}-110H${x + 25.2}V-98A12.6 12.6 0 0 1 ${x}-98Z`, {
      fill: at % 2 === 0 ? '#fff6e3' : '#ff5a4b',
      line: INK,
      width: 3,
    });
  }
}

function barn(c: Context): void {
  c.translate(0, 98);
  draw.drawPath(c, 'M-92 6V-92L-60-148L0-176L60-148L92-92V6Z', { fill: INK });
  draw.drawPath(c, 'M-86 2V-90L-56-143L0-169L56-143L86-90V2Z', { fill: '#d8413f' });
  draw.drawPath(c, 'M-86 2V-90L-56-143L-44-137L-72-86V2Z', { fill: '#f0695a' });
  draw.drawPath(c, 'M-100-84L-64-150L0-181L64-150L100-84L90-78L56-141L0-168L-56-141L-90-78Z', {
    fill: '#5b3a6e',
    line: INK,
    width: 4,
  });
  draw.rounded(c, -46, -78, 92, 84, 4, INK);
  draw.rounded(c, -41, -73, 82, 78, 2, '#8f2c3d');
  draw.drawPath(c, 'M-41-73L41 5M41-73L-41 5M0-73V5', { line: '#fff6e3', width: 5 });
  draw.rounded(c, -20, -128, 40, 30, 5, INK);
  draw.rounded(c, -16, -124, 32, 22, 3, '#ffe39a');
}
