import * as draw from '@playgrove/kit/draw';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { INK } from './palette.ts';
import type { Layout } from './layout.ts';

type Theme = {
  readonly wall: readonly [string, string, string];
  readonly glass: readonly [string, string];
  readonly wood: readonly [string, string];
};

/** A room for each pack. */
const THEMES: readonly [Theme, ...Theme[]] = [
  {
    wall: ['#8fe3d6', '#4fc4c4', '#2c8fa6'],
    glass: ['#f4fffb', '#bfeef0'],
    wood: ['#f7c784', '#c9823f'],
  },
  {
    wall: ['#ffd9a0', '#f7a878', '#c8657c'],
    glass: ['#fffdf0', '#ffe3b8'],
    wood: ['#b8f0d0', '#4aa68c'],
  },
  {
    wall: ['#a6e1ff', '#5aaef0', '#3c6fd0'],
    glass: ['#f2fbff', '#c4e8ff'],
    wood: ['#ffe0a6', '#e0a04a'],
  },
  {
    wall: ['#c9a8ff', '#8a5be0', '#4f2f9c'],
    glass: ['#fbf0ff', '#e3c6ff'],
    wood: ['#ffb3d6', '#d8528f'],
  },
  {
    wall: ['#5a4a9c', '#3a2a78', '#221852'],
    glass: ['#e6dcff', '#9a86dc'],
    wood: ['#ffe08a', '#c98f2c'],
  },
];

/** Wall, mirror with bulbs, shelf: what stands still behind the client. */
export function paintRoom(c: Context, bleed: Rect, layout: Layout, pack: number): void {
  const { client, panel, portrait } = layout;
  const theme = THEMES[pack] ?? THEMES[0];
  const { x, y, scale } = client;
  draw.sky(c, bleed, ...theme.wall);
  stripes(c, bleed);
  draw.glow(c, bleed, x, y - 40 * scale, '#ffffff8c', '#ffffff22', '#ffffff00');
  paintMirror(c, x, y - 20 * scale, 178 * scale, 206 * scale, theme);
  const floor = portrait ? panel.y : bleed.y + bleed.height;
  for (const side of [-1, 1])
    paintShelf(c, x + side * 158 * scale, y + 128 * scale, side, scale, theme);
  paintBunting(c, bleed, scale);
  draw.vignette(c, bleed, '#1a1238', 0.36);
  draw.contact(c, x, floor - 6, 150 * scale, 0.4);
}

function stripes(c: Context, { x, y, width, height }: Rect): void {
  c.fillStyle = '#ffffff12';
  for (let at = x; at < x + width; at += 92) c.fillRect(at, y, 46, height);
}

function paintMirror(
  c: Context,
  x: number,
  y: number,
  rx: number,
  ry: number,
  { glass, wood }: Theme,
): void {
  const frame =
    (grow: number) =>
    (path: Context): void =>
      path.ellipse(x, y, rx + grow, ry + grow, 0, 0, Math.PI * 2);
  c.beginPath();
  frame(16)(c);
  c.fillStyle = INK;
  c.fill();
  c.beginPath();
  frame(10)(c);
  c.fillStyle = draw.linear(c, x - rx, y - ry, x + rx, y + ry, ...wood);
  c.fill();
  c.beginPath();
  frame(-14)(c);
  c.fillStyle = draw.down(c, y - ry, y + ry, ...glass);
  c.fill();
  draw.rim(c, draw.fade(INK, 0.5), 4);
  draw.clipped(c, frame(-14), () => {
    c.fillStyle = '#ffffff66';
    for (const [from, wide] of [
      [-0.5, 60],
      [-0.22, 24],
    ] as const) {
      c.beginPath();
      c.moveTo(x + rx * from, y - ry);
      c.lineTo(x + rx * from + wide, y - ry);
      c.lineTo(x + rx * from + wide - rx * 0.7, y + ry);
      c.lineTo(x + rx * from - rx * 0.7, y + ry);
      c.fill();
    }
  });
  for (let bulb = 0; bulb < 14; bulb += 1) {
    const angle = Math.PI * (0.86 + (bulb / 13) * 1.28);
    const bx = x + Math.cos(angle) * (rx - 2);
    const by = y + Math.sin(angle) * (ry - 2);
    draw.disc(c, bx, by, 22, '#fff2b03d');
    draw.disc(c, bx, by, 12, INK);
    draw.disc(c, bx, by, 9, '#fff3c0');
    draw.disc(c, bx - 2, by - 3, 4, '#ffffff');
  }
}

function paintShelf(
  c: Context,
  x: number,
  y: number,
  side: number,
  scale: number,
  { wood }: Theme,
): void {
  const wide = 120 * scale;
  const from = side < 0 ? x - wide : x;
  draw.rounded(c, from - 4, y - 4, wide + 8, 20 * scale + 8, 8, INK);
  draw.rounded(c, from, y, wide, 20 * scale, 6, draw.down(c, y, y + 20 * scale, ...wood));
  const colors = ['#ff5fa8', '#ffd02e', '#3f86ff', '#45d15b'];
  for (let bottle = 0; bottle < 3; bottle += 1) {
    const tall = (52 + ((bottle * 17) % 26)) * scale;
    const bx = from + (18 + bottle * 34) * scale;
    draw.rounded(c, bx - 3, y - tall - 3, 24 * scale + 6, tall + 3, 8, INK);
    const color = colors[(bottle + (side < 0 ? 0 : 2)) % 4] ?? '#ffffff';
    draw.rounded(
      c,
      bx,
      y - tall,
      24 * scale,
      tall,
      6,
      draw.linear(c, bx, 0, bx + 24 * scale, 0, '#ffffff', color, color),
    );
    draw.rounded(c, bx + 5 * scale, y - tall - 12 * scale, 14 * scale, 14 * scale, 4, INK);
  }
}

function paintBunting(c: Context, { x, y, width }: Rect, scale: number): void {
  const colors = ['#ff5a6a', '#ffd02e', '#19b8a6', '#8a5bff', '#ff8a1f'];
  const each = 56 * scale * 0.6;
  for (let at = 0; at * each < width + each; at += 1) {
    const left = x + at * each;
    const sag = 10 + 9 * Math.sin((at * each) / 90);
    c.fillStyle = colors[at % colors.length] ?? '#ffffff';
    c.beginPath();
    c.moveTo(left, y + sag);
    c.lineTo(left + each, y + sag);
    c.lineTo(left + each / 2, y + sag + each * 0.9);
    c.fill();
  }
}

/** The counter that carries the tools. */
export function paintCounter(c: Context, bleed: Rect, { panel, portrait }: Layout): void {
  const area = portrait
    ? { x: bleed.x, y: panel.y, width: bleed.width, height: bleed.y + bleed.height - panel.y }
    : { x: panel.x, y: bleed.y, width: bleed.x + bleed.width - panel.x, height: bleed.height };
  c.fillStyle = draw.fade(INK, 0.35);
  if (portrait) c.fillRect(area.x, area.y - 12, area.width, 14);
  else c.fillRect(area.x - 12, area.y, 14, area.height);
  draw.cover(
    c,
    area,
    portrait
      ? draw.down(c, area.y, area.y + area.height, '#fff3dd', '#f0d3b4')
      : draw.linear(c, area.x, 0, area.x + area.width, 0, '#fff3dd', '#f0d3b4'),
  );
  c.fillStyle = INK;
  if (portrait) c.fillRect(area.x, area.y - 3, area.width, 6);
  else c.fillRect(area.x - 3, area.y, 6, area.height);
}
