import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { PACKS, PER_PACK } from '../rules/levels.ts';
import { WALL } from '../rules/state.ts';
import { BOWL, type Layout } from './layout.ts';
import { INK } from './worlds.ts';

/** Cloth, its checks, and the glaze of the bowl. */
type Cloth = { readonly base: string; readonly check: string; readonly glaze: string };

const CLOTHS: readonly Cloth[] = [
  { base: '#ffe9d2', check: '#ff8f78', glaze: '#3f7bf0' },
  { base: '#f3e3c3', check: '#d9a05a', glaze: '#2f9a8a' },
  { base: '#e2f7ee', check: '#4fc9a8', glaze: '#f0608a' },
  { base: '#efe4ff', check: '#a987f0', glaze: '#ff8a3c' },
  { base: '#2e3470', check: '#4a58b8', glaze: '#ffc93c' },
];

/** The pack's cloth; the endless bowl and the day's challenge have the first one. */
export function clothOf(level: number): number {
  if (level < 1 || level > PACKS.length * PER_PACK) return 0;
  return Math.floor((level - 1) / PER_PACK);
}

const CHECK = 76;

/** Everything that rests: the table, the bowl and the milk. */
export function paintTable(c: Context, bleed: Rect, layout: Layout, cloth: number): void {
  const { base, check, glaze } = CLOTHS[cloth] ?? (CLOTHS[0] as Cloth);
  const { x, y, width, height } = bleed;
  c.fillStyle = base;
  c.fillRect(x, y, width, height);
  c.fillStyle = draw.fade(check, 0.5);
  const fromX = layout.x - Math.ceil((layout.x - x) / CHECK / 2 + 1) * CHECK * 2 - CHECK / 2;
  const fromY = layout.y - Math.ceil((layout.y - y) / CHECK / 2 + 1) * CHECK * 2 - CHECK / 2;
  for (let at = fromX; at < x + width; at += CHECK * 2) c.fillRect(at, y, CHECK, height);
  for (let at = fromY; at < y + height; at += CHECK * 2) c.fillRect(x, at, width, CHECK);
  paintStitches(c, bleed, fromX, fromY, base);
  const far = Math.hypot(width, height);
  c.fillStyle = draw.radial(
    c,
    x + width * 0.1,
    y,
    far * 0.7,
    '#fffbe0b8',
    '#fffbe030',
    '#fffbe000',
  );
  c.fillRect(x, y, width, height);
  paintCereal(c, bleed, layout);
  const dark = draw.mix(check, '#2b0f4a', 0.6);
  c.fillStyle = draw.radial(
    c,
    layout.x,
    layout.y,
    far * 0.62,
    draw.fade(dark, 0),
    draw.fade(dark, 0),
    draw.fade(dark, 0.5),
  );
  c.fillRect(x, y, width, height);
  paintBowl(c, layout, glaze);
}

function paintStitches(
  c: Context,
  { x, y, width, height }: Rect,
  fromX: number,
  fromY: number,
  base: string,
): void {
  c.strokeStyle = draw.fade(base, 0.5);
  c.lineWidth = 3;
  c.setLineDash([9, 9]);
  c.beginPath();
  for (let at = fromX; at < x + width; at += CHECK * 2) {
    for (const off of [8, CHECK - 8]) {
      c.moveTo(at + off, y);
      c.lineTo(at + off, y + height);
    }
  }
  for (let at = fromY; at < y + height; at += CHECK * 2) {
    for (const off of [8, CHECK - 8]) {
      c.moveTo(x, at + off);
      c.lineTo(x + width, at + off);
    }
  }
  c.stroke();
  c.setLineDash([]);
}

const CEREAL = ['#ffd02e', '#ff8a3c', '#ff7fa8', '#7fd0ff', '#9be36a'];

/** Star-shaped cereal that fell beside the bowl. */
function paintCereal(c: Context, { x, y, width, height }: Rect, layout: Layout): void {
  for (let n = 0; n < 22; n += 1) {
    const sx = x + width * ((n * 0.618 + 0.13) % 1);
    const sy = y + height * ((n * 0.383 + 0.07) % 1);
    if (Math.hypot(sx - layout.x, sy - layout.y) < BOWL + 44) continue;
    const r = 15 + ((n * 7) % 5) * 2;
    const turn = n * 1.3;
    draw.blob(c, sx + 5, sy + 9, r, r * 0.85, draw.fade('#4a1f3a', 0.24));
    draw.star(c, sx, sy, r + 5, INK, turn);
    draw.star(c, sx, sy, r, CEREAL[n % CEREAL.length] ?? '#ffd02e', turn);
    draw.disc(c, sx, sy, r * 0.26, draw.fade(INK, 0.35));
    draw.disc(c, sx - r * 0.3, sy - r * 0.35, r * 0.14, '#ffffffc0');
  }
}

