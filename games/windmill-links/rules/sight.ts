/** How far it is to the cup along the turf: what bots and searches steer by. Never shipped. */
import { COLUMNS, isIn, isTurf, LONG, ROWS, WIDE, type Hole } from './hole.ts';

/** Half tiles, in all eight directions. */
const WAYS = [
  [1, 0, 0.5],
  [-1, 0, 0.5],
  [0, 1, 0.5],
  [0, -1, 0.5],
  [1, 1, 0.71],
  [1, -1, 0.71],
  [-1, 1, 0.71],
  [-1, -1, 0.71],
] as const;

const maps = new WeakMap<Hole, Float64Array>();

const cellOf = (x: number, y: number): number =>
  Math.max(0, Math.min(ROWS - 1, Math.floor(y * 2))) * COLUMNS +
  Math.max(0, Math.min(COLUMNS - 1, Math.floor(x * 2)));

/** Tiles to the cup from x, y; far away where there is no way. */
export function tilesToCup(hole: Hole, x: number, y: number): number {
  let map = maps.get(hole);
  if (!map) maps.set(hole, (map = mapOf(hole)));
  const far = map[cellOf(x, y)] ?? 99;
  // Near the cup, the straight line tells more.
  const straight = Math.sqrt(
    (x - hole.cup.x) * (x - hole.cup.x) + (y - hole.cup.y) * (y - hole.cup.y),
  );
  return far < 2 ? straight : Math.max(far, straight);
}

function mapOf(hole: Hole): Float64Array {
  const far = new Float64Array(COLUMNS * ROWS).fill(99);
  const open = (cell: number): boolean => {
    const x = ((cell % COLUMNS) + 0.5) / 2;
    const y = (Math.floor(cell / COLUMNS) + 0.5) / 2;
    return isTurf(hole, x, y) && !hole.water.some((pond) => isIn(pond, x, y));
  };
  const links = linksOf(hole);
  let front = [cellOf(hole.cup.x, hole.cup.y)];
  far[front[0] ?? 0] = 0;
  while (front.length > 0) {
    const next: number[] = [];
    const reach = (cell: number, value: number): void => {
      if (value >= (far[cell] ?? 0) - 1e-6) return;
      far[cell] = value;
      next.push(cell);
    };
    for (const cell of front) {
      const here = far[cell] ?? 99;
      const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
      for (const [dx, dy, cost] of WAYS) {
        const [x, y] = [column + dx, row + dy];
        if (x < 0 || y < 0 || x >= WIDE * 2 || y >= LONG * 2) continue;
        if (open(y * COLUMNS + x)) reach(y * COLUMNS + x, here + cost);
      }
      for (const { from, to, cost } of links) if (to === cell) reach(from, here + cost);
    }
    front = next;
  }
  return far;
}

type Link = { readonly from: number; readonly to: number; readonly cost: number };

/** Tunnels, and ramps to each place in front of them. */
function linksOf(hole: Hole): Link[] {
  const links: Link[] = hole.tunnels.map(({ x, y, to }) => {
    return { from: cellOf(x, y), to: cellOf(to.x, to.y), cost: 1 };
  });
  for (const { x, y, w, h, dx, dy } of hole.ramps) {
    for (let across = 0.25; across < (dx === 0 ? w : h); across += 0.5) {
      const px = dx === 0 ? x + across : dx > 0 ? x + w - 0.25 : x + 0.25;
      const py = dx === 0 ? (dy > 0 ? y + h - 0.25 : y + 0.25) : y + across;
      for (let leap = 1; leap <= 5; leap += 0.5)
        links.push({
          from: cellOf(px, py),
          to: cellOf(px + dx * leap, py + dy * leap),
          cost: leap,
        });
    }
  }
  return links;
}
