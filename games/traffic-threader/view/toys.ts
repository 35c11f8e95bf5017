import { Mold, type Corner } from '@playgrove/kit/scene3d';
import { BODIES, type Kind } from '../rules/types.ts';

const GLASS = '#31406e';
const TIRE = '#2a2440';
const WHITE = '#ffffff';
const PALE = '#e9e6f4';
const SIDES = 16;

type Ring = readonly [height: number, part: number, color: string];

/** A pebble: stacked rounded rectangles, `rings` as parts of half its width and length. */
function pebble(mold: Mold, at: Corner, [w, l]: readonly [number, number], rings: readonly Ring[]) {
  mold.column(at, SIDES, rings, (side) => {
    const angle = (side / SIDES) * 2 * Math.PI;
    const [x, z] = [Math.abs(Math.cos(angle)) / w, Math.abs(Math.sin(angle)) / l];
    return 1 / Math.sqrt(Math.sqrt(x ** 4 + z ** 4));
  });
}

const half = (kind: Kind): readonly [number, number] => [
  BODIES[kind].half / 1000,
  BODIES[kind].long / 1000,
];

function wheels(mold: Mold, [w, l]: readonly [number, number], part = 0.62): void {
  for (const side of [-1, 1])
    for (const end of [-1, 1])
      mold.box([side * w * 0.84, 0.24, end * l * part], [0.3, 0.48, 0.56], TIRE, [0.2, 0.35]);
}

/** Bumpers of rubber, all around. */
const skirt = (low = 0.2): readonly Ring[] => [
  [low, 0.9, '#4a4466'],
  [low + 0.1, 1, '#5b5480'],
  [low + 0.22, 1, PALE],
];

function bug(): Mold {
  const mold = new Mold();
  const [w, l] = half('bug');
  wheels(mold, [w, l]);
  pebble(
    mold,
    [0, 0, 0],
    [w, l],
    [...skirt(), [0.62, 0.99, WHITE], [0.84, 0.88, WHITE], [0.9, 0.7, WHITE]],
  );
  pebble(
    mold,
    [0, 0, 0.1],
    [w * 0.82, l * 0.62],
    [
      [0.84, 1, WHITE],
      [0.92, 0.98, GLASS],
      [1.26, 0.84, GLASS],
      [1.32, 0.88, WHITE],
      [1.46, 0.7, WHITE],
      [1.53, 0.35, WHITE],
    ],
  );
  mold.box([0, 0.58, l * 0.99], [0.52, 0.16, 0.06], '#fff6c8');
  return mold;
}

function van(): Mold {
  const mold = new Mold();
  const [w, l] = half('van');
  wheels(mold, [w, l]);
  pebble(
    mold,
    [0, 0, 0],
    [w, l],
    [
      ...skirt(),
      [1, 1, WHITE],
      [1.08, 0.97, PALE],
      [1.12, 0.95, GLASS],
      [1.58, 0.9, GLASS],
      [1.64, 0.93, WHITE],
      [1.84, 0.84, WHITE],
      [1.92, 0.6, WHITE],
    ],
  );
  mold.box([0, 0.72, l], [0.9, 0.12, 0.05], PALE);
  mold.box([0, 1.96, -0.1], [w * 1.3, 0.1, l * 0.9], '#8a80a8');
  for (const side of [-1, 1])
    mold.box([side * 0.3, 2.1, 0.2], [0.42, 0.24, 0.8], side > 0 ? '#ffe9b0' : PALE, [0.15, 0.15]);
  return mold;
}

function bus(): Mold {
  const mold = new Mold();
  const [w, l] = half('bus');
  wheels(mold, [w, l], 0.7);
  pebble(
    mold,
    [0, 0, 0],
    [w, l],
    [
      ...skirt(0.24),
      [1.2, 1, WHITE],
      [1.3, 0.98, PALE],
      [1.34, 0.97, GLASS],
      [1.96, 0.95, GLASS],
      [2.04, 0.98, WHITE],
      [2.5, 0.95, WHITE],
      [2.64, 0.82, WHITE],
    ],
  );
  mold.box([0, 1.02, l * 1], [1.3, 0.16, 0.06], PALE);
  mold.box([0, 2.24, l * 0.97], [1.1, 0.26, 0.08], '#fff0a8');
  for (const z of [-1.6, 1.2]) mold.box([0, 2.7, z], [1, 0.18, 1.1], '#b7b0cc', [0.2, 0.2]);
  return mold;
}

