import type { Pack } from '../levels.ts';

export type Theme = {
  readonly floor: readonly [string, string];
  readonly pattern: 'grass' | 'tiles' | 'dirt' | 'cobbles' | 'marble';
  /** Tall things: their top, its light edge and their front. */
  readonly top: string;
  readonly edge: string;
  readonly front: string;
  readonly tall: 'hedge' | 'counter' | 'crate' | 'house' | 'case';
  readonly low: 'flowers' | 'table' | 'barrel' | 'hydrant' | 'vase';
  /** What lies around the yard, and its fence. */
  readonly around: readonly [string, string];
  readonly fence: readonly [string, string];
  readonly snacks: readonly [string, string, string];
};

export const THEMES: Readonly<Record<Pack, Theme>> = {
  backyard: {
    floor: ['#37796f', '#326f6a'],
    pattern: 'grass',
    top: '#2c6a52',
    edge: '#4fa374',
    front: '#173f42',
    tall: 'hedge',
    low: 'flowers',
    around: ['#2c6f57', '#164248'],
    fence: ['#c9b28f', '#7d6658'],
    snacks: ['burger', 'hotdog', 'apple'],
  },
  bakery: {
    floor: ['#7a6699', '#66548a'],
    pattern: 'tiles',
    top: '#b9825e',
    edge: '#e2b083',
    front: '#6f4343',
    tall: 'counter',
    low: 'table',
    around: ['#5c3a6e', '#331f50'],
    fence: ['#e79a86', '#9c4f62'],
    snacks: ['croissant', 'donut', 'cupcake'],
  },
  kennel: {
    floor: ['#6d7a86', '#66717f'],
    pattern: 'dirt',
    top: '#a8744f',
    edge: '#d09a6c',
    front: '#5e3b3a',
    tall: 'crate',
    low: 'barrel',
    around: ['#3c6b5c', '#1f3f52'],
    fence: ['#b7c3d6', '#66748f'],
    snacks: ['drumstick', 'pizza', 'pretzel'],
  },
  porch: {
    floor: ['#56659a', '#4f5d92'],
    pattern: 'cobbles',
    top: '#a94f6d',
    edge: '#d67b8f',
    front: '#5e2f5c',
    tall: 'house',
    low: 'hydrant',
    around: ['#3a5f7a', '#23305f'],
    fence: ['#f0e2d2', '#9686a6'],
    snacks: ['pie', 'cookie', 'taco'],
  },
  museum: {
    floor: ['#6a6fae', '#5f64a3'],
    pattern: 'marble',
    top: '#8a5aa6',
    edge: '#c08ad0',
    front: '#47296b',
    tall: 'case',
    low: 'vase',
    around: ['#4a3a8a', '#271c54'],
    fence: ['#e8c46a', '#96692f'],
    snacks: ['cake', 'sushi', 'cheese'],
  },
};
