/** Everything that lives and moves in the desert; most of it arrives with the tiles. */
import * as draw from '@playgrove/kit/draw';
import { ease, type Surface } from '@playgrove/kit/runtime';
import type { State } from '../rules.ts';
import { marksOf } from '../rules/missions.ts';
import { clock, drawBalloons, drawBirds, drawClouds, drawNight, loop } from './air.ts';
import { poolAt, type Land } from './desert.ts';
import { hourOf } from './hours.ts';
import { BOARD } from './layout.ts';

type Context = CanvasRenderingContext2D;

/** One thing in the desert: from which exponent on, and where. */
type Dweller = {
  readonly from: number;
  readonly sprite: string;
  /** −1 to 1 across the screen; on screens that lie, across the free columns. */
  readonly side: number;
  /** 0 (at the horizon) to 1 (near). On screens that stand all have room between horizon and board. */
  readonly near: number;
  readonly size: number;
  /** How it moves: swaying in the wind, hopping, or not at all. */
  readonly moves?: 'sways' | 'hops';
};

const DWELLERS: readonly Dweller[] = [
  { from: 6, sprite: 'palm', side: 0.55, near: 0.12, size: 0.86, moves: 'sways' },
  { from: 6, sprite: 'palm', side: 0.8, near: 0.3, size: 1.1, moves: 'sways' },
  { from: 8, sprite: 'tent', side: -0.74, near: 0.5, size: 0.9 },
  { from: 13, sprite: 'ewe', side: 0.28, near: 0.46, size: 0.42, moves: 'hops' },
  { from: 13, sprite: 'ewe', side: 0.08, near: 0.3, size: 0.34, moves: 'hops' },
  { from: 8, sprite: 'amphora', side: -0.93, near: 0.58, size: 0.34 },
  { from: 4, sprite: 'cactus', side: 0.9, near: 0.86, size: 0.8, moves: 'sways' },
  { from: 5, sprite: 'lizard', side: 0.3, near: 0.96, size: 0.4, moves: 'hops' },
  { from: 5, sprite: 'cactus', side: -0.92, near: 1, size: 0.62, moves: 'sways' },
  { from: 10, sprite: 'flamingo', side: -0.26, near: 0.9, size: 0.52, moves: 'hops' },
];

/** Behind the board: sky and ground, from far to near. */
export function drawLife(to: Surface, land: Land, state: State, arrival: number): void {
  const { top } = state;
  const { hour } = hourOf(top);
  const night = hour.stars > 50;
  if (night) drawNight(to, land, state);
  else drawClouds(to, land, hour.stars > 10 ? '#ffd0c8' : '#ffffff');
  if (top >= 6 && !night) drawBirds(to, land);
  if (top >= 12) drawBalloons(to, land);
  if (top >= 9) drawCaravan(to, land, state);
  drawWind(to, land);
  if (top < 8) drawTumbleweed(to, land);
  if (top >= 7) drawGlints(to, land);
  drawDwellers(to, land, top, arrival);
  if (top >= 8) drawFire(to, land);
  if (night) drawFireflies(to, land);
}

/** Camels on their way along the horizon: one more for every eight marks. */
function drawCaravan(to: Surface, { bleed, horizon, unit }: Land, state: State): void {
  const camels = 3 + Math.min(5, Math.floor(marksOf(state.career.ladders) / 8));
  const size = unit * 0.34;
  const long = camels * size * 0.95;
  const lead = bleed.x - long + loop(to, 95, 0.62) * (bleed.width + long * 2);
  for (let camel = 0; camel < camels; camel += 1) {
    const x = lead - camel * size * 0.95;
    if (x < bleed.x - size || x > bleed.x + bleed.width + size) continue;
    const step = Math.sin(clock(to) * 4 + camel * 1.7);
    const y =
      horizon + unit * (0.13 + 0.05 * Math.sin(x / (unit * 1.4))) - Math.abs(step) * size * 0.05;
    // They look to the left by nature and walk to the right.
    to.sprite('camel', x, y, size, { anchor: 'foot', rotate: step * 0.05, scaleX: -1 });
  }
}

const WISP = { width: 240, height: 30, pixels: 2 } as const;

/** Made in the second frame: the first waits for no bitmap. */
let wisp: ImageBitmap | undefined;
let wispAsked = false;