function paintBowl(c: Context, { x, y }: Layout, glaze: string): void {
  for (const [grow, alpha] of [
    [30, 0.1],
    [18, 0.14],
    [6, 0.2],
  ] as const) {
    draw.disc(c, x + 12, y + 22, BOWL + grow, draw.fade('#3a1030', alpha));
  }
  draw.disc(c, x, y, BOWL, INK);
  draw.disc(
    c,
    x,
    y,
    BOWL - 4,
    draw.linear(c, x - 220, y - 240, x + 220, y + 260, '#ffffff', '#fff3dc', '#e2cfc4'),
  );
  // Glazed petals on the rim.
  for (let n = 0; n < 36; n += 1) {
    const turn = (n / 36) * Math.PI * 2;
    const [px, py] = [x + Math.cos(turn) * (WALL + 7), y + Math.sin(turn) * (WALL + 7)];
    draw.blob(c, px, py, n % 2 === 0 ? 8 : 4, 4, glaze, turn + Math.PI / 2);
  }
  draw.disc(c, x, y, WALL, INK);
  paintMilk(c, x, y);
}

/** The night in the bowl: bright where everything falls to. */
function paintMilk(c: Context, x: number, y: number): void {
  const r = WALL - 3;
  c.save();
  c.beginPath();
  c.arc(x, y, r, 0, Math.PI * 2);
  c.clip();
  draw.disc(
    c,
    x,
    y,
    r,
    draw.radial(
      c,
      x,
      y,
      r,
      '#a9b8ff',
      '#7a7df2',
      '#5a50d0',
      '#4238a8',
      '#30268a',
      '#251c70',
      '#1a1254',
    ),
  );
  // Arms of a galaxy in the milk.
  for (let n = 0; n < 5; n += 1) {
    const first = (n / 5) * Math.PI * 2;
    for (const [wide, alpha] of [
      [46, 0.05],
      [24, 0.07],
      [9, 0.1],
    ] as const) {
      c.strokeStyle = draw.fade(n % 2 === 0 ? '#d8c8ff' : '#9fe0ff', alpha);
      c.lineWidth = wide;
      c.lineCap = 'butt';
      c.beginPath();
      for (let step = 0; step <= 24; step += 1) {
        const turn = first + step * 0.105;
        const far = 40 + step * 11.5;
        c.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
      }
      c.stroke();
    }
  }
  for (let n = 0; n < 70; n += 1) {
    const turn = n * 2.4;
    const far = 50 + ((n * 53) % 245);
    const [sx, sy] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
    if (n % 9 === 0) draw.sparkle(c, sx, sy, 9, draw.fade('#ffffff', 0.6));
    else draw.disc(c, sx, sy, 1.2 + (n % 3) * 0.7, draw.fade('#ffffff', 0.5));
  }
  // The wall's shadow on the lit side, its reflection on the other.
  for (const [wide, alpha] of [
    [44, 0.16],
    [26, 0.2],
    [12, 0.26],
  ] as const) {
    c.strokeStyle = draw.fade('#0a0430', alpha);
    c.lineWidth = wide;
    c.beginPath();
    c.arc(x + 3, y + 5, r, Math.PI * 0.92, Math.PI * 1.72);
    c.stroke();
  }
  c.strokeStyle = '#ffffff26';
  c.lineWidth = 9;
  c.beginPath();
  c.arc(x, y, r - 9, Math.PI * 0.1, Math.PI * 0.42);
  c.stroke();
  c.restore();
  draw.ring(c, x, y, r, 2, draw.fade('#ffffff', 0.25));
}

/** The paper on which the worlds stand in order. */
export function paintPaper(c: Context, { x, y, width, height }: Layout['menu']): void {
  draw.rounded(c, x + 5, y + 10, width, height, 26, draw.fade('#3a1030', 0.3));
  draw.rounded(c, x, y, width, height, 26, INK);
  draw.rounded(c, x + 4, y + 4, width - 8, height - 8, 22, '#fffaf0');
  draw.rounded(c, x + 4, y + height - 22, width - 8, 18, 14, '#efdfd0');
  draw.rounded(c, x + 4, y + 4, width - 8, height - 16, 22, '#fffaf0');
  c.strokeStyle = draw.fade('#c98ab0', 0.6);
  c.lineWidth = 3;
  c.setLineDash([10, 8]);
  c.beginPath();
  c.roundRect(x + 13, y + 13, width - 26, height - 32, 15);
  c.stroke();
  c.setLineDash([]);
}

/** The plate under the next world. */
export function paintSaucer(c: Context): void {
  draw.disc(c, 4, 9, 54, draw.fade('#3a1030', 0.3));
  draw.disc(c, 0, 0, 54, INK);
  draw.disc(c, 0, 0, 50, draw.linear(c, -40, -40, 40, 44, '#ffffff', '#fff3dc', '#e2cfc4'));
  draw.ring(c, 0, 0, 40, 3, '#d9c2c4');
  draw.disc(c, 0, 0, 38, draw.linear(c, -30, -34, 30, 34, '#efe0da', '#ffffff'));
}
