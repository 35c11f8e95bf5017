import { createRng } from '@playgrove/kit/core';
import {
  corners,
  findTiles,
  neighborMask,
  sides,
  tileAt,
  type TileMap,
} from '@playgrove/kit/logic/tilemap';
import * as draw from '@playgrove/kit/draw';
import type { Context } from '@playgrove/kit/runtime';
import type { World } from '../levels.ts';
import { CELL, ROWS } from '../rules/course.ts';
import { THEMES, type Theme } from './themes.ts';

const INK = '#1d0f38';
const ROUND = 11;

type Cell = { readonly column: number; readonly row: number };

const isEarth = (tile: string): boolean => tile === '#';

/** Neighboring cells in a row, alike above and below. */
type Run = { readonly row: number; readonly from: number; to: number; readonly cells: Cell[] };

/**
 * All that never changes, its origin at the map's top left.
 * @param below how far the ground goes on under the map
 * @param from the first column that is painted, @param to the one after the last
 */
export function paintGround(
  c: Context,
  map: TileMap,
  world: World,
  below: number,
  from = 0,
  to = map.width,
): void {
  const theme = THEMES[world];
  const near = ({ column }: Cell): boolean => column >= from - 1 && column <= to;
  const earth = findTiles(map, '#').filter(near);
  const tops = earth.filter((cell) => (sideOf(map, cell) & 1) === 0);
  pits(c, map, theme, below, from, to);
  for (const cell of tops) behind(c, cell, theme);
  const slabs = runsOf(earth);
  c.fillStyle = INK;
  slabsOf(c, map, slabs, below, 5);
  c.fillStyle = draw.down(
    c,
    0,
    ROWS * CELL + below * 0.6,
    theme.earth[0],
    draw.mix(theme.earth[0], theme.earth[1], 0.55),
    theme.earth[1],
  );
  slabsOf(c, map, slabs, below, 0);
  for (const run of slabs) shadeOf(c, map, run, theme);
  if (below > 60) buried(c, map, theme, below, from, to);
  for (const run of runsOf(tops)) moss(c, map, run, theme);
  for (const cell of findTiles(map, '=')) if (near(cell)) branch(c, map, cell, theme);
  for (const cell of findTiles(map, '^')) if (near(cell)) thorns(c, cell);
}

function sideOf(map: TileMap, { column, row }: Cell): number {
  return sides(neighborMask(map, column, row, isEarth));
}

function runsOf(cells: readonly Cell[]): readonly Run[] {
  const runs: Run[] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last && last.row === cell.row && last.to === cell.column) {
      last.to += 1;
      last.cells.push(cell);
    } else runs.push({ row: cell.row, from: cell.column, to: cell.column + 1, cells: [cell] });
  }
  return runs;
}

/** Runs of earth as one path, outer corners rounded, `out` larger on open sides. */
function slabsOf(c: Context, map: TileMap, runs: readonly Run[], below: number, out: number): void {
  c.beginPath();
  for (const { row, from, to } of runs) {
    const [first, last] = [from, to - 1].map((column) =>
      neighborMask(map, column, row, isEarth),
    ) as [number, number];
    const deep = row === ROWS - 1 ? below : 0;
    const left = from * CELL - ((sides(first) & 8) === 0 ? out : 0.6);
    const right = to * CELL + ((sides(last) & 2) === 0 ? out : 0.6);
    const top = row * CELL - out;
    const bottom = (row + 1) * CELL + out + deep;
    const r = (corner: number, bit: number): number => ((corner & bit) === 0 ? 0 : ROUND + out);
    const [a, b] = [corners(first), corners(last)];
    c.roundRect(left, top, right - left, bottom - top, [r(a, 8), r(b, 1), r(b, 2), r(a, 4)]);
  }
  c.fill();
}

