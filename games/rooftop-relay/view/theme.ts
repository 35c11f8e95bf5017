import type { District } from '../rules/chunks.ts';

/** Colors of a district at its hour: from morning to night. */
export type Theme = {
  /** Sky from the top down. */
  readonly sky: readonly string[];
  readonly sun: { readonly x: number; readonly y: number; readonly r: number };
  readonly light: string;
  readonly halo: string;
  readonly cloud: string;
  /** Skylines from far to near, and their lit windows. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly lit: string;
  /** Walls, by turns. */
  readonly walls: readonly string[];
  readonly window: string;
  readonly glow: string;
  /** Slab of the roofs and its edge. */
  readonly roof: string;
  readonly trim: string;
};

export const THEMES: Readonly<Record<District, Theme>> = {
  market: {
    sky: ['#5cc2f5', '#a6e3f7', '#ffe9c2', '#ffc890'],
    sun: { x: 0.72, y: 0.5, r: 62 },
    light: '#fff6cf',
    halo: '#ffe08a',
    cloud: '#fffaf0',
    far: '#8cc4f0',
    mid: '#68a3e4',
    near: '#4c7fcc',
    lit: '#fff1b8',
    walls: ['#f08a5d', '#e8b04a', '#5fb0a8', '#e0708a'],
    window: '#5a3a6e',
    glow: '#ffe39a',
    roof: '#fff0d2',
    trim: '#e2553d',
  },
  garden: {
    sky: ['#2f9df0', '#6cc8fb', '#c4f0ff', '#eafbe0'],
    sun: { x: 0.3, y: 0.2, r: 56 },
    light: '#fffde6',
    halo: '#fff3a8',
    cloud: '#ffffff',
    far: '#9fd6d8',
    mid: '#74bfae',
    near: '#4ea287',
    lit: '#eaffd8',
    walls: ['#c98a62', '#8fae5a', '#d9a05f', '#7a9a8a'],
    window: '#3f5a52',
    glow: '#e8ffc9',
    roof: '#7bd05a',
    trim: '#3f8f3c',
  },
  crane: {
    sky: ['#4a6fd8', '#8f8fe0', '#f7b08a', '#ffd98a'],
    sun: { x: 0.62, y: 0.6, r: 78 },
    light: '#fff0b8',
    halo: '#ffb65c',
    cloud: '#ffe3cf',
    far: '#a894cf',
    mid: '#8675b8',
    near: '#665499',
    lit: '#ffe0a0',
    walls: ['#d98b3f', '#a86f52', '#c9a24e', '#8a7f9a'],
    window: '#4a3560',
    glow: '#ffdf8f',
    roof: '#ffc93d',
    trim: '#3d3358',
  },
  train: {
    sky: ['#3b2a86', '#8a3f9e', '#f0617c', '#ffab5e'],
    sun: { x: 0.5, y: 0.66, r: 96 },
    light: '#ffdf90',
    halo: '#ff7d5a',
    cloud: '#ff9fa8',
    far: '#8d4a9a',
    mid: '#6a3888',
    near: '#4b2a70',
    lit: '#ffd28a',
    walls: ['#c23f4f', '#2f6f8f', '#b5643a', '#5a4a8f'],
    window: '#ffcf7a',
    glow: '#ffd98f',
    roof: '#7d86a8',
    trim: '#2c2350',
  },
  neon: {
    sky: ['#0d0a33', '#1d1458', '#43207e', '#8a2d8c'],
    sun: { x: 0.78, y: 0.2, r: 46 },
    light: '#f2f4ff',
    halo: '#8fa0ff',
    cloud: '#3a2a78',
    far: '#3a2a80',
    mid: '#2a1c66',
    near: '#1d124c',
    lit: '#5ff0ff',
    walls: ['#3a2378', '#27306f', '#4a1f6a', '#1f3a68'],
    window: '#ffd75e',
    glow: '#ff5fd0',
    roof: '#5a3fae',
    trim: '#19e0ff',
  },
};
