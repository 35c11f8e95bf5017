import type { Feel } from '@playgrove/kit/runtime';

const HINT = ['#ffffff', '#ffd98a'] as const;

export const FEEL: Readonly<Record<string, Feel>> = {
  wash: {
    sound: 'slurp',
    gain: 0.35,
    burst: {
      count: 4,
      colors: ['#ffffff', '#dff4ff', '#bfe8ff'],
      speed: 110,
      size: 13,
      life: 0.6,
      gravity: -60,
      shape: 'ring',
    },
  },
  rinse: {
    sound: 'pour',
    gain: 0.5,
    burst: {
      count: 6,
      colors: ['#7fd0ff', '#bfe8ff', '#ffffff'],
      speed: 220,
      size: 10,
      life: 0.6,
      gravity: 900,
      shape: 'drop',
    },
  },
  dry: {
    sound: 'whoosh',
    gain: 0.25,
    burst: {
      count: 3,
      colors: ['#ffffff', '#fff2d0'],
      speed: 260,
      size: 9,
      life: 0.35,
      shape: 'puff',
    },
  },
  comb: {
    sound: 'tick',
    gain: 0.35,
    climb: true,
    buzz: 5,
    burst: { count: 2, colors: ['#fff6c8'], speed: 120, size: 8, life: 0.35, shape: 'star' },
  },
  cut: {
    sound: 'clack',
    buzz: 12,
    burst: {
      count: 8,
      colors: ['#ffffff', '#fff6c8', '#d9c4ff'],
      speed: 260,
      size: 8,
      life: 0.45,
      gravity: 600,
      shape: 'confetti',
    },
  },
  curl: {
    sound: [0.4, 0, 500, 0.01, 0.05, 0.1, 4, 0.6, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 900],
    gain: 0.5,
    burst: {
      count: 2,
      colors: ['#ffffffcc', '#fff2d0'],
      speed: 70,
      size: 14,
      life: 0.5,
      gravity: -160,
      shape: 'puff',
    },
  },
  dye: {
    sound: 'drip',
    gain: 0.5,
    climb: true,
    burst: {
      count: 3,
      colors: ['#ff5fa8', '#ffd02e', '#4cc3ff', '#8f57f2'],
      speed: 150,
      size: 8,
      life: 0.45,
      gravity: 500,
      shape: 'drop',
    },
  },
  pin: { sound: 'tick', gain: 0.5 },
  pinned: {
    sound: 'place',
    buzz: 22,
    stop: 40,
    burst: {
      count: 16,
      colors: ['#ffd02e', '#ffffff', '#ff5fa8'],
      speed: 300,
      size: 12,
      life: 0.6,
      gravity: 400,
      shape: 'star',
    },
  },
  loose: { sound: 'swap' },
  undo: { sound: 'back' },
  wet: { sound: 'error', gain: 0.6, shout: 'shout.wet', shoutColors: HINT },
  dirty: { sound: 'error', gain: 0.6, shout: 'shout.dirty', shoutColors: HINT },
  knotted: { sound: 'error', gain: 0.6, shout: 'shout.knotted', shoutColors: HINT },
  short: { sound: 'error', gain: 0.6, shout: 'shout.short', shoutColors: HINT },
  reveal: {
    // The client does not say yet whether that is good news.
    sound: 'whoosh',
    duck: true,
    buzz: 40,
  },
};
