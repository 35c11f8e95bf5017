import * as draw from '@playgrove/kit/draw';
import type { Turned } from '@playgrove/kit/draw/controls';
import type { Context, Rect } from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';
import type { Deck } from '../rules/deck.ts';
import { BRIDGE, RAMP } from './layout.ts';

/*
 * What stands still. All of it is painted in cells of 100 by 100 with the bow up, from the deck's
 * corner on the port side.
 */

const INK = draw.PALETTE.ink;
const HULL = 20;
const SHORE = -100 * RAMP - 6;

/** Sea with the beach ahead. */
export function paintWater(c: Context, bleed: Rect, on: Turned, deck: Deck): void {
  const sea = draw.down(c, bleed.y, bleed.y + bleed.height, '#37c6d8', '#149fc6', '#0d78b4');
  draw.cover(c, bleed, sea);
  const rng = createRng('sea');
  for (let wave = 0; wave < 70; wave += 1) {
    const [x, y] = [rng.between(0, bleed.width), rng.between(0, bleed.height)];
    const size = rng.between(10, 26);
    const path = `M${-size} 0Q${-size / 2} ${-size * 0.5} 0 0T${size} 0`;
    draw.transformed(c, { x: bleed.x + x, y: bleed.y + y }, () =>
      draw.drawPath(c, path, { line: '#ffffff38', width: 4 }),
    );
  }
  on.paint(c, () => paintBeach(c, deck));
}

function paintBeach(c: Context, deck: Deck): void {
  const wide = deck.cols * 100;
  const lane = (deck.cars[0]?.lane ?? 0) * 100;
  const shore = (offset: number) => (path: Context) => {
    path.moveTo(-1800, -2200);
    path.lineTo(-1800, SHORE + offset);
    for (let x = -1800; x < wide + 1800; x += 180)
      path.quadraticCurveTo(x + 90, SHORE + offset - 34, x + 180, SHORE + offset);
    path.lineTo(wide + 1800, -2200);
    path.closePath();
  };
  draw.fillPath(c, '#8fe6e4', shore(26));
  draw.fillPath(c, '#ffffffd0', shore(12));
  draw.fillPath(c, '#e8c07a', shore(2));
  draw.fillPath(c, '#ffe2a0', shore(-14));
  const rng = createRng('sand');
  for (let grain = 0; grain < 90; grain += 1)
    draw.disc(c, rng.between(-500, wide + 500), SHORE - 40 - rng.between(0, 560), 3, '#e9bf74');
  draw.rounded(c, lane - 16, -1600, 132, 1600 + SHORE, 0, '#c99f63');
  draw.rounded(c, lane - 6, -1600, 112, 1600 + SHORE + 6, 4, '#7a7391');
  for (let y = SHORE - 30; y > -1600; y -= 74)
    draw.rounded(c, lane + 45, y - 36, 10, 36, 4, '#ffe9a8');
  const spots = [
    [lane - 118, SHORE - 84, 0],
    [lane + 216, SHORE - 92, 1],
    [lane - 258, SHORE - 132, 2],
    [lane + 368, SHORE - 150, 0],
    [lane - 150, SHORE - 268, 1],
    [lane + 250, SHORE - 290, 2],
    [lane - 420, SHORE - 120, 1],
    [lane + 520, SHORE - 110, 2],
  ] as const;
  for (const [x, y, color] of spots) paintParasol(c, x, y, color);
  for (const [x, y] of [
    [lane - 350, SHORE - 300],
    [lane + 420, SHORE - 360],
  ] as const)
    paintPalm(c, x, y);
}

const STRIPES = [
  ['#ff4b55', '#fffaf0'],
  ['#2f86ff', '#fffaf0'],
  ['#ffb51f', '#ff7a4a'],
] as const;

