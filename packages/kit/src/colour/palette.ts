/** The house palette. Shade toward violet, tint toward white; nothing is ever shaded to black. */
export const PALETTE = {
  ink: '#2b1b4d',
  cream: '#fff6e3',
  white: '#ffffff',
  red: '#ff4b55',
  orange: '#ff8a1f',
  yellow: '#ffd02e',
  green: '#45d15b',
  teal: '#14c4b4',
  sky: '#4cc3ff',
  blue: '#2f7dff',
  purple: '#8a4dff',
  pink: '#ff4f9a',
} as const;

/** Fills that white text may stand on; green for large text only. */
export const DEEP = {
  blue: '#2465e0',
  pink: '#d81f74',
  purple: '#7338e8',
  red: '#d92d3c',
  green: '#1d8f45',
} as const;

/** What the house shades toward. */
const VIOLET = '#3a1673';

/** Colours are mixed while drawing, mostly the same few: remembered, up to a bound. */
const MOST_REMEMBERED = 2000;
const remembered = /* @__PURE__ */ new Map<string, string>();

function remember(key: string, make: () => string): string {
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const made = make();
  remembered.set(key, made);
  return made;
}

/**
 * Red, green and blue, 0 to 255, of `#rrggbb` or `#rrggbbaa`.
 * @throws Error for anything else
 */
export function channels(colour: string): readonly [number, number, number] {
  if (!/^#[\da-f]{6}(?:[\da-f]{2})?$/i.test(colour)) {
    throw new Error(`"${colour}" is not a colour like #ff4b55 or #ff4b5580`);
  }
  const at = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16);
  return [at(1), at(3), at(5)];
}

/** Alpha of `#rrggbbaa`, 0 to 1; 1 without the last two digits. */
export function alphaOf(colour: string): number {
  return colour.length > 7 ? Number.parseInt(colour.slice(7), 16) / 255 : 1;
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
export function shade(colour: string, part = 0.35): string {
  return mix(colour, VIOLET, part);
}

/** Lighter, toward white. */
export function tint(colour: string, part = 0.35): string {
  return mix(colour, PALETTE.white, part);
}

/** The colour with another alpha, 0 to 1. */
export function fade(colour: string, alpha: number): string {
  return remember(
    `${colour}/${alpha}`,
    () => `#${channels(colour).map(byte).join('')}${byte(alpha * 255)}`,
  );
}
