/** What a place looks like from above. */
export type Theme = {
  readonly ground: string;
  readonly seam: string;
  readonly light: string;
  readonly paving: 'cobbles' | 'bricks' | 'planks' | 'tiles' | 'gravel';
  /** The lines of bays. */
  readonly lines: string;
  readonly wall: 'hedge' | 'stone' | 'rope';
  readonly around: 'grass' | 'water' | 'street';
  readonly roofs: readonly string[];
  readonly bloom: string;
};

export const THEMES: readonly Theme[] = [
  {
    ground: '#f6dca6',
    seam: '#e6c081',
    light: '#ffeec9',
    paving: 'cobbles',
    lines: '#ffffff',
    wall: 'hedge',
    around: 'grass',
    roofs: ['#ff7f5f', '#ffb14a', '#e9604f'],
    bloom: '#ff8fb3',
  },
  {
    ground: '#f3b796',
    seam: '#df9673',
    light: '#ffd0b3',
    paving: 'bricks',
    lines: '#fff8ea',
    wall: 'hedge',
    around: 'street',
    roofs: ['#b5654a', '#f7d9a8', '#e98b53'],
    bloom: '#ffd84a',
  },
  {
    ground: '#c4e8e2',
    seam: '#9fd3cc',
    light: '#e2f8f3',
    paving: 'tiles',
    lines: '#ffffff',
    wall: 'stone',
    around: 'grass',
    roofs: ['#3f8fc4', '#f4f1e6', '#5fb6d6'],
    bloom: '#ff6f91',
  },
  {
    ground: '#dccbf0',
    seam: '#bfa7de',
    light: '#efe4fb',
    paving: 'cobbles',
    lines: '#ffffff',
    wall: 'hedge',
    around: 'street',
    roofs: ['#8d6ad0', '#ff9ab8', '#6fc0a8'],
    bloom: '#ffe066',
  },
  {
    ground: '#e0b27a',
    seam: '#bf8b53',
    light: '#f2cc9a',
    paving: 'planks',
    lines: '#fffbe8',
    wall: 'rope',
    around: 'water',
    roofs: ['#ff6b5b', '#fff3d8', '#3fa0d8'],
    bloom: '#ffffff',
  },
  {
    ground: '#dfe6a6',
    seam: '#c3cd7f',
    light: '#f2f6cd',
    paving: 'gravel',
    lines: '#ffffff',
    wall: 'hedge',
    around: 'grass',
    roofs: ['#bfe8ea', '#8fce6a', '#e6f6f3'],
    bloom: '#ff7fa8',
  },
  {
    ground: '#ecc7c2',
    seam: '#d3a19c',
    light: '#fbe2dd',
    paving: 'tiles',
    lines: '#fff9ee',
    wall: 'stone',
    around: 'street',
    roofs: ['#7a5a86', '#c96b5f', '#54718f'],
    bloom: '#ffd84a',
  },
  {
    ground: '#ccd6f2',
    seam: '#a8b6de',
    light: '#e6edff',
    paving: 'bricks',
    lines: '#ffffff',
    wall: 'stone',
    around: 'grass',
    roofs: ['#5a67c4', '#f2c84b', '#8691dc'],
    bloom: '#ff8fd0',
  },
];