/** The glow or the water below a pit. */
function pits(
  c: Context,
  map: TileMap,
  theme: Theme,
  below: number,
  from: number,
  to: number,
): void {
  const top = (ROWS - 1.6) * CELL;
  const bottom = ROWS * CELL + below;
  const open = findTiles(map, '.=SZDeabcfghijklmnopqruvwx^').filter(
    ({ column, row }) => row === ROWS - 1 && column >= from && column < to,
  );
  c.fillStyle = draw.down(
    c,
    top,
    bottom,
    draw.fade(theme.deep, 0),
    draw.fade(draw.shade(theme.deep, 0.35), 0.75),
    draw.shade(theme.deep, 0.6),
  );
  for (const pit of runsOf(open)) {
    c.fillRect(pit.from * CELL - 1, top, (pit.to - pit.from) * CELL + 2, bottom - top);
  }
}

/** Ferns, flowers and small toadstools that stand on the ground. */
function behind(c: Context, { column, row }: Cell, theme: Theme): void {
  const rng = createRng(`grows ${column} ${row} ${theme.moss}`);
  const [x, y] = [(column + rng.between(0.2, 0.8)) * CELL, row * CELL + 2];
  const kind = rng.int(10);
  if (kind < 2) fern(c, x, y, rng.between(18, 34), theme, rng.chance(0.5) ? 1 : -1);
  else if (kind === 2) flower(c, x, y, theme);
  else if (kind === 3) toadstool(c, x, y, theme);
  else if (kind === 4)
    draw.blob(c, x, y - 2, rng.between(12, 20), rng.between(9, 14), draw.shade(theme.moss, 0.5));
}

function fern(c: Context, x: number, y: number, tall: number, theme: Theme, way: number): void {
  draw.rim(c, draw.shade(theme.moss, 0.36), 5, (path) => {
    for (const lean of [-0.9, -0.3, 0.4, 1]) {
      path.moveTo(x, y);
      path.quadraticCurveTo(x + lean * 6, y - tall, x + lean * tall * 0.8 * way, y - tall * 0.75);
    }
  });
}

function flower(c: Context, x: number, y: number, theme: Theme): void {
  draw.rim(c, draw.shade(theme.moss, 0.35), 3, (path) => {
    path.moveTo(x, y);
    path.quadraticCurveTo(x + 4, y - 12, x, y - 22);
  });
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * 6.283;
    draw.disc(c, x + Math.cos(angle) * 5, y - 24 + Math.sin(angle) * 5, 4, theme.flower);
  }
  draw.disc(c, x, y - 24, 3, '#fff6d0');
}

function toadstool(c: Context, x: number, y: number, theme: Theme): void {
  c.fillStyle = '#f0e0e8';
  c.fillRect(x - 3, y - 12, 6, 13);
  draw.fillPath(c, theme.flower, (path) => path.ellipse(x, y - 11, 11, 9, 0, Math.PI, 0));
  draw.disc(c, x - 4, y - 15, 2, '#ffffffcc');
  draw.disc(c, x + 4, y - 14, 1.6, '#ffffffcc');
}

/** Light on the left, shadow on the right and below, a stone here and there. */
function shadeOf(c: Context, map: TileMap, { row, from, to, cells }: Run, theme: Theme): void {
  const rng = createRng(`grain ${from} ${row}`);
  const [x, y, right] = [from * CELL, row * CELL, to * CELL];
  const under = cells.filter((cell) => (sideOf(map, cell) & 4) === 0 && row < ROWS - 1);
  c.fillStyle = draw.fade(INK, 0.3);
  for (const { column } of under) c.fillRect(column * CELL, y + CELL - 7, CELL, 7);
  if (from > 0) {
    c.fillRect(right - 6, y + 10, 6, CELL - 10);
    c.fillStyle = draw.fade('#ffffff', 0.1);
    c.fillRect(x, y + 10, 5, CELL - 10);
  }
  c.fillStyle = draw.fade(INK, 0.26);
  c.beginPath();
  for (let at = 0; at < cells.length; at += 2) {
    const [px, py, r] = [
      x + Math.min(at + 0.2 + rng.unit() * 1.5, cells.length - 0.3) * CELL,
      y + rng.between(24, 40),
      rng.between(3, 7),
    ];
    c.moveTo(px + r * 1.3, py);
    c.ellipse(px, py, r * 1.3, r, 0, 0, 7);
  }
  c.fill();
  if (under.length > 0) roots(c, x, right, y + CELL, theme, row * 31 + from);
}

