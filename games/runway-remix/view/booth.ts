import * as draw from '@playgrove/kit/draw';
import type { Rect } from '@playgrove/kit/runtime';
import { curtain, lamp } from './scenery.ts';

type C = CanvasRenderingContext2D;

/** The runway hall: a lit walk toward the viewer between rows of guests. */
export function hall(c: C, bleed: Rect, w: number, h: number): void {
  const mid = w / 2;
  const horizon = h * 0.4;
  draw.sky(c, bleed, '#160a3d', '#3b1a86', '#8a35c9');
  draw.rays(c, bleed, mid, horizon * 0.7, 16, draw.fade('#ffb8f0', 0.14));
  const paint = draw.radial(c, mid, horizon * 0.72, h * 0.24, '#fff3d8', '#ff9bd8aa', '#ff9bd800');
  draw.disc(c, mid, horizon * 0.72, h * 0.24, paint);
  draw.star(c, mid, horizon * 0.62, h * 0.13, draw.fade('#ffffff', 0.25));
  draw.bokeh(c, { ...bleed, height: horizon }, ['#ff8cc0', '#ffd02e', '#4cc3ff'], 14, 5);
  c.fillStyle = draw.down(c, horizon, h, '#2a1263', '#12062f');
  c.fillRect(bleed.x, horizon, bleed.width, bleed.y + bleed.height - horizon);
  const near = Math.min(w * 0.46, h * 0.36);
  for (let row = 0; row < 6; row += 1) {
    const far = (row / 6) ** 1.5;
    const half = near * (0.2 + 0.8 * far);
    guests(c, w, horizon + (h - horizon) * far, 12 + row * row * 2.2, half, row);
  }
  const walk = (grow: number) => (path: C) => {
    path.moveTo(mid - near * 0.16 - grow * 0.3, horizon);
    path.lineTo(mid + near * 0.16 + grow * 0.3, horizon);
    path.lineTo(mid + near + grow, bleed.y + bleed.height);
    path.lineTo(mid - near - grow, bleed.y + bleed.height);
  };
  draw.fillPath(c, '#ff4f9a', walk(16));
  draw.fillPath(c, draw.PALETTE.ink, walk(5));
  draw.fillPath(c, draw.down(c, horizon, h, '#fff3fb', '#f3c7ff', '#c88bf5'), walk(0));
  for (let step = 0; step < 9; step += 1) {
    const part = ((step + 0.6) / 9) ** 1.7;
    const y = horizon + (h - horizon) * part;
    const half = near * (0.16 + 0.84 * part) + 10 * part + 3;
    for (const side of [-1, 1]) lamp(c, mid + side * half, y, 3 + part * 7);
  }
  curtain(c, { ...bleed, height: h * 0.1 }, h * 0.12, '#d81f74');
  draw.vignette(c, bleed, '#0a0224', 0.45);
}

const HAIR = ['#2b1b4d', '#4a2a5e', '#3a1f4f', '#54316b', '#2f2158'];

function guests(c: C, w: number, y: number, r: number, half: number, row: number): void {
  for (const side of [-1, 1]) {
    for (let seat = 0; seat * r * 2.3 < w; seat += 1) {
      const x = w / 2 + side * (half + 26 + r * 1.3 + seat * r * 2.4 + (row % 2) * r);
      const kind = (seat * 3 + row * 2 + (side > 0 ? 1 : 0)) % HAIR.length;
      const color = HAIR[kind] ?? draw.PALETTE.ink;
      draw.blob(c, x, y + r * 2.1, r * 1.25, r * 1.4, draw.shade(color, 0.2));
      draw.disc(c, x, y + r * 0.4, r * 0.85, color);
      draw.disc(c, x - side * r * 0.25, y + r * 0.25, r * 0.5, draw.fade('#ffb8f0', 0.12));
    }
  }
}

/** What is behind a client on the photo. */
export function gala(c: C, area: Rect): void {
  const { x, y, width, height } = area;
  draw.sky(c, area, '#5a1a8c', '#c04ae0', '#ffb8de');
  draw.rays(c, area, x + width / 2, y + height * 0.3, 14);
  draw.spotlight(c, area, x + width / 2, y + height * 0.86, width * 0.7);
  curtain(c, area, height * 0.14);
  draw.vignette(c, area, '#2a0b4d', 0.3);
}
