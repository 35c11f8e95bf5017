import { hues, type Hues } from '@playgrove/kit/draw/hues';
import { PLACES, type Place } from '../rules/spots.ts';

const ROWS = {
  // From the top down.
  sky: [
    '#5a6fd0 #2f9df0 #0b0a2e #19b3d6 #3b2a86',
    '#c08ad2 #76ccf8 #1c1555 #6fdcd8 #9a3f98',
    '#ffb29a #c9f0f6 #3f1f7a #d2f6d8 #f5655f',
    '#ffe0a6 #fdf3cf #7d2a86 #fff6c2 #ffb45e',
  ],
  light: '#fff6d0 #fffde6 #eef1ff #fffef0 #ffe7a0',
  halo: '#ffd98a #fff3a8 #7f8dff #fff6b0 #ff8a5a',
  cloud: '#ffe3dd #ffffff #33257a #ffffff #ff9fa8',
  // What stands behind, and its windows.
  far: '#b58fcb #a6d3d6 #33277a #9fdcb8 #a04a96',
  mid: '#8a6fb8 #7fbfa8 #271d66 #5fbf8a #743a86',
  near: '#5e4f9a #e0905f #1c1450 #3f9a72 #4c2a6c',
  lit: '#ffe6a0 #fff6d8 #5ff0ff #e6fff0 #ffd28a',
  // The slab one rides on, its lit edge, the curb's face, what lies below.
  slab: '#f3dcc4 #f7e6c4 #6a5fc0 #e4ecf4 #f0b48a',
  edge: '#fff4e2 #fffaea #a8f4ff #ffffff #ffe0b8',
  kerb: '#d9a58f #e0b070 #453a98 #9fb4d0 #b5645f',
  joint: '#b57f78 #b9834a #2e2670 #7890b4 #8a4458',
  wall: '#7d6aa6 #c8784f #2a2168 #5f8ad0 #6f3a70',
  deep: '#5a4a8a #9a5340 #1b144a #456cb0 #4e2858',
  pit: '#3f6fb8 #6b4632 #0d0a2e #2f4a80 #2c1848',
  // Ledges and their accents.
  box: '#e98a6a #52b69a #ff4fa8 #ffb52e #7d86c8',
  accent: '#ff6a5a #ff5a5f #19e0ff #ff7a3c #ffd02e',
} as const;

/** Colors of a place at its hour. */
export type Theme = Hues<typeof ROWS>;

export const THEMES: Readonly<Record<Place, Theme>> = hues(PLACES, ROWS);

export const SUNS = {
  harbour: { x: 0.66, y: 0.5, r: 70 },
  market: { x: 0.3, y: 0.2, r: 58 },
  neon: { x: 0.42, y: 0.19, r: 32 },
  school: { x: 0.74, y: 0.22, r: 54 },
  roof: { x: 0.56, y: 0.56, r: 112 },
} as const satisfies Readonly<Record<Place, object>>;
