import type { Feel } from '@playgrove/kit/runtime';

const SPARK = ['#fff6c8', '#ffd02e', '#ffffff'];

/** How everything that happens is answered. */
export const FEEL: Readonly<Record<string, Feel>> = {
  pour: {
    sound: [0.5, 0.05, 240, 0.02, 0.03, 0.09, 4, 0.6, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0.8, 0, 0, 900],
    buzz: 8,
  },
  // A bottle sounds higher the fuller it is.
  glug: { sound: [1, 0.04, 196, 0.006, 0.02, 0.09, 0, 1.3, 13, 0, 60, 0.03], climb: true, buzz: 7 },
  potion: {
    sound: 'gem',
    climb: true,
    duck: true,
    buzz: 26,
    stop: 40,
    burst: {
      count: 18,
      colors: SPARK,
      speed: 330,
      size: 11,
      life: 0.8,
      gravity: 240,
      shape: 'star',
    },
  },
  chain: {
    sound: 'levelup',
    duck: true,
    buzz: 40,
    shake: 0.22,
    shout: 'shout.chain',
    shoutColors: ['#fff6c8', '#ffb02e'],
    burst: {
      count: 30,
      colors: ['#ff6fb8', '#ffd02e', '#36c24a', '#4fc9ff', '#8d46f0'],
      speed: 420,
      size: 11,
      life: 1,
      gravity: 300,
      shape: 'star',
    },
  },
  clear: {
    sound: [0.5, 0.1, 420, 0.02, 0.05, 0.2, 4, 0.5, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0.05, 0, 700],
    gain: 0.8,
    buzz: 10,
    burst: {
      count: 9,
      colors: ['#cfc6e8', '#9d93bd', '#ffffff'],
      speed: 150,
      size: 24,
      life: 0.7,
      gravity: -60,
      shape: 'puff',
    },
  },
  back: { sound: 'whoosh', gain: 0.8, buzz: 14 },
  spent: { sound: 'error', gain: 0.5 },
  refused: { sound: 'back', gain: 0.6, buzz: 12 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 60,
    burst: {
      count: 46,
      colors: ['#ff5f7a', '#ffd02e', '#56e06a', '#4fc9ff', '#b07aff'],
      speed: 640,
      size: 13,
      life: 1.6,
      gravity: 260,
      shape: 'star',
    },
  },
};