/** What lies in the deep earth under the map: great roots, stones, and coals that glow. */
function buried(
  c: Context,
  map: TileMap,
  theme: Theme,
  below: number,
  from: number,
  to: number,
): void {
  const rng = createRng(`buried ${theme.moss}`);
  const top = ROWS * CELL;
  for (let at = 0; at < 44; at += 1) {
    const [x, y] = [rng.between(0, map.width * CELL), top + rng.between(0, below)];
    const kind = rng.int(5);
    if (x < (from - 1) * CELL || x > (to + 1) * CELL) continue;
    if (!isEarth(tileAt(map, Math.floor(x / CELL), ROWS - 1))) continue;
    if (kind < 2) {
      const r = rng.between(5, 15);
      draw.blob(c, x, y, r * 1.35, r, draw.fade(INK, 0.34), rng.between(-0.5, 0.5));
      draw.blob(c, x - 2, y - 3, r, r * 0.6, draw.fade(draw.tint(theme.earth[0], 0.3), 0.35), 0);
    } else if (kind === 2) {
      draw.disc(c, x, y, 11, draw.fade('#ff8a3a', 0.16));
      draw.disc(c, x, y, 5, draw.fade('#ff8a3a', 0.5));
      draw.disc(c, x - 1, y - 1, 2.4, '#ffe0a0');
    } else {
      draw.rim(c, draw.fade(draw.tint(theme.earth[0], 0.12), 0.24), rng.between(4, 8), (path) => {
        path.moveTo(x, top - 4);
        path.bezierCurveTo(
          x + rng.between(-50, 50),
          y - 60,
          x + rng.between(-60, 60),
          y - 30,
          x + rng.between(-70, 70),
          y,
        );
      });
    }
  }
}

function roots(
  c: Context,
  left: number,
  right: number,
  y: number,
  theme: Theme,
  seed: number,
): void {
  const rng = createRng(seed);
  draw.rim(c, draw.fade(draw.shade(theme.earth[0], 0.45), 0.9), 3, (path) => {
    for (let x = left + rng.between(8, 30); x < right - 8; x += rng.between(30, 80)) {
      path.moveTo(x, y - 1);
      path.quadraticCurveTo(
        x + rng.between(-8, 8),
        y + 8,
        x + rng.between(-6, 6),
        y + rng.between(10, 22),
      );
    }
  });
}

/** The soft green edge that hangs over the top of the ground. */
function moss(c: Context, map: TileMap, { row, from, to, cells }: Run, theme: Theme): void {
  const open = (cell: Cell | undefined, bit: number): boolean =>
    cell !== undefined && (sideOf(map, cell) & bit) === 0;
  const y = row * CELL;
  const left = from * CELL - (open(cells[0], 8) ? 4 : 0);
  const right = to * CELL + (open(cells.at(-1), 2) ? 4 : 0);
  const lobes = Math.max(2, Math.round((right - left) / 19));
  const step = (right - left) / lobes;
  const hang = (path: Context, drop: number): void => {
    path.moveTo(left, y + 3);
    path.quadraticCurveTo(left, y - 4, left + 7, y - 4);
    path.lineTo(right - 7, y - 4);
    path.quadraticCurveTo(right, y - 4, right, y + 3);
    for (let lobe = lobes; lobe > 0; lobe -= 1) {
      const at = left + (lobe - 1) * step;
      path.quadraticCurveTo(
        at + step * 0.5,
        y + drop + 8 + ((lobe * 7 + row * 5) % 4) * 2,
        at,
        y + drop - 2,
      );
    }
    path.closePath();
  };
  draw.fillPath(c, INK, (path) => hang(path, 13));
  draw.fillPath(
    c,
    draw.down(
      c,
      y - 4,
      y + 18,
      draw.tint(theme.moss, 0.22),
      theme.moss,
      draw.shade(theme.moss, 0.3),
    ),
    (path) => hang(path, 9),
  );
  const rng = createRng(`moss ${from} ${row}`);
  draw.rim(c, draw.fade(theme.blade, 0.9), 3, (path) => {
    path.moveTo(left + 6, y - 2);
    path.lineTo(right - 6, y - 2);
    for (let at = left + 6; at < right - 5; at += rng.between(12, 34)) {
      path.moveTo(at, y - 1);
      path.lineTo(at + rng.between(-5, 5), y - rng.between(8, 15));
    }
  });
}

