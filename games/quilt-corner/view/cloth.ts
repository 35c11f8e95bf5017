import * as draw from '@playgrove/kit/draw';
import type { Context, SpriteOptions, Surface } from '@playgrove/kit/runtime';
import { GRID, SIDE } from '../rules/board.ts';
import type { Patch } from '../rules/patches.ts';
import { FABRICS } from './fabrics.ts';
import { CELL } from './layout.ts';

/** Edges of a cell where its fabric ends. */
const [TOP, RIGHT, BOTTOM, LEFT] = [1, 2, 4, 8] as const;
const HALF = CELL / 2;
/** The edges clockwise, and the way that each runs. */
const WAYS = [
  { edge: TOP, x: 1, y: 0 },
  { edge: RIGHT, x: 0, y: 1 },
  { edge: BOTTOM, x: -1, y: 0 },
  { edge: LEFT, x: 0, y: -1 },
] as const;
const CORNER = 17;
/** How thick the padding is. */
const FOOT = 9;
const REACH = CELL + FOOT * 4;

const BUTTON = 27;

const fabricOf = (kind: number) => FABRICS[kind] ?? FABRICS[0];

/** By cell: the edges at which the fabric ends. */
export function edgesOf(cells: readonly number[]): readonly number[] {
  return cells.map((kind, cell) => {
    const x = cell % SIDE;
    const same = (other: number, inside: boolean, edge: number): number =>
      inside && cells[other] === kind ? 0 : edge;
    return (
      same(cell - SIDE, cell >= SIDE, TOP) |
      same(cell + 1, x < SIDE - 1, RIGHT) |
      same(cell + SIDE, cell + SIDE < GRID.size, BOTTOM) |
      same(cell - 1, x > 0, LEFT)
    );
  });
}

/** The same for the cells of a patch, in their order. */
export function edgesOfPatch(patch: Patch): readonly number[] {
  const has = (x: number, y: number): boolean =>
    patch.cells.some((cell) => cell.x === x && cell.y === y);
  return patch.cells.map(
    ({ x, y }) =>
      (has(x, y - 1) ? 0 : TOP) |
      (has(x + 1, y) ? 0 : RIGHT) |
      (has(x, y + 1) ? 0 : BOTTOM) |
      (has(x - 1, y) ? 0 : LEFT),
  );
}

/** One cell of padded cloth with its middle at x, y; `gold` where it is part of a motif. */
export function drawCloth(
  to: Surface,
  kind: number,
  edges: number,
  gold: boolean,
  x: number,
  y: number,
  options?: SpriteOptions,
): void {
  const paint = (c: Context): void => paintCloth(c, kind, edges, gold);
  to.stamp(`cloth ${kind} ${edges} ${gold}`, REACH, REACH, paint, x, y, options);
}

/** A whole patch with its middle at x, y. */
export function drawPatch(
  to: Surface,
  patch: Patch,
  fabric: number,
  x: number,
  y: number,
  cell: number,
  alpha = 1,
): void {
  const edges = edgesOfPatch(patch);
  const scale = cell / CELL;
  patch.cells.forEach((at, index) => {
    drawCloth(
      to,
      fabric,
      edges[index] ?? 15,
      false,
      x + (at.x + 0.5 - patch.width / 2) * cell,
      y + (at.y + 0.5 - patch.height / 2) * cell,
      { scaleX: scale, scaleY: scale, alpha },
    );
  });
}

export function drawButton(to: Surface, x: number, y: number, scale = 1, turn = 0): void {
  to.stamp('button', CELL, CELL, paintButton, x, y, { scaleX: scale, scaleY: scale, rotate: turn });
}

function trace(c: Context, edges: number, grow = 0): void {
  const round = (one: number, other: number): number => (edges & one && edges & other ? CORNER : 0);
  // Without a seam, neighbors overlap by a hair, so that nothing shines through.
  const out = (edge: number): number => (edges & edge ? grow : 0.6);
  c.roundRect(
    -HALF - out(LEFT),
    -HALF - out(TOP),
    CELL + out(LEFT) + out(RIGHT),
    CELL + out(TOP) + out(BOTTOM),
    [round(TOP, LEFT), round(TOP, RIGHT), round(BOTTOM, RIGHT), round(BOTTOM, LEFT)],
  );
}

