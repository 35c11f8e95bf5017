import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import { paintDuck } from './paint.ts';

/** The white that shows wherever paper is cut, and the sheets under all others. */
export const EDGE = '#fffaf0';
export const INK = '#3b2a5c';
export const ROAD = ['#6c7295', '#656b8d'] as const;
export const WATER = ['#3f9fd6', '#58b6e6', '#86d2f4'] as const;
export const KRAFT = ['#d9a86c', '#c8945a', '#a87444'] as const;

export type Theme = {
  /** Two sheets of meadow, tree crowns, blossoms, and the haze far away. */
  readonly meadow: readonly [string, string];
  readonly crowns: readonly [string, string, string];
  readonly haze: string;
};

const THEMES: readonly [Theme, ...Theme[]] = [
  {
    meadow: ['#a9db72', '#97cf62'],
    crowns: ['#4fae5f', '#7cc653', '#ff9db8'],
    haze: '#dff3e3',
  },
  {
    meadow: ['#ffd985', '#f7ca6c'],
    crowns: ['#ef8a4a', '#e2603f', '#ffb547'],
    haze: '#fff0d8',
  },
  {
    meadow: ['#cdb6f0', '#bea4e6'],
    crowns: ['#7a63c9', '#e77fc0', '#5f9fd8'],
    haze: '#f1e6fb',
  },
  {
    meadow: ['#9fdfd0', '#8bd1c2'],
    crowns: ['#2f9c93', '#f0776f', '#57c08c'],
    haze: '#def6f4',
  },
];

/** Rows of one color of meadow. */
const PER_THEME = 40;

export const themeAt = (row: number): Theme =>
  THEMES[Math.floor(Math.max(0, row) / PER_THEME) % THEMES.length] ?? THEMES[0];

/** Paper colors of cars. */
export const CARS = ['#ff6b57', '#ffc233', '#4aa8f0', '#f57fb0'] as const;

/** A number of 0 to 1 that stays with its place. */
export function odd(a: number, b: number): number {
  const mixed = Math.imul(a * 2 + 101, 0x9e3779b1) ^ Math.imul(b * 7 + 977, 0x85ebca6b);
  return (((mixed >>> 9) ^ (mixed >>> 19)) & 1023) / 1023;
}

/** The mother's paper: body and its folds, beak, ribbon. */
export const PAPERS = keepsakes(
  [
    { id: 'white', needs: 0, body: '#ffffff', fold: '#dfe6f5', beak: '#ff9a2e', ribbon: '#ff5a6e' },
    { id: 'sky', needs: 150, body: '#bfe6ff', fold: '#8cc6f0', beak: '#ffb52e', ribbon: '#2f6fd8' },
    {
      id: 'rose',
      needs: 350,
      body: '#ffd0df',
      fold: '#f7a4c0',
      beak: '#ff8a3c',
      ribbon: '#a83fc0',
    },
    {
      id: 'kraft',
      needs: 600,
      body: '#dcae76',
      fold: '#bd8a52',
      beak: '#f2683c',
      ribbon: '#fffaf0',
    },
    {
      id: 'mint',
      needs: 900,
      body: '#bdf0d3',
      fold: '#86d4ab',
      beak: '#ffa62e',
      ribbon: '#ff6f9a',
    },
    {
      id: 'news',
      needs: 1300,
      body: '#f3f0e6',
      fold: '#b9b6b0',
      beak: '#e8622e',
      ribbon: '#3b2a5c',
    },
    {
      id: 'night',
      needs: 1800,
      body: '#5d63b8',
      fold: '#434790',
      beak: '#ffd02e',
      ribbon: '#ffd02e',
    },
    {
      id: 'gold',
      needs: 2500,
      body: '#ffd95a',
      fold: '#e2a92a',
      beak: '#ff7a2e',
      ribbon: '#d8304f',
    },
  ],
  (c, paper) => paintDuck(c, 0, 2, 84, paper),
);

export type Paper = (typeof PAPERS.rows)[number];
export const CHICK = { body: '#ffe066', fold: '#f4bd2e', beak: '#ff8a2e' } as const;
