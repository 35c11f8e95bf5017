import { createRng } from '@playgrove/kit/core';
import type { Surface } from '@playgrove/kit/runtime';
import type { Tray } from '../levels.ts';
import {
  blob,
  down,
  fade,
  mix,
  PALETTE,
  radial,
  rounded,
  shade,
  tint,
  vignette,
  type Context,
} from './draw.ts';
import type { Broth } from './skins.ts';

/** World units of a cell, and of the tray's rim. */
export const CELL = 48;
export const FRAME = 30;

export function middleOf(tray: Tray, cell: number): { readonly x: number; readonly y: number } {
  const { width } = tray.grid;
  return {
    x: FRAME + ((cell % width) + 0.5) * CELL,
    y: FRAME + (Math.floor(cell / width) + 0.5) * CELL,
  };
}

/** Table, bamboo tray and blocks: nothing here moves, so it is drawn once. */
export function paintBoard(to: Surface, tray: Tray, broth: Broth, key: string): void {
  to.layer(key, (c, bleed) => {
    const [x, y] = [bleed.x + bleed.width / 2, bleed.y + bleed.height / 2];
    c.fillStyle = radial(
      c,
      x,
      y,
      Math.hypot(bleed.width, bleed.height) * 0.6,
      broth.light,
      broth.mid,
      broth.deep,
    );
    c.fillRect(bleed.x, bleed.y, bleed.width, bleed.height);
    paintCloth(c, bleed, broth);
    vignette(c, bleed, broth.deep, 0.55);
    const [w, h] = [tray.grid.width * CELL, tray.grid.height * CELL];
    rounded(c, 6, 16, w + 2 * FRAME - 8, h + 2 * FRAME - 4, 34, fade(PALETTE.ink, 0.34));
    rounded(c, 0, 0, w + 2 * FRAME, h + 2 * FRAME, 34, PALETTE.ink);
    rounded(
      c,
      4,
      4,
      w + 2 * FRAME - 8,
      h + 2 * FRAME - 8,
      30,
      down(c, 0, h + 60, '#e8b768', '#b9743a'),
    );
    rounded(c, 10, 8, w + 2 * FRAME - 20, 7, 4, fade('#fff0c4', 0.7));
    rounded(c, FRAME - 6, FRAME - 6, w + 12, h + 12, 12, PALETTE.ink);
    paintMat(c, tray, w, h);
    if (tray.wraps) paintGates(c, w, h);
    for (const cell of tray.blocks) paintBlock(c, tray, cell);
  });
}

function paintCloth(c: Context, bleed: Surface['bleed'], broth: Broth): void {
  c.fillStyle = fade(broth.oil, 0.06);
  for (let x = bleed.x; x < bleed.x + bleed.width; x += 96)
    c.fillRect(x, bleed.y, 48, bleed.height);
  for (let y = bleed.y; y < bleed.y + bleed.height; y += 96)
    c.fillRect(bleed.x, y, bleed.width, 48);
}

/** A woven mat: light and dark cells, with strips across and along. */
function paintMat(c: Context, tray: Tray, w: number, h: number): void {
  c.save();
  c.beginPath();
  c.roundRect(FRAME, FRAME, w, h, 8);
  c.clip();
  const rng = createRng(`mat ${tray.grid.size}`);
  for (let cell = 0; cell < tray.grid.size; cell += 1) {
    const { x, y } = middleOf(tray, cell);
    const across = (cell % tray.grid.width) + Math.floor(cell / tray.grid.width);
    const even = across % 2 === 0;
    c.fillStyle = mix(even ? '#9ad07a' : '#8bc470', '#7ab863', rng.unit() * 0.35);
    c.fillRect(x - CELL / 2, y - CELL / 2, CELL + 0.5, CELL + 0.5);
    c.fillStyle = fade('#ffffff', 0.09);
    for (let strip = 0; strip < 3; strip += 1) {
      const off = strip * (CELL / 3);
      if (even) c.fillRect(x - CELL / 2 + 1, y - CELL / 2 + off + 2, CELL - 2, CELL / 3 - 5);
      else c.fillRect(x - CELL / 2 + off + 2, y - CELL / 2 + 1, CELL / 3 - 5, CELL - 2);
    }
  }
  c.fillStyle = down(c, FRAME, FRAME + 18, fade('#1d4a2c', 0.5), fade('#1d4a2c', 0));
  c.fillRect(FRAME, FRAME, w, 18);
  c.restore();
}

/** Gaps in the rim, all along it: out here, in over there. */
function paintGates(c: Context, w: number, h: number): void {
  c.fillStyle = fade('#bff5ff', 0.92);
  for (let x = FRAME + CELL / 2; x < FRAME + w; x += CELL) {
    triangle(c, x, FRAME - 18, 0, -1);
    triangle(c, x, FRAME + h + 18, 0, 1);
  }
  for (let y = FRAME + CELL / 2; y < FRAME + h; y += CELL) {
    triangle(c, FRAME - 18, y, -1, 0);
    triangle(c, FRAME + w + 18, y, 1, 0);
  }
}

function triangle(c: Context, x: number, y: number, dx: number, dy: number): void {
  c.beginPath();
  c.moveTo(x + dx * 6, y + dy * 6);
  c.lineTo(x - dx * 4 - dy * 9, y - dy * 4 - dx * 9);
  c.lineTo(x - dx * 4 + dy * 9, y - dy * 4 + dx * 9);
  c.fill();
}

/** A bamboo joint standing on end. */
function paintBlock(c: Context, tray: Tray, cell: number): void {
  const { x, y } = middleOf(tray, cell);
  const half = CELL / 2 - 2;
  rounded(c, x - half + 3, y - half + 8, half * 2, half * 2, 12, fade(PALETTE.ink, 0.32));
  rounded(c, x - half, y - half + 5, half * 2, half * 2 - 3, 12, PALETTE.ink);
  rounded(c, x - half, y - half - 3, half * 2, half * 2, 12, PALETTE.ink);
  const face = '#d7a357';
  rounded(c, x - half + 3, y - half + 4, half * 2 - 6, half * 2 - 7, 9, shade(face, 0.42));
  rounded(
    c,
    x - half + 3,
    y - half,
    half * 2 - 6,
    half * 2 - 10,
    9,
    down(c, y - half, y + half, tint(face, 0.3), face),
  );
  blob(c, x, y - 5, half * 0.52, half * 0.42, shade(face, 0.3));
  blob(c, x, y - 6.5, half * 0.42, half * 0.3, shade(face, 0.6));
  rounded(c, x - half * 0.66, y - half + 3, half * 1.1, 4, 2, fade('#ffffff', 0.55));
}
