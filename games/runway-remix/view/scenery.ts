import * as draw from '@playgrove/kit/draw';
import type { Rect } from '@playgrove/kit/runtime';
import type { Box } from './layout.ts';

type C = CanvasRenderingContext2D;

/** A curtain with scalloped edge along the top. */
export function curtain(c: C, area: Rect, depth: number, color = '#ff4f9a'): void {
  const folds = Math.max(4, Math.round(area.width / (depth * 1.5)));
  const w = area.width / folds;
  const hang = (y: number, paint: string | CanvasGradient): void =>
    draw.fillPath(c, paint, (path) => {
      path.moveTo(area.x, area.y);
      path.lineTo(area.x + area.width, area.y);
      path.lineTo(area.x + area.width, y);
      for (let fold = folds; fold > 0; fold -= 1) {
        const x = area.x + fold * w;
        path.quadraticCurveTo(x - w / 2, y + depth * 0.55, x - w, y);
      }
      path.closePath();
    });
  hang(area.y + depth * 0.72, draw.shade(color, 0.3));
  const shades = [draw.shade(color, 0.18), color, draw.tint(color, 0.12)];
  hang(area.y + depth * 0.56, draw.down(c, area.y, area.y + depth, ...shades));
}

/** The dressing room: a lit mirror behind a round rug, rails of clothes to both sides. */
export function dressingRoom(c: C, bleed: Rect, stage: Box): void {
  draw.sky(c, bleed, '#6a3fc4', '#b56cf0', '#ffb8de');
  const mid = stage.x + stage.w / 2;
  const foot = stage.y + stage.h - 20;
  const w = Math.min(stage.w * 0.72, stage.h * 0.62);
  const top = stage.y + 14;
  wallpaper(c, bleed);
  floor(c, bleed, foot - stage.h * 0.07);
  rail(c, stage.x + 4, foot - stage.h * 0.1, stage.h * 0.42, 1);
  rail(c, stage.x + stage.w - 4, foot - stage.h * 0.1, stage.h * 0.42, -1);
  mirror(c, mid - w / 2, top, w, foot - top);
  draw.blob(c, mid, foot + 4, w * 0.66, Math.max(18, stage.h * 0.07), draw.shade('#ff4f9a', 0.5));
  const paint = draw.down(c, foot - 30, foot + 30, '#ff8cc0', '#ff5fa8');
  draw.blob(c, mid, foot, w * 0.66, Math.max(17, stage.h * 0.066), paint);
  draw.blob(c, mid, foot, w * 0.52, Math.max(12, stage.h * 0.05), '#ffd9ea');
  draw.vignette(c, bleed, '#2a0b4d', 0.3);
}

function wallpaper(c: C, bleed: Rect): void {
  for (let x = bleed.x, column = 0; x < bleed.x + bleed.width + 40; x += 44, column += 1) {
    for (let y = bleed.y + (column % 2) * 26; y < bleed.y + bleed.height; y += 52)
      draw.star(c, x, y, 5, '#ffffff1c', 0, 4);
  }
}

function floor(c: C, bleed: Rect, y: number): void {
  c.fillStyle = draw.down(c, y, bleed.y + bleed.height, '#a55be0', '#7434b8');
  c.fillRect(bleed.x, y, bleed.width, bleed.y + bleed.height - y);
  c.fillStyle = '#ffffff40';
  c.fillRect(bleed.x, y, bleed.width, 4);
}

const RAIL = ['#ff8a1f', '#14c4b4', '#ffd02e', '#4cc3ff', '#ff4b55'];

function rail(c: C, x: number, y: number, height: number, side: 1 | -1): void {
  const top = y - height;
  const reach = height * 0.34;
  c.save();
  c.globalAlpha = 0.75;
  RAIL.forEach((color, index) => {
    const left = x + side * (index * reach * 0.19) - (side < 0 ? reach * 0.26 : 0);
    const w = reach * 0.26;
    const shades = [draw.tint(color, 0.2), draw.shade(color, 0.25)];
    const paint = draw.linear(c, left, 0, left + w, 0, ...shades);
    draw.rounded(c, left, top + 12, w, height * (0.52 + (index % 3) * 0.09), 8, paint);
  });
  draw.rounded(c, Math.min(x, x + side * reach * 1.1), top, reach * 1.1, 7, 3, '#ffe9b0');
  draw.rounded(c, x + side * reach * 1.06 - 3, top, 7, height + 4, 3, '#ffe9b0');
  c.restore();
}

function mirror(c: C, x: number, y: number, w: number, h: number): void {
  const arch = (grow: number) => (path: C) => {
    const round = w / 2 + grow;
    path.roundRect(x - grow, y - grow, w + grow * 2, h + grow, [round, round, 12, 12]);
  };
  draw.fillPath(c, draw.PALETTE.ink, arch(13));
  draw.fillPath(c, draw.linear(c, x, y, x + w, y + h, '#ffe9a8', '#ffc24a', '#e8912a'), arch(10));
  draw.fillPath(c, draw.PALETTE.ink, arch(2));
  const silver = ['#fff7ea', '#ffe3f1', '#d9b5ff'];
  draw.fillPath(c, draw.radial(c, x + w / 2, y + h * 0.45, h * 0.7, ...silver), arch(0));
  const shine = (path: C): void => {
    path.moveTo(x + w * 0.05, y + h);
    path.lineTo(x + w * 0.5, y);
    path.lineTo(x + w * 0.68, y);
    path.lineTo(x + w * 0.23, y + h);
  };
  draw.clipped(c, arch(0), () => draw.fillPath(c, '#ffffff5c', shine));
  const bulbs = Math.max(4, Math.round(h / 62));
  for (let bulb = 0; bulb < bulbs; bulb += 1) {
    const by = y + w / 2 + ((h - w / 2 - 24) * bulb) / Math.max(1, bulbs - 1);
    for (const bx of [x - 6, x + w + 6]) lamp(c, bx, by, 8);
  }
  for (const turn of [-2.5, -1.95, -Math.PI / 2, -1.19, -0.64]) {
    lamp(c, x + w / 2 + Math.cos(turn) * (w / 2 + 6), y + w / 2 + Math.sin(turn) * (w / 2 + 6), 8);
  }
}

export function lamp(c: C, x: number, y: number, r: number): void {
  draw.disc(c, x, y, r * 2.6, draw.radial(c, x, y, r * 2.6, '#fff3b0a0', '#fff3b000'));
  const glass = ['#ffffff', '#fff0a0', '#ffd05a'];
  draw.disc(c, x, y, r, draw.radial(c, x - r * 0.3, y - r * 0.3, r * 1.3, ...glass));
  draw.rim(c, draw.PALETTE.ink, 2);
}