function paintCloth(c: Context, kind: number, edges: number, gold: boolean): void {
  const { color, deep, pattern } = fabricOf(kind);
  if (edges & BOTTOM) {
    draw.place(c, 0, FOOT, () =>
      draw.fillPath(c, draw.PALETTE.ink, (path) => trace(path, edges, 2)),
    );
    draw.place(c, 0, FOOT - 3, () =>
      draw.fillPath(c, draw.shade(deep, 0.3), (path) => trace(path, edges)),
    );
  }
  draw.fillPath(c, draw.down(c, -HALF, HALF, draw.tint(color, 0.16), color), (path) =>
    trace(path, edges),
  );
  draw.clipped(
    c,
    (path) => trace(path, edges),
    () => {
      pattern(c, HALF, deep);
      draw.fillPath(
        c,
        draw.radial(c, -8, -12, CELL * 0.62, draw.fade('#ffffff', 0.34), draw.fade('#ffffff', 0)),
        (path) => path.rect(-HALF, -HALF, CELL, CELL),
      );
      // Cloth sinks toward a seam: light from above, shade below.
      eachEdge(c, edges, (edge) => {
        c.fillStyle = draw.down(
          c,
          -HALF,
          -HALF + 20,
          edge === TOP
            ? draw.fade('#ffffff', 0.55)
            : draw.fade(deep, edge === BOTTOM ? 0.75 : 0.45),
          draw.fade(edge === TOP ? '#ffffff' : deep, 0),
        );
        c.fillRect(-HALF, -HALF, CELL, 20);
      });
    },
  );
  seams(c, edges, gold);
  if (gold) {
    draw.star(c, 0, 2, 15, draw.fade(draw.PALETTE.ink, 0.55), 0, 8);
    draw.star(c, 0, 0, 15, '#fff2a8', 0, 8);
    draw.disc(c, 0, 0, 4, '#e08a12');
  }
}

/** The ink along all seams, and the stitches inside them: one path each. */
function seams(c: Context, edges: number, gold: boolean): void {
  draw.rim(c, draw.PALETTE.ink, 4.5, (path) => traceSeams(path, edges, 0, CORNER, 0));
  c.setLineDash([8, 8]);
  draw.rim(c, gold ? '#ffe45c' : '#fffaf0', gold ? 5 : 3.6, (path) =>
    traceSeams(path, edges, 11, 16, 4),
  );
  c.setLineDash([]);
}

/**
 * @param inset from the edge
 * @param corner how far a line ends from a corner where two seams meet; without an inset it is rounded
 * @param open how far it ends from a corner where the cloth goes on
 */
function traceSeams(c: Context, edges: number, inset: number, corner: number, open: number): void {
  WAYS.forEach(({ edge, x, y }, way) => {
    if ((edges & edge) === 0) return;
    const next = WAYS[(way + 1) % 4] ?? WAYS[0];
    const before = WAYS[(way + 3) % 4] ?? WAYS[0];
    const from = HALF - (edges & before.edge ? corner : open);
    const until = HALF - (edges & next.edge ? corner : open);
    const out = HALF - inset;
    // The edge runs along x, y; outward is a quarter turn to the left of that.
    c.moveTo(y * out - x * from, -x * out - y * from);
    c.lineTo(y * out + x * until, -x * out + y * until);
    if (inset > 0 || (edges & next.edge) === 0) return;
    const [cornerX, cornerY] = [y * HALF + x * HALF, -x * HALF + y * HALF];
    c.arcTo(cornerX, cornerY, cornerX + next.x * CORNER, cornerY + next.y * CORNER, CORNER);
  });
}

/** Runs for every edge with a seam, turned so that it is the upper one. */
function eachEdge(c: Context, edges: number, paint: (edge: number) => void): void {
  WAYS.forEach(({ edge }, turn) => {
    if (edges & edge) draw.place(c, 0, 0, () => paint(edge), (turn * Math.PI) / 2);
  });
}

function paintButton(c: Context): void {
  draw.disc(c, 0, 5, BUTTON, draw.fade(draw.PALETTE.ink, 0.5));
  draw.disc(c, 0, 0, BUTTON, draw.PALETTE.ink);
  draw.disc(c, 0, 0, BUTTON - 4, draw.down(c, -BUTTON, BUTTON, '#ffffff', '#ffe9c4', '#e0b57a'));
  draw.ring(c, 0, 0, BUTTON - 10, 3.5, '#c08a4e');
  for (const x of [-5.5, 5.5])
    for (const y of [-5.5, 5.5]) draw.disc(c, x, y, 3.4, draw.PALETTE.ink);
  draw.rounded(c, -15, -18, 14, 6, 3, '#ffffff');
}
