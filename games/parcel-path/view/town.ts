import {
  blob,
  clipped,
  disc,
  down,
  fade,
  fillPath,
  line,
  linear,
  place,
  rim,
  rounded,
  shade,
  tint,
  type Context,
  type Rect,
  type Surface,
} from '@playgrove/kit/runtime';
import { createRng } from '@playgrove/kit/core';
import type { Rng } from '@playgrove/kit/contract';
import { factsOf, gridFor } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { townOf } from '../rules/towns.ts';
import { COLORS, INK, ROOFS, type Colors } from './colors.ts';
import { placeOf, type Layout } from './layout.ts';

const WATER = '#3fb4e8';
/** Between the trees around the board, in world units. */
const TREES = 92;

/** Everything that rests: the country around, lawns, ponds, fences. Painted once. */
export function drawTown(to: Surface, layout: Layout, state: State, key: string): void {
  to.layer(`town ${key}`, (c, bleed) => {
    const colors = COLORS[townOf(state.level)] ?? COLORS[0];
    if (!colors) return;
    const rng = createRng(key);
    paintCountry(c, bleed, layout, colors, rng);
    paintGround(c, layout, colors);
    const { links, houses } = factsOf(state);
    const { cell } = layout.frame;
    for (const [at, near] of links.entries()) {
      const { x, y } = placeOf(layout, state, at);
      const house = houses[at] ?? -1;
      place(
        c,
        x,
        y,
        () => {
          if (near.length === 0) paintPond(c, rng);
          else paintLawn(c, colors, at + Math.floor(at / state.cols), house, rng);
        },
        0,
        cell / 100,
      );
    }
    const { width } = gridFor(state);
    for (const [a, b] of state.fences) {
      const [one, two] = [placeOf(layout, state, a), placeOf(layout, state, b)];
      const across = (Math.abs(a - b) === width) === layout.flip;
      place(
        c,
        (one.x + two.x) / 2,
        (one.y + two.y) / 2,
        () => (across ? paintPickets(c) : paintRails(c)),
        0,
        cell / 100,
      );
    }
  });
}

function paintCountry(c: Context, area: Rect, { board }: Layout, colors: Colors, rng: Rng): void {
  const { grass, tree } = colors;
  c.fillStyle = linear(
    c,
    area.x,
    area.y,
    area.x + area.width,
    area.y + area.height,
    tint(grass, 0.16),
    grass,
    shade(grass, 0.22),
  );
  c.fillRect(area.x, area.y, area.width, area.height);
  const clear = (x: number, y: number, by: number): boolean =>
    x < board.x - by ||
    x > board.x + board.width + by ||
    y < board.y - by ||
    y > board.y + board.height + by;
  for (let y = area.y; y < area.y + area.height + TREES; y += TREES * 0.8)
    for (let x = area.x; x < area.x + area.width + TREES; x += TREES) {
      const [dx, dy, r] = [x + rng.between(-26, 26), y + rng.between(-22, 22), rng.between(24, 44)];
      const roof = rng.chance(0.2);
      const color = rng.pick(ROOFS);
      const turn = rng.int(2) * (Math.PI / 2);
      if (!clear(dx, dy, 30)) continue;
      if (roof) place(c, dx, dy, () => paintRoof(c, shade(color, 0.12)), turn, r / 44);
      else if (rng.chance(0.75)) paintTree(c, dx, dy, r, tree);
      else paintFlowers(c, dx, dy, rng);
    }
}

/** A roof from straight above, around its middle. */
function paintRoof(c: Context, color: string): void {
  rounded(c, -38, -22, 84, 62, 8, fade(INK, 0.26));
  rounded(c, -44, -32, 88, 64, 7, INK);
  rounded(c, -40, -28, 80, 28, 4, tint(color, 0.18));
  rounded(c, -40, 0, 80, 28, 4, shade(color, 0.2));
  line(c, [-40, 0, 40, 0], 4, tint(color, 0.5));
  rounded(c, 14, -22, 14, 14, 3, INK);
  rounded(c, 17, -19, 8, 8, 2, '#8c7a86');
}

function paintTree(c: Context, x: number, y: number, r: number, color: string): void {
  blob(c, x + r * 0.22, y + r * 0.3, r * 1.02, r * 0.96, fade(INK, 0.24));
  disc(c, x, y, r, fade(INK, 0.9));
  disc(c, x, y, r - 3, shade(color, 0.12));
  disc(c, x - r * 0.12, y - r * 0.14, r * 0.72, color);
  disc(c, x - r * 0.26, y - r * 0.3, r * 0.4, tint(color, 0.24));
}

function paintFlowers(c: Context, x: number, y: number, rng: Rng): void {
  for (let count = 5; count > 0; count -= 1) {
    const [dx, dy] = [x + rng.between(-16, 16), y + rng.between(-12, 12)];
    disc(c, dx, dy, 4.5, rng.pick(['#fff6e3', '#ffd02e', '#ff8fc0']));
    disc(c, dx, dy, 1.8, '#e0761f');
  }
}

