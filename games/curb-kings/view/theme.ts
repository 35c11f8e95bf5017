import type { Place } from '../rules/spots.ts';

/** Colors of a place at its hour. */
export type Theme = {
  /** Sky from the top down. */
  readonly sky: readonly string[];
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly light: string;
  readonly halo: string;
  readonly cloud: string;
  /** What stands behind, from far to near. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly lit: string;
  /** The slab one rides on, its lit edge, the curb's face, what lies below. */
  readonly slab: string;
  readonly edge: string;
  readonly kerb: string;
  readonly joint: string;
  readonly wall: string;
  readonly deep: string;
  readonly pit: string;
  /** Ledges and their accents. */
  readonly box: string;
  readonly accent: string;
};

export const THEMES: Readonly<Record<Place, Theme>> = {
  harbour: {
    sky: ['#5a6fd0', '#c08ad2', '#ffb29a', '#ffe0a6'],
    sun: { x: 0.66, y: 0.5, r: 70 },
    light: '#fff6d0',
    halo: '#ffd98a',
    cloud: '#ffe3dd',
    far: '#b58fcb',
    mid: '#8a6fb8',
    near: '#5e4f9a',
    lit: '#ffe6a0',
    slab: '#f3dcc4',
    edge: '#fff4e2',
    kerb: '#d9a58f',
    joint: '#b57f78',
    wall: '#7d6aa6',
    deep: '#5a4a8a',
    pit: '#3f6fb8',
    box: '#e98a6a',
    accent: '#ff6a5a',
  },
  market: {
    sky: ['#2f9df0', '#76ccf8', '#c9f0f6', '#fdf3cf'],
    sun: { x: 0.3, y: 0.2, r: 58 },
    light: '#fffde6',
    halo: '#fff3a8',
    cloud: '#ffffff',
    far: '#a6d3d6',
    mid: '#7fbfa8',
    near: '#e0905f',
    lit: '#fff6d8',
    slab: '#f7e6c4',
    edge: '#fffaea',
    kerb: '#e0b070',
    joint: '#b9834a',
    wall: '#c8784f',
    deep: '#9a5340',
    pit: '#6b4632',
    box: '#52b69a',
    accent: '#ff5a5f',
  },
  neon: {
    sky: ['#0b0a2e', '#1c1555', '#3f1f7a', '#7d2a86'],
    sun: { x: 0.42, y: 0.19, r: 32 },
    light: '#eef1ff',
    halo: '#7f8dff',
    cloud: '#33257a',
    far: '#33277a',
    mid: '#271d66',
    near: '#1c1450',
    lit: '#5ff0ff',
    slab: '#6a5fc0',
    edge: '#a8f4ff',
    kerb: '#453a98',
    joint: '#2e2670',
    wall: '#2a2168',
    deep: '#1b144a',
    pit: '#0d0a2e',
    box: '#ff4fa8',
    accent: '#19e0ff',
  },
  school: {
    sky: ['#19b3d6', '#6fdcd8', '#d2f6d8', '#fff6c2'],
    sun: { x: 0.74, y: 0.22, r: 54 },
    light: '#fffef0',
    halo: '#fff6b0',
    cloud: '#ffffff',
    far: '#9fdcb8',
    mid: '#5fbf8a',
    near: '#3f9a72',
    lit: '#e6fff0',
    slab: '#e4ecf4',
    edge: '#ffffff',
    kerb: '#9fb4d0',
    joint: '#7890b4',
    wall: '#5f8ad0',
    deep: '#456cb0',
    pit: '#2f4a80',
    box: '#ffb52e',
    accent: '#ff7a3c',
  },
  roof: {
    sky: ['#3b2a86', '#9a3f98', '#f5655f', '#ffb45e'],
    sun: { x: 0.56, y: 0.56, r: 112 },
    light: '#ffe7a0',
    halo: '#ff8a5a',
    cloud: '#ff9fa8',
    far: '#a04a96',
    mid: '#743a86',
    near: '#4c2a6c',
    lit: '#ffd28a',
    slab: '#f0b48a',
    edge: '#ffe0b8',
    kerb: '#b5645f',
    joint: '#8a4458',
    wall: '#6f3a70',
    deep: '#4e2858',
    pit: '#2c1848',
    box: '#7d86c8',
    accent: '#ffd02e',
  },
};
