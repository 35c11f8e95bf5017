import * as draw from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';

/** What moves: birds from the fourth box on, a boat from the sixth, a balloon at the end. */
export function drawLiving(to: Surface, { horizon, sun }: Layout, light: number): void {
  const { c, bleed, reducedMotion } = to;
  const size = Math.min(bleed.width, bleed.height);
  const time = reducedMotion ? 0 : to.time;
  if (light > 3) {
    c.save();
    c.globalAlpha = Math.min(1, light - 3);
    for (let bird = 0; bird < 5; bird += 1) {
      const x = bleed.x + ((time * 26 + bird * 71 + (bird % 2) * 40) % (bleed.width + 200)) - 100;
      const y = bleed.y + (horizon - bleed.y) * (0.42 + 0.07 * bird) + Math.sin(time + bird) * 6;
      const flap = reducedMotion ? 0.4 : Math.sin(time * 7 + bird * 2) * 0.6;
      draw.rim(c, draw.fade(light > 7 ? '#3a2f6a' : '#1a1440', 0.85), 4, (path) => {
        path.moveTo(x - 16, y - 8 * flap);
        path.quadraticCurveTo(x - 6, y - 6, x, y);
        path.quadraticCurveTo(x + 6, y - 6, x + 16, y - 8 * flap);
      });
    }
    c.restore();
  }
  if (light > 5)
    boat(
      c,
      sun - size * 0.24,
      horizon + size * 0.035 + Math.sin(time * 1.1) * 2,
      size * 0.05,
      Math.min(1, light - 5),
    );
  if (light > 7)
    balloon(
      c,
      sun + size * 0.28,
      horizon - size * 0.2 + Math.sin(time * 0.6) * 8,
      size * 0.055,
      Math.min(1, light - 7),
    );
}

function boat(c: Context, x: number, y: number, size: number, alpha: number): void {
  c.save();
  c.globalAlpha *= alpha;
  draw.fillPath(c, '#fff6e3', (path) => {
    path.moveTo(x + size * 0.04, y - size * 1.3);
    path.quadraticCurveTo(x + size * 0.7, y - size * 0.6, x + size * 0.6, y - size * 0.2);
    path.lineTo(x + size * 0.04, y - size * 0.2);
  });
  draw.line(c, [x, y - size * 1.35, x, y], size * 0.07, '#5a3a4a');
  draw.fillPath(c, '#b8453f', (path) => {
    path.moveTo(x - size * 0.75, y - size * 0.12);
    path.lineTo(x + size * 0.8, y - size * 0.12);
    path.quadraticCurveTo(x + size * 0.5, y + size * 0.25, x, y + size * 0.24);
    path.quadraticCurveTo(x - size * 0.5, y + size * 0.25, x - size * 0.75, y - size * 0.12);
  });
  c.restore();
}

function balloon(c: Context, x: number, y: number, size: number, alpha: number): void {
  c.save();
  c.globalAlpha *= alpha;
  draw.place(c, x, y, () => {
    for (const [half, color] of [
      [1, '#ff5a6a'],
      [0.62, '#ffd02e'],
      [0.24, '#ff5a6a'],
    ] as const) {
      draw.blob(c, 0, 0, size * half, size * 1.08, color);
    }
    draw.blob(c, -size * 0.34, -size * 0.4, size * 0.2, size * 0.34, '#ffffff66', 0.4);
    draw.line(c, [-size * 0.4, size * 0.95, -size * 0.16, size * 1.45], 3, '#4a3050');
    draw.line(c, [size * 0.4, size * 0.95, size * 0.16, size * 1.45], 3, '#4a3050');
    draw.rounded(c, -size * 0.2, size * 1.4, size * 0.4, size * 0.3, 4, '#a5683c');
  });
  c.restore();
}
