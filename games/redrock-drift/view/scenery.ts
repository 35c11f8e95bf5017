import { createRng } from '@playgrove/kit/rules';
import {
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  Mold,
  type Corner,
} from '@playgrove/kit/scene3d';
import type { Track } from '@playgrove/kit/track';
import { SHOULDER } from '../rules/types.ts';
import { sky } from './sky.ts';
import { mixed, type Theme } from './theme.ts';

/** Metres between the ribs that road and rock are made of, in samples. */
const RIB = 2;
const KERB_BEND = 0.011;

/** All that stands still on one course. */
export function buildScenery(track: Track, theme: Theme, key: string): Group {
  const group = new Group();
  group.add(sky(theme));
  group.add(solid(road(track, theme)));
  group.add(solid(cliffs(track, theme, key)));
  group.add(solid(furniture(track)));
  group.add(solid(landmarks(track, theme, key)));
  const above = new HemisphereLight(
    mixed(theme.sky[1], '#ffffff', 0.7),
    mixed(theme.ground, '#ffffff', 0.25),
    2,
  );
  const sun = new DirectionalLight(mixed(theme.light, '#ffffff', 0.45), 2.3);
  sun.position.set(-0.6, 0.7, -0.45);
  group.add(above, sun);
  return group;
}

export function fogOf(theme: Theme): Fog {
  return new Fog(theme.sky[2], 120, 620);
}

function solid(mold: Mold): Mesh {
  return new Mesh(mold.geometry(), new MeshLambertMaterial({ vertexColors: true }));
}

type Ribbed = (index: number, aside: number, height: number) => Corner;

function ribsOf(track: Track): { readonly spot: Ribbed; readonly ribs: readonly number[] } {
  const count = track.samples.length;
  const ribs = Array.from({ length: Math.ceil(count / RIB) }, (_, at) => at * RIB);
  const spot: Ribbed = (index, aside, height) => {
    const { x, y, tx, ty } = track.sample(index);
    return [x - ty * aside, height, y + tx * aside];
  };
  return { spot, ribs };
}

function road(track: Track, theme: Theme): Mold {
  const mold = new Mold();
  const { spot, ribs } = ribsOf(track);
  const half = track.width / 2;
  const band = (
    from: number,
    to: number,
    a: number,
    b: number,
    lift: number,
    colour: string,
  ): void => {
    mold.quad(
      spot(from, b, lift),
      spot(to, b, lift),
      spot(to, a, lift),
      spot(from, a, lift),
      colour,
    );
  };
  const xs = track.samples.map(({ x }) => x);
  const ys = track.samples.map(({ y }) => y);
  const [west, east] = [Math.min(...xs) - 700, Math.max(...xs) + 700];
  const [north, south] = [Math.min(...ys) - 700, Math.max(...ys) + 700];
  mold.quad(
    [west, -0.35, south],
    [east, -0.35, south],
    [east, -0.35, north],
    [west, -0.35, north],
    theme.ground,
  );
  for (const rib of ribs) {
    const next = Math.min(rib + RIB, track.samples.length);
    const odd = (rib / RIB) % 2 === 0;
    const asphalt = theme.road[odd ? 0 : 1];
    band(rib, next, -half, half, 0, asphalt);
    for (const side of [-1, 1]) {
      const [inner, outer] =
        side < 0 ? [-half - SHOULDER - 1.5, -half] : [half, half + SHOULDER + 1.5];
      band(rib, next, inner, outer, -0.04, mixed(theme.sand, theme.ground, odd ? 0.15 : 0.3));
      const bent = Math.abs(track.sample(rib).bend) > KERB_BEND;
      const kerb = bent ? (odd ? '#e8432f' : '#fff4e6') : '#f3dcc0';
      const wide = bent ? 1.1 : 0.28;
      const edge = side * half;
      band(
        rib,
        next,
        Math.min(edge, edge - side * wide),
        Math.max(edge, edge - side * wide),
        0.03,
        kerb,
      );
    }
    if (rib % 8 < 4) band(rib, next, -0.17, 0.17, 0.02, '#f6d9a8');
  }
  return mold;
}

