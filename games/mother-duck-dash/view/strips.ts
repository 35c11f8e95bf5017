import { Mold, type BufferGeometry } from '@playgrove/kit/scene3d';
import { isRail, type Row } from '../rules/types.ts';
import { flat, round, Shades, type Outline } from './cut.ts';
import { blossom, tree } from './props.ts';
import { EDGE, KRAFT, odd, ROAD, themeAt, WATER } from './theme.ts';

/** How far the sheets reach on both sides of the field. */
export const LEFT = -17;
export const RIGHT = 23;
/** Heights of the sheets. */
export const ROAD_Y = -0.12;
export const WATER_Y = -0.24;

export const heightOf = (row: Row | undefined): number => (row?.kind === 'road' ? ROAD_Y : 0.02);

/** A straight sheet from a row's far edge to its near edge. */
const strip = (far: number, near: number): Outline => [
  [LEFT, far],
  [RIGHT, far],
  [RIGHT, near],
  [LEFT, near],
];

/** Points of an edge that is cut in a pattern, from left to right. */
const edge = (z: number, step: number, high: (index: number) => number): Outline =>
  Array.from({ length: Math.round((RIGHT - LEFT) / step) + 1 }, (_, index) => [
    LEFT + index * step,
    z + high(index),
  ]);

/** A sheet whose near edge is cut: quads between a straight and a cut edge. */
function fringed(mold: Mold, far: number, near: Outline, y: number, color: string): void {
  near.slice(1).forEach(([x, z], index) => {
    const [px, pz] = near[index] ?? [x, z];
    mold.quad([px, y, pz], [x, y, z], [x, y, far], [px, y, far], color);
    mold.quad([px, y - 0.07, pz], [x, y - 0.07, z], [x, y, z], [px, y, pz], EDGE);
  });
}

/**
 * The sheets of one row, and the shade that higher neighbors throw on it.
 * @param behind the row nearer to the player, whose far edge this one's near edge meets
 */
export function buildRow(
  row: Row,
  number: number,
  behind: Row | undefined,
  ahead: Row | undefined,
): { readonly body: BufferGeometry; readonly shade: BufferGeometry } {
  const [mold, shades, z] = [new Mold(), new Shades(), -number];
  if (row.kind === 'meadow') meadow(mold, shades, row, number, z, behind);
  else if (isRail(row)) rail(mold, z);
  else if (row.kind === 'road') road(mold, z, behind, ahead);
  else stream(mold, z);
  if (row.kind !== 'meadow') {
    const y = row.kind === 'road' ? ROAD_Y + 0.016 : WATER_Y + 0.1;
    const higher = (other: Row | undefined): boolean =>
      other !== undefined && other.kind !== row.kind && other.kind !== 'stream';
    if (higher(ahead)) shades.band([LEFT, RIGHT], y, z - 0.5, z - 0.05, 0.42);
    if (higher(behind)) shades.band([LEFT, RIGHT], y, z + 0.5, z + 0.26, 0.3);
  }
  return { body: mold.geometry(), shade: shades.geometry() };
}

function meadow(
  mold: Mold,
  shades: Shades,
  row: Row,
  number: number,
  z: number,
  behind: Row | undefined,
): void {
  const theme = themeAt(number);
  const color = theme.meadow[((number % 2) + 2) % 2] ?? theme.meadow[0];
  const cut = behind && behind.kind !== 'meadow' ? 0.13 : 0.09;
  if (behind?.kind === 'meadow') shades.band([LEFT, RIGHT], 0.012, z + 0.5, z + 0.66, 0.3);
  const grow = (x: number, at: number): void => {
    tree(mold, x, at, theme.crowns);
    shades.blob([x + 0.16, 0.03, at + 0.04], 0.54, 0.4, 0.3, 1, 14);
  };
  fringed(
    mold,
    z - 0.52,
    edge(z + 0.5, 0.25, (index) => (index % 2 === 0 ? 0 : cut * (0.6 + 0.4 * odd(index, number)))),
    0,
    color,
  );
  for (const x of row.trees) grow(x, z);
  // A wood on both sides of the field.
  for (let x = LEFT + 1; x < RIGHT; x += 1) {
    const inside = x > -1.5 && x < 7.5;
    const dense = x > -4 && x < 10 ? 0.5 : 0.7;
    if (!inside && odd(x, number * 3) < dense) {
      grow(x + (odd(number, x) - 0.5) * 0.5, z + (odd(x, x + number) - 0.5) * 0.3);
    } else if (!row.pond && !row.trees.includes(x) && odd(x + 3, number) < 0.24)
      blossom(
        mold,
        x + (odd(number, x * 5) - 0.5) * 0.7,
        z + (odd(x, number * 5) - 0.5) * 0.6,
        odd(x, number) < 0.1 ? '#ffffff' : (theme.crowns[2] ?? EDGE),
      );
  }
  if (row.pond && !behind?.pond) pond(mold, shades, row.pond, z);
}

