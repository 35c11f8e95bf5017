/** Colors of one hour of the day in the canyon. */
export type Theme = {
  readonly sky: readonly [top: string, middle: string, low: string];
  readonly sun: string;
  readonly light: string;
  readonly ground: string;
  readonly sand: string;
  readonly road: readonly [string, string];
  /** From the foot of a cliff to its edge. */
  readonly rock: readonly [string, string, string, string];
  readonly plateau: string;
  readonly leaf: string;
};

const THEMES: readonly Theme[] = [
  {
    sky: ['#3d7fd6', '#ffb27a', '#ffdf9e'],
    sun: '#fff3c4',
    light: '#ffe2b8',
    ground: '#d9794a',
    sand: '#eda265',
    road: ['#5a4a56', '#54454f'],
    rock: ['#a83f2d', '#c9543a', '#e0703f', '#f29a58'],
    plateau: '#e58a4e',
    leaf: '#3f8f5a',
  },
  {
    sky: ['#1f8fe0', '#7cc9f5', '#d8f1ff'],
    sun: '#ffffff',
    light: '#ffffff',
    ground: '#dc8450',
    sand: '#f4b878',
    road: ['#5c5c6a', '#555563'],
    rock: ['#b5492f', '#d5643c', '#e88550', '#f7b377'],
    plateau: '#ee9f60',
    leaf: '#4fa04c',
  },
  {
    sky: ['#3a2c78', '#d65a94', '#ffae78'],
    sun: '#ffd7a0',
    light: '#ffc4b0',
    ground: '#9d4a5c',
    sand: '#c96e66',
    road: ['#453c5c', '#3f3754'],
    rock: ['#6e2b58', '#933b5e', '#b9505c', '#e07a66'],
    plateau: '#b45a68',
    leaf: '#3b7f78',
  },
  {
    sky: ['#10264f', '#2f5c96', '#8fb8d8'],
    sun: '#f2f7ff',
    light: '#cfe0ff',
    ground: '#5e4a6e',
    sand: '#8a6c8a',
    road: ['#38405c', '#333a54'],
    rock: ['#45335e', '#624470', '#80587e', '#a97a90'],
    plateau: '#6f5680',
    leaf: '#3f7d78',
  },
];

export function themeOf(circuit: number, cup: number): Theme {
  const index = (circuit + Math.max(0, cup)) % THEMES.length;
  const theme = THEMES[index];
  if (!theme) throw new Error(`redrock-drift: there is no theme ${index}`);
  return theme;
}

/** Body and stripe, the player's first, then the rivals as they are numbered. */
export const LIVERIES: readonly (readonly [body: string, stripe: string])[] = [
  ['#12b5a6', '#ffffff'],
  ['#f2b632', '#5a3a1a'],
  ['#e23d6d', '#ffe1ea'],
  ['#5b6f8c', '#cfe0f5'],
  ['#7a4fd6', '#f0d8ff'],
  ['#f26a2e', '#2c2230'],
];

/** Colors of the three steps of charge. */
export const STEPS: readonly [string, string, string, string] = [
  '#ffffff',
  '#5fd4ff',
  '#ffb02e',
  '#ff5fb0',
];

/** Part of the way from one color to another; both `#rrggbb`. */
export function mixed(a: string, b: string, part: number): string {
  const channel = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16);
  const mix = (at: number): string =>
    Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}