/** Rock on both sides, in layers, its height rolling along the way. */
function cliffs(track: Track, theme: Theme, key: string): Mold {
  const mold = new Mold();
  const rng = createRng(`${key} cliffs`);
  const { spot, ribs } = ribsOf(track);
  const base = track.width / 2 + SHOULDER + 0.2;
  for (const side of [-1, 1]) {
    const waves = [2, 3, 5, 9].map((often) => ({
      often,
      at: rng.unit(),
      much: rng.between(0.5, 1.2),
    }));
    const rows = ribs.map((rib) => {
      const part = rib / track.samples.length;
      const roll = waves.reduce(
        (sum, { often, at, much }) => sum + Math.sin((part * often + at) * 2 * Math.PI) * much,
        0,
      );
      const height = Math.max(1.1, 4 + roll * 2.6 + rng.between(-0.6, 0.8));
      const jag = rng.between(0, 0.9);
      return [
        spot(rib, side * base, -0.1),
        spot(rib, side * (base + 0.3 + jag * 0.3), height * 0.34),
        spot(rib, side * (base + 0.9 + jag * 0.6), height * 0.38),
        spot(rib, side * (base + 1.2 + jag), height * 0.7),
        spot(rib, side * (base + 1.9 + jag), height * 0.75),
        spot(rib, side * (base + 2.3 + jag * 1.4), height),
        spot(rib, side * (base + 10 + jag), height * 0.92),
        spot(rib, side * (base + 16), -0.4),
      ];
    });
    const [a, b, c, d] = theme.rock;
    const colours = [a, c, b, d, c, theme.plateau, b];
    rows.forEach((row, at) => {
      const next = rows[(at + 1) % rows.length] ?? row;
      colours.forEach((colour, band) => {
        const [p, q, r, s] = [row[band], next[band], next[band + 1], row[band + 1]];
        if (!p || !q || !r || !s) return;
        const worn = mixed(colour, theme.rock[0], rng.unit() * 0.22);
        if (side > 0) mold.quad(p, s, r, q, worn);
        else mold.quad(p, q, r, s, worn);
      });
      if (rng.chance(0.07) && row[5] && row[6]) {
        const foot = mid(row[5], row[6], rng.between(0.2, 0.6));
        if (rng.chance(0.6)) cactus(mold, foot, rng.between(0.8, 1.5), theme.leaf);
        else boulder(mold, foot, rng.between(0.8, 2), theme.rock[1], theme.rock[3]);
      }
    });
  }
  return mold;
}

function mid(a: Corner, b: Corner, part: number): Corner {
  return [
    a[0] + (b[0] - a[0]) * part,
    a[1] + (b[1] - a[1]) * part - 0.2,
    a[2] + (b[2] - a[2]) * part,
  ];
}

function cactus(mold: Mold, at: Corner, size: number, leaf: string): void {
  const dark = mixed(leaf, '#123a34', 0.3);
  const [x, y, z] = at;
  mold.column(at, 6, [
    [0, 0.4 * size, dark],
    [2.6 * size, 0.46 * size, leaf],
    [3.1 * size, 0.2 * size, leaf],
  ]);
  for (const [side, low] of [
    [-1, 1.1],
    [1, 1.6],
  ] as const) {
    mold.box(
      [x + side * 0.7 * size, y + low * size, z],
      [0.9 * size, 0.4 * size, 0.4 * size],
      dark,
    );
    mold.column([x + side * 1.05 * size, y + (low - 0.2) * size, z], 5, [
      [0, 0.28 * size, dark],
      [1.1 * size, 0.26 * size, leaf],
      [1.3 * size, 0.1 * size, leaf],
    ]);
  }
}

function boulder(mold: Mold, at: Corner, size: number, low: string, high: string): void {
  mold.column(
    at,
    7,
    [
      [0, size * 1.1, low],
      [size * 0.8, size, low],
      [size * 1.4, size * 0.5, high],
    ],
    (side) => 1 + ((side * 5) % 3) * 0.13,
  );
}

/** Gantry and line at the start, arrows round the bends. */
function furniture(track: Track): Mold {
  const mold = new Mold();
  const { spot } = ribsOf(track);
  const half = track.width / 2;
  for (let row = 0; row < 2; row += 1) {
    const cells = 14;
    for (let cell = 0; cell < cells; cell += 1) {
      const [a, b] = [
        -half + (cell / cells) * track.width,
        -half + ((cell + 1) / cells) * track.width,
      ];
      const colour = (row + cell) % 2 === 0 ? '#fdf6ea' : '#2b2230';
      const from = row * 0.6;
      mold.quad(
        spotAt(track, from, b, 0.05),
        spotAt(track, from + 1.2, b, 0.05),
        spotAt(track, from + 1.2, a, 0.05),
        spotAt(track, from, a, 0.05),
        colour,
      );
    }
  }
  for (const side of [-1, 1]) {
    const foot = spotAt(track, 1.2, side * (half + 1.4), 0);
    mold.column(foot, 6, [
      [0, 0.55, '#3a3242'],
      [7.2, 0.4, '#4a4052'],
      [7.5, 0.2, '#4a4052'],
    ]);
  }
  const cells = 18;
  const wide = track.width + 2.8;
  for (let cell = 0; cell < cells; cell += 1) {
    for (let row = 0; row < 2; row += 1) {
      const [a, b] = [-wide / 2 + (cell / cells) * wide, -wide / 2 + ((cell + 1) / cells) * wide];
      const colour = (row + cell) % 2 === 0 ? '#fdf6ea' : '#e8432f';
      const [low, high] = [5.6 + row * 0.8, 6.4 + row * 0.8];
      mold.quad(
        spotAt(track, 1.2, a, low),
        spotAt(track, 1.2, b, low),
        spotAt(track, 1.2, b, high),
        spotAt(track, 1.2, a, high),
        colour,
      );
      mold.quad(
        spotAt(track, 1.3, b, low),
        spotAt(track, 1.3, a, low),
        spotAt(track, 1.3, a, high),
        spotAt(track, 1.3, b, high),
        colour,
      );
    }
  }
  track.samples.forEach(({ bend }, index) => {
    if (index % 7 !== 0 || Math.abs(bend) < 0.022) return;
    arrow(mold, spot, index, -Math.sign(bend) * (half + SHOULDER - 0.4), Math.sign(bend));
  });
  return mold;
}

