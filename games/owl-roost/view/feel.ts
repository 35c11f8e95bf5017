import type { Feel } from '@playgrove/kit/runtime';

const DOWN = ['#fff3d8', '#e8d0a8', '#c8a878'];

/** How everything that happens is answered. */
export const FEEL: Readonly<Record<string, Feel>> = {
  cross: {
    sound: [0.5, 0.05, 900, 0.002, 0.008, 0.03, 4, 0.8, -30, 0, 0, 0, 0, 0.2],
    gain: 0.6,
    buzz: 5,
    burst: {
      count: 3,
      colors: ['#fff0d0', '#a8714a'],
      speed: 90,
      size: 6,
      life: 0.3,
      gravity: 300,
      shape: 'drop',
    },
  },
  clear: { sound: 'tick', gain: 0.3 },
  leave: {
    sound: [0.6, 0.05, 240, 0.03, 0.05, 0.12, 4, 0.7, 6, 0, 0, 0, 0.04, 0.3],
    gain: 0.6,
    burst: { count: 6, colors: DOWN, speed: 170, size: 9, life: 0.7, gravity: 120, shape: 'puff' },
  },
  perch: {
    sound: [0.9, 0, 330, 0.02, 0.09, 0.2, 0, 1.4, -1.2, 0, 0, 0, 0, 0, 3],
    climb: true,
    buzz: 14,
    burst: {
      count: 10,
      colors: DOWN,
      speed: 210,
      size: 9,
      life: 0.7,
      gravity: 160,
      shape: 'puff',
    },
  },
  hoot: {
    sound: [1, 0.03, 392, 0.05, 0.2, 0.22, 0, 1.6, -2.2, 0, 0, 0, 0, 0, 5],
    duck: true,
    buzz: 40,
    shake: 0.24,
    shout: 'shout.hoot',
    shoutColors: ['#ffffff', '#ff9a5a'],
    burst: {
      count: 8,
      colors: ['#ffd02e', '#ffffff'],
      speed: 260,
      size: 11,
      life: 0.5,
      shape: 'star',
    },
  },
  refused: { sound: 'back', gain: 0.4, buzz: 6 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 50,
    burst: {
      count: 40,
      colors: ['#fff6a0', '#ffd02e', '#b48cf2', '#6fd0ff', '#ffffff'],
      speed: 620,
      size: 12,
      life: 1.6,
      gravity: 160,
      shape: 'star',
    },
  },
};
