import type { Corner, Mold } from '@playgrove/kit/scene3d';
import { isAcross } from '../rules/body.ts';
import type { Course } from '../rules/course.ts';
import { HOLE, PLANK } from '../rules/types.ts';
import type { Theme } from './theme.ts';

/** A number of 0 to 1 that stays with its place. */
export function odd(a: number, b: number): number {
  const mixed = Math.imul(a * 2 + 101, 0x9e3779b1) ^ Math.imul(b * 7 + 977, 0x85ebca6b);
  return (((mixed >>> 9) ^ (mixed >>> 19)) & 1023) / 1023;
}

/** Thickness of the floor. */
const DEEP = 0.3;
const JOINT = 0.035;

export function flat(
  mold: Mold,
  [left, top, right, bottom]: readonly [number, number, number, number],
  y: number,
  color: string,
): void {
  mold.quad([left, y, bottom], [right, y, bottom], [right, y, top], [left, y, top], color);
}

/** The floors of a tray: tiles, holes, moss, ice and planks. */
export function layFloor(mold: Mold, course: Course, theme: Theme): void {
  const { columns, cells } = course;
  cells.forEach((kind, cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (kind === 'gap') return;
    if (kind === 'plank') {
      plank(mold, x, y, isAcross(course, cell), theme);
      return;
    }
    const [a, b, joint] = theme.tiles;
    slab(mold, x, y, joint);
    if (kind === 'bed' || kind === 'magnet') return;
    const tint = (x + y) % 2 === 0 ? a : b;
    if (kind === 'hole') hole(mold, x, y, tint, joint, theme.water);
    else if (kind === 'ice') ice(mold, x, y, cell);
    else {
      tile(mold, x, y, tint, kind === 'moss' ? joint : '#ffffff');
      if (kind === 'moss') moss(mold, x, y, cell);
    }
    edges(mold, course, cell);
  });
}

/** Red and white where a floor ends at a gap with nothing between. */
function edges(mold: Mold, { columns, cells, right, below }: Course, cell: number): void {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const open = (next: number, isWalled: boolean | undefined): boolean =>
    cells[next] === 'gap' && isWalled !== true;
  const wide = 0.13;
  const strips = [
    [x > 0 && open(cell - 1, right[cell - 1]), 0, 0, 0, 1],
    [x < columns - 1 && open(cell + 1, right[cell]), 1 - wide, 0, 0, 1],
    [open(cell - columns, below[cell - columns]), 0, 0, 1, 0],
    [open(cell + columns, below[cell]), 0, 1 - wide, 1, 0],
  ] as const;
  for (const [isOpen, dx, dy, across, down] of strips) {
    if (!isOpen) continue;
    for (let part = 0; part < 6; part += 1) {
      const [l, t] = [x + dx + (across * part) / 6, y + dy + (down * part) / 6];
      const [w, h] = across === 1 ? [1 / 6, wide] : [wide, 1 / 6];
      flat(mold, [l, t, l + w, t + h], 0.024, part % 2 === 0 ? '#e8483f' : '#fff6e0');
    }
  }
}

/** Sides and top of the board under a cell. */
function slab(mold: Mold, x: number, y: number, color: string): void {
  mold.box([x + 0.5, -DEEP / 2 - 0.012, y + 0.5], [1, DEEP, 1], color);
}

function tile(mold: Mold, x: number, y: number, color: string, shine: string): void {
  const [l, t, r, b] = [x + JOINT, y + JOINT, x + 1 - JOINT, y + 1 - JOINT];
  flat(mold, [l, t, r, b], 0, color);
  // A worn edge that catches the light.
  flat(mold, [l + 0.04, t + 0.04, r - 0.04, t + 0.075], 0.004, shine);
  flat(mold, [l + 0.04, t + 0.04, l + 0.075, b - 0.3], 0.004, shine);
}

const SIDES = 28;