/** Two rows of pond: sheets with round edges, one in the other, the deepest in the middle. */
function pond(
  mold: Mold,
  shades: Shades,
  [left, right]: readonly [number, number],
  z: number,
): void {
  const [x, wide] = [(left + right) / 2, (right - left + 1) / 2];
  const shape = (part: number): Outline =>
    round(x, z - 0.5, wide * part, 1.02 * part, 44).map(([px, pz]): readonly [number, number] => [
      x + Math.sign(px - x) * Math.abs((px - x) / wide / part) ** 0.7 * wide * part,
      z -
        0.5 +
        Math.sign(pz - z + 0.5) * Math.abs((pz - z + 0.5) / 1.02 / part) ** 0.7 * 1.02 * part,
    ]);
  shades.blob([x + 0.08, 0.02, z - 0.42], wide + 0.2, 1.22, 0.3, 0.7);
  flat(mold, shape(1), 0.03, '#f4e2b4', 0.05);
  flat(mold, shape(0.92), 0.05, WATER[2], 0.03);
  flat(mold, shape(0.76), 0.06, WATER[1], 0.02);
  flat(mold, shape(0.52), 0.07, '#4aaade', 0.02);
}

function road(mold: Mold, z: number, behind: Row | undefined, ahead: Row | undefined): void {
  flat(mold, strip(z - 0.51, z + 0.5), ROAD_Y, ROAD[Math.abs(z) % 2] ?? ROAD[0], 0.07);
  const line = (at: number, from: number, to: number): void =>
    flat(
      mold,
      [
        [from, at - 0.035],
        [to, at - 0.035],
        [to, at + 0.035],
        [from, at + 0.035],
      ],
      ROAD_Y + 0.012,
      EDGE,
      0.012,
    );
  if (ahead?.kind === 'road') for (let x = LEFT; x < RIGHT; x += 1.5) line(z - 0.5, x, x + 0.75);
  else line(z - 0.4, LEFT, RIGHT);
  if (behind?.kind !== 'road') line(z + 0.4, LEFT, RIGHT);
}

/** Two rails on sleepers of kraft paper. */
function rail(mold: Mold, z: number): void {
  flat(mold, strip(z - 0.51, z + 0.5), ROAD_Y, '#d9c9a3', 0.07);
  for (let x = LEFT; x < RIGHT; x += 0.6)
    flat(
      mold,
      [
        [x, z - 0.36],
        [x + 0.24, z - 0.36],
        [x + 0.24, z + 0.36],
        [x, z + 0.36],
      ],
      ROAD_Y + 0.012,
      KRAFT[2],
      0.012,
    );
  for (const side of [-0.22, 0.22])
    flat(mold, strip(z + side - 0.04, z + side + 0.04), ROAD_Y + 0.04, '#7c86a6', 0.03);
}

/** Water: three sheets with waves cut into them, each a little higher than the one behind. */
function stream(mold: Mold, z: number): void {
  flat(mold, strip(z - 0.51, z + 0.51), WATER_Y, WATER[0], 0.05);
  WATER.slice(1).forEach((color, sheet) => {
    const from = z - 0.16 + sheet * 0.3;
    const y = WATER_Y + 0.04 * (sheet + 1);
    const wave = edge(from, 0.2, (index) => Math.sin(index * 0.9 + sheet * 2 + z) * 0.07);
    wave.slice(1).forEach(([x, at], index) => {
      const [px, pz] = wave[index] ?? [x, at];
      const to = from + 0.16;
      mold.quad([px, y, to], [x, y, to], [x, y, at], [px, y, pz], color);
    });
  });
}
