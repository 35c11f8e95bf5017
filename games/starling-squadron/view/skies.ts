import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { WIDTH } from '../rules/field.ts';
import type { State } from '../rules.ts';
import { PACK_SIZE } from '../levels.ts';
import { cog } from './toys.ts';

/** Which sky: that of the pack, or in endless flights another after each boss. */
export function skyOf(state: State): 0 | 1 | 2 | 3 {
  const { params, wave } = state;
  const at = params.mode === 'level' ? Math.floor(params.level / PACK_SIZE) : Math.floor(wave / 5);
  return (at % 4) as 0 | 1 | 2 | 3;
}

const PAINTERS = [orchard, coast, rooftops, clockwork];

export function paintSky(c: Context, area: Rect, which: 0 | 1 | 2 | 3): void {
  PAINTERS[which]?.(c, area);
  draw.vignette(c, area, which === 3 ? '#0a0630' : '#0b2a5a', 0.36);
  besides(c, area);
}

/** Where the screen is wider than the field, its edges are shown by dusk and a line of light. */
function besides(c: Context, area: Rect): void {
  for (const [x, width] of [
    [area.x, -area.x],
    [WIDTH, area.x + area.width - WIDTH],
  ] as const) {
    if (width < 3) continue;
    c.fillStyle = '#10124459';
    c.fillRect(x, area.y, width, area.height);
  }
  if (area.x > -3) return;
  c.fillStyle = '#ffffff40';
  for (let y = area.y; y < area.y + area.height; y += 26) {
    c.fillRect(-2, y, 2, 14);
    c.fillRect(WIDTH, y, 2, 14);
  }
}

/** Morning over the orchard. */
function orchard(c: Context, area: Rect): void {
  const foot = area.y + area.height;
  draw.sky(c, area, '#1767c4', '#2596dc', '#58c8e6', '#a5ead9', '#fff0b8');
  glowAt(c, area, WIDTH * 0.74, area.y + area.height * 0.68, '#fff6c0');
  draw.rays(c, area, WIDTH * 0.74, area.y + area.height * 0.68, 16, '#ffffff1c', 0.2);
  draw.disc(c, WIDTH * 0.74, area.y + area.height * 0.68, 42, '#fff8d4');
  clouds(c, area, ['#ffffffb8', '#e8fbffa6'], 5);
  draw.ridge(c, area, foot - 128, 16, '#7fcfb4', 3);
  draw.ridge(c, area, foot - 92, 13, '#4cb889', 9);
  trees(c, area, foot - 84, '#2f9c72');
  draw.ridge(c, area, foot - 52, 9, draw.down(c, foot - 60, foot, '#6fd068', '#1f8a63'), 5);
}

/** Sunset over the bay. */
function coast(c: Context, area: Rect): void {
  const foot = area.y + area.height;
  draw.sky(c, area, '#4a2a9a', '#8a3fb4', '#e0619c', '#ff9a7a', '#ffd58a');
  glowAt(c, area, WIDTH * 0.3, foot - 120, '#ffe7a0');
  draw.rays(c, area, WIDTH * 0.3, foot - 120, 15, '#fff2c01f', 0.1);
  draw.disc(c, WIDTH * 0.3, foot - 116, 52, '#fff0b4');
  clouds(c, area, ['#ffd6c9a6', '#f7a3c2a0'], 11);
  draw.peaks(c, { ...area, height: area.height - 96 }, foot - 92, 74, '#a4508f', 4);
  c.fillStyle = draw.down(c, foot - 96, foot, '#ff9f8a', '#7a4fb8', '#3b2f8f');
  c.fillRect(area.x, foot - 96, area.width, 96);
  for (let at = 0; at < 34; at += 1) {
    const x = area.x + ((at * 137.5) % area.width);
    const y = foot - 88 + ((at * 53) % 84);
    c.fillStyle = at % 3 === 0 ? '#fff2c080' : '#ffffff38';
    c.fillRect(x, y, 16 + (at % 4) * 9, 2.4);
  }
}

