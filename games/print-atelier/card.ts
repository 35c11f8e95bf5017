import {
  cast,
  circle,
  clip,
  contact,
  glow,
  linear,
  PALETTE,
  path,
  place,
  rays,
  rect,
  sky,
  sparkle,
  stroke,
  vignette,
  type Card,
  type Svg,
} from '@playgrove/kit/build';
import { outlineOf } from './rules/motifs.ts';
import type { Motif } from './rules/state.ts';

const INK = PALETTE.ink;
const inked = (d: string, fill: Parameters<typeof path>[1], width = 8): Svg =>
  path(d, fill, { stroke: INK, 'stroke-width': width, 'stroke-linejoin': 'round' });

function motif(name: Motif, x: number, y: number, r: number, color: string): Svg {
  const points = outlineOf(name);
  const d = points.map((value, at) => (value * r + (at % 2 === 0 ? x : y)).toFixed(1)).join(' ');
  return path(`M${d}Z`, color);
}

/** Rows of flowers and leaves, as wide as a gore. */
function print(count: number): Svg {
  const rows: Svg[] = [];
  for (let row = -1; row < count; row += 1)
    for (let column = -2; column < 3; column += 1) {
      const x = column * 62 + (row % 2 === 0 ? 0 : 31);
      const y = row * 52;
      rows.push(
        motif('daisy', x, y, 21, row % 2 === 0 ? '#ee4d94' : '#8a3f9c'),
        circle(x, y, 6, '#ffd63d'),
        motif('leaf', x + 31, y + 4, 13, '#0f8f96'),
      );
    }
  return rows.join('');
}

const COUNT = 6;
const TOP = 150;
const BOTTOM = 420;

function gore(at: number): Svg {
  const side = (n: number): number => (n / COUNT) * 2 - 1;
  const [a, b] = [side(at), side(at + 1)];
  const middle = (a + b) / 2;
  const hem = (n: number): number => BOTTOM - n * n * 34;
  const d = `M${a * 54} ${TOP}Q${a * 110} ${TOP + 110} ${a * 190} ${hem(a)}Q${middle * 190} ${hem(middle) + 18} ${b * 190} ${hem(b)}Q${b * 110} ${TOP + 110} ${b * 54} ${TOP}Z`;
  const turn = (-Math.atan2(middle * 136, BOTTOM - TOP) * 180) / Math.PI;
  return [
    path(d, '#fff3dc'),
    clip(d, place({ x: middle * 54, y: TOP, rotate: turn }, print(7))),
    path(d, linear(a * 190, 0, b * 190, 0, '#2b1b4d33', '#ffffff33', '#2b1b4d22')),
    path(d, 'none', { stroke: '#2b1b4d88', 'stroke-width': 2.5 }),
  ].join('');
}

const BODICE =
  'M-46 6C-38 46 38 46 46 6L66 14C62 58 66 88 54 122L56 154H-56L-54 122C-66 88 -62 58 -66 14Z';
const OUTER =
  'M-54 150Q-110 260 -190 386Q-158 416 -126 405Q-96 432 -63 416Q-32 440 0 420Q32 440 63 416Q96 432 126 405Q158 416 190 386Q110 260 54 150Z';

const dress: Svg = [
  rect(-9, 380, 18, 90, INK, { rx: 8 }),
  inked('M-22 -34V30H22V-34Z', linear(-22, 0, 22, 0, '#f6e2c4', '#c79f70'), 7),
  inked('M-24 -36Q0 -50 24 -36Q0 -22 -24 -36Z', '#b5763c', 6),
  circle(0, -52, 11, '#ffd02e', { stroke: INK, 'stroke-width': 6 }),
  inked('M-66 16Q0 60 66 16L40 2Q0 22 -40 2Z', '#d9b588', 6),
  path(OUTER, 'none', { stroke: INK, 'stroke-width': 15, 'stroke-linejoin': 'round' }),
  path(BODICE, 'none', { stroke: INK, 'stroke-width': 15, 'stroke-linejoin': 'round' }),
  ...Array.from({ length: COUNT }, (_, at) => gore(at)),
  path(BODICE, '#fff3dc'),
  clip(BODICE, place({ y: 20 }, print(4))),
  path(BODICE, linear(-66, 0, 66, 0, '#2b1b4d22', '#ffffff22', '#2b1b4d2c')),
  inked('M-58 142Q0 158 58 142V162Q0 178 -58 162Z', '#ee4d94', 6),
  inked(
    'M0 164C-26 146 -48 160 -42 182C-26 194 -10 184 0 170C10 184 26 194 42 182C48 160 26 146 0 164Z',
    '#ff77b8',
    6,
  ),
].join('');

/** A brush that has just drawn a mirrored stroke. */
const brush: Svg = [
  stroke('M-8 8L74 -92', INK, 30),
  stroke('M-8 8L74 -92', '#d99a52', 17),
  stroke('M-26 30L-4 4', INK, 34),
  stroke('M-26 30L-4 4', '#c9d3e6', 20),
  inked('M-52 62C-48 36 -36 24 -22 20L-10 34C-14 48 -28 60 -52 62Z', '#ee4d94', 7),
].join('');

export const card: Card = () =>
  Promise.resolve([
    sky('#7fe0e8', '#3fb3d2', '#2a6fb4'),
    rays(110, 40, 14, '#ffffff22'),
    glow(256, 220, '#fff8d8cc', '#fff3c044', '#fff3c000'),
    rect(0, 432, 512, 80, '#a86fd8'),
    rect(0, 428, 512, 12, '#ffd84a', { stroke: INK, 'stroke-width': 4 }),
    ...Array.from({ length: 26 }, (_, at) => rect(at * 20 + 6, 430, 3, at % 5 === 0 ? 9 : 5, INK)),
    vignette('#1a2a5c', 0.34),
    contact(256, 476, 130),
    cast(place({ x: 252, y: 72, scale: 0.96, rotate: -4 }, dress)),
    cast(place({ x: 92, y: 392, scale: 0.98 }, brush)),
    sparkle(78, 96, 24),
    sparkle(440, 82, 20),
    sparkle(452, 252, 15),
  ]);
