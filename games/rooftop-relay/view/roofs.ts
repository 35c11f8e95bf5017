import * as draw from '@playgrove/kit/draw';
import type { Grain } from '@playgrove/kit/draw';
import type { Context, Surface } from '@playgrove/kit/runtime';
import type { Solid } from '../rules/platform/index.ts';
import type { District } from '../rules/chunks.ts';
import { THEMES, type Theme } from './theme.ts';

const INK = draw.PALETTE.ink;
const SLAB = 20;

/** A house under its roof, or a plank. `bottom`: how far down it can be seen. World units of the screen. */
export function drawRoof(
  to: Surface,
  box: Solid,
  district: District,
  seed: number,
  bottom: number,
): void {
  const { c } = to;
  const theme = THEMES[district];
  if (box.top) {
    plank(c, box, theme);
    return;
  }
  if (district === 'train') carriage(c, box, theme, seed, bottom);
  else house(to, box, theme, district, seed, bottom);
}

function house(
  to: Surface,
  box: Solid,
  theme: Theme,
  district: District,
  seed: number,
  bottom: number,
): void {
  const { c } = to;
  const { x, y, w } = box;
  const high = Math.max(60, bottom - y);
  const wall = theme.walls[seed % theme.walls.length] ?? '#e08a5d';
  c.fillStyle = INK;
  c.fillRect(x + 1, y + 6, 5, high);
  c.fillRect(x + w - 6, y + 6, 5, high);
  draw.crisply(c, () => {
    front(c, wall, x + 6, y + 8, w - 12, high);
    windows(to, x, y + 56, w, high - 56, district, seed);
  });
  if (district === 'market') awnings(c, x, y + SLAB, w, seed);
  if (district === 'garden') ivy(c, x, y + SLAB - 4, w, seed);
  if (district === 'crane') girder(c, x, y + SLAB, w);
  if (district === 'neon') neon(c, x, y, w, seed, theme);
  slab(c, x, y, w, theme);
  if (district === 'garden') grass(c, x, y, w);
}

/** How far down fronts grow darker, and pixels of the strips they are laid out from. */
const FRONT = 1400;
const STRIP = { width: 4, height: 700 };
/** By color: the wall's strip, and that of its shaded edge; nothing where bitmaps cannot be had. */
const fronts = new Map<string, readonly (ImageBitmap | undefined)[]>();

function frontPaint(c: Context, wall: string, top: number, per: number): CanvasGradient {
  const colors = [draw.tint(wall, 0.2), wall, draw.shade(wall, 0.3), draw.shade(wall, 0.55)];
  return draw.down(c, top, top + 900 * per, ...colors);
}

function stripsOf(wall: string): readonly (ImageBitmap | undefined)[] {
  const known = fronts.get(wall);
  if (known) return known;
  const { width, height } = STRIP;
  const strips = [false, true].map((shaded) =>
    draw.bake(
      width,
      height,
      (c) => {
        c.fillStyle = frontPaint(c, wall, 0, height / FRONT);
        c.fillRect(0, 0, width, height);
        if (!shaded) return;
        c.fillStyle = draw.fade(draw.shade(wall, 0.6), 0.28);
        c.fillRect(0, 0, width, height);
      },
      true,
    ),
  );
  fronts.set(wall, strips);
  return strips;
}

/** A wall that darkens toward the street, its right edge in the shade: laid out from strips, crisply. */
function front(c: Context, wall: string, x: number, y: number, w: number, high: number): void {
  const [plain, shaded] = stripsOf(wall);
  const edge = Math.min(20, w);
  if (plain && shaded && high <= FRONT) {
    const part = (high / FRONT) * STRIP.height;
    c.drawImage(plain, 0, 0, STRIP.width, part, x, y, w - edge, high);
    c.drawImage(shaded, 0, 0, STRIP.width, part, x + w - edge, y, edge, high);
    return;
  }
  c.fillStyle = frontPaint(c, wall, y, 1);
  c.fillRect(x, y, w, high);
  c.fillStyle = draw.fade(draw.shade(wall, 0.6), 0.28);
  c.fillRect(x + w - edge, y, edge, high);
}

function slab(c: Context, x: number, y: number, w: number, theme: Theme): void {
  draw.rounded(c, x - 5, y - 1, w + 10, SLAB + 6, 7, INK);
  draw.rounded(c, x - 1, y + 3, w + 2, SLAB - 3, 4, theme.trim);
  c.fillStyle = theme.roof;
  c.fillRect(x - 1, y + 3, w + 2, 8);
  c.fillStyle = '#ffffff59';
  c.fillRect(x + 2, y + 3, w - 4, 3);
}

/** Rows of one picture of windows, and from row to row. */
const ROWS = 6;
const ROW = 76;

/** Columns of windows by district, four of each. */
const columns = new Map<District, readonly draw.Print[]>();