/** Tea time over the roofs. */
function rooftops(c: Context, area: Rect): void {
  const foot = area.y + area.height;
  draw.sky(c, area, '#0f6f86', '#1fa39c', '#6cd0a8', '#d8eeb0', '#ffdca0');
  glowAt(c, area, WIDTH * 0.5, foot - 190, '#fff9cf');
  draw.rays(c, area, WIDTH * 0.5, foot - 150, 18, '#ffffff1f', 0);
  clouds(c, area, ['#fffbeeb0', '#d9fff0a0'], 23);
  draw.skyline(c, area, foot - 40, 128, '#4f8f9f', '#ffe9a0', 5);
  draw.skyline(c, area, foot - 10, 104, '#2f5f86', '#ffd76a', 8);
  for (let x = area.x; x < area.x + area.width; x += 92) {
    c.fillStyle = '#b5483f';
    c.beginPath();
    c.moveTo(x - 10, foot + 2);
    c.lineTo(x + 40, foot - 44);
    c.lineTo(x + 92, foot + 2);
    c.fill();
    c.fillStyle = '#7f2f45';
    c.fillRect(x + 54, foot - 52, 13, 34);
  }
}

/** Night inside the great clock. */
function clockwork(c: Context, area: Rect): void {
  const foot = area.y + area.height;
  draw.sky(c, area, '#17124f', '#2b2384', '#4a35a8', '#7a4fc0', '#c77ad0');
  const [x, y] = [WIDTH * 0.5, area.y + area.height * 0.36];
  glowAt(c, area, x, y, '#b9a0ff');
  draw.disc(c, x, y, 118, '#f6ecff2b');
  draw.disc(c, x, y, 96, '#fff6e033');
  for (let star = 0; star < 70; star += 1) {
    const r = 0.7 + (star % 4) * 0.45;
    const at = area.y + ((star * 97.3) % (area.height * 0.8));
    draw.disc(c, area.x + ((star * 151.7) % area.width), at, r, '#ffffffb0');
  }
  c.save();
  c.globalAlpha = 0.34;
  for (const [dx, dy, r] of [
    [0.06, 0.2, 62],
    [0.98, 0.5, 86],
    [0.02, 0.74, 74],
    [0.8, 0.9, 60],
  ] as const) {
    cog(c, WIDTH * dx, area.y + area.height * dy, r, '#5a43b8', 12);
  }
  c.restore();
  clouds(c, area, ['#d9c9ff4d', '#a58fe84d'], 31);
  draw.ridge(c, area, foot - 70, 18, '#3a2a8a', 4);
  draw.ridge(c, area, foot - 34, 12, '#241a66', 12);
}

function glowAt(c: Context, area: Rect, x: number, y: number, color: string): void {
  const far = Math.max(area.width, area.height) * 0.55;
  c.fillStyle = draw.radial(
    c,
    x,
    y,
    far,
    draw.fade(color, 0.8),
    draw.fade(color, 0.25),
    draw.fade(color, 0),
  );
  c.fillRect(area.x, area.y, area.width, area.height);
}

function clouds(c: Context, area: Rect, colors: readonly [string, string], seed: number): void {
  for (let at = 0; at < 7; at += 1) {
    const x = area.x + (((at * 0.381 + seed * 0.07) % 1) * area.width || 0);
    const y = area.y + area.height * (0.1 + at * 0.105);
    draw.cloud(c, x, y, 34 + ((at * 29 + seed) % 42), colors[at % 2 === 0 ? 0 : 1]);
  }
}

function trees(c: Context, area: Rect, y: number, color: string): void {
  for (let x = area.x - 10, at = 0; x < area.x + area.width + 30; x += 37, at += 1) {
    const r = 15 + ((at * 7) % 9);
    c.fillStyle = draw.shade(color, 0.35);
    c.fillRect(x - 2.5, y, 5, 26);
    draw.disc(c, x, y - r * 0.4, r, at % 2 === 0 ? color : draw.shade(color, 0.14));
    draw.disc(c, x - r * 0.3, y - r * 0.7, r * 0.5, draw.fade(draw.PALETTE.white, 0.16));
    draw.disc(c, x + r * 0.36, y - r * 0.2, 3, '#ff6b5a');
    draw.disc(c, x - r * 0.4, y, 3, '#ff6b5a');
  }
}
