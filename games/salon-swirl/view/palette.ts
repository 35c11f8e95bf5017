import * as draw from '@playgrove/kit/draw';

export const INK = draw.PALETTE.ink;

/** By digit of a lock's color; 0 is the client's own. */
export const DYE_COLORS = [
  '',
  '#ff5fa8',
  '#16bfae',
  '#8f57f2',
  '#f4c95a',
  '#d93043',
  '#3d82f5',
  '#7a4a2a',
  '#86e0ac',
  '#d3d6e6',
] as const;
export const HUES = [
  '#e9bf62',
  '#c4602c',
  '#8a5430',
  '#6b442f',
  '#503c4c',
  '#a3382a',
  '#b9b6c6',
] as const;
export const SKINS = [
  '#f9d7ba',
  '#f3c49c',
  '#e3ab7e',
  '#cf9465',
  '#b0764c',
  '#87553a',
  '#64402d',
] as const;
export const EYES = ['#5b3a22', '#3f8f5c', '#2f7dd8', '#7a6a5c'] as const;
export const CLOTHES = ['#ff5a6a', '#ffb02e', '#19b8a6', '#3f86ff', '#8a5bff', '#ff5fa8'] as const;

const wetted = new Map<string, string>();

/** Darker when wet. */
export function wet(color: string): string {
  let dark = wetted.get(color);
  if (!dark) wetted.set(color, (dark = draw.mix(color, '#2b1b4d', 0.3)));
  return dark;
}