function columnsOf(district: District): readonly draw.Print[] {
  const known = columns.get(district);
  if (known) return known;
  const made = [0, 1, 2, 3].map(
    (kind) => new draw.Print(28, ROWS * ROW, (c) => panes(c, THEMES[district], kind)),
  );
  columns.set(district, made);
  return made;
}

/** Each column is one of four pictures, one under the other as far as can be seen: drawn crisply. */
function windows(
  { c, bleed }: Surface,
  x: number,
  y: number,
  w: number,
  high: number,
  district: District,
  seed: number,
): void {
  const count = Math.max(1, Math.floor((w - 36) / 54));
  const step = (w - 24) / count;
  const prints = columnsOf(district);
  const grain = draw.grainOf(c);
  for (let column = 0; column < count; column += 1) {
    const middle = x + 12 + (column + 0.5) * step;
    if (middle < bleed.x - 20 || middle > bleed.x + bleed.width + 20) continue;
    const print = prints[(seed * 7 + column * 3) % 4];
    for (let top = 0; top < high; top += ROWS * ROW) print?.draw(c, grain, middle - 14, y + top);
  }
}

/** Districts whose pictures are all there, and for which pixels. */
const prepared = new Set<District>();
let preparedFor = 0;
let prepareAsked = false;

/**
 * Makes a picture that a district of houses ahead will need, at most one a frame. The first frame
 * waits for none.
 */
export function prepareRoofs({ c, px }: Surface, district: District): void {
  if (px !== preparedFor) prepared.clear();
  preparedFor = px;
  const first = !prepareAsked;
  prepareAsked = true;
  if (first || district === 'train' || prepared.has(district)) return;
  const grain = draw.grainOf(c);
  if (!grain || madeOne(district, grain)) return;
  prepared.add(district);
}

function madeOne(district: District, grain: Grain): boolean {
  for (const wall of THEMES[district].walls) {
    if (fronts.has(wall)) continue;
    stripsOf(wall);
    return true;
  }
  return columnsOf(district).some((print) => print.make(grain));
}

function panes(c: Context, theme: Theme, kind: number): void {
  for (let row = 0; row < ROWS; row += 1) {
    const lit = (kind + row * 5) % 4 === 0;
    c.fillStyle = lit ? theme.glow : draw.mix(theme.window, INK, 0.25);
    c.beginPath();
    c.roundRect(0, row * ROW, 28, 42, [12, 12, 3, 3]);
    c.fill();
  }
}

const STRIPE = 26;
/** By how many stripes there are: those of either color. */
const cloths = new Map<number, readonly draw.Outline[]>();

function clothOf(count: number): readonly draw.Outline[] {
  const known = cloths.get(count);
  if (known) return known;
  const half = STRIPE / 2;
  const made = [0, 1].map(
    (turn) =>
      new draw.Outline((path) => {
        for (let at = turn; at < count; at += 2) {
          path.roundRect(at * STRIPE, 2, STRIPE + 0.5, 24, [0, 0, half, half]);
        }
      }),
  );
  cloths.set(count, made);
  return made;
}

function awnings(c: Context, x: number, y: number, w: number, seed: number): void {
  const colors = [
    ['#ff4b55', '#fff6e3'],
    ['#14a4b4', '#fff6e3'],
    ['#ff9a2e', '#fff0c2'],
  ][seed % 3] ?? ['#ff4b55', '#fff'];
  const count = Math.max(2, Math.floor((w - 20) / STRIPE));
  c.save();
  c.translate(x + 10, y);
  c.scale((w - 20) / count / STRIPE, 1);
  clothOf(count).forEach((stripes, turn) => stripes.fill(c, colors[turn] ?? '#fff'));
  c.restore();
  c.fillStyle = '#2b1b4d40';
  c.fillRect(x + 10, y + 2, w - 20, 5);
}

/** What grows on a roof or holds it, traced once for a width: a few lie in sight. */
const traced = new Map<string, draw.Outline>();
const MAX_TRACED = 40;

function tracedOf(key: string, trace: (path: CanvasPath) => void): draw.Outline {
  const known = traced.get(key);
  if (known) return known;
  if (traced.size >= MAX_TRACED) traced.clear();
  const made = new draw.Outline(trace);
  traced.set(key, made);
  return made;
}

function ivy(c: Context, x: number, y: number, w: number, seed: number): void {
  const leaves = tracedOf(`ivy ${w} ${seed % 5}`, (path) => {
    for (let at = 0, from = 6; from < w - 6; at += 1, from += 22) {
      const long = 12 + ((seed * 13 + at * 29) % 5) * 12;
      path.roundRect(from, 0, 15, long, 8);
    }
  });
  draw.place(c, x, y, () => leaves.fill(c, '#3f9a45'));
}

