import { Mold } from '@playgrove/kit/scene3d';
import { LANE } from '../rules/types.ts';

/** Where the road ends, behind and ahead. */
const BACK = 16;
const FRONT = 176;
/** Lines and strips repeat after this many meters. */
export const REPEAT = 8;
const PIECE = 4;
/** A strip in two tones that show the speed, of pieces: the bend needs corners along the way. */
export function strips(wide: number, y: number, dark: string): Mold {
  const mold = new Mold();
  for (let z = -BACK; z < FRONT + REPEAT * 2; z += PIECE) {
    const [a, b] = [-z, -z - PIECE];
    const color = Math.floor((z + BACK) / REPEAT) % 2 ? '#ffffff' : dark;
    mold.quad([-wide, y, a], [wide, y, a], [wide, y, b], [-wide, y, b], color);
  }
  return mold;
}

/** Dashes between the lanes, solid lines and a low rail at the edges. */
export function markings(): Mold {
  const mold = new Mold();
  const lane = LANE / 1000;
  const white = '#ffffff';
  for (let z = -BACK; z < FRONT + REPEAT; z += PIECE) {
    const [a, b] = [-z, -z - PIECE];
    for (const side of [-1, 1]) {
      const x = side * 5.02;
      mold.quad(
        [x - 0.09, 0.02, a],
        [x + 0.09, 0.02, a],
        [x + 0.09, 0.02, b],
        [x - 0.09, 0.02, b],
        white,
      );
      mold.quad(
        [side * 5.5, 0.42, a],
        [side * 5.5, 0.62, a],
        [side * 5.5, 0.62, b],
        [side * 5.5, 0.42, b],
        white,
      );
      mold.quad(
        [side * 5.5, 0.62, a],
        [side * 5.5, 0.42, a],
        [side * 5.5, 0.42, b],
        [side * 5.5, 0.62, b],
        white,
      );
    }
    if (z % REPEAT !== 0) continue;
    for (const x of [-lane, 0, lane])
      mold.quad(
        [x - 0.08, 0.02, a],
        [x + 0.08, 0.02, a],
        [x + 0.08, 0.02, b + 1],
        [x - 0.08, 0.02, b + 1],
        white,
      );
  }
  return mold;
}

/** The gate at the end of a mission. */
export function arch(): Mold {
  const mold = new Mold();
  for (const side of [-1, 1])
    mold.box([side * 5.6, 2.8, 0], [0.6, 5.6, 0.6], '#fff6e3', [0.2, 0.2]);
  for (let at = 0; at < 12; at += 1)
    for (const row of [0, 1])
      mold.box(
        [-5.5 + at, 5.7 + row * 0.8, 0],
        [1, 0.8, 0.3],
        (at + row) % 2 ? '#2b1b4d' : '#ffffff',
      );
  mold.box([0, 5.1, 0], [12, 0.3, 0.4], '#ffd02e');
  mold.box([0, 6.95, 0], [12, 0.3, 0.4], '#ffd02e');
  return mold;
}
