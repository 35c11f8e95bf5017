import { hueDistance, lchOf } from './measure.ts';

export type HueName =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'white'
  | 'grey'
  | 'black';

export type ToneName = 'pale' | 'bright' | 'deep' | 'soft';

/** Names for a color, as parts of message keys: its hue and its tone. */
export type ColorName = { readonly hue: HueName; readonly tone: ToneName };

/** Centers of the hues on the OKLCH wheel. */
const HUES: readonly (readonly [HueName, number])[] = [
  ['red', 25],
  ['orange', 58],
  ['yellow', 97],
  ['green', 143],
  ['teal', 190],
  ['blue', 255],
  ['purple', 303],
  ['pink', 352],
];

/**
 * The color's common name.
 * @throws Error for a color that is not `#rrggbb`
 */
export function nameOf(color: string): ColorName {
  const { l, c, h } = lchOf(color);
  const tone: ToneName = l > 0.82 ? 'pale' : l < 0.5 ? 'deep' : c < 0.105 ? 'soft' : 'bright';
  if (c < 0.028) return { hue: l > 0.92 ? 'white' : l < 0.33 ? 'black' : 'grey', tone };
  if (l > 0.955 && c < 0.05) return { hue: 'white', tone };
  // Dark or dull orange and yellow have other names.
  if (h > 35 && h < 90 && l < 0.58 && c < 0.15) return { hue: 'brown', tone };
  let best: readonly [HueName, number] = ['red', 360];
  for (const [name, middle] of HUES) {
    const apart = hueDistance(h, middle);
    if (apart < best[1]) best = [name, apart];
  }
  return { hue: best[0], tone };
}
