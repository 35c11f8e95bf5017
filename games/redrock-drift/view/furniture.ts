import type { Corner, Mold } from '@playgrove/kit/scene3d';
import type { Track } from '@playgrove/kit/logic/track';
import { SHOULDER } from '../rules/types.ts';
import { STAND_SIDE } from './cliffs.ts';
import type { Plots } from './plots.ts';
import { LIVERIES, type Theme } from './theme.ts';

const INK = '#2b2230';
const CREAM = '#fdf6ea';
const RED = '#e8432f';
const WOOD = '#7a4a34';
const CROWD = ['#12b5a6', '#f2b632', '#e23d6d', '#7a4fd6', '#fdf6ea', '#3f8fe0'] as const;

/** What people built: start, stand, flags, boards, tires and arrows round the bends. */
export function furniture(plots: Plots, theme: Theme): void {
  start(plots);
  stand(plots);
  flags(plots);
  bends(plots);
  boards(plots, theme);
}

function at(track: Track, along: number, aside: number, height: number): Corner {
  const { x, y } = track.at(along, aside);
  return [x, height, y];
}

function start(plots: Plots): void {
  const { track } = plots;
  const mold = plots.at(0);
  const half = track.width / 2;
  const cells = 14;
  for (let cell = 0; cell < cells * 2; cell += 1) {
    const [row, column] = [Math.floor(cell / cells), cell % cells];
    const a = -half + (column / cells) * track.width;
    const b = -half + ((column + 1) / cells) * track.width;
    const [from, to] = [row * 0.6, row * 0.6 + 0.6];
    const color = (row + column) % 2 === 0 ? CREAM : INK;
    mold.quad(
      at(track, from, b, 0.05),
      at(track, to, b, 0.05),
      at(track, to, a, 0.05),
      at(track, from, a, 0.05),
      color,
    );
  }
  for (const side of [-1, 1]) {
    mold.column(at(track, 1.2, side * (plots.reach + 0.5), 0), 6, [
      [0, 0.55, '#3a3242'],
      [7.2, 0.4, '#4a4052'],
      [7.5, 0.2, '#4a4052'],
    ]);
  }
  const wide = plots.reach * 2 + 1;
  const across = 22;
  for (let cell = 0; cell < across * 2; cell += 1) {
    const [row, column] = [Math.floor(cell / across), cell % across];
    const a = -wide / 2 + (column / across) * wide;
    const b = -wide / 2 + ((column + 1) / across) * wide;
    const [low, high] = [5.6 + row * 0.8, 6.4 + row * 0.8];
    const color = (row + column) % 2 === 0 ? CREAM : RED;
    const [p, q] = [at(track, 1.2, a, low), at(track, 1.2, b, low)];
    const [r, s] = [at(track, 1.2, b, high), at(track, 1.2, a, high)];
    mold.quad(p, q, r, s, color).quad(q, p, s, r, color);
  }
}

/** A stand next to the grid, with people on it. */
function stand(plots: Plots): void {
  const { track, reach } = plots;
  const rows = 4;
  for (let place = 0; place < 15; place += 1) {
    const along = -34 + place * 2.2;
    const mold = plots.at(Math.round(along / track.spacing));
    for (let row = 0; row < rows; row += 1) {
      const side = STAND_SIDE * (reach + 1 + row * 1.3);
      const height = 1.3 + row * 0.85;
      const front = STAND_SIDE * (reach + 0.4 + row * 1.3);
      step(mold, track, along, front, height, row % 2 === 0 ? '#5a4a5e' : '#6c5a70');
      if ((place * 7 + row * 5) % 6 === 0) continue;
      const [x, y, z] = at(track, along + 1 + ((place * 3 + row) % 3) * 0.25, side, height + 0.42);
      const shirt = CROWD[(place * 5 + row * 3) % CROWD.length] ?? CREAM;
      mold.box([x, y, z], [0.7, 0.85, 0.6], shirt, [0.25, 0.25]);
      mold.box([x, y + 0.66, z], [0.42, 0.42, 0.42], '#e8b48c', [0.2, 0.2]);
    }
  }
}

function step(
  mold: Mold,
  track: Track,
  along: number,
  aside: number,
  height: number,
  color: string,
): void {
  const deep = STAND_SIDE * 1.3;
  const [a, b] = [at(track, along, aside, height), at(track, along + 2.2, aside, height)];
  const [c, d] = [
    at(track, along + 2.2, aside + deep, height),
    at(track, along, aside + deep, height),
  ];
  const [low, next] = [
    at(track, along, aside, height - 0.95),
    at(track, along + 2.2, aside, height - 0.95),
  ];
  mold.quad(a, b, c, d, '#8a7690').quad(low, next, b, a, color);
}

/** Pennants on poles along the straight of the start. */
function flags(plots: Plots): void {
  const { track, reach } = plots;
  for (let pole = 0; pole < 12; pole += 1) {
    const side = pole % 2 === 0 ? -STAND_SIDE : STAND_SIDE;
    const along = 12 + Math.floor(pole / 2) * 11;
    const mold = plots.at(Math.round(along / track.spacing));
    const aside = side * (reach - 0.1);
    mold.column(at(track, along, aside, -0.1), 5, [
      [0, 0.13, CREAM],
      [5.6, 0.09, CREAM],
    ]);
    const [paint] = LIVERIES[pole % LIVERIES.length] ?? ['#12b5a6'];
    const [top, low] = [at(track, along, aside, 5.5), at(track, along, aside, 3.9)];
    const tip = at(track, along - 0.7, aside - side * 2.6, 4.9);
    mold.triangle(top, low, tip, paint).triangle(low, top, tip, paint);
  }
}

