import { atan2, cos, sin } from '@playgrove/kit/core';
import { channels, hex, PALETTE } from './palette.ts';

/*
 * Roots by Newton's method and trigonometry from kit/core, so that color measures are the same to
 * the last bit in every engine and may decide a score.
 */

type Three = readonly [number, number, number];

/** The `degree`th root of `value` from 0 to about 1. */
function root(value: number, degree: 3 | 5): number {
  if (value <= 0) return 0;
  let guess = value < 0.01 ? 0.2 : 0.8;
  for (let round = 0; round < 24; round += 1) {
    const lower = degree === 3 ? guess * guess : guess * guess * guess * guess;
    guess -= (guess * lower - value) / (degree * lower);
  }
  return guess;
}

/** The linear light of one sRGB channel: 0 to 1 in, 0 to 1 out. */
function toLight(value: number): number {
  if (value <= 0.04045) return value / 12.92;
  const base = (value + 0.055) / 1.055;
  return base * base * root(base * base, 5);
}

function fromLight(light: number): number {
  if (light <= 0.0031308) return light * 12.92;
  const fifth = light * light * light * light * light;
  return 1.055 * Math.sqrt(Math.sqrt(root(fifth, 3))) - 0.055;
}

function lightOf(color: string): Three {
  const [red, green, blue] = channels(color);
  return [toLight(red / 255), toLight(green / 255), toLight(blue / 255)];
}

/** Relative luminance, 0 (black) to 1 (white), as WCAG defines it. */
export function luminance(color: string): number {
  const [red, green, blue] = lightOf(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colors, 1 (equal) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A color in a perceptual space: OKLCH (Björn Ottosson, 2020). */
export type Lch = {
  /** Lightness, 0 to 1. */
  readonly l: number;
  /** Chroma, 0 (gray) to about 0.32. */
  readonly c: number;
  /** Hue in degrees, 0 to 360: red near 29, yellow 110, green 142, blue 264. */
  readonly h: number;
};

function labOfLight([red, green, blue]: Three): Three {
  const l = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue, 3);
  const m = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue, 3);
  const s = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue, 3);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function lchOf(color: string): Lch {
  const known = measured.get(color);
  if (known) return known;
  const [l, a, b] = labOfLight(lightOf(color));
  const h = (atan2(b, a) * 180) / Math.PI;
  const lch = { l, c: Math.sqrt(a * a + b * b), h: h < 0 ? h + 360 : h };
  if (measured.size >= MAX_MEASURED) measured.clear();
  measured.set(color, lch);
  return lch;
}

/** Games measure the same few colors repeatedly, so results are cached, up to a limit. */
const MAX_MEASURED = 500;
const measured = /* @__PURE__ */ new Map<string, Lch>();

function lightOfLch({ l, c, h }: Lch): Three {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * cos(angle), c * sin(angle)];
  const cube = (value: number): number => value * value * value;
  const long = cube(l + 0.3963377774 * a + 0.2158037573 * b);
  const middle = cube(l - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(l - 0.0894841775 * a - 1.291485548 * b);
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** `#rrggbb`; outside the gamut, the strongest chroma of that hue that the screen can show. */
export function hexOf(lch: Lch): string {
  let c = lch.c;
  for (let step = 0; step < 40; step += 1) {
    const shown = lightOfLch({ ...lch, c });
    if (c <= 0 || shown.every((value) => value > -0.001 && value < 1.001)) {
      const [red, green, blue] = shown.map((value) => fromLight(Math.max(0, value)) * 255);
      return hex(red ?? 0, green ?? 0, blue ?? 0);
    }
    c -= lch.c / 36;
  }
  return hexOf({ ...lch, c: 0 });
}

/** Degrees between two hues, the short way around, 0 to 180. */
export function hueDistance(one: number, other: number): number {
  const apart = (((one - other) % 360) + 360) % 360;
  return apart > 180 ? 360 - apart : apart;
}

/** How different two colors look: 0 equal, about 0.02 just noticeable, 1 black and white. */
export function difference(one: string, other: string): number {
  return distance(lightOf(one), lightOf(other));
}

function distance(one: Three, other: Three): number {
  const [a, b] = [labOfLight(one), labOfLight(other)];
  const [l, x, y] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt(l * l + x * x + y * y);
}

/** Types of color vision; the last three lack one type of cone. */
export type Vision = 'usual' | 'protan' | 'deutan' | 'tritan';

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear light. */
const VISIONS: Readonly<Record<Exclude<Vision, 'usual'>, readonly number[]>> = {
  protan: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deutan: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritan: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
};

function lightSeen(color: string, vision: Vision): Three {
  const from = lightOf(color);
  if (vision === 'usual') return from;
  const matrix = VISIONS[vision];
  const row = (first: number): number =>
    Math.min(
      1,
      Math.max(
        0,
        from.reduce((sum, value, i) => sum + value * (matrix[first + i] ?? 0), 0),
      ),
    );
  return [row(0), row(3), row(6)];
}

/** Approximates how the color looks with that type of vision. */
export function seenBy(color: string, vision: Vision): string {
  const [red, green, blue] = lightSeen(color, vision).map((value) => fromLight(value) * 255);
  return hex(red ?? 0, green ?? 0, blue ?? 0);
}

/**
 * The two colors of a palette that are hardest to distinguish, over all types of vision.
 * Above 0.08 a palette may carry meaning without other cues.
 * @throws Error for fewer than two colors
 */
export function closest(colors: readonly string[]): {
  readonly pair: readonly [string, string];
  readonly vision: Vision;
  readonly difference: number;
} {
  let worst: ReturnType<typeof closest> | undefined;
  for (const vision of ['usual', 'protan', 'deutan', 'tritan'] as const) {
    const seen = colors.map((color) => lightSeen(color, vision));
    for (const [i, one] of seen.entries()) {
      for (const [j, other] of seen.slice(0, i).entries()) {
        const found = distance(one, other);
        if (worst && found >= worst.difference) continue;
        worst = { pair: [colors[j] ?? '', colors[i] ?? ''], vision, difference: found };
      }
    }
  }
  if (!worst) throw new Error(`a palette of ${colors.length} has no two colors to compare`);
  return worst;
}

/**
 * Seven colors that every type of vision can distinguish (from Okabe and Ito, 2008, with black
 * softened to ink).
 */
export const SAFE = [
  PALETTE.ink,
  '#e69f00',
  '#56b4e9',
  '#009e73',
  '#f0e442',
  '#0072b2',
  '#d55e00',
] as const;
