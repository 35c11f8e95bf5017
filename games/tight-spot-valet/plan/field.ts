import { touches } from '../rules/shapes.ts';
import type { Lot, Pose, Thing } from '../rules/types.ts';
import { Heap } from './heap.ts';

const CELL = 16;

/** How far it is to the goals around everything that stands, for something that turns on the spot. */
export type Field = { at(x: number, y: number): number };

/** @param width half of the car's: narrower gaps are closed */
export function fieldTo(
  lot: Lot,
  others: readonly Thing[],
  goals: readonly Pose[],
  width: number,
): Field {
  const columns = Math.ceil(lot.width / CELL);
  const rows = Math.ceil(lot.height / CELL);
  const things = [...lot.things, ...others];
  const isOpen = Array.from({ length: columns * rows }, (_, at) => {
    const box = {
      x: ((at % columns) + 0.5) * CELL,
      y: (Math.floor(at / columns) + 0.5) * CELL,
      a: 0,
      l: 0,
      w: 0,
    };
    return !things.some((thing) => touches(box, thing, width * 0.7));
  });
  const far = new Float64Array(columns * rows).fill(Infinity);
  const cellOf = (x: number, y: number): number =>
    Math.min(rows - 1, Math.max(0, Math.floor(y / CELL))) * columns +
    Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)));
  const heap = new Heap<number>();
  for (const { x, y } of goals) {
    far[cellOf(x, y)] = 0;
    heap.push(cellOf(x, y), 0);
  }
  for (let cell = heap.pop(); cell !== undefined; cell = heap.pop()) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    for (let by = 0; by < 9; by += 1) {
      const [dx, dy] = [(by % 3) - 1, Math.floor(by / 3) - 1];
      const [nx, ny] = [x + dx, y + dy];
      if (by === 4 || nx < 0 || ny < 0 || nx >= columns || ny >= rows) continue;
      const next = ny * columns + nx;
      const cost = (far[cell] ?? 0) + CELL * (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
      if (!isOpen[next] || cost >= (far[next] ?? 0)) continue;
      far[next] = cost;
      heap.push(next, cost);
    }
  }
  return { at: (x, y) => far[cellOf(x, y)] ?? Infinity };
}