/** The paved ground that the lawns lie on. */
function paintGround(c: Context, { board }: Layout, { pave }: Colors): void {
  const { x, y, width, height } = board;
  rounded(c, x - 8, y - 4, width + 24, height + 28, 26, fade(INK, 0.34));
  rounded(c, x - 9, y - 9, width + 18, height + 22, 24, INK);
  rounded(c, x - 5, y - 5, width + 10, height + 14, 20, shade(pave, 0.34));
  rounded(c, x - 5, y - 5, width + 10, height + 8, 20, pave);
}

/** A plot of 100 by 100 around its middle, with something in a corner that the road leaves free. */
function paintLawn(
  c: Context,
  { lawns, pave, tree }: Colors,
  parity: number,
  house: number,
  rng: Rng,
): void {
  const lawn = lawns[parity % 2 === 0 ? 0 : 1];
  rounded(c, -47, -47, 94, 94, 15, shade(lawn, 0.24));
  rounded(c, -47, -47, 94, 90, 15, lawn);
  rounded(c, -43, -45, 86, 10, 5, '#ffffff30');
  const corner = rng.int(4);
  const kind = rng.int(7);
  if (house >= 0) {
    rounded(c, -40, -40, 80, 80, 18, shade(pave, 0.16));
    rounded(c, -38, -38, 76, 74, 16, tint(pave, 0.2));
    return;
  }
  const [x, y] = [corner % 2 === 0 ? -33 : 33, corner < 2 ? -33 : 33];
  if (kind === 0) paintTree(c, x, y, 12, tree);
  if (kind === 1) place(c, x, y, () => paintFlowers(c, 0, 0, rng), 0, 0.72);
  if (kind === 2) {
    rounded(c, x - 11, y - 11, 22, 22, 4, '#ff6f6a');
    line(c, [x - 11, y, x + 11, y], 3.4, '#ffffffb0');
    line(c, [x, y - 11, x, y + 11], 3.4, '#ffffffb0');
  }
  if (kind === 3) {
    disc(c, x, y, 10, fade(INK, 0.8));
    disc(c, x, y, 8, WATER);
    disc(c, x - 2, y - 2, 3, '#ffffffa0');
  }
  if (kind === 4)
    for (const [dx, dy] of [
      [-7, 3],
      [5, -5],
      [7, 8],
    ] as const)
      line(c, [x + dx, y + dy, x + dx + 1, y + dy - 6], 3, shade(lawn, 0.3));
}

/** Water where no road can go, with a lily or a duck. */
function paintPond(c: Context, rng: Rng): void {
  rounded(c, -47, -47, 94, 94, 30, shade(WATER, 0.5));
  rounded(c, -43, -43, 86, 86, 27, '#d9b98a');
  clipped(
    c,
    (path) => path.roundRect(-37, -37, 74, 74, 24),
    () => {
      c.fillStyle = down(c, -37, 37, shade(WATER, 0.24), WATER, tint(WATER, 0.3));
      c.fillRect(-37, -37, 74, 74);
      for (const y of [-20, 2, 22]) line(c, [-22 + y * 0.3, y, 4 + y * 0.3, y], 3, '#ffffff66');
    },
  );
  if (rng.chance(0.5)) {
    blob(c, 4, 6, 16, 12, '#1f8f5c');
    blob(c, 3, 4, 14, 10, '#3fbf6e');
    disc(c, 8, 0, 5, '#ff9ac8');
  } else {
    blob(c, 0, 8, 17, 11, INK);
    blob(c, 0, 7, 14.5, 9, '#ffe27a');
    disc(c, 10, -3, 9, INK);
    disc(c, 10, -3, 7, '#ffe27a');
    blob(c, 19, -1, 5, 3, '#ff8a1f');
    disc(c, 12, -5, 1.6, INK);
  }
}

/** A fence from left to right: pickets. */
function paintPickets(c: Context): void {
  rounded(c, -46, -6, 94, 18, 4, fade(INK, 0.3));
  rounded(c, -47, -2, 94, 9, 3, INK);
  rounded(c, -45, 0, 90, 5, 2, '#e6d9c4');
  for (let x = -41; x <= 41; x += 16.4) {
    fillPath(c, '#fffaf0', (path) => {
      path.moveTo(x - 5, 10);
      path.lineTo(x - 5, -7);
      path.lineTo(x, -13);
      path.lineTo(x + 5, -7);
      path.lineTo(x + 5, 10);
      path.closePath();
    });
    rim(c, INK, 2.6);
  }
}

/** A fence from top to bottom, seen from above. */
function paintRails(c: Context): void {
  rounded(c, -4, -44, 14, 96, 4, fade(INK, 0.3));
  rounded(c, -6, -48, 12, 96, 5, INK);
  rounded(c, -3.5, -45.5, 7, 91, 3, '#e6d9c4');
  for (let y = -40; y <= 40; y += 20) {
    rounded(c, -8, y - 6, 16, 12, 4, INK);
    rounded(c, -5.6, y - 3.8, 11.2, 7.6, 2.4, '#fffaf0');
  }
}
