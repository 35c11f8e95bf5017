/** The light of a district, from one gate to the next; colors are `#rrggbb`. */
export type Theme = {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  readonly fog: string;
  /** Light from above and, thrown back, from below; and of the sun. */
  readonly above: string;
  readonly below: string;
  readonly sun: string;
  readonly bright: number;
};

export const THEMES: readonly Theme[] = [
  // Spice Row, before sunset.
  {
    sky: ['#2f7fc4', '#8fc6e0', '#ffd79a', '#ffb45e'],
    fog: '#ffc27d',
    above: '#fff0d2',
    below: '#d8938c',
    sun: '#ffdca0',
    bright: 2.75,
  },
  // Silk Walk, rose light.
  {
    sky: ['#4a4fb0', '#c46aa8', '#ff8f86', '#ffc07a'],
    fog: '#f59a84',
    above: '#ffdcd6',
    below: '#b07aa8',
    sun: '#ffb890',
    bright: 2.5,
  },
  // Lantern Court, dusk.
  {
    sky: ['#241a5e', '#5a3a9a', '#b0559a', '#ff8a6a'],
    fog: '#8f4f96',
    above: '#d8c4ff',
    below: '#96609a',
    sun: '#ffa878',
    bright: 2.2,
  },
  // Moon Souk, night.
  {
    sky: ['#0d1440', '#1d2f78', '#2f6a9a', '#5fb0b0'],
    fog: '#2f5f8f',
    above: '#bcd4ff',
    below: '#5a5290',
    sun: '#cfe2ff',
    bright: 2,
  },
];

const channel = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16);

/** Part of the way from one color to another; both `#rrggbb`. */
export function mixed(a: string, b: string, part: number): string {
  const mix = (at: number): string =>
    Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}

/** The light between the district of `gates` and the one before it. */
export function themeAt(gates: number, part: number): Theme {
  const of = (at: number): Theme => THEMES[((at % 4) + 4) % 4] ?? (THEMES[0] as Theme);
  const [a, b] = [of(gates - 1), of(gates)];
  if (gates === 0 || part >= 1) return b;
  const sky = b.sky.map((color, at) => mixed(a.sky[at] ?? color, color, part));
  return {
    sky: sky as unknown as Theme['sky'],
    fog: mixed(a.fog, b.fog, part),
    above: mixed(a.above, b.above, part),
    below: mixed(a.below, b.below, part),
    sun: mixed(a.sun, b.sun, part),
    bright: a.bright + (b.bright - a.bright) * part,
  };
}
