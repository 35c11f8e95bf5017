/** The colors of a town: grass, two kinds of lawn, trees, pavement. */
export type Colors = {
  readonly grass: string;
  readonly lawns: readonly [string, string];
  readonly tree: string;
  readonly pave: string;
};

export const INK = '#2b1b4d';

/** By town: spring, summer, waterside, market day, fall, snow, harbor, city. */
export const COLORS: readonly Colors[] = [
  { grass: '#4fae5a', lawns: ['#9fdc6c', '#8bd166'], tree: '#2f8f5b', pave: '#f0dfbf' },
  { grass: '#3f9f78', lawns: ['#7fd08a', '#6fc47f'], tree: '#227a63', pave: '#efe3c9' },
  { grass: '#3d9c9a', lawns: ['#a5dd83', '#93d27c'], tree: '#21806f', pave: '#f3e2b4' },
  { grass: '#b9794c', lawns: ['#f3cf8e', '#ecc27f'], tree: '#7f9a3c', pave: '#fbeed6' },
  { grass: '#b8733a', lawns: ['#e6b95c', '#dcaa50'], tree: '#c9512f', pave: '#f2dfc2' },
  { grass: '#86a8d8', lawns: ['#eef5ff', '#e0ebfb'], tree: '#5c8fb0', pave: '#b9cbe6' },
  { grass: '#2f8fc0', lawns: ['#f2dda6', '#ead093'], tree: '#3d9a6b', pave: '#d8b98c' },
  { grass: '#6d6a9a', lawns: ['#b7d89a', '#a8cd90'], tree: '#3f8a64', pave: '#d9d4e8' },
];

export const ROOFS = ['#ff5a52', '#ff9a1f', '#2f86ff', '#a04dff', '#17b8a6', '#ff5fa8'] as const;
