import { Mold, type Corner } from '@playgrove/kit/scene3d';
import { flat, round, standing, turned, type Outline } from './cut.ts';
import { points } from './paint.ts';
import { EDGE, INK, KRAFT, odd } from './theme.ts';

/** Pleats of a folded fan around a stem. */
const PLEATS = 18;
const pleat = (side: number): number => (side % 2 === 0 ? 1 : 0.8);

/** A honeycomb ball of paper on a stick. */
function ball(mold: Mold, x: number, z: number, size: number, color: string, dark: string): void {
  mold.column([x, 0, z], 6, [
    [0, 0.06, KRAFT[2]],
    [0.5 * size, 0.06, KRAFT[1]],
  ]);
  mold.column(
    [x, 0.34 * size, z],
    PLEATS,
    [
      [0, 0.05, dark],
      [0.16 * size, 0.32 * size, dark],
      [0.44 * size, 0.46 * size, color],
      [0.72 * size, 0.34 * size, color],
      [0.9 * size, 0.04, color],
    ],
    pleat,
  );
}

/** A fir of three folded fans. */
function fir(mold: Mold, x: number, z: number, size: number, color: string, dark: string): void {
  mold.column([x, 0, z], 6, [
    [0, 0.08, KRAFT[2]],
    [0.25, 0.08, KRAFT[1]],
  ]);
  for (let layer = 0; layer < 3; layer += 1) {
    const [foot, wide] = [0.18 + layer * 0.34 * size, (0.5 - layer * 0.12) * size];
    mold.column(
      [x, foot, z],
      PLEATS,
      [
        [0, wide, dark],
        [0.02, wide, EDGE],
        [0.46 * size, 0.03, layer % 2 === 0 ? color : dark],
      ],
      pleat,
    );
  }
}

/** A crown of two cards that are slotted into each other. */
function crossed(
  mold: Mold,
  x: number,
  z: number,
  size: number,
  color: string,
  dark: string,
): void {
  const trunk: Outline = [
    [-0.08, 0],
    [0.08, 0],
    [0.06, 0.5 * size],
    [-0.06, 0.5 * size],
  ];
  const crown = round(0, 0.78 * size, 0.42 * size, 0.42 * size, 20, 0.14, 7);
  turned(mold, trunk, [x, z, 0.2], KRAFT[1]);
  turned(mold, crown, [x, z, 0.55], dark);
  turned(mold, crown, [x, z, -0.55], color);
}

/** A tree on a meadow, of one of three kinds. */
export function tree(mold: Mold, x: number, z: number, colors: readonly string[]): void {
  const kind = Math.floor(odd(x + 40, -z) * 3);
  const size = 0.85 + odd(-z, x + 7) * 0.4;
  const [green = '', light = '', warm = ''] = colors;
  if (kind === 0) ball(mold, x, z, size, warm, warm);
  else if (kind === 1) fir(mold, x, z, size, green, green);
  else crossed(mold, x, z, size, light, green);
}

/** A blossom that lies on the grass. */
export function blossom(mold: Mold, x: number, z: number, color: string): void {
  flat(mold, round(x, z, 0.1, 0.1, 15, 0.5, 5), 0.04, color, 0.03);
  flat(mold, round(x, z, 0.045, 0.045, 8), 0.06, '#ffd02e', 0.02);
}

/** The side of a vehicle by its length, from its rear end; and its windows. */
const SIDES: Readonly<Record<number, readonly [Outline, readonly Outline[]]>> = {
  1: [
    points('0.02 0.14, 0.98 0.14, 0.98 0.42, 0.8 0.5, 0.66 0.8, 0.3 0.86, 0.08 0.62'),
    [points('0.24 0.5, 0.68 0.5, 0.6 0.72, 0.32 0.76')],
  ],
  1.6: [
    points('0.02 0.14, 1.58 0.14, 1.58 0.4, 1.3 0.46, 1.02 0.8, 0.44 0.8, 0.2 0.48, 0.02 0.44'),
    [
      points('0.36 0.48, 0.7 0.48, 0.7 0.7, 0.5 0.7'),
      points('0.78 0.48, 1.12 0.48, 0.96 0.7, 0.78 0.7'),
    ],
  ],
  2.1: [
    points('0.02 0.14, 2.08 0.14, 2.08 0.5, 1.92 0.58, 1.72 0.86, 0.04 0.86'),
    [points('1.3 0.5, 1.82 0.5, 1.68 0.76, 1.3 0.76')],
  ],
  3.2: [
    points('0.02 0.14, 3.18 0.14, 3.18 0.54, 3.06 0.9, 0.08 0.9, 0.02 0.82'),
    [0.2, 0.86, 1.52, 2.18].map((at): Outline => [
      [at, 0.48],
      [at + 0.52, 0.48],
      [at + 0.52, 0.76],
      [at, 0.76],
    ]),
  ],
};

const DEEP = 0.27;
const GLASS = '#d9f3ff';

