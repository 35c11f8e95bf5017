import { createRng } from '@playgrove/kit/core';
import { cuttingOf, type State } from '../rules/state.ts';

/** A corner, then three curves of six numbers each; along one line of the cut. */
type Edge = readonly number[];

/** Half the width of a tab's neck, relative to the shorter side of a piece. */
const NECK = 0.1;
const JITTER = 0.035;
/** How far tabs reach beyond a piece, relative to the shorter side. */
export const REACH = 0.3;

/** All edges of a cut, from its seed. Both pieces at an edge trace the same numbers. */
export type Edges = {
  /** Traces the outline of a piece with its upper left corner at 0, 0. */
  trace(path: CanvasPath, piece: number): void;
  /** Traces the edge that two neighbors share, relative to the first. */
  seam(path: CanvasPath, piece: number, next: number): void;
};

function forward(path: CanvasPath, edge: Edge, x: number, y: number): void {
  for (let at = 2; at + 5 < edge.length; at += 6)
    path.bezierCurveTo(
      (edge[at] ?? 0) - x,
      (edge[at + 1] ?? 0) - y,
      (edge[at + 2] ?? 0) - x,
      (edge[at + 3] ?? 0) - y,
      (edge[at + 4] ?? 0) - x,
      (edge[at + 5] ?? 0) - y,
    );
}

function backward(path: CanvasPath, edge: Edge, x: number, y: number): void {
  for (let at = edge.length - 8; at >= 0; at -= 6)
    path.bezierCurveTo(
      (edge[at + 4] ?? 0) - x,
      (edge[at + 5] ?? 0) - y,
      (edge[at + 2] ?? 0) - x,
      (edge[at + 3] ?? 0) - y,
      (edge[at] ?? 0) - x,
      (edge[at + 1] ?? 0) - y,
    );
}

export function edgesOf(state: Pick<State, 'size' | 'cut'>): Edges {
  const { columns, rows, width, height } = cuttingOf(state);
  const rng = createRng(`edges ${state.cut}`);
  const short = Math.min(width, height);
  /** From a corner along x or y, with a tab to either side. */
  const curved = (x: number, y: number, isAcross: boolean): Edge => {
    const long = isAcross ? width : height;
    const side = rng.chance(0.5) ? 1 : -1;
    const j = (): number => rng.between(-JITTER, JITTER);
    const [a, b, c, d, e] = [j(), j() * 2, j(), j(), j()];
    const middle = long / 2 + b * short;
    const points = [
      [long * 0.2, a],
      [middle + d * short, c - NECK],
      [middle - NECK * short, c + NECK],
      [middle - (2 * NECK + d) * short, c + 3 * NECK],
      [middle + (2 * NECK - d) * short, c + 3 * NECK],
      [middle + NECK * short, c + NECK],
      [middle + d * short, c - NECK],
      [long * 0.8, e],
      [long, 0],
    ] as const;
    const at = (along: number, out: number): readonly [number, number] => {
      const off = out * short * side;
      return isAcross ? [x + along, y + off] : [x + off, y + along];
    };
    return [x, y, ...points.flatMap(([along, out]) => at(along, out))];
  };
  const flat: Edge[] = [];
  const sides: Edge[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      // Below the piece and to its right.
      if (row < rows - 1)
        flat[row * columns + column] = curved(column * width, (row + 1) * height, true);
      if (column < columns - 1)
        sides[row * columns + column] = curved((column + 1) * width, row * height, false);
    }
  return {
    trace(path, piece) {
      const [column, row] = [piece % columns, Math.floor(piece / columns)];
      const [x, y] = [column * width, row * height];
      const [above, left] = [flat[piece - columns], column > 0 ? sides[piece - 1] : undefined];
      path.moveTo(0, 0);
      if (above) forward(path, above, x, y);
      else path.lineTo(width, 0);
      const right = sides[piece];
      if (right) forward(path, right, x, y);
      else path.lineTo(width, height);
      const under = flat[piece];
      if (under) backward(path, under, x, y);
      else path.lineTo(0, height);
      if (left) backward(path, left, x, y);
      path.closePath();
    },
    seam(path, piece, next) {
      const first = Math.min(piece, next);
      const isAcross = Math.abs(piece - next) !== 1;
      const edge = (isAcross ? flat : sides)[first];
      if (!edge) return;
      const [x, y] = [(piece % columns) * width, Math.floor(piece / columns) * height];
      path.moveTo((edge[0] ?? 0) - x, (edge[1] ?? 0) - y);
      forward(path, edge, x, y);
    },
  };
}
