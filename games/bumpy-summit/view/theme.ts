import { REGIONS } from '../rules/regions.ts';

/** What grows or lies beside a road. */
export type Growth = 'tree' | 'pine' | 'palm' | 'snowpine' | 'rock';

/** The colors of a region. */
export type Theme = {
  /** From the top down. */
  readonly sky: readonly string[];
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly light: string;
  readonly halo: string;
  readonly cloud: string;
  readonly night?: boolean;
  /** Hills behind the road. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  /** The road's edge: lit top, its shade, soil and what lies in it. */
  readonly turf: string;
  readonly turfDark: string;
  readonly soil: string;
  readonly stone: string;
  /** Mud, sand, ice or dust. */
  readonly patch: string;
  readonly patchLight: string;
  readonly growth: readonly Growth[];
  readonly leaf: string;
  readonly dust: string;
};

export type Place = 'clover' | 'rainwood' | 'dunes' | 'frost' | 'moon';

export const THEMES: Readonly<Record<Place, Theme>> = {
  clover: {
    sky: ['#2f9bf0', '#6fcbfb', '#c9f1ff', '#fff4cf'],
    sun: { x: 0.76, y: 0.2, r: 58 },
    light: '#fffbe0',
    halo: '#fff0a0',
    cloud: '#ffffff',
    far: '#8fcfe0',
    mid: '#7cc987',
    near: '#54ae62',
    turf: '#8fe04a',
    turfDark: '#4ea83a',
    soil: '#9a6240',
    stone: '#b98459',
    patch: '#5d7fae',
    patchLight: '#a9d4f4',
    growth: ['tree', 'tree', 'rock'],
    leaf: '#3f9a4a',
    dust: '#d9b48a',
  },
  rainwood: {
    sky: ['#35507c', '#5d80a0', '#92b2b0', '#cfdcc0'],
    sun: { x: 0.3, y: 0.3, r: 50 },
    light: '#eef4e4',
    halo: '#dbe8cf',
    cloud: '#c3d2dc',
    far: '#7b9fa8',
    mid: '#4f8079',
    near: '#2f625a',
    turf: '#4fae62',
    turfDark: '#2a7350',
    soil: '#5f4a47',
    stone: '#7d655d',
    patch: '#6b4a2f',
    patchLight: '#a67c52',
    growth: ['pine', 'pine', 'tree', 'rock'],
    leaf: '#23614a',
    dust: '#9c8468',
  },
  dunes: {
    sky: ['#19a5c9', '#63cfd6', '#ffe3a8', '#ffb873'],
    sun: { x: 0.66, y: 0.42, r: 78 },
    light: '#fff6cf',
    halo: '#ffd98a',
    cloud: '#fff3df',
    far: '#f0b078',
    mid: '#e2935c',
    near: '#cc7446',
    turf: '#ffd98a',
    turfDark: '#e8a34f',
    soil: '#c2703d',
    stone: '#dd9355',
    patch: '#fff0c4',
    patchLight: '#ffffff',
    growth: ['palm', 'rock', 'palm'],
    leaf: '#2f9a6a',
    dust: '#ffe0a8',
  },
  frost: {
    sky: ['#3a5fc4', '#7f9fe8', '#f3bfd6', '#ffe6d8'],
    sun: { x: 0.24, y: 0.48, r: 64 },
    light: '#fff4e6',
    halo: '#ffc9c0',
    cloud: '#ffeef2',
    far: '#a9b8e8',
    mid: '#8098d4',
    near: '#5d7ac0',
    turf: '#ffffff',
    turfDark: '#b9d3f5',
    soil: '#5f74ad',
    stone: '#7d93c8',
    patch: '#59cdf5',
    patchLight: '#e4fbff',
    growth: ['snowpine', 'snowpine', 'rock'],
    leaf: '#2f6a78',
    dust: '#ffffff',
  },
  moon: {
    sky: ['#0c0a2e', '#1d1554', '#3d2580', '#7a3f9c'],
    sun: { x: 0.8, y: 0.16, r: 15 },
    light: '#fff6e3',
    halo: '#6a8cff',
    cloud: '#4a3590',
    night: true,
    far: '#4d3f96',
    mid: '#3c3080',
    near: '#2c2266',
    turf: '#d9d3f2',
    turfDark: '#a298cf',
    soil: '#695fa0',
    stone: '#8479b8',
    patch: '#f0b8e0',
    patchLight: '#ffe4f6',
    growth: ['rock'],
    leaf: '#8f7ad8',
    dust: '#d9d3f2',
  },
};

export const placeOf = (region: number): Place => (REGIONS[region]?.id ?? 'clover') as Place;
export const themeOf = (region: number): Theme => THEMES[placeOf(region)];