/** A vehicle of folded card: two cut sides, and a strip that is folded around between them. */
export function vehicle(length: number, color: string, strip: string): Mold {
  const mold = new Mold();
  const [side, windows] = SIDES[length] ?? [[], []];
  side.forEach(([x, y], index) => {
    const [nx, ny] = side[(index + 1) % side.length] ?? [0, 0];
    const back: Corner = [x, y - 0.03, -DEEP];
    mold.quad([x, y - 0.03, DEEP], [nx, ny - 0.03, DEEP], [nx, ny - 0.03, -DEEP], back, strip);
    // Panes in the sloping parts of the strip.
    if (Math.abs(nx - x) < 0.04 || Math.abs(ny - y) < 0.12 || Math.min(y, ny) < 0.4) return;
    const part = (at: number, z: number): Corner => [
      x + (nx - x) * at + 0.012 * Math.sign(ny - y) * -1,
      y + (ny - y) * at,
      z,
    ];
    mold.quad(part(0.14, 0.2), part(0.86, 0.2), part(0.86, -0.2), part(0.14, -0.2), GLASS);
  });
  for (const z of [DEEP + 0.05, -DEEP]) standing(mold, side, z, color, 0.05);
  for (const pane of windows)
    for (const z of [DEEP + 0.065, -DEEP - 0.055]) standing(mold, pane, z, GLASS, 0.012);
  for (const x of [length * 0.22, length * 0.78])
    for (const z of [DEEP + 0.06, -DEEP - 0.06]) mold.wheel([x, 0.15, z], 0.16, 0.06, INK, EDGE);
  mold.box([length - 0.03, 0.32, 0.16], [0.06, 0.1, 0.1], '#fff1a8');
  mold.box([length - 0.03, 0.32, -0.16], [0.06, 0.1, 0.1], '#fff1a8');
  return mold;
}

/** A signal at a railway, its foot at 0; the lamp takes the color that it is drawn with. */
export function signal(): Mold {
  const mold = new Mold();
  mold.box([0, 0.45, 0], [0.08, 0.9, 0.08], EDGE);
  standing(mold, round(0, 0.95, 0.24, 0.24, 20), 0.05, EDGE, 0.05);
  return mold;
}

/** A log: kraft paper, rolled up. Its left end is at 0. */
export function log(length: number): Mold {
  const mold = new Mold();
  const sides = 12;
  const at = (side: number, x: number, part = 1): Corner => {
    const angle = (side / sides) * 2 * Math.PI;
    return [x, -0.08 + Math.cos(angle) * 0.2 * part, Math.sin(angle) * 0.4 * part];
  };
  const bands = Math.round(length * 2);
  for (let side = 0; side < sides; side += 1) {
    for (let band = 0; band < bands; band += 1) {
      const [from, to] = [
        0.06 + (band / bands) * (length - 0.12),
        0.06 + ((band + 1) / bands) * (length - 0.12),
      ];
      const color = KRAFT[(band + (side > 8 ? 1 : 0)) % 2] ?? KRAFT[0];
      mold.quad(at(side, from), at(side + 1, from), at(side + 1, to), at(side, to), color);
    }
    for (const x of [0.06, length - 0.06]) {
      mold.quad(at(side, x), at(side + 1, x), at(side + 1, x, 0.7), at(side, x, 0.7), EDGE);
      mold.triangle(at(side, x, 0.7), at(side + 1, x, 0.7), [x, -0.08, 0], KRAFT[2]);
    }
  }
  return mold;
}

/** A lily pad with its notch; its left end is at 0. */
export function pad(): Mold {
  const mold = new Mold();
  const leaf = round(0.5, 0, 0.44, 0.38, 22).map(([x, z], side): readonly [number, number] =>
    side === 5 ? [0.56, 0.06] : [x, z],
  );
  flat(mold, leaf, 0.03, '#58bf6a', 0.06);
  flat(mold, round(0.44, -0.04, 0.22, 0.18, 14), 0.04, '#7bd683', 0.01);
  flat(mold, round(0.76, -0.2, 0.12, 0.12, 15, 0.45, 5), 0.08, '#ffc4dd', 0.03);
  return mold;
}

/** A cloud of two cards, one behind the other. */
export function cloud(): Mold {
  const mold = new Mold();
  const shape = (x: number, y: number, size: number): Outline =>
    round(x, y, 1.5 * size, 0.5 * size, 40, 0.22, 9);
  standing(mold, shape(0.3, 0.22, 0.9), -0.16, '#8d93bd');
  standing(mold, shape(0, 0, 1), 0, '#a9aed2');
  return mold;
}

/** A raindrop cut from blue paper. */
export function drop(): Mold {
  const mold = new Mold();
  const shape: Outline = points('0 0.26, 0.07 0.08, 0.05 0, -0.05 0, -0.07 0.08');
  standing(mold, shape, 0, '#6fb4ea', 0.03);
  return mold;
}