/** A parasol and a towel beside it. */
function paintParasol(c: Context, x: number, y: number, color: number): void {
  const [one, other] = STRIPES[color % STRIPES.length] ?? STRIPES[0];
  draw.transformed(c, { x: x + 62, y: y + 6, rotate: 0.3 }, () => {
    draw.rounded(c, -22, -38, 48, 82, 7, '#c9974f80');
    draw.rounded(c, -26, -42, 48, 82, 7, INK);
    draw.rounded(c, -22, -38, 40, 74, 4, other);
    for (const stripe of [-30, -8, 14]) draw.rounded(c, -22, stripe, 40, 11, 0, one);
  });
  draw.disc(c, x + 10, y + 12, 52, draw.fade(INK, 0.24));
  draw.disc(c, x, y, 52, INK);
  for (let part = 0; part < 8; part += 1) {
    draw.fillPath(c, part % 2 === 0 ? one : other, (path) => {
      path.moveTo(x, y);
      path.arc(x, y, 48, (part * Math.PI) / 4, ((part + 1) * Math.PI) / 4);
      path.closePath();
    });
  }
  draw.blob(c, x - 16, y - 18, 20, 14, '#ffffff50', -0.7);
  draw.disc(c, x, y, 7, INK);
  draw.disc(c, x, y, 4, '#fffaf0');
}

function paintPalm(c: Context, x: number, y: number): void {
  for (const [size, color, lift] of [
    [96, draw.fade(INK, 0.22), 16],
    [92, '#14724f', 0],
    [78, '#2fae62', -3],
  ] as const)
    for (let leaf = 0; leaf < 7; leaf += 1)
      draw.transformed(c, { x: x + lift * 0.6, y: y + lift, rotate: leaf * 0.9 }, () =>
        draw.blob(c, size * 0.5, 0, size * 0.55, size * 0.17, color),
      );
  for (const [dx, dy] of [
    [-8, 2],
    [8, 4],
    [0, -8],
  ] as const)
    draw.disc(c, x + dx, y + dy, 9, '#8a5428');
}

/** The outline of the hull, larger by `by`. */
const traceHull =
  ({ cols, rows, cars }: Deck, pointed: boolean, by: number) =>
  (path: Context): void => {
    const [wide, high] = [cols * 100, rows * 100 + BRIDGE * 100 - 24];
    const left = (cars[0]?.lane ?? 0) * 100 - 16;
    const side = HULL + by;
    const bow = pointed ? 110 : 30;
    path.moveTo(-side, bow);
    path.quadraticCurveTo(-side, -side, left - by, -side);
    path.lineTo(left + 132 + by, -side);
    path.quadraticCurveTo(wide + side, -side, wide + side, bow);
    path.lineTo(wide + side, high - 50);
    path.quadraticCurveTo(wide + side, high + by, wide - 60, high + by);
    path.lineTo(60, high + by);
    path.quadraticCurveTo(-side, high + by, -side, high - 50);
    path.closePath();
  };

/** Hull, planks, lanes, hatches, ramp and bridge. */
export function paintFerry(c: Context, deck: Deck): void {
  const { cols, rows } = deck;
  const [wide, high] = [cols * 100, rows * 100];
  const lane = (deck.cars[0]?.lane ?? 0) * 100;
  const pointed = deck.hatches.includes(0);
  const hull = (by: number) => traceHull(deck, pointed, by);
  draw.transformed(c, { x: 10, y: 14 }, () => draw.fillPath(c, '#06365e55', hull(12)));
  paintRamp(c, lane);
  for (const side of [-HULL - 6, wide + HULL + 6])
    for (let y = 210; y < high - 60; y += 240) paintLifeRing(c, side, y, 12.5, 11);
  draw.fillPath(c, INK, hull(14));
  draw.fillPath(c, '#ff6b57', hull(9));
  draw.fillPath(c, '#fffaf0', hull(1));
  draw.fillPath(c, '#b78a5c', hull(-7));
  draw.clipped(c, hull(-10), () => {
    draw.cover(c, { x: -40, y: -60, width: wide + 80, height: high + 160 }, '#e4bd88');
    for (let y = -60; y < high + 100; y += 25) draw.line(c, [-40, y, wide + 40, y], 2, '#c99c66');
    const rng = createRng('planks');
    for (let seam = 0; seam < cols * rows * 2; seam += 1) {
      const [x, y] = [rng.between(0, wide), Math.floor(rng.between(0, high) / 25) * 25 - 10];
      draw.line(c, [x, y, x, y + 25], 2, '#c99c66');
    }
    for (let x = 100; x < wide; x += 100)
      for (let y = 20; y < high; y += 100) draw.line(c, [x, y, x, y + 60], 5, '#fff4dc90');
    for (let y = 30; y < high; y += 100)
      draw.drawPath(c, `M${lane + 22} ${y + 44}L${lane + 50} ${y + 16}L${lane + 78} ${y + 44}`, {
        line: '#ffffffb0',
        width: 11,
      });
  });
  for (const cell of deck.hatches) {
    const [x, y] = [cell % cols, Math.floor(cell / cols)];
    if (y > 0 || !pointed || (x > 0 && x < cols - 1))
      draw.place(c, x * 100 + 50, y * 100 + 50, () => paintHatch(c));
  }
  draw.place(c, wide / 2, high, () => paintBridge(c, wide));
}

