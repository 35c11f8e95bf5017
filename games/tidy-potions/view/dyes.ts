import { MAX_COLORS } from '../rules/bottles.ts';

/** A potion's color and its sign, so that color is never all there is. */
export type Dye = {
  readonly color: string;
  /** The sign's outline in a square of 100, its middle at 0, 0. */
  readonly sign: string;
};

/** By the rules' colors. Signs differ in shape, and neighbors in hue differ in brightness. */
export const DYES: readonly Dye[] = [
  // Heart.
  {
    color: '#f5384f',
    sign: 'M0 42C-58 4-48-40-20-40-8-40 0-30 0-22 0-30 8-40 20-40 48-40 58 4 0 42Z',
  },
  // Star.
  { color: '#ffc928', sign: 'M0-46 13-15 46-13 20 9 29 42 0 23-29 42-20 9-46-13-13-15Z' },
  // Diamond.
  { color: '#2f6bff', sign: 'M0-48 36 0 0 48-36 0Z' },
  // Leaf.
  { color: '#36c24a', sign: 'M-40 40C-48-20-8-46 42-42 46 8 20 46-26 36L-40 46Z' },
  // Moon.
  { color: '#8d46f0', sign: 'M18-44A46 46 0 1 0 40 28 38 38 0 0 1 18-44Z' },
  // Sun: a flower of eight.
  {
    color: '#ff8420',
    sign: 'M0-48 12-29 34-34 29-12 48 0 29 12 34 34 12 29 0 48-12 29-34 34-29 12-48 0-29-12-34-34-12-29Z',
  },
  // Drop.
  { color: '#4fc9ff', sign: 'M0-48C30-10 36 4 36 14A36 34 0 0 1-36 14C-36 4-30-10 0-48Z' },
  // Flower of four.
  {
    color: '#ff6fb8',
    sign: 'M0-12C-16-62 16-62 0-12 50-28 50 4 12 0 62 16 30 46 6 12 22 60-22 60-6 12-30 46-62 16-12 0-50 4-50-28 0-12Z',
  },
  // Cross.
  { color: '#f3ead6', sign: 'M-14-44H14V-14H44V14H14V44H-14V14H-44V-14H-14Z' },
  // Wave.
  {
    color: '#0b8f8a',
    sign: 'M-48-6C-34-34-16-34 0-14 14 4 30 4 44-20L48 4C32 36 14 36-2 14-16-4-32-4-44 22Z',
  },
];

if (DYES.length !== MAX_COLORS) throw new Error('tidy-potions: a color has no dye');

export const dyeOf = (color: number): Dye => DYES[color] ?? { color: '#ffffff', sign: '' };
