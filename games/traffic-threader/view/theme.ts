import { keepsakes } from '@playgrove/kit/draw/keepsakes';
import type { Biome } from '../rules/levels.ts';
import type { Kind } from '../rules/types.ts';
import { paintScooter } from './scooter.ts';

export type Light = {
  /** From the horizon up. */
  readonly sky: readonly [string, string, string, string];
  readonly fog: string;
  readonly ground: string;
  readonly road: string;
  readonly lines: string;
  /** Light from above and from the ground, the sun's, and how bright both are. */
  readonly above: string;
  readonly below: string;
  readonly sun: string;
  readonly bright: number;
  /** The disc in the sky: its color, halo, height and size. */
  readonly disc: string;
  readonly halo: string;
  readonly high: number;
  readonly size: number;
  /** The skyline, and how much lamps glow. */
  readonly far: string;
  readonly glow: number;
};

export const LIGHTS: Readonly<Record<Biome, Light>> = {
  dusk: {
    sky: ['#ffc46b', '#ff7d76', '#b1519f', '#43307f'],
    fog: '#f79a7c',
    ground: '#7c4a86',
    road: '#5a4478',
    lines: '#ffe9c4',
    above: '#ffd9e6',
    below: '#a0568c',
    sun: '#ffb26b',
    bright: 2,
    disc: '#fff2b8',
    halo: '#ffb45a',
    high: 3,
    size: 21,
    far: '#7b3f8c',
    glow: 0.75,
  },
  night: {
    sky: ['#3a56b8', '#283a92', '#1b2468', '#0e1240'],
    fog: '#2d3f94',
    ground: '#1d2a63',
    road: '#323a78',
    lines: '#8ff3ff',
    above: '#a9b9ff',
    below: '#4a3aa0',
    sun: '#9fd0ff',
    bright: 1.75,
    disc: '#fdf8df',
    halo: '#8fa8ff',
    high: 44,
    size: 8,
    far: '#1a2168',
    glow: 1,
  },
  dawn: {
    sky: ['#fff0c9', '#ffd3b8', '#b9c8ec', '#7d9be0'],
    fog: '#f6dfd2',
    ground: '#86b98a',
    road: '#8b86a6',
    lines: '#fffdf0',
    above: '#fff4ea',
    below: '#9cbf9c',
    sun: '#ffdca0',
    bright: 2.3,
    disc: '#fffdf0',
    halo: '#ffe2a8',
    high: 10,
    size: 13,
    far: '#a9b7cf',
    glow: 0.35,
  },
  day: {
    sky: ['#d3f3ff', '#8fdcff', '#4db8f5', '#2b84dc'],
    fog: '#c4ebfa',
    ground: '#f3d694',
    road: '#7d87ad',
    lines: '#ffffff',
    above: '#ffffff',
    below: '#e0c48c',
    sun: '#fff3d0',
    bright: 2.5,
    disc: '#ffffff',
    halo: '#fff6c8',
    high: 46,
    size: 9,
    far: '#5fb6d8',
    glow: 0.12,
  },
};

/** Paint of the vehicles; those of two kinds keep their own. */
export const PAINTS = ['#ff5a5f', '#ffc233', '#3fc6b4', '#5a9bff', '#f58ad0', '#f4efe4'] as const;
export const paintOf = (kind: Kind, paint: number): string =>
  kind === 'hay' || kind === 'cream' ? '#ffffff' : (PAINTS[paint] ?? '#ffffff');

export const INK = '#2b1b4d';
export const AMBER = '#ffb52e';

/** Scooters: their paint and trim, the rider's suit, scarf and helmet, what is on it, the trail. */
export const SCOOTERS = keepsakes(
  [
    look('teal', 0, '#14c4b4', '#fff6e3', '#ff7a3d', '#ff4b7d', '#ffd02e', '', '#5ff5e6'),
    look('cat', 4, '#ff8fc3', '#fff1f8', '#8a4dff', '#ffd02e', '#ff8fc3', 'ears', '#ff9ade'),
    look('bee', 10, '#ffd02e', '#3b2a4d', '#3b2a4d', '#fff6e3', '#ffd02e', 'feelers', '#ffe866'),
    look('dragon', 20, '#45d15b', '#fff2a0', '#1f8f5f', '#ff8a1f', '#45d15b', 'fin', '#9dff7a'),
    look('comet', 34, '#8a4dff', '#ffd9ff', '#2b1b4d', '#4cc3ff', '#b48cff', 'star', '#c79bff'),
    look('ember', 50, '#ff4b2e', '#ffd02e', '#4d1b2b', '#ffd02e', '#ff6a3a', 'fin', '#ffa04a'),
    look('rabbit', 70, '#f4f6ff', '#9fb4ff', '#6c86e8', '#ff8fc3', '#ffffff', 'rabbit', '#dfe8ff'),
    look('gold', 95, '#ffc23c', '#fff6d0', '#fff6e3', '#ff4b55', '#ffc23c', 'star', '#fff0a0'),
  ],
  (c, one) => paintScooter(c, 0, 6, 27, one),
);

function look(
  id: string,
  needs: number,
  body: string,
  trim: string,
  suit: string,
  scarf: string,
  helmet: string,
  top: '' | 'ears' | 'feelers' | 'fin' | 'star' | 'rabbit',
  glow: string,
) {
  return { id, needs, body, trim, suit, scarf, helmet, top, glow } as const;
}

export type Look = ReturnType<typeof look>;
