import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import type { Layout } from './layout.ts';

/** Domes of the palace: x and width in parts of the area, height in world units. */
const DOMES = [
  [0.08, 0.1, 150],
  [0.24, 0.16, 230],
  [0.5, 0.2, 300],
  [0.77, 0.16, 220],
  [0.93, 0.1, 140],
] as const;

function palace(c: Context, area: Rect, ground: number, color: string): void {
  for (const [across, part, tall] of DOMES) {
    const [x, r] = [area.x + area.width * across, Math.min(90, area.width * part * 0.5)];
    const top = ground - tall;
    draw.fillPath(c, color, (path) => {
      path.rect(x - r, top, r * 2, tall);
      path.moveTo(x - r * 1.1, top);
      path.bezierCurveTo(x - r * 1.4, top - r * 0.9, x - r * 0.3, top - r, x, top - r * 1.7);
      path.bezierCurveTo(x + r * 0.3, top - r, x + r * 1.4, top - r * 0.9, x + r * 1.1, top);
    });
    draw.line(c, [x, top - r * 1.6, x, top - r * 2.1], 5, color);
    c.fillStyle = '#ffd98a90';
    for (const side of [-0.5, 0.5]) {
      c.beginPath();
      c.roundRect(x + side * r - r * 0.16, top + 26, r * 0.32, r * 0.7, r * 0.16);
      c.fill();
    }
  }
}

/** A palace garden at sunset; the sun stands behind the bird. */
export function paintGarden(c: Context, bleed: Rect, { fan, portrait }: Layout): void {
  const bottom = bleed.y + bleed.height;
  const ground = fan.y + (portrait ? 130 : 150);
  draw.sky(c, bleed, '#6a3f9c', '#c2558f', '#ff8a6b', '#ffc27a', '#ffdf9c');
  draw.glow(c, bleed, fan.x, fan.y - 40, '#fff3c4', '#ffd98a90', '#ff9a7600');
  draw.rays(c, bleed, fan.x, fan.y - 40, 16, '#fff3c42e');
  for (const [x, y, size] of [
    [0.14, 0.2, 90],
    [0.86, 0.12, 110],
    [0.62, 0.32, 70],
  ] as const)
    draw.cloud(c, bleed.x + bleed.width * x, bleed.y + bleed.height * y, size, '#ffe3d040');
  draw.disc(c, fan.x, fan.y - 40, 300, '#fff0b8a0');
  palace(c, bleed, ground + 10, '#a8487f');
  draw.ridge(c, bleed, ground - 30, 20, '#8a3a78', 3);
  draw.ridge(c, bleed, ground + 30, 18, draw.down(c, ground, bottom, '#5f2d6b', '#2f1850'), 7);
  for (let bush = 0; bush < 12; bush += 1) {
    const x = bleed.x + ((bush + 0.5) / 12) * bleed.width;
    draw.disc(
      c,
      x,
      ground + 60 + (bush % 3) * 8,
      46,
      ['#4a2560', '#552a66', '#3f2058'][bush % 3] ?? '',
    );
  }
  terrace(c, bleed, fan.x, fan.y + 262);
  draw.leaves(c, bleed, '#3b1c5c');
  draw.vignette(c, bleed, '#1f0d3d', 0.45);
}

/** The floor and the stone that the bird stands on. */
function terrace(c: Context, bleed: Rect, x: number, y: number): void {
  const bottom = bleed.y + bleed.height;
  draw.cover(c, { ...bleed, y, height: bottom - y }, draw.down(c, y, bottom, '#7a4a86', '#3b1f5c'));
  draw.blob(c, x, y + 6, 150, 22, '#1f0d3d80');
  draw.rounded(c, x - 124, y - 18, 248, 200, 26, draw.PALETTE.ink);
  draw.rounded(
    c,
    x - 118,
    y - 13,
    236,
    190,
    22,
    draw.down(c, y, y + 80, '#ffe6c4', '#c98f8a', '#8a4f78'),
  );
  draw.rounded(c, x - 104, y - 8, 208, 12, 6, '#ffffff80');
}