/** A tile with a round hole: its stone ring, its wall and its dark floor. */
function hole(
  mold: Mold,
  x: number,
  y: number,
  color: string,
  joint: string,
  water: boolean,
): void {
  const [cx, cy] = [x + 0.5, y + 0.5];
  const half = 0.5 - JOINT;
  const at = (side: number, radius: number, up: number): Corner => {
    const angle = (side / SIDES) * 2 * Math.PI;
    return [cx + Math.cos(angle) * radius, up, cy + Math.sin(angle) * radius];
  };
  const square = (side: number): Corner => {
    const angle = (side / SIDES) * 2 * Math.PI;
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)];
    const far = half / Math.max(Math.abs(dx), Math.abs(dz));
    return [cx + dx * far, 0, cy + dz * far];
  };
  const depths = water ? ['#2b6ea8', '#1f4f8f'] : ['#5a3b52', '#2a1838'];
  for (let side = 0; side < SIDES; side += 1) {
    const next = side + 1;
    mold.quad(square(next), square(side), at(side, HOLE, 0), at(next, HOLE, 0), color);
    mold.quad(
      at(next, HOLE + 0.02, 0.006),
      at(side, HOLE + 0.02, 0.006),
      at(side, HOLE - 0.045, 0.012),
      at(next, HOLE - 0.045, 0.012),
      side % 2 === 0 ? joint : '#8f7460',
    );
    // A shade that deepens toward the light's side, seen from above.
    const dark =
      Math.sin((side / SIDES) * 2 * Math.PI) < -0.2 ? (depths[1] ?? '') : (depths[0] ?? '');
    mold.quad(
      at(next, HOLE - 0.045, 0.014),
      at(side, HOLE - 0.045, 0.014),
      at(side, HOLE * 0.62, 0.016),
      at(next, HOLE * 0.62, 0.016),
      dark,
    );
    mold.triangle(
      [cx, 0.018, cy],
      at(next, HOLE * 0.62, 0.018),
      at(side, HOLE * 0.62, 0.018),
      water ? '#17376e' : '#170c24',
    );
  }
}

const GREENS = ['#57a83f', '#6fc24a', '#479238', '#86d357'] as const;

/** A soft cushion: tufts close together. */
function moss(mold: Mold, x: number, y: number, seed: number): void {
  flat(mold, [x + 0.02, y + 0.02, x + 0.98, y + 0.98], 0.01, '#4f9a3c');
  for (let tuft = 0; tuft < 26; tuft += 1) {
    const [px, py] = [x + 0.1 + odd(seed, tuft) * 0.8, y + 0.1 + odd(seed + 50, tuft * 3) * 0.8];
    const size = 0.07 + odd(tuft, seed) * 0.06;
    mold.column([px, 0, py], 6, [
      [0.008, size, GREENS[tuft % 4] ?? GREENS[0]],
      [0.05, size * 0.75, GREENS[tuft % 4] ?? GREENS[0]],
      [0.07, size * 0.3, GREENS[(tuft + 1) % 4] ?? GREENS[0]],
    ]);
  }
}

function ice(mold: Mold, x: number, y: number, seed: number): void {
  flat(mold, [x, y, x + 1, y + 1], 0.002, '#bfe9ff');
  flat(mold, [x + 0.03, y + 0.03, x + 0.97, y + 0.97], 0.006, '#d8f4ff');
  // Streaks of light, the same way on every sheet, and a crack.
  for (const [from, width] of [
    [0.12, 0.1],
    [0.32, 0.045],
    [0.62, 0.07],
  ] as const) {
    const to = from + width;
    mold.quad(
      [x + from, 0.01, y + 0.94],
      [x + to, 0.01, y + 0.94],
      [x + Math.min(0.97, to + 0.32), 0.01, y + 0.06],
      [x + Math.min(0.97, from + 0.32), 0.01, y + 0.06],
      '#ffffff',
    );
  }
  let [px, py] = [x + 0.1 + odd(seed, 3) * 0.3, y + 0.1];
  for (let part = 0; part < 3; part += 1) {
    const [qx, qy] = [px + 0.1 + odd(seed, part) * 0.16, py + 0.2];
    mold.quad(
      [px, 0.012, py + 0.02],
      [qx, 0.012, qy + 0.02],
      [qx + 0.02, 0.012, qy],
      [px + 0.02, 0.012, py],
      '#86c3ea',
    );
    [px, py] = [qx, qy];
  }
}

/** Boards across a narrow beam. */
function plank(mold: Mold, x: number, y: number, across: boolean, theme: Theme): void {
  const [light, body, dark] = theme.wood;
  const wide = (PLANK + 0.1) * 2;
  const count = 4;
  for (let board = 0; board < count; board += 1) {
    const along = (board + 0.5) / count;
    const [px, py] = across ? [x + along, y + 0.5] : [x + 0.5, y + along];
    const long = 1 / count - 0.03;
    mold.box(
      [px, -0.06, py],
      across ? [long, 0.12, wide] : [wide, 0.12, long],
      board % 2 === 0 ? light : body,
    );
  }
  for (const side of [-1, 1]) {
    const off = side * (PLANK - 0.04);
    mold.box(
      across ? [x + 0.5, -0.18, y + 0.5 + off] : [x + 0.5 + off, -0.18, y + 0.5],
      across ? [1, 0.12, 0.08] : [0.08, 0.12, 1],
      dark,
    );
  }
}