/** A tractor that pulls a hay cart. */
function hay(): Mold {
  const mold = new Mold();
  const [w, l] = half('hay');
  mold.box([0, 0.62, 0.5], [w * 1.9, 0.24, l * 1.1], '#c56a3f');
  for (const side of [-1, 1])
    for (const z of [0.2, 1.5])
      mold.box([side * w * 0.88, 0.36, z], [0.26, 0.72, 0.72], TIRE, [0, 0.4]);
  const straw = '#f5cf5c';
  for (const [x, y, z] of [
    [-0.44, 1.1, 0],
    [0.44, 1.1, 0.05],
    [-0.44, 1.1, 1.25],
    [0.44, 1.1, 1.2],
    [0, 1.86, 0.6],
  ] as const)
    pebble(
      mold,
      [x, y - 0.38, z],
      [0.46, 0.58],
      [
        [0, 0.9, '#d9a93e'],
        [0.16, 1, straw],
        [0.42, 1, '#e8bc48'],
        [0.62, 0.98, straw],
        [0.76, 0.84, '#ffe08a'],
      ],
    );
  pebble(
    mold,
    [0, 0.5, -1.6],
    [0.5, 0.66],
    [
      [0, 1, '#3f9c5a'],
      [0.5, 1, '#4fb86c'],
      [0.62, 0.8, '#4fb86c'],
    ],
  );
  mold.box([0, 1.72, -1.2], [0.9, 0.12, 0.8], '#3f9c5a');
  for (const side of [-1, 1]) mold.box([side * 0.38, 1.4, -1.2], [0.08, 0.6, 0.6], '#3f9c5a');
  return mold;
}

/** An ice-cream van with a cone on its roof. */
function cream(): Mold {
  const mold = new Mold();
  const [w, l] = half('cream');
  wheels(mold, [w, l]);
  pebble(
    mold,
    [0, 0, 0],
    [w, l],
    [
      ...skirt(),
      [0.74, 1, '#ff9fc6'],
      [0.8, 1, '#fff6ee'],
      [1.06, 0.98, '#fff6ee'],
      [1.1, 0.95, GLASS],
      [1.5, 0.92, GLASS],
      [1.56, 0.97, '#fff6ee'],
      [1.82, 0.9, '#fff6ee'],
      [1.9, 0.7, '#ffd9e8'],
    ],
  );
  mold.box([0, 0.66, l], [0.8, 0.14, 0.05], '#fff6ee');
  mold.column([0, 1.86, 0.1], 10, [
    [0, 0.12, '#d99a4e'],
    [0.5, 0.36, '#e8b268'],
    [0.56, 0.42, '#ffe3ef'],
    [0.78, 0.42, '#ff9fc6'],
    [0.98, 0.32, '#fff6ee'],
    [1.2, 0.12, '#ff9fc6'],
    [1.3, 0.1, '#ff4b55'],
    [1.42, 0.06, '#ff4b55'],
  ]);
  return mold;
}

export const MAKES: Readonly<Record<Kind, () => Mold>> = { bug, van, bus, hay, cream };

/** Tail lamps: height, and how far apart as a part of the width. */
export const LAMPS: Readonly<Record<Kind, readonly [number, number]>> = {
  bug: [0.62, 0.64],
  van: [0.74, 0.74],
  bus: [0.8, 0.74],
  hay: [0.62, 0.8],
  cream: [0.62, 0.74],
};
export const TALL: Readonly<Record<Kind, number>> = {
  bug: 1.5,
  van: 2,
  bus: 2.7,
  hay: 2.2,
  cream: 2,
};

/** An arrow to the right, for a vehicle that is about to change lanes; it faces the rider behind. */
export function chevron(): Mold {
  const mold = new Mold();
  for (const [size, z, color] of [
    [1.25, 0, '#2b1b4d'],
    [1, 0.03, WHITE],
  ] as const) {
    const at = (x: number, y: number): Corner => [x * size, y * size, z];
    mold.quad(at(-0.3, -0.16), at(0.06, -0.16), at(0.06, 0.16), at(-0.3, 0.16), color);
    mold.triangle(at(0.04, -0.4), at(0.48, 0), at(0.04, 0.4), color);
    // From behind as well: it is turned around for the left.
    const back = (x: number, y: number): Corner => [x * size, y * size, -z];
    mold.quad(back(0.06, -0.16), back(-0.3, -0.16), back(-0.3, 0.16), back(0.06, 0.16), color);
    mold.triangle(back(0.48, 0), back(0.04, -0.4), back(0.04, 0.4), color);
  }
  return mold;
}
