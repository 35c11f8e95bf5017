import type { World } from '../levels.ts';

/** The light and the colors of a world. */
export type Theme = {
  /** Sky, top to horizon. */
  readonly sky: readonly string[];
  /** The light behind the trees: where (parts of the screen), color, whether it is a moon. */
  readonly light: {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly color: string;
  };
  /** Trees, farthest first. */
  readonly woods: readonly [string, string, string];
  readonly mist: string;
  /** Earth from its top down, moss and its shine. */
  readonly earth: readonly [string, string];
  readonly moss: string;
  readonly blade: string;
  readonly bark: string;
  readonly flower: string;
  /** What lies below the pits. */
  readonly deep: string;
};

export const THEMES: Readonly<Record<World, Theme>> = {
  wood: {
    sky: ['#2a1a5e', '#6a2f86', '#d8587a', '#ffab5e'],
    light: { x: 0.68, y: 0.5, r: 62, color: '#ffe2a0' },
    woods: ['#a14a80', '#6c2f76', '#3f1f63'],
    mist: '#ff9a6a',
    earth: ['#8a4a68', '#34194c'],
    moss: '#3fa66a',
    blade: '#8be07a',
    bark: '#59305a',
    flower: '#ffd06a',
    deep: '#ff8a4a',
  },
  hedge: {
    sky: ['#123a5e', '#1f6a7a', '#7fb86a', '#ffe08a'],
    light: { x: 0.3, y: 0.48, r: 70, color: '#fff3c0' },
    woods: ['#4f9a7a', '#2b6a66', '#163f52'],
    mist: '#ffe9a0',
    earth: ['#7c6248', '#2a2244'],
    moss: '#58b04a',
    blade: '#c2ec6a',
    bark: '#4a3a46',
    flower: '#ff8fb0',
    deep: '#d8c24a',
  },
  dell: {
    sky: ['#1b1350', '#43208a', '#8a3fb0', '#f08ac0'],
    light: { x: 0.5, y: 0.36, r: 56, color: '#ffe6fb' },
    woods: ['#7a4ab8', '#4c2c94', '#2a1a68'],
    mist: '#ff9ae0',
    earth: ['#5e4aa4', '#221860'],
    moss: '#38b0a8',
    blade: '#8af0d8',
    bark: '#402a78',
    flower: '#ff7ac0',
    deep: '#c04ae0',
  },
  mere: {
    sky: ['#0c1a4a', '#16407e', '#2f86a8', '#a8e8d0'],
    light: { x: 0.72, y: 0.26, r: 58, color: '#f4fff0' },
    woods: ['#3a88a8', '#215a8a', '#143a68'],
    mist: '#a8f0e0',
    earth: ['#4a6890', '#182454'],
    moss: '#2fa890',
    blade: '#9af0b0',
    bark: '#2c3c66',
    flower: '#c8a0ff',
    deep: '#3ad0e0',
  },
  crag: {
    sky: ['#3a0f3e', '#8a1f4a', '#e8503a', '#ffc24a'],
    light: { x: 0.4, y: 0.56, r: 80, color: '#fff0b0' },
    woods: ['#b83f4a', '#7a264e', '#461a48'],
    mist: '#ffb04a',
    earth: ['#94484a', '#3a163e'],
    moss: '#d0803a',
    blade: '#ffc85a',
    bark: '#5a2440',
    flower: '#ff5a5a',
    deep: '#ff6a2a',
  },
};

/** Each lantern by color and by sign. */
export const LIGHTS = [
  { color: '#ffb52e', pale: '#fff0b0' },
  { color: '#2fe0d0', pale: '#d8fff6' },
  { color: '#ff6ab8', pale: '#ffe0f2' },
] as const;

export type Coating = {
  readonly fur: string;
  readonly shade: string;
  readonly pale: string;
  readonly sock: string;
};

/** Fur of the coats, in the order in which they are won. */
export const FURS: readonly Coating[] = [
  { fur: '#ff8a2a', shade: '#d85a1a', pale: '#fff2dc', sock: '#5a2a3a' },
  { fur: '#a9b4cc', shade: '#7480a4', pale: '#f6f8ff', sock: '#343a5e' },
  { fur: '#f4f6ff', shade: '#c0c8ec', pale: '#ffffff', sock: '#8a94c8' },
  { fur: '#4a3f8a', shade: '#2c2562', pale: '#cfc4ff', sock: '#1c1646' },
  { fur: '#ffd84a', shade: '#f09a1a', pale: '#fffbe0', sock: '#b0461a' },
];
