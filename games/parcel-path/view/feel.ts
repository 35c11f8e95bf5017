import type { Feel } from '@playgrove/kit/runtime';

const DUST = ['#f0dfbf', '#ffffff'];
const GOLD = ['#ffd02e', '#fff6c8', '#ff9a1f'];
const CHEER = ['#ff5a52', '#ffd02e', '#2f86ff', '#17b8a6', '#ff5fa8', '#ffffff'];

/** How everything that happens is answered. */
export const FEEL: Readonly<Record<string, Feel>> = {
  road: {
    sound: [0.7, 0.02, 330, 0.002, 0.006, 0.06, 0, 1.2, 6],
    climb: true,
    buzz: 6,
    burst: { count: 3, colors: DUST, speed: 90, size: 12, life: 0.35, shape: 'puff' },
  },
  back: { sound: 'back', gain: 0.5, buzz: 5 },
  house: {
    sound: 'bell',
    climb: true,
    buzz: 18,
    stop: 30,
    burst: { count: 12, colors: GOLD, speed: 240, size: 12, life: 0.55, shape: 'star' },
  },
  stuck: { sound: 'error', gain: 0.7, buzz: 30 },
  refused: { sound: 'clack', gain: 0.35, buzz: 12 },
  medal: { sound: 'tick', gain: 0.8, buzz: 10 },
  dusk: {
    sound: [0.8, 0, 392, 0.02, 0.2, 0.4, 0, 1, 0, 0, -130, 0.18],
    duck: true,
    buzz: 24,
  },
  second: { sound: 'tick', gain: 0.5 },
  done: {
    sound: 'power',
    duck: true,
    buzz: 40,
    stop: 60,
    burst: { count: 20, colors: GOLD, speed: 360, size: 14, life: 0.7, shape: 'star' },
  },
  parcel: {
    sound: 'match',
    climb: true,
    buzz: 14,
    burst: {
      count: 9,
      colors: CHEER,
      speed: 220,
      size: 10,
      life: 0.6,
      gravity: 320,
      shape: 'confetti',
    },
  },
  home: {
    sound: 'levelup',
    duck: true,
    buzz: 50,
    burst: {
      count: 44,
      colors: CHEER,
      speed: 520,
      size: 13,
      life: 1.3,
      gravity: 380,
      shape: 'confetti',
    },
  },
};
