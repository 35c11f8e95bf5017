import { TURN, UNIT, RIM } from '../rules/types.ts';

/*
 * The cake as it stands, in units of its own: 0, 0 is the middle of its base. A ring lies down to
 * `K` of its width.
 */
export const K = 0.3;
export const PLATE = 306;
export const WIDE = 250;
export const NARROW = 160;

export type Tiers = 1 | 2;
export type Geo = { readonly x: number; readonly y: number; readonly s: number };

/** Heights of the tiers. */
export const lowOf = (tiers: Tiers): number => (tiers === 2 ? 210 : 290);
export const HIGH = 176;
export const topOf = (tiers: Tiers): number => (tiers === 2 ? lowOf(2) + HIGH : lowOf(1));
export const topWide = (tiers: Tiers): number => (tiers === 2 ? NARROW : WIDE);
/** From the back of the top to the foot of the stand. */
export const tallOf = (tiers: Tiers): number => topOf(tiers) + topWide(tiers) * K + 180;

/** By band: how far from the middle, and how high. */
export function bandOf(
  band: number,
  tiers: Tiers,
): { readonly far: number; readonly high: number } {
  const low = lowOf(tiers);
  const rows = [
    { far: WIDE + 6, high: 16 },
    { far: WIDE, high: low * 0.3 },
    { far: WIDE, high: low * 0.53 },
    { far: WIDE, high: low * 0.76 },
    { far: WIDE - 14, high: low + 6 },
    { far: NARROW + 6, high: low + 14 },
    { far: NARROW, high: low + HIGH * 0.52 },
    { far: NARROW - 12, high: low + HIGH + 6 },
  ];
  return rows[band] ?? { far: WIDE, high: 0 };
}

/** Whether a band lies on a tier's top, so that its back is seen as well. */
export const liesFlat = (band: number): boolean => band === RIM || band === 7;

/** The angle of a cell as it is seen, 0 in front and growing to the right. */
export const seenAt = (cell: number, angle: number): number =>
  ((cell * UNIT + UNIT / 2 - angle) / TURN) * Math.PI * 2;

/** Where the nozzle touches, on the screen. */
export function spotOf(
  geo: Geo,
  band: number,
  tiers: Tiers,
): { readonly x: number; readonly y: number } {
  const { far, high } = bandOf(band, tiers);
  return { x: geo.x, y: geo.y + geo.s * (far * K - high) };
}
