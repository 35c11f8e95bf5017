import type { State } from '../rules/state.ts';

/** How the orchard looks at an hour of its day. */
export type Hour = {
  /** Sky from the top down to the horizon. */
  readonly sky: readonly [string, string, string, string, string, string];
  /** The glow about the sun, and the sun or moon itself. */
  readonly haze: string;
  readonly sun: string;
  /** How high the sun stands over the hills, parts of the field's shorter side. */
  readonly high: number;
  /** Trees and meadows from far to near. */
  readonly land: readonly [string, string, string, string];
  readonly meadow: readonly [string, string, string];
  readonly edge: string;
};

export const HOURS: readonly Hour[] = [
  {
    sky: ['#15307f', '#1560ac', '#1796c2', '#45c8c2', '#ffdf9e', '#ffab7c'],
    haze: '#35cfd0',
    sun: '#fff6cf',
    high: 0,
    land: ['#6cc4ae', '#4fb29f', '#49b08f', '#2b9a80'],
    meadow: ['#5cc06f', '#239a6f', '#127068'],
    edge: '#071c4d',
  },
  {
    sky: ['#1b62c9', '#2f8ae0', '#55b4ef', '#8ad8f5', '#c8f0f2', '#fdf3c8'],
    haze: '#9fe8ff',
    sun: '#fffbe0',
    high: 0.16,
    land: ['#8fd8b0', '#6cc693', '#63c07a', '#3aa86a'],
    meadow: ['#7fd868', '#3cb45f', '#1c8458'],
    edge: '#0a2f6a',
  },
  {
    sky: ['#0f4fb0', '#1a7fd8', '#35a8ea', '#6cccf2', '#a8e6f0', '#d8f6e0'],
    haze: '#6fe0ff',
    sun: '#ffffff',
    high: 0.34,
    land: ['#7fcf9c', '#58b97c', '#4fb860', '#2a9a50'],
    meadow: ['#8fe05a', '#48b848', '#1f8a48'],
    edge: '#08285c',
  },
  {
    sky: ['#5a2f8a', '#a84a8a', '#e8706a', '#ff9a54', '#ffc860', '#ffe9a0'],
    haze: '#ffb04a',
    sun: '#fff0b0',
    high: 0.06,
    land: ['#d8a468', '#b88a4e', '#98903f', '#6a7f3a'],
    meadow: ['#b8a83f', '#7a8a38', '#3f6a3a'],
    edge: '#3a0f3a',
  },
  {
    sky: ['#1f1a5c', '#43287f', '#7f3a94', '#c45a92', '#f08a86', '#ffbe94'],
    haze: '#d86ab0',
    sun: '#ffd8b0',
    high: -0.03,
    land: ['#8f74a8', '#6c5a98', '#4f5a86', '#3a4f74'],
    meadow: ['#4a7a78', '#2f5f6a', '#1f3f58'],
    edge: '#12083a',
  },
  {
    sky: ['#0a0f3a', '#121f5c', '#1a3a80', '#28609c', '#4a90b0', '#8ac4c0'],
    haze: '#7ab8ff',
    sun: '#f2f8ff',
    high: 0.42,
    land: ['#3f6f96', '#2f5a86', '#27547a', '#1c4468'],
    meadow: ['#2f6f78', '#1c4f64', '#0f2f4c'],
    edge: '#040824',
  },
];

/** Glasses of an endless run until the day goes on by an hour. */
const GLASSES = 3;
/** Cards of each hour. */
const CARDS = 6;

/** Cards have their hour; in endless the day goes by with the glasses; a rush is run at the golden hour. */
export function hourOf({ params, served }: Pick<State, 'params' | 'served'>): number {
  const last = HOURS.length - 1;
  if (params.mode === 'recipe') return Math.min(last, Math.floor((params.card - 1) / CARDS));
  return params.mode === 'rush' ? 3 : Math.min(last, Math.floor(served / GLASSES));
}
