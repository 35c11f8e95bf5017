import type { House } from '../rules/pace.ts';

/** Sprites of the hanging baskets. */
export type Flower = 'hibiscus' | 'herb' | 'blossom' | 'tulip' | 'lotus';

/** A house of the glasshouse at its hour. */
export type HouseLook = {
  /** The sky through the glass, from top to bottom. */
  readonly sky: readonly [string, string, string, string];
  readonly sun: string;
  readonly rays: string;
  /** The iron, lit and in the shade. */
  readonly iron: string;
  readonly shade: string;
  /** Plants at the sides, trees outside. */
  readonly plants: string;
  readonly trees: string;
  readonly corner: string;
  readonly night: boolean;
  /** What blooms in the hanging baskets. */
  readonly flower: Flower;
};

export const HOUSE_LOOKS: Readonly<Record<House, HouseLook>> = {
  palm: {
    sky: ['#5fd0d8', '#a5ebdf', '#e6fae0', '#fff3c4'],
    sun: '#fffbe0',
    rays: '#ffffff40',
    iron: '#ffffff',
    shade: '#58aeb0',
    plants: '#1f9a80',
    trees: '#7fcfae',
    corner: '#0b5a6e',
    night: false,
    flower: 'hibiscus',
  },
  fern: {
    sky: ['#7fd4f0', '#b9ecc9', '#e4f6a4', '#fbf7b4'],
    sun: '#ffffff',
    rays: '#ffffff3a',
    iron: '#fdfff0',
    shade: '#6fae6a',
    plants: '#4a9e2e',
    trees: '#8fca6a',
    corner: '#1f5a3a',
    night: false,
    flower: 'herb',
  },
  orchid: {
    sky: ['#8fb4f5', '#d3b8f2', '#ffcfdc', '#ffe6cf'],
    sun: '#fff4e0',
    rays: '#ffffff38',
    iron: '#fff6fb',
    shade: '#b083b8',
    plants: '#2f8f8a',
    trees: '#b79bd8',
    corner: '#4a2a72',
    night: false,
    flower: 'blossom',
  },
  tulip: {
    sky: ['#c9567e', '#f58a6a', '#ffbd70', '#ffe6a0'],
    sun: '#fff0b8',
    rays: '#fff2b838',
    iron: '#fff0dc',
    shade: '#b8565c',
    plants: '#5f6b2a',
    trees: '#c86f5a',
    corner: '#5a1a4a',
    night: false,
    flower: 'tulip',
  },
  moon: {
    sky: ['#121a52', '#2b2f86', '#5a4fae', '#9a78c8'],
    sun: '#f4f6ff',
    rays: '#c8d4ff1f',
    iron: '#a9b8f0',
    shade: '#3a4290',
    plants: '#155a6a',
    trees: '#3a3f8f',
    corner: '#0a0b33',
    night: true,
    flower: 'lotus',
  },
};
