/** Inks and cloths. `light` is the lightness of OKLCH, which contrast is measured by. */
export const COLORS = [
  { name: 'cream', hex: '#fff3dc', light: 0.968 },
  { name: 'lemon', hex: '#ffd63d', light: 0.887 },
  { name: 'mint', hex: '#a3e8c8', light: 0.876 },
  { name: 'peach', hex: '#ffb48f', light: 0.832 },
  { name: 'sky', hex: '#6fc6f5', light: 0.79 },
  { name: 'coral', hex: '#ff6d5e', light: 0.712 },
  { name: 'rose', hex: '#ee4d94', light: 0.662 },
  { name: 'leaf', hex: '#3fa653', light: 0.645 },
  { name: 'teal', hex: '#0f8f96', light: 0.592 },
  { name: 'plum', hex: '#8a3f9c', light: 0.504 },
  { name: 'brown', hex: '#74412f', light: 0.433 },
  { name: 'navy', hex: '#27397d', light: 0.371 },
] as const;

export type ColorName = (typeof COLORS)[number]['name'];

export const colorOf = (name: ColorName): number => COLORS.findIndex((each) => each.name === name);
export const lightOf = (color: number): number => COLORS[color]?.light ?? 0.5;
export const hexOf = (color: number): string => COLORS[color]?.hex ?? '#ffffff';
