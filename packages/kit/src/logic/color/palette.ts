import { DEEP, PALETTE, SHADE } from '@playgrove/site-config/look';

/** The house palette. Shade toward violet, tint toward white; nothing is ever shaded to black. */
export { DEEP, PALETTE };

/** Views mix colors while drawing, mostly the same few, so results are cached, up to a limit. */
const MAX_REMEMBERED = 2000;
const remembered = /* @__PURE__ */ new Map<string, string>();

function remember(key: string, make: () => string): string {
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const made = make();
  remembered.set(key, made);
  return made;
}

/**
 * Red, green and blue, 0 to 255, of `#rrggbb` or `#rrggbbaa`.
 * @throws Error for anything else
 */
export function channels(color: string): readonly [number, number, number] {
  if (!/^#[\da-f]{6}(?:[\da-f]{2})?$/i.test(color)) {
    throw new Error(`"${color}" is not a color like #ff4b55 or #ff4b5580`);
  }
  const at = (from: number): number => Number.parseInt(color.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Alpha of `#rrggbbaa`, 0 to 1; 1 without the last two digits. */
export function alphaOf(color: string): number {
  return color.length > 7 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
}

function byte(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}

/** `#rrggbb` of red, green and blue, 0 to 255; rounded and clamped. */
export function hex(red: number, green: number, blue: number): string {
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}

/** `part` 0 gives `from`, 1 gives `to`; always opaque. */
export function mix(from: string, to: string, part: number): string {
  return remember(`${from}${to}${part}`, () => {
    const [a, b] = [channels(from), channels(to)];
    return `#${a.map((value, i) => byte(value + ((b[i] ?? 0) - value) * part)).join('')}`;
  });
}

/** Deeper, toward violet. */
export function shade(color: string, part = 0.35): string {
  return mix(color, SHADE, part);
}

/** Lighter, toward white. */
export function tint(color: string, part = 0.35): string {
  return mix(color, PALETTE.white, part);
}

/** The color with another alpha, 0 to 1. */
export function fade(color: string, alpha: number): string {
  return remember(
    `${color}/${alpha}`,
    () => `#${channels(color).map(byte).join('')}${byte(alpha * 255)}`,
  );
}