/** A living branch: a ledge to stand on and to jump up through. */
export function branch(c: Context, map: TileMap | undefined, cell: Cell, theme: Theme): void {
  const { column, row } = cell;
  const [x, y] = [column * CELL, row * CELL];
  const joined = (by: number): boolean =>
    map !== undefined && tileAt(map, column + by, row) === '=';
  const left = joined(-1) ? x - 0.5 : x + 1;
  const right = joined(1) ? x + CELL + 0.5 : x + CELL - 1;
  const r = [joined(-1) ? 0 : 9, joined(1) ? 0 : 9] as const;
  const bar = (out: number, paint: string | CanvasGradient): void => {
    c.fillStyle = paint;
    c.beginPath();
    c.roundRect(
      left - (joined(-1) ? 0 : out),
      y - out,
      right - left + (joined(-1) ? 0 : out) + (joined(1) ? 0 : out),
      18 + out * 2,
      [r[0], r[1], r[1], r[0]],
    );
    c.fill();
  };
  bar(4, INK);
  bar(
    0,
    draw.down(
      c,
      y,
      y + 18,
      draw.tint(theme.bark, 0.5),
      draw.tint(theme.bark, 0.12),
      draw.shade(theme.bark, 0.25),
    ),
  );
  c.fillStyle = draw.fade('#ffffff', 0.28);
  c.fillRect(left + 4, y + 2, right - left - 8, 3);
  const rng = createRng(`branch ${column} ${row}`);
  for (let leaf = 3; leaf > 0; leaf -= 1) {
    const [at, turn] = [rng.between(left + 4, right - 4), rng.between(-0.7, 0.7)];
    draw.blob(c, at, y + 20, 5, 10, INK, turn);
    draw.blob(c, at, y + 19, 3.6, 8, leaf % 2 === 0 ? theme.moss : theme.blade, turn);
  }
}

function thorns(c: Context, { column, row }: Cell): void {
  const [x, y] = [column * CELL, (row + 1) * CELL];
  for (const [paint, wide, grow] of [
    [INK, 12, 3],
    ['#8a2f6a', 6, 0],
  ] as const) {
    draw.rim(c, paint, wide, (path) => {
      path.moveTo(x + 2, y - 3);
      path.bezierCurveTo(x + 6, y - 34, x + 26, y - 30, x + 24, y - 6);
      path.moveTo(x + 22, y - 4);
      path.bezierCurveTo(x + 22, y - 32, x + 46, y - 30, x + 46, y - 3);
    });
    for (const [across, up, turn] of [
      [6, 20, -0.8],
      [15, 28, -0.1],
      [23, 17, 0.5],
      [28, 24, -0.5],
      [37, 27, 0.2],
      [44, 17, 0.8],
    ] as const) {
      draw.fillPath(c, grow > 0 ? INK : '#ff9ac0', (path) => {
        const [px, py] = [x + across, y - up];
        const tip = 13 + grow;
        path.moveTo(px - 5 - grow, py);
        path.lineTo(px + Math.sin(turn) * tip, py - Math.cos(turn) * tip);
        path.lineTo(px + 5 + grow, py);
      });
    }
  }
}