function grass(c: Context, x: number, y: number, w: number): void {
  const blades = tracedOf(`grass ${w}`, (path) => {
    for (let at = 4; at < w - 10; at += 17) {
      path.moveTo(at, 5);
      path.lineTo(at + 3, -8);
      path.lineTo(at + 7, 4);
      path.lineTo(at + 12, -5);
      path.lineTo(at + 13, 5);
    }
  });
  draw.place(c, x, y, () => blades.fill(c, '#5cc044'));
}

function girder(c: Context, x: number, y: number, w: number): void {
  const bars = tracedOf(`girder ${w}`, (path) => {
    for (let at = 8; at < w - 12; at += 40) {
      const next = Math.min(w - 8, at + 40);
      path.moveTo(at, 4);
      path.lineTo((at + next) / 2, 34);
      path.lineTo(next, 4);
    }
    path.moveTo(6, 36);
    path.lineTo(w - 6, 36);
  });
  draw.place(c, x, y, () => bars.rim(c, '#3d3358', 6));
}

function neon(c: Context, x: number, y: number, w: number, seed: number, theme: Theme): void {
  const color = ['#ff4fc8', '#19e0ff', '#b6ff4a', '#ffb52e'][seed % 4] ?? theme.trim;
  c.fillStyle = draw.fade(color, 0.22);
  c.fillRect(x, y + SLAB, w, 34);
  c.fillStyle = color;
  c.fillRect(x + 8, y + SLAB + 8, w - 16, 5);
  if (w < 150) return;
  draw.rounded(c, x + w * 0.5 - 34, y + 74, 68, 92, 12, INK);
  c.strokeStyle = draw.fade(color, 0.35);
  c.lineWidth = 11;
  c.strokeRect(x + w * 0.5 - 22, y + 86, 44, 68);
  c.strokeStyle = draw.tint(color, 0.5);
  c.lineWidth = 4;
  c.strokeRect(x + w * 0.5 - 22, y + 86, 44, 68);
}

function carriage(c: Context, box: Solid, theme: Theme, seed: number, bottom: number): void {
  const { x, y, w } = box;
  const wall = theme.walls[seed % theme.walls.length] ?? '#c23f4f';
  const deep = 210;
  c.fillStyle = draw.shade(theme.near, 0.5);
  c.fillRect(x - 20, y + deep + 34, w + 40, Math.max(0, bottom - y - deep));
  for (let at = 46; at < w - 20; at += Math.max(90, w - 92)) wheel(c, x + at, y + deep + 14);
  draw.rounded(c, x - 14, y + deep - 8, w + 28, 16, 6, INK);
  draw.rounded(c, x, y + 4, w, deep, 16, INK);
  draw.rounded(
    c,
    x + 6,
    y + 10,
    w - 12,
    deep - 12,
    12,
    draw.down(c, y, y + deep, draw.tint(wall, 0.25), wall, draw.shade(wall, 0.35)),
  );
  c.fillStyle = '#fff0c8';
  c.fillRect(x + 6, y + 122, w - 12, 10);
  c.fillStyle = draw.fade(draw.shade(wall, 0.6), 0.5);
  c.fillRect(x + 6, y + 134, w - 12, 5);
  const count = Math.max(1, Math.floor((w - 30) / 70));
  const step = (w - 24) / count;
  for (let at = 0; at < count; at += 1) {
    const left = x + 12 + at * step + (step - 48) / 2;
    draw.rounded(c, left - 4, y + 46, 56, 62, 10, INK);
    draw.rounded(
      c,
      left,
      y + 50,
      48,
      54,
      7,
      draw.down(c, y + 50, y + 104, theme.glow, theme.window),
    );
    c.fillStyle = '#ffffff66';
    c.fillRect(left + 6, y + 54, 8, 44);
  }
  slab(c, x, y, w, theme);
}

function wheel(c: Context, x: number, y: number): void {
  for (const [r, color] of [
    [27, INK],
    [20, '#8a90b0'],
    [9, INK],
  ] as const) {
    c.fillStyle = color;
    c.beginPath();
    c.arc(x, y, r, 0, 7);
    c.fill();
  }
}

function plank(c: Context, box: Solid, theme: Theme): void {
  const { x, y, w } = box;
  c.strokeStyle = INK;
  c.lineWidth = 5;
  c.beginPath();
  c.moveTo(x + 16, y + 8);
  c.lineTo(x + w / 2, y - 260);
  c.lineTo(x + w - 16, y + 8);
  c.stroke();
  draw.rounded(c, x - 4, y - 2, w + 8, 24, 8, INK);
  draw.rounded(c, x, y + 2, w, 15, 5, theme.roof);
  c.fillStyle = '#2b1b4d55';
  for (let at = 14; at < w - 10; at += 34) c.fillRect(x + at, y + 3, 13, 13);
  c.fillStyle = '#ffffff73';
  c.fillRect(x + 4, y + 3, w - 8, 3);
}