function wispPicture(): ImageBitmap | undefined {
  const { width, height, pixels } = WISP;
  if (!wisp && wispAsked)
    wisp = draw.bake(width * pixels, height * pixels, (c) => {
      c.scale(pixels, pixels);
      c.translate(width / 2, height / 2);
      paintWisp(c);
    });
  wispAsked = true;
  return wisp;
}

/** Sand on the move. */
function drawWind(to: Surface, { bleed, horizon, bottom, unit }: Land): void {
  if (to.reducedMotion) return;
  const { c } = to;
  const picture = wispPicture();
  for (let at = 0; at < 6; at += 1) {
    const part = loop(to, 7 + at * 1.3, at * 0.23);
    const depth = 0.08 + ((at * 0.618) % 1) * 0.86;
    const x = bleed.x + (part * 1.4 - 0.2) * bleed.width;
    const y = horizon + (bottom - horizon) * depth + Math.sin(part * 9 + at) * unit * 0.08;
    const wide = WISP.width * (0.5 + depth);
    const high = WISP.height * (0.6 + depth * 0.6);
    c.globalAlpha = Math.sin(part * Math.PI) * 0.7;
    if (picture) c.drawImage(picture, x - wide / 2, y - high / 2, wide, high);
    else draw.place(c, x, y, () => paintWisp(c), 0, wide / WISP.width, high / WISP.height);
  }
  c.globalAlpha = 1;
}

function paintWisp(c: Context): void {
  for (const [y, wide] of [
    [0, 110],
    [-8, 70],
    [7, 54],
  ] as const) {
    c.fillStyle = draw.radial(c, 0, 0, wide, '#fff2cccc', '#fff2cc00');
    c.beginPath();
    c.ellipse(0, y, wide, 3, 0, 0, 7);
    c.fill();
  }
}

/** The first thing that moves in an empty desert. */
function drawTumbleweed(
  to: Surface,
  { bleed, shelf, unit, portrait, horizon, bottom }: Land,
): void {
  const part = loop(to, 17, 0.22);
  const far = part * (bleed.width + unit);
  const hop = Math.abs(Math.sin(part * 26)) * unit * 0.14;
  const x = bleed.x - unit * 0.5 + far;
  const ground = portrait ? shelf - unit * 0.3 : horizon + (bottom - horizon) * 0.7;
  draw.contact(to.c, x, ground + unit * 0.14, unit * 0.12, 0.22);
  to.stamp(
    'tumbleweed',
    unit * 0.4,
    unit * 0.4,
    (c) => paintTumbleweed(c, unit * 0.16),
    x,
    ground - hop,
    {
      rotate: far / (unit * 0.16),
    },
  );
}

function paintTumbleweed(c: Context, r: number): void {
  draw.disc(c, 0, 0, r * 0.9, '#b5764a55');
  for (let twig = 0; twig < 9; twig += 1) {
    const turn = twig * 0.7;
    draw.ring(
      c,
      Math.cos(turn) * r * 0.22,
      Math.sin(turn) * r * 0.22,
      r * (0.5 + (twig % 3) * 0.12),
      r * 0.09,
      twig % 2 === 0 ? '#8a5a34' : '#b98550',
    );
  }
}

function drawGlints(to: Surface, land: Land): void {
  if (to.reducedMotion) return;
  const { x, y } = poolAt(land);
  const { unit } = land;
  for (let glint = 0; glint < 4; glint += 1) {
    const shine = Math.max(0, Math.sin(to.time * 1.6 + glint * 1.9));
    const wide = unit * 0.13 * shine;
    if (wide < 1) continue;
    draw.blob(
      to.c,
      x + (glint - 1.5) * unit * 0.27,
      y + ((glint * 0.37) % 0.2) * unit - unit * 0.06,
      wide,
      unit * 0.012,
      draw.fade(draw.PALETTE.white, 0.8 * shine),
    );
  }
}

