import type { Feel } from '@playgrove/kit/runtime';

const PARTY = ['#ffd02e', '#ff5fa8', '#4cc3ff', '#45d15b', '#ffffff'] as const;

export const FEEL: Readonly<Record<string, Feel>> = {
  stamp: {
    sound: 'place',
    climb: true,
    buzz: 14,
    burst: {
      count: 9,
      colors: ['#ffffff', '#ffd6ec', '#ff5fa8'],
      speed: 260,
      size: 11,
      life: 0.4,
      gravity: 500,
      shape: 'drop',
    },
  },
  stroke: {
    sound: 'slide',
    climb: true,
    buzz: 10,
    burst: {
      count: 7,
      colors: ['#ffffff', '#d6f0ff', '#4cc3ff'],
      speed: 200,
      size: 10,
      life: 0.4,
      gravity: 500,
      shape: 'drop',
    },
  },
  green: {
    sound: 'match',
    climb: true,
    buzz: 22,
    burst: {
      count: 14,
      colors: ['#45d15b', '#c8ffb0', '#ffffff'],
      speed: 320,
      size: 12,
      life: 0.55,
      gravity: 300,
      shape: 'star',
    },
  },
  wish: {
    sound: 'bell',
    buzz: 18,
    burst: {
      count: 12,
      colors: PARTY,
      speed: 300,
      size: 12,
      life: 0.55,
      gravity: 300,
      shape: 'star',
    },
  },
  covered: {
    sound: 'drip',
    shout: 'shout.covered',
    shoutColors: ['#ffffff', '#ffd98a'],
  },
  refused: { sound: 'error', gain: 0.7, buzz: 12 },
  dry: { sound: 'drip', gain: 0.7 },
  undo: { sound: 'back', shout: 'shout.undo', shoutColors: ['#ffffff', '#ffd98a'] },
  cloth: { sound: 'flip' },
  cut: {
    sound: 'slice',
    duck: true,
    buzz: 40,
    burst: {
      count: 26,
      colors: PARTY,
      speed: 520,
      size: 15,
      life: 1.1,
      gravity: 620,
      shape: 'confetti',
    },
  },
};