/** Stacks of tires and arrows on the outside of bends. */
function bends(plots: Plots): void {
  const { track } = plots;
  const edge = track.width / 2 + SHOULDER;
  track.samples.forEach(({ bend }, index) => {
    const sharp = Math.abs(bend);
    const outside = -Math.sign(bend);
    if (sharp > 0.018 && index % 2 === 0) {
      const [x, , z] = plots.spot(index, outside * (edge + 0.15), 0);
      plots.at(index).column([x, -0.05, z], 6, [
        [0, 0.62, INK],
        [0.42, 0.64, index % 4 === 0 ? RED : CREAM],
        [0.9, 0.6, INK],
      ]);
    }
    if (index % 7 === 0 && sharp > 0.022) {
      arrow(plots, index, outside * (edge + 0.4), -outside);
    }
  });
}

/** A board across the way that points round the bend. */
function arrow(plots: Plots, index: number, aside: number, way: number): void {
  const mold = plots.at(index);
  const place = (across: number, height: number, back = 0): Corner => {
    const [x, , z] = plots.spot(index, aside + across, 0);
    const [nx, , nz] = plots.spot(index + 1, aside + across, 0);
    return [x - (nx - x) * back, height, z - (nz - z) * back];
  };
  const wide = 1.5;
  const [low, high] = [1.2, 3.5];
  const middle = (low + high) / 2;
  mold.quad(place(-wide, low), place(wide, low), place(wide, high), place(-wide, high), INK);
  const tip = way * wide * 0.75;
  const tail = -way * wide * 0.15;
  const top = [
    place(tail, high - 0.2, 0.03),
    place(tip, middle, 0.03),
    place(tail, low + 0.2, 0.03),
  ];
  const far = -way * wide * 0.8;
  const back = [
    place(far, high - 0.2, 0.03),
    place(tip - way * 1.05, middle, 0.03),
    place(far, low + 0.2, 0.03),
  ];
  for (const [p, q] of [
    [0, 1],
    [1, 2],
  ] as const) {
    const [a, b, c, d] = [top[p], top[q], back[q], back[p]];
    if (!a || !b || !c || !d) continue;
    if (way > 0) mold.quad(d, c, b, a, '#ffc531');
    else mold.quad(a, b, c, d, '#ffc531');
  }
}

/** Painted boards above the rock on straights, turned to who comes. */
function boards(plots: Plots, theme: Theme): void {
  const { track, reach } = plots;
  const count = track.samples.length;
  let last = -99;
  for (let index = 30; index < count - 24; index += 1) {
    if (index - last < 64) continue;
    const straight = [0, 10, 20].every((by) => Math.abs(track.sample(index - by).bend) < 0.007);
    if (!straight) continue;
    last = index;
    const side = Math.floor(index / 7) % 2 === 0 ? 1 : -1;
    board(plots, index, side * (reach + 4.2), index % 2, theme);
  }
}

function board(plots: Plots, index: number, aside: number, kind: number, theme: Theme): void {
  const mold = plots.at(index);
  const foot = 6.2;
  const [wide, high] = [4.2, 3.6];
  // Turned a little toward the road.
  const lean = -Math.sign(aside) * 0.35;
  const place = (across: number, up: number, front = 0): Corner => {
    const [x, , z] = plots.spot(index, aside + across, 0);
    const { tx, ty } = plots.track.sample(index);
    const shift = across * lean - front;
    return [x + tx * shift, foot + up, z + ty * shift];
  };
  const panel = (l: number, b: number, r: number, t: number, front: number, color: string): void =>
    void mold.quad(
      place(l, b, front),
      place(r, b, front),
      place(r, t, front),
      place(l, t, front),
      color,
    );
  for (const across of [-wide * 0.6, wide * 0.6]) {
    const [x, , z] = place(across, 0, -0.3);
    mold.column([x, 0, z], 5, [
      [0, 0.3, WOOD],
      [foot + high, 0.26, WOOD],
    ]);
  }
  panel(-wide - 0.25, -0.25, wide + 0.25, high + 0.25, 0, INK);
  if (kind === 0) {
    panel(-wide, 0, wide, high, 0.06, theme.sky[0]);
    panel(-wide, 0, wide, high * 0.5, 0.1, theme.sky[1]);
    const sun = (turn: number): Corner =>
      place(Math.cos(turn) * 1.2, 1.5 + Math.sin(turn) * 1.2, 0.14);
    for (let cut = 0; cut < 12; cut += 1) {
      const [a, b] = [(cut / 12) * 2 * Math.PI, ((cut + 1) / 12) * 2 * Math.PI];
      mold.triangle(place(0, 1.5, 0.14), sun(a), sun(b), '#fff3c4');
    }
    panel(-wide, 0, wide, 0.9, 0.18, theme.rock[0]);
    panel(-2.8, 0.9, -1.2, 2.1, 0.18, theme.rock[0]);
    panel(1.5, 0.9, 2.4, 1.7, 0.18, theme.rock[0]);
    return;
  }
  panel(-wide, 0, wide, high, 0.06, '#12b5a6');
  for (const [from, color] of [
    [-3.4, '#ffffff'],
    [-1.2, '#ffd34e'],
    [1, '#ffffff'],
  ] as const) {
    const slant = (x: number, up: number): Corner => place(x, up, 0.12);
    mold.quad(
      slant(from, 0.4),
      slant(from + 1.1, 0.4),
      slant(from + 2.3, high / 2),
      slant(from + 1.2, high / 2),
      color,
    );
    mold.quad(
      slant(from + 1.2, high / 2),
      slant(from + 2.3, high / 2),
      slant(from + 1.1, high - 0.4),
      slant(from, high - 0.4),
      color,
    );
  }
}
