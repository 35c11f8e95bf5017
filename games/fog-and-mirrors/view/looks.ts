import { packOf, type Pack } from '../levels.ts';

export const INK = '#241a4a';

/** The colors of a pack's places. */
export type Look = {
  /** Around the board, from top to bottom. */
  readonly around: readonly [string, string, string];
  readonly grass: readonly [string, string];
  readonly tuft: string;
  readonly cliff: string;
  readonly road: string;
  readonly edge: string;
  readonly stone: string;
  readonly tree: readonly [string, string, string];
  readonly pointed: boolean;
};

const LOOKS: Readonly<Record<Pack, Look>> = {
  lane: {
    around: ['#3a3f86', '#2c4a80', '#1f5a74'],
    grass: ['#4f9a78', '#58a681'],
    tuft: '#7cc78f',
    cliff: '#2c5a5e',
    road: '#a894c4',
    edge: '#6a5a92',
    stone: '#c1b0d8',
    tree: ['#2f7a5e', '#46a06c', '#8ad082'],
    pointed: false,
  },
  pine: {
    around: ['#1f3d63', '#1d4f5e', '#174d4b'],
    grass: ['#3a7d6b', '#438a74'],
    tuft: '#69b488',
    cliff: '#1d4a4c',
    road: '#9a8f8a',
    edge: '#5d545c',
    stone: '#b8aca2',
    tree: ['#1d5950', '#2d7d62', '#5fb07e'],
    pointed: true,
  },
  marsh: {
    around: ['#24506e', '#246a74', '#2a7a6c'],
    grass: ['#5a9a6a', '#66a772'],
    tuft: '#9ad07c',
    cliff: '#2c6360',
    road: '#b59a7c',
    edge: '#74604f',
    stone: '#d0b795',
    tree: ['#3a7a4c', '#5ca356', '#a5d66e'],
    pointed: false,
  },
  ruin: {
    around: ['#4a2f74', '#623a78', '#7a4a74'],
    grass: ['#8a7fa6', '#958ab2'],
    tuft: '#b8acd0',
    cliff: '#4b3c74',
    road: '#d8b99a',
    edge: '#94745f',
    stone: '#ecd3b4',
    tree: ['#5a4a8a', '#7a66ad', '#b29ad8'],
    pointed: false,
  },
  peak: {
    around: ['#2c3f7c', '#3f62a0', '#6a93c2'],
    grass: ['#a9c4dc', '#b6d0e6'],
    tuft: '#dcebf7',
    cliff: '#5b7fae',
    road: '#8b8fb8',
    edge: '#5a5c8c',
    stone: '#a9aed2',
    tree: ['#2f6a78', '#4a9294', '#e8f6ff'],
    pointed: true,
  },
};

export const lookOf = (place: number): Look => LOOKS[packOf(place)];
