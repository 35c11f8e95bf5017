import { cellAt, middleOf, roll } from './rules/body.ts';
import type { Course } from './rules/course.ts';
import { STEEP, type Input, type State } from './rules/types.ts';

/*
 * Only proves; no player loads it. A* over places and speeds: each step holds one of nine tilts for a
 * sixth of a second, by the rules' own physics.
 */

type Marble = Pick<State, 'x' | 'y' | 'vx' | 'vy' | 'tilt' | 'want' | 'clock'>;
type Node = {
  readonly marble: Marble;
  readonly from: Node | undefined;
  readonly cost: number;
};
export type Found = { readonly inputs: readonly Input[]; readonly ticks: number };

export const HOLD = 10;
const CATCH = 0.4;
const PACE = 3.4 / 60;
const WEIGHT = 1.5;
const TILTS: readonly Input[] = [-1, 0, 1].flatMap((x) =>
  [-1, 0, 1].map((y) => {
    const steep = Math.round(x !== 0 && y !== 0 ? STEEP * 0.71 : STEEP);
    return { x: x * steep || 0, y: y * steep || 0 };
  }),
);

/** A sequence of tilts that brings the marble to the flower without a fall, if the budget finds one. */
export function search(course: Course, most = 60_000): Found | undefined {
  const far = distances(course);
  const start = middleOf(course, course.way[0] ?? 0);
  const flower = middleOf(course, course.way.at(-1) ?? 0);
  const first: Marble = {
    ...start,
    vx: 0,
    vy: 0,
    tilt: { x: 0, y: 0 },
    want: { x: 0, y: 0 },
    clock: 0,
  };
  const open = new Heap();
  const best = new Map<string, number>();
  open.push({ marble: first, from: undefined, cost: 0 }, 0);
  for (let count = 0; count < most; count += 1) {
    const node = open.pop();
    if (!node) return undefined;
    for (const want of TILTS) {
      const { marble, cost } = node;
      // The clock starts with the first tilt.
      if (!node.from && want.x === 0 && want.y === 0) continue;
      const next: Marble = { ...marble, tilt: { ...marble.tilt }, want };
      let lost = false;
      for (let tick = 1; tick <= HOLD && !lost; tick += 1) {
        next.clock += 1;
        lost = roll(next, course).falls;
        const [dx, dy] = [next.x - flower.x, next.y - flower.y];
        if (!lost && dx * dx + dy * dy < CATCH * CATCH)
          return { inputs: inputsOf({ marble: next, from: node, cost }), ticks: cost + tick };
      }
      if (lost) continue;
      const key = keyOf(next, course);
      const known = best.get(key);
      if (known !== undefined && known <= cost + HOLD) continue;
      best.set(key, cost + HOLD);
      const guess = leftOf(next, course, far) / PACE;
      open.push({ marble: next, from: node, cost: cost + HOLD }, cost + HOLD + guess * WEIGHT);
    }
  }
  return undefined;
}

function inputsOf(last: Node): readonly Input[] {
  const inputs: Input[] = [];
  for (let node: Node | undefined = last; node?.from; node = node.from)
    inputs.unshift(node.marble.want);
  return inputs;
}

function keyOf({ x, y, vx, vy, clock }: Marble, course: Course): string {
  const time = course.gates.length > 0 ? Math.round((clock % 200) / 20) : 0;
  const part = (value: number, by: number): number => Math.round(value * by);
  return `${part(x, 7)} ${part(y, 7)} ${part(vx, 1.6)} ${part(vy, 1.6)} ${time}`;
}

/** Cells to the flower from each cell, by floor without walls. */
function distances(course: Course): readonly number[] {
  const far = course.cells.map(() => 99);
  const queue = [course.way.at(-1) ?? 0];
  far[queue[0] ?? 0] = 0;
  for (const cell of queue) {
    for (const next of neighbors(course, cell)) {
      if ((far[next] ?? 0) < 99) continue;
      far[next] = (far[cell] ?? 0) + 1;
      queue.push(next);
    }
  }
  return far;
}

function neighbors(
  { columns, rows, cells, right, below }: Course,
  cell: number,
): readonly number[] {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const list: number[] = [];
  if (x + 1 < columns && !right[cell]) list.push(cell + 1);
  if (x > 0 && !right[cell - 1]) list.push(cell - 1);
  if (y + 1 < rows && !below[cell]) list.push(cell + columns);
  if (y > 0 && !below[cell - columns]) list.push(cell - columns);
  return list.filter((next) => !['bed', 'magnet', 'hole', 'gap'].includes(cells[next] ?? 'gap'));
}

function leftOf({ x, y }: Marble, course: Course, far: readonly number[]): number {
  const cell = cellAt(course, x, y);
  let least = 99;
  for (const next of [cell, ...neighbors(course, cell)]) {
    const middle = middleOf(course, next);
    const [dx, dy] = [middle.x - x, middle.y - y];
    least = Math.min(least, (far[next] ?? 99) + Math.sqrt(dx * dx + dy * dy));
  }
  return least;
}

/** The node with the lowest rank first. */
class Heap {
  readonly #list: { readonly node: Node; readonly rank: number }[] = [];

  push(node: Node, rank: number): void {
    const list = this.#list;
    let at = list.length;
    list.push({ node, rank });
    while (at > 0) {
      const up = (at - 1) >> 1;
      const [one, other] = [list[at], list[up]];
      if (!one || !other || other.rank <= one.rank) return;
      [list[at], list[up]] = [other, one];
      at = up;
    }
  }

  pop(): Node | undefined {
    const list = this.#list;
    const top = list[0];
    const last = list.pop();
    if (!top || !last || list.length === 0) return top?.node;
    list[0] = last;
    for (let at = 0; ;) {
      const rank = (index: number): number => list[index]?.rank ?? Infinity;
      const [left, right] = [at * 2 + 1, at * 2 + 2];
      const least = rank(right) < rank(left) ? right : left;
      const [one, other] = [list[at], list[least]];
      if (!one || !other || other.rank >= one.rank) return top.node;
      [list[at], list[least]] = [other, one];
      at = least;
    }
  }
}
