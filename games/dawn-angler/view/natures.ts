import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Nature } from '../rules/fish.ts';

/** Natures as they are drawn in the journal. */
export function drawNature(to: Surface, nature: Nature, x: number, y: number, s: number): void {
  to.stamp(`nature ${nature}`, 60, 44, (c) => sign(c, nature), x, y, { scaleX: s, scaleY: s });
}

function sign(c: Context, nature: Nature): void {
  const white = '#ffffff';
  if (nature === 'nibbler') {
    for (const r of [6, 14, 22])
      draw.rim(c, white, 3, (path) => path.ellipse(0, 0, r, r * 0.5, 0, 0, 7));
  } else if (nature === 'darter') {
    for (const dx of [-12, 0, 12]) draw.line(c, [dx - 8, -10, dx + 6, 0, dx - 8, 10], 4, white);
  } else if (nature === 'jumper') {
    draw.drawPath(c, 'M-22 14 Q0 -38 22 14', { line: white, width: 4 });
    for (const x of [-9, 0, 9]) draw.disc(c, x, 12, 3, white);
  } else if (nature === 'diver') {
    for (const [x, y, r] of [
      [-12, 8, 6],
      [2, -4, 9],
      [16, 9, 5],
      [14, -13, 4],
    ] as const)
      draw.rim(c, white, 3, (path) => path.arc(x, y, r, 0, 7));
  } else {
    for (const shift of [0, Math.PI]) {
      draw.rim(c, white, 4, (path) => {
        for (let step = 0; step <= 12; step += 1) {
          const angle = shift + (step / 12) * 3.6;
          path.lineTo(Math.cos(angle) * (4 + step * 1.7), Math.sin(angle) * (4 + step * 1.7) * 0.6);
        }
      });
    }
  }
}