function spotAt(track: Track, along: number, aside: number, height: number): Corner {
  const { x, y } = track.at(along, aside);
  return [x, height, y];
}

/** A board across the way that points round the bend. */
function arrow(mold: Mold, spot: Ribbed, index: number, aside: number, way: number): void {
  const at = (across: number, height: number, back = 0): Corner => {
    const [x, , z] = spot(index, aside + across, 0);
    const [nx, , nz] = spot(index + 1, aside + across, 0);
    return [x - (nx - x) * back, height, z - (nz - z) * back];
  };
  const wide = 1.35;
  mold.quad(at(-wide, 0.5), at(wide, 0.5), at(wide, 2.5), at(-wide, 2.5), '#2b2230');
  const tip = way * wide * 0.75;
  const tail = -way * wide * 0.15;
  const top: Corner[] = [at(tail, 2.3, 0.03), at(tip, 1.5, 0.03), at(tail, 0.7, 0.03)];
  const far = -way * wide * 0.8;
  const back: Corner[] = [at(far, 2.3, 0.03), at(tip - way * 0.95, 1.5, 0.03), at(far, 0.7, 0.03)];
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

/** Table mountains around, and bows of rock over the road. */
function landmarks(track: Track, theme: Theme, key: string): Mold {
  const mold = new Mold();
  const rng = createRng(`${key} landmarks`);
  const [a, b, c, d] = theme.rock;
  const count = track.samples.length;
  const mx = track.samples.reduce((sum, { x }) => sum + x, 0) / count;
  const my = track.samples.reduce((sum, { y }) => sum + y, 0) / count;
  for (let tries = 0, stood = 0; tries < 400 && stood < 46; tries += 1) {
    const angle = rng.between(0, 2 * Math.PI);
    const far = rng.between(20, 560);
    const [x, y] = [mx + Math.cos(angle) * far, my + Math.sin(angle) * far];
    const radius = rng.between(12, 34);
    const place = track.nearest({ x, y });
    const { x: nx, y: ny } = track.sample(place.index);
    if (Math.hypot(x - nx, y - ny) < radius * 1.5 + 24) continue;
    stood += 1;
    const tall = rng.between(18, 62);
    const lumps = Array.from({ length: 9 }, () => rng.between(0.78, 1.16));
    mold.column(
      [x, -1, y],
      9,
      [
        [0, radius * 1.45, a],
        [tall * 0.3, radius * 1.1, b],
        [tall * 0.34, radius, c],
        [tall * 0.66, radius * 0.9, b],
        [tall * 0.7, radius * 0.82, d],
        [tall * 0.94, radius * 0.76, c],
        [tall, radius * 0.7, theme.plateau],
      ],
      (side) => lumps[side] ?? 1,
    );
  }
  const bows = [0.27, 0.62];
  for (const part of bows)
    bow(mold, track, Math.round(part * track.samples.length), theme, rng.between(0.9, 1.2));
  return mold;
}

function bow(mold: Mold, track: Track, index: number, theme: Theme, size: number): void {
  const reach = track.width / 2 + SHOULDER + 3;
  const blocks = 13;
  const { x, y, tx, ty } = track.sample(index);
  for (let at = 0; at <= blocks; at += 1) {
    const angle = (at / blocks) * Math.PI;
    const aside = Math.cos(angle) * reach;
    const height = Math.sin(angle) * 13 * size - 0.5;
    const thick = 3.4 + Math.abs(Math.cos(angle)) * 2.2 + ((at * 7) % 3) * 0.5;
    const colour = theme.rock[at % 4] ?? theme.rock[1];
    mold.column(
      [
        x - ty * aside + tx * ((at % 2) - 0.5),
        height - thick / 2,
        y + tx * aside + ty * ((at % 2) - 0.5),
      ],
      7,
      [
        [0, thick * 0.62, colour],
        [thick * 0.5, thick * 0.74, colour],
        [thick, thick * 0.5, theme.plateau],
      ],
    );
  }
}
