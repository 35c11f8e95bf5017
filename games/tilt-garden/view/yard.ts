import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  type Corner,
  type Mold,
} from '@playgrove/kit/scene3d';
import type { Theme } from './theme.ts';
import { odd } from './tiles.ts';

/** Below the tray: it stands still, so that every tilt shows against it. */
const DEEP = -2.1;

/** A lawn or a pond under the tray, with bushes, stones or lilies around it. */
export function buildYard(
  columns: number,
  rows: number,
  theme: Theme,
  lambert: Mold,
  basic: Mold,
): void {
  const [cx, cz] = [columns / 2, rows / 2];
  if (theme.water) pond(basic, cx, cz, theme);
  else lawn(basic, cx, cz, theme);
  for (let thing = 0; thing < 46; thing += 1) {
    const angle = (thing / 46) * 2 * Math.PI + odd(thing, 1) * 0.2;
    const out = 1.25 + odd(thing, 2) * 1.5;
    const x = cx + Math.cos(angle) * (columns / 2 + out * 1.7);
    const z = cz + Math.sin(angle) * (rows / 2 + out * 1.5);
    if (theme.water) lily(lambert, x, z, thing, theme);
    else if (thing % 4 === 3) stone(lambert, x, z, thing);
    else bush(lambert, x, z, thing, theme);
  }
}

/** Mown in stripes, darker with distance. */
function lawn(mold: Mold, cx: number, cz: number, theme: Theme): void {
  const [near, middle, far] = theme.ground;
  const wide = 1.25;
  for (let stripe = -16; stripe < 16; stripe += 1) {
    const [l, r] = [cx + stripe * wide, cx + (stripe + 1) * wide];
    const out = Math.abs(stripe + 0.5);
    const color = out > 6 ? far : stripe % 2 === 0 ? near : middle;
    mold.quad(
      [l, DEEP, cz + 20],
      [r, DEEP, cz + 20],
      [r, DEEP, cz - 24],
      [l, DEEP, cz - 24],
      color,
    );
  }
}

/** Rings of light around the tray. */
function pond(mold: Mold, cx: number, cz: number, { ground: [near, middle, far] }: Theme): void {
  const rings: readonly (readonly [number, string])[] = [
    [4.6, near],
    [5.4, middle],
    [6.2, near],
    [7.6, middle],
    [46, far],
  ];
  const sides = 40;
  let inner = 0;
  for (const [radius, color] of rings) {
    const at = (side: number, r: number): Corner => {
      const angle = (side / sides) * 2 * Math.PI;
      const wave = 1 + Math.sin(angle * 6 + r * 3) * 0.035;
      return [cx + Math.cos(angle) * r * wave, DEEP, cz + Math.sin(angle) * r * wave * 1.3];
    };
    for (let side = 0; side < sides; side += 1)
      mold.quad(
        at(side, inner),
        at(side + 1, inner),
        at(side + 1, radius),
        at(side, radius),
        color,
      );
    inner = radius;
  }
}

/** How far the tray's shade goes beyond its corners, and how strong it is there. */
const SHADE = [
  [0, 0.37],
  [0.3, 0.25],
  [0.6, 0.08],
  [0.85, 0],
] as const;
const SHADE_SIDES = 32;

/** The tray's shade on the ground, fading at its edge. */
export function castOf(columns: number, rows: number): BufferGeometry {
  const { r, g, b } = new Color('#1c2a5a');
  const [cx, cz] = [columns / 2 + 0.35, rows / 2 + 0.475];
  const [places, colors]: [number[], number[]] = [[], []];
  const add = (side: number, ring: number): void => {
    const [out, alpha] = SHADE[ring] ?? [0, 0];
    const angle = ((side + 0.5) / SHADE_SIDES) * 2 * Math.PI;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    places.push(
      cx + Math.sign(x) * (columns / 2 - 0.3) + x * out,
      DEEP + 0.02,
      cz + Math.sign(z) * (rows / 2 - 0.3) + z * out,
    );
    colors.push(r, g, b, alpha);
  };
  for (let side = 0; side < SHADE_SIDES; side += 1) {
    places.push(cx, DEEP + 0.02, cz);
    colors.push(r, g, b, SHADE[0][1]);
    add(side + 1, 0);
    add(side, 0);
    for (let ring = 0; ring + 1 < SHADE.length; ring += 1) {
      for (const [more, beyond] of [
        [1, 0],
        [1, 1],
        [0, 1],
        [1, 0],
        [0, 1],
        [0, 0],
      ] as const)
        add(side + more, ring + beyond);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colors, 4));
  return geometry;
}

function bush(mold: Mold, x: number, z: number, seed: number, theme: Theme): void {
  const [light, body, dark] = theme.hedge;
  const size = 0.45 + odd(seed, 7) * 0.5;
  mold.column([x, DEEP, z], 8, [
    [0, size * 0.9, dark],
    [size * 0.5, size, dark],
    [size * 0.95, size * 0.72, body],
    [size * 1.2, size * 0.3, light],
  ]);
  for (let dot = 0; dot < 3; dot += 1) {
    const angle = dot * 2.1 + seed;
    const [px, pz] = [x + Math.cos(angle) * size * 0.5, z + Math.sin(angle) * size * 0.5];
    mold.column([px, DEEP + size * 1.02, pz], 5, [
      [0, 0.11, theme.flowers[(seed + dot) % 3] ?? '#ffffff'],
      [0.07, 0.06, theme.flowers[(seed + dot) % 3] ?? '#ffffff'],
    ]);
  }
}

function stone(mold: Mold, x: number, z: number, seed: number): void {
  const size = 0.3 + odd(seed, 5) * 0.3;
  mold.column(
    [x, DEEP, z],
    7,
    [
      [0, size, '#8f8aa0'],
      [size * 0.5, size * 0.9, '#a8a3b8'],
      [size * 0.72, size * 0.5, '#cfcad8'],
    ],
    (side) => 0.85 + ((side * 37 + seed) % 5) * 0.07,
  );
}

function lily(mold: Mold, x: number, z: number, seed: number, theme: Theme): void {
  const size = 0.4 + odd(seed, 5) * 0.4;
  mold.column(
    [x, DEEP + 0.02, z],
    12,
    [
      [0, size, '#2f9f6a'],
      [0.05, size * 0.95, seed % 2 === 0 ? '#4fc07a' : '#63cf84'],
    ],
    (side) => (side === seed % 12 ? 0.35 : 1),
  );
  if (seed % 3 === 0) {
    const color = theme.flowers[seed % 2] ?? '#ffffff';
    for (let petal = 0; petal < 6; petal += 1) {
      const angle = (petal / 6) * 2 * Math.PI;
      mold.column([x + Math.cos(angle) * 0.14, DEEP + 0.07, z + Math.sin(angle) * 0.14], 5, [
        [0, 0.1, color],
        [0.1, 0.05, color],
      ]);
    }
    mold.column([x, DEEP + 0.1, z], 6, [
      [0, 0.1, '#ffd23c'],
      [0.1, 0.05, '#ffd23c'],
    ]);
  }
}
