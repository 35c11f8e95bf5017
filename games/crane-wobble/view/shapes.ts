import type { Coast } from '../rules/towns.ts';

/*
 * Outlines as SVG path data, for the view and for the card. A puffin's bust stands on 0, 0; the
 * crane's head and neck rise from 0, 0 and look right; a floor is around 0, 0.
 */

export const PUFFIN = {
  body: 'M-25 8C-29 -14 -24 -26 -13 -32H10C22 -26 26 -12 24 8Z',
  belly: 'M-6 8C-10 -10 -2 -24 10 -26C20 -20 23 -6 21 8Z',
  head: 'M-22 -40C-22 -55 -12 -64 1 -64C14 -64 22 -56 22 -42C22 -26 12 -18 -1 -18C-14 -18 -22 -26 -22 -40Z',
  face: 'M-13 -38C-13 -48 -6 -54 5 -54C15 -54 21 -48 21 -40C21 -28 14 -21 4 -21C-7 -21 -13 -29 -13 -38Z',
  beak: 'M15 -53C30 -54 42 -44 45 -33C46 -29 44 -27 40 -28C33 -29 26 -25 15 -25C12 -34 12 -44 15 -53Z',
  gray: 'M15 -53C19 -53 22 -53 24 -51C21 -42 21 -34 24 -26C21 -25 18 -25 15 -25C12 -34 12 -44 15 -53Z',
  stripe: 'M25 -51C22 -42 22 -34 25 -26L29 -27C26 -35 26 -42 29 -49Z',
  line: 'M24 -37C32 -38 38 -36 44 -32',
  mouth: 'M15 -36C26 -37 36 -34 42 -28C38 -20 28 -14 17 -18C13 -24 13 -30 15 -36Z',
  wing: 'M-15 -18C-30 -24 -42 -42 -39 -58C-27 -56 -13 -40 -9 -26Z',
} as const;

/** Looks right; its neck comes out of the cab at 0, 0. */
export const CRANE = {
  body: 'M-46 34C-52 8 -30 -12 0 -12C26 -12 42 6 42 34Z',
  plume: 'M-44 26C-66 20 -76 4 -74 -14C-62 -10 -50 -2 -40 10Z',
  neck: 'M4 6C24 -14 -14 -38 8 -66',
  throat: 'M12 -2C22 -18 -4 -36 12 -58',
  head: 'M-12 -74C-12 -88 2 -96 16 -94C30 -92 36 -82 34 -74C30 -62 12 -56 0 -60C-8 -62 -12 -68 -12 -74Z',
  beak: 'M28 -84C46 -80 66 -70 84 -58C64 -58 44 -60 28 -64Z',
  gape: 'M30 -74L80 -59',
  hat: 'M-20 -84C-18 -112 36 -118 40 -88C22 -94 -4 -92 -20 -84Z',
  brim: 'M-24 -82C-4 -94 28 -96 52 -84C50 -78 44 -78 40 -80C20 -86 0 -84 -20 -76C-25 -75 -27 -79 -24 -82Z',
  ridge: 'M6 -112C14 -108 20 -102 22 -94',
  wing: 'M-34 8C-60 -6 -84 -34 -88 -66C-66 -62 -34 -40 -18 -6Z',
} as const;

/** A weight with a ring: heavy floors. */
export const WEIGHT =
  'M-7 -6A9 9 0 1 1 7 -6H11C13 -6 14 -5 15 -3L20 17C20 19 19 20 17 20H-17C-19 20 -20 19 -20 17L-15 -3C-14 -5 -13 -6 -11 -6Z';

export const FLOOR_HEIGHT = 112;

export type Wood = { readonly body: string; readonly deep: string; readonly light: string };

/** Boards of plain floors, in turn. */
export const WOODS: readonly Wood[] = [
  { body: '#d9483b', deep: '#8f1f38', light: '#f58a6a' },
  { body: '#f2ab35', deep: '#b0621a', light: '#ffdb7d' },
  { body: '#2aa59a', deep: '#126070', light: '#7fdcc4' },
  { body: '#f3e7cf', deep: '#b59a88', light: '#fffaf0' },
  { body: '#3f82c8', deep: '#1f4488', light: '#8fc4f0' },
];
export const STONE: Wood = { body: '#8d8fa6', deep: '#4b4a70', light: '#c3c6d6' };
export const woodOf = (number: number): Wood =>
  WOODS[((number % WOODS.length) + WOODS.length) % WOODS.length] as Wood;

/** The fjord at its hour. */
export type CoastLook = {
  /** From top to bottom. */
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  readonly cloud: string;
  readonly far: string;
  readonly near: string;
  readonly sea: string;
  readonly shine: string;
  readonly night: boolean;
};

export const LOOKS: Readonly<Record<Coast, CoastLook>> = {
  dawn: {
    sky: ['#4fb8d4', '#9fe0dc', '#fdeccb', '#ffc39a'],
    sun: '#fff3c4',
    cloud: '#fffaf0',
    far: '#8fb4cf',
    near: '#4f8a9c',
    sea: '#3d9db0',
    shine: '#ffe3b8',
    night: false,
  },
  noon: {
    sky: ['#1f83dc', '#5fb9f2', '#b8e4f7', '#eafaf2'],
    sun: '#ffffff',
    cloud: '#ffffff',
    far: '#7fa9d0',
    near: '#3f7d74',
    sea: '#1f7fb8',
    shine: '#d8f6ff',
    night: false,
  },
  gale: {
    sky: ['#47667e', '#7f9ea8', '#c3cfc4', '#efdcae'],
    sun: '#fff0c0',
    cloud: '#dfe6e4',
    far: '#71899a',
    near: '#3d5f66',
    sea: '#38707e',
    shine: '#f4e6bc',
    night: false,
  },
  dusk: {
    sky: ['#2a2a72', '#6a4aa4', '#d8709c', '#ffb27a'],
    sun: '#ffd9a0',
    cloud: '#f0a8c8',
    far: '#6d5aa6',
    near: '#3d3a7c',
    sea: '#4a4b98',
    shine: '#ffb68c',
    night: false,
  },
  aurora: {
    sky: ['#0a1238', '#12295e', '#1a5276', '#2c8a8a'],
    sun: '#eafcff',
    cloud: '#4f86a8',
    far: '#28507e',
    near: '#152f58',
    sea: '#10355c',
    shine: '#7ff0c4',
    night: true,
  },
};