/** The ramp from the bow to the beach. */
function paintRamp(c: Context, lane: number): void {
  const [x, y, height] = [lane - 10, SHORE - 18, 74];
  draw.rounded(c, x - 5, y - 5, 130, height + 30, 8, INK);
  draw.rounded(c, x, y, 120, height + 20, 5, '#b9bfd6');
  for (let bar = 0; bar < 5; bar += 1)
    draw.line(c, [x + 6, y + 10 + bar * 15, x + 114, y + 10 + bar * 15], 4, '#8b91b0');
  for (const side of [x + 2, x + 106])
    for (let part = 0; part < 4; part += 1)
      draw.rounded(c, side, y + part * 20, 12, 12, 2, part % 2 === 0 ? '#ffd02e' : INK);
}

/** A closed hatch with a life ring on it: nothing parks here. */
function paintHatch(c: Context): void {
  draw.rounded(c, -44, -40, 94, 94, 18, draw.fade(INK, 0.3));
  draw.rounded(c, -46, -46, 92, 92, 18, INK);
  draw.rounded(c, -41, -41, 82, 82, 14, draw.linear(c, -41, -41, 41, 41, '#a9b4d4', '#6c7aa6'));
  for (const x of [-31, 31]) for (const y of [-31, 31]) draw.disc(c, x, y, 4.5, INK);
  paintLifeRing(c, 0, 0, 20, 13);
}

function paintLifeRing(c: Context, x: number, y: number, r: number, width: number): void {
  draw.ring(c, x, y, r, width + 6, INK);
  draw.ring(c, x, y, r, width, '#ff5a4a');
  for (let part = 0; part < 4; part += 1) {
    const from = part * 1.571 + 0.5;
    draw.rim(c, '#fffaf0', width, (path) => path.arc(x, y, r, from, from + 0.52));
  }
}

/** The bridge across the stern, with its red funnel. */
function paintBridge(c: Context, wide: number): void {
  const half = Math.min(wide / 2 - 20, 210);
  draw.rounded(c, -half + 6, 16, half * 2, 62, 16, draw.fade(INK, 0.3));
  draw.rounded(c, -half - 4, 4, half * 2 + 8, 68, 18, INK);
  draw.rounded(c, -half, 8, half * 2, 60, 14, draw.down(c, 8, 68, '#ffffff', '#d9dcf0'));
  for (let x = -half + 16; x < half - 30; x += 44) {
    if (Math.abs(x + 17) < 46) continue;
    draw.rounded(c, x, 16, 34, 18, 5, INK);
    draw.rounded(c, x + 3, 19, 28, 12, 3, '#9fe0ff');
  }
  draw.disc(c, 4, 44, 33, draw.fade(INK, 0.3));
  draw.disc(c, 0, 38, 33, INK);
  draw.disc(c, 0, 38, 28, '#ff5a4a');
  draw.disc(c, 0, 38, 21, '#fffaf0');
  draw.disc(c, 0, 38, 14, '#3a2a5c');
}
