import type { Mold } from '@playgrove/kit/scene3d';
import { cellAt } from '../rules/body.ts';
import type { Course } from '../rules/course.ts';
import { WALL } from '../rules/types.ts';
import type { Theme } from './theme.ts';
import { flat, odd } from './tiles.ts';

const TALL = 0.32;

/** Flower beds, thin hedges and the frame: all that stands on a tray. */
export function plantBeds(mold: Mold, course: Course, theme: Theme): void {
  const { columns, rows, cells, right, below } = course;
  cells.forEach((kind, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (kind === 'bed') bed(mold, course, x, y, theme);
    else if (kind === 'magnet') curb(mold, x, y, '#8a8fb0', '#6b7096');
    if (right[cell]) hedge(mold, x + 1, y + 0.5, WALL * 2, 1 + WALL * 2, theme);
    if (below[cell]) hedge(mold, x + 0.5, y + 1, 1 + WALL * 2, WALL * 2, theme);
  });
  frame(mold, columns, rows, theme);
}

function hedge(mold: Mold, x: number, z: number, wide: number, long: number, theme: Theme): void {
  const [light, body] = theme.hedge;
  mold.box([x, TALL / 2, z], [wide, TALL, long], body);
  mold.box([x, TALL + 0.015, z], [wide * 0.98, 0.05, long * 0.98], light, [0.25, 0.12]);
}

function curb(mold: Mold, x: number, y: number, color: string, inner: string): void {
  mold.box([x + 0.5, 0.12, y + 0.5], [1, 0.24, 1], color, [0.05, 0.05]);
  flat(mold, [x + 0.1, y + 0.1, x + 0.9, y + 0.9], 0.245, inner);
}

/** A bed with a hedge that joins those of its neighbors, and flowers. */
function bed(mold: Mold, course: Course, x: number, y: number, theme: Theme): void {
  const seed = y * 31 + x;
  const [light, body, dark] = theme.hedge;
  const same = (dx: number, dy: number): boolean => {
    const cell = cellAt(course, x + dx + 0.5, y + dy + 0.5);
    return cell >= 0 && course.cells[cell] === 'bed';
  };
  const stone = theme.tiles[2];
  mold.box([x + 0.5, 0.08, y + 0.5], [1, 0.16, 1], stone);
  const edge = 0.07;
  const [l, r] = [same(-1, 0) ? 0 : edge, same(1, 0) ? 0 : edge];
  const [t, b] = [same(0, -1) ? 0 : edge, same(0, 1) ? 0 : edge];
  mold.box([x + (1 + l - r) / 2, 0.24, y + (1 + t - b) / 2], [1 - l - r, 0.18, 1 - t - b], body, [
    (l + r) * 0.6,
    (t + b) * 0.6,
  ]);
  // Leaves in four tufts, and flowers on some of them.
  for (let tuft = 0; tuft < 5; tuft += 1) {
    const px = x + 0.26 + (tuft % 2) * 0.46 + (odd(seed, tuft) - 0.5) * 0.16;
    const py = y + 0.26 + (tuft >> 1) * 0.24 + (odd(seed + 9, tuft) - 0.5) * 0.16;
    const size = 0.15 + odd(tuft, seed) * 0.07;
    mold.column([px, 0.3, py], 7, [
      [0, size, dark],
      [0.07, size * 1.02, tuft % 2 === 0 ? light : body],
      [0.13, size * 0.6, light],
    ]);
    if (odd(seed * 3, tuft + 4) < 0.62)
      blossom(mold, px, 0.45, py, 0.085, theme.flowers[(seed + tuft) % 3] ?? '#ffffff');
  }
}

/** Five petals around a yolk, seen from above. */
export function blossom(
  mold: Mold,
  x: number,
  y: number,
  z: number,
  size: number,
  color: string,
): void {
  for (let petal = 0; petal < 5; petal += 1) {
    const angle = (petal / 5) * 2 * Math.PI + x * 7;
    const [px, pz] = [x + Math.cos(angle) * size * 0.72, z + Math.sin(angle) * size * 0.72];
    mold.column([px, y, pz], 6, [
      [0, size * 0.62, color],
      [0.02, size * 0.5, color],
    ]);
  }
  const yolk = color === '#ffd23c' || color === '#fff3b0' ? '#ff8a1f' : '#ffd23c';
  mold.column([x, y, z], 6, [
    [0.01, size * 0.42, yolk],
    [0.045, size * 0.3, yolk],
  ]);
}

const RAIL = 0.3;

/** A wooden frame with posts at its corners; the tray's underside hangs below it. */
function frame(mold: Mold, columns: number, rows: number, theme: Theme): void {
  const [light, body, dark] = theme.wood;
  const rail = (x: number, z: number, wide: number, long: number): void => {
    mold.box([x, 0.02, z], [wide, 0.74, long], body);
    mold.box(
      [x, 0.41, z],
      [wide * (wide < 1 ? 0.72 : 1), 0.05, long * (long < 1 ? 0.72 : 1)],
      light,
    );
    mold.box([x, -0.42, z], [wide + 0.02, 0.16, long + 0.02], dark);
  };
  const [cx, cz] = [columns / 2, rows / 2];
  rail(cx, -RAIL / 2, columns + RAIL * 2, RAIL);
  rail(cx, rows + RAIL / 2, columns + RAIL * 2, RAIL);
  rail(-RAIL / 2, cz, RAIL, rows);
  rail(columns + RAIL / 2, cz, RAIL, rows);
  for (const x of [-RAIL / 2, columns + RAIL / 2]) {
    for (const z of [-RAIL / 2, rows + RAIL / 2]) {
      mold.column([x, -0.5, z], 8, [
        [0, 0.26, dark],
        [1, 0.26, body],
        [1.06, 0.2, light],
      ]);
      blossom(mold, x, 0.57, z, 0.13, theme.flowers[0]);
    }
  }
}

/** Soft shades on the floor, to the right of what stands and below it. */
export function layShades(mold: Mold, { columns, rows, cells, right, below }: Course): void {
  const solid = (x: number, y: number): boolean =>
    x < 0 ||
    y < 0 ||
    x >= columns ||
    y >= rows ||
    ['bed', 'magnet'].includes(cells[y * columns + x] ?? '');
  const shade = (l: number, t: number, r: number, b: number): void =>
    flat(mold, [l, t, r, b], 0.02, '#2a1440');
  cells.forEach((kind, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (solid(x, y) || kind === 'gap' || kind === 'plank') return;
    const walledLeft = x > 0 && right[cell - 1] === true;
    const walledUp = y > 0 && below[cell - columns] === true;
    const left = solid(x - 1, y) ? 0.13 : walledLeft ? WALL + 0.13 : 0;
    const up = solid(x, y - 1) ? 0.16 : walledUp ? WALL + 0.16 : 0;
    if (up > 0) shade(x, y, x + 1, y + up);
    if (left > 0) shade(x, y + up, x + left, y + 1);
  });
}