function drawDwellers(to: Surface, land: Land, top: number, arrival: number): void {
  for (const each of DWELLERS) {
    if (top < each.from) continue;
    const { x, y, far } = spotOf(land, each);
    const grown = each.from === top ? ease.back(arrival) : 1;
    const size = land.unit * each.size * far * grown;
    if (size <= 1) continue;
    const pace = clock(to) * 1.1 + each.side * 9;
    const hop = each.moves === 'hops' ? Math.max(0, Math.sin(pace * 1.7)) ** 8 * size * 0.16 : 0;
    draw.contact(to.c, x, y - size * 0.02, size * 0.34, 0.26);
    const rotate = each.moves === 'sways' && !to.reducedMotion ? Math.sin(pace) * 0.03 : 0;
    to.sprite(each.sprite, x, y - hop, size, { anchor: 'foot', rotate });
  }
}

function spotOf(land: Land, { side, near }: Dweller): { x: number; y: number; far: number } {
  const { bleed, portrait, horizon, shelf, bottom, unit } = land;
  const half = bleed.width / 2;
  if (portrait) {
    const y = horizon + unit * 0.16 + (shelf - horizon - unit * 0.16) * near;
    return { x: bleed.x + half + side * half * 0.9, y, far: 0.62 + near * 0.22 };
  }
  // The board covers the middle: what is said of the whole screen happens in the two columns.
  const column = (bleed.width - BOARD) / 2;
  const across = side < 0 ? -half + column * (1 + side) : half - column * (1 - side);
  const y = horizon + (bottom - horizon) * (0.12 + near * 0.8);
  return { x: bleed.x + half + across * 0.97, y, far: 0.8 + near * 0.25 };
}

/** A camp fire before the tent. */
function drawFire(to: Surface, land: Land): void {
  const { x, y, far } = spotOf(land, { from: 8, sprite: '', side: -0.6, near: 0.62, size: 1 });
  const size = land.unit * 0.2 * far;
  const lick = to.reducedMotion
    ? 1
    : 1 + 0.14 * Math.sin(to.time * 11) + 0.08 * Math.sin(to.time * 17);
  to.stamp(
    'ember',
    size * 5,
    size * 5,
    (c) =>
      draw.disc(c, 0, 0, size * 2.4, draw.radial(c, 0, 0, size * 2.4, '#ffb84a88', '#ff7a2a00')),
    x,
    y - size * 0.4,
    { scaleX: lick, scaleY: lick },
  );
  draw.line(to.c, [x - size * 0.6, y + 2, x + size * 0.6, y - 4], size * 0.2, '#6a3f2a');
  draw.line(to.c, [x + size * 0.6, y + 2, x - size * 0.6, y - 4], size * 0.2, '#84502f');
  to.stamp('flame', size * 1.4, size * 2, (c) => paintFlame(c, size), x, y - size * 0.6, {
    scaleX: 2 - lick,
    scaleY: lick,
  });
}

function paintFlame(c: Context, size: number): void {
  for (const [grow, color] of [
    [1, '#ff6a2a'],
    [0.7, '#ffb02e'],
    [0.4, '#fff2a8'],
  ] as const) {
    draw.fillPath(c, color, (path) => {
      path.moveTo(0, -size * 0.9 * grow);
      path.bezierCurveTo(
        size * 0.7 * grow,
        -size * 0.2,
        size * 0.5 * grow,
        size * 0.6,
        0,
        size * 0.6,
      );
      path.bezierCurveTo(
        -size * 0.5 * grow,
        size * 0.6,
        -size * 0.6 * grow,
        -size * 0.1,
        0,
        -size * 0.9 * grow,
      );
    });
  }
}

function drawFireflies(to: Surface, land: Land): void {
  if (to.reducedMotion) return;
  const { x, y } = poolAt(land);
  const { unit } = land;
  for (let fly = 0; fly < 7; fly += 1) {
    const t = to.time * 0.5 + fly * 1.9;
    const shine = 0.5 + 0.5 * Math.sin(t * 4);
    const px = x + Math.sin(t * 1.3 + fly) * unit * 0.8;
    const py = y - unit * 0.24 + Math.sin(t * 1.9) * unit * 0.22;
    to.stamp('firefly', 36, 36, paintFirefly, px, py, {
      scaleX: 0.4 + shine * 0.6,
      scaleY: 0.4 + shine * 0.6,
    });
  }
}

function paintFirefly(c: Context): void {
  draw.disc(c, 0, 0, 17, draw.radial(c, 0, 0, 17, '#f0ff8acc', '#f0ff8a00'));
  draw.disc(c, 0, 0, 4, '#fdffd8');
}
