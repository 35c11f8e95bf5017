import { hues, type Hues } from '@playgrove/kit/draw/hues';
import type { District } from '../rules/chunks.ts';

const ROWS = {
  // From the top down.
  sky: [
    '#5cc2f5 #2f9df0 #4a6fd8 #3b2a86 #0d0a33',
    '#a6e3f7 #6cc8fb #8f8fe0 #8a3f9e #1d1458',
    '#ffe9c2 #c4f0ff #f7b08a #f0617c #43207e',
    '#ffc890 #eafbe0 #ffd98a #ffab5e #8a2d8c',
  ],
  light: '#fff6cf #fffde6 #fff0b8 #ffdf90 #f2f4ff',
  halo: '#ffe08a #fff3a8 #ffb65c #ff7d5a #8fa0ff',
  cloud: '#fffaf0 #ffffff #ffe3cf #ff9fa8 #3a2a78',
  // Skylines from far to near, and their lit windows.
  far: '#8cc4f0 #9fd6d8 #a894cf #8d4a9a #3a2a80',
  mid: '#68a3e4 #74bfae #8675b8 #6a3888 #2a1c66',
  near: '#4c7fcc #4ea287 #665499 #4b2a70 #1d124c',
  lit: '#fff1b8 #eaffd8 #ffe0a0 #ffd28a #5ff0ff',
  // By turns.
  walls: [
    '#f08a5d #c98a62 #d98b3f #c23f4f #3a2378',
    '#e8b04a #8fae5a #a86f52 #2f6f8f #27306f',
    '#5fb0a8 #d9a05f #c9a24e #b5643a #4a1f6a',
    '#e0708a #7a9a8a #8a7f9a #5a4a8f #1f3a68',
  ],
  window: '#5a3a6e #3f5a52 #4a3560 #ffcf7a #ffd75e',
  glow: '#ffe39a #e8ffc9 #ffdf8f #ffd98f #ff5fd0',
  // Slab of the roofs and its edge.
  roof: '#fff0d2 #7bd05a #ffc93d #7d86a8 #5a3fae',
  trim: '#e2553d #3f8f3c #3d3358 #2c2350 #19e0ff',
} as const;

/** Colors of a district at its hour: from morning to night. */
export type Theme = Hues<typeof ROWS>;

export const THEMES: Readonly<Record<District, Theme>> = hues(
  ['market', 'garden', 'crane', 'train', 'neon'],
  ROWS,
);

export const SUNS: Readonly<
  Record<District, { readonly x: number; readonly y: number; readonly r: number }>
> = {
  market: { x: 0.72, y: 0.5, r: 62 },
  garden: { x: 0.3, y: 0.2, r: 56 },
  crane: { x: 0.62, y: 0.6, r: 78 },
  train: { x: 0.5, y: 0.66, r: 96 },
  neon: { x: 0.78, y: 0.2, r: 46 },
};
