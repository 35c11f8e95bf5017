import type { Feel } from '@playgrove/kit/runtime';

const CHALK = ['#ffffff', '#f3f6ea', '#dfe9dc'] as const;

export const feel: Readonly<Record<string, Feel>> = {
  drawn: {
    sound: [0.5, 0.05, 1700, 0.01, 0.03, 0.06, 4, 0.7, -8, 0, 0, 0, 0, 1.4],
    buzz: 6,
    burst: { count: 12, colors: CHALK, shape: 'puff', size: 16, speed: 90, life: 0.6 },
  },
  solid: {
    sound: 'place',
    burst: { count: 14, colors: CHALK, shape: 'puff', size: 22, speed: 140 },
  },
  pinned: {
    sound: 'clack',
    burst: { count: 8, colors: ['#ffd02e', '#ffffff'], shape: 'star', size: 12 },
  },
  // A line for which there is no room or no chalk.
  refused: { sound: 'back', gain: 0.5, buzz: 8 },
  rub: { sound: 'back', gain: 0.9 },
  wipe: {
    sound: 'whoosh',
    burst: { count: 26, colors: CHALK, shape: 'puff', size: 46, speed: 420, life: 0.7 },
  },
  go: { sound: 'go', buzz: 10 },
  rewind: { sound: 'flip', gain: 0.8 },
  knock: {
    sound: 'place',
    gain: 0.7,
    burst: { count: 5, colors: CHALK, shape: 'puff', size: 13, speed: 70 },
  },
  thud: {
    sound: 'land',
    gain: 0.8,
    burst: { count: 5, colors: CHALK, shape: 'puff', size: 12, speed: 60 },
  },
  boing: {
    sound: 'bounce',
    buzz: 8,
    stop: 30,
    burst: { count: 1, colors: ['#ff9ad0'], shape: 'ring', size: 90 },
  },
  clink: {
    sound: 'gem',
    gain: 0.7,
    burst: { count: 6, colors: ['#ffffff', '#bff3ff'], shape: 'star', size: 14 },
  },
  shatter: {
    sound: 'shatter',
    buzz: 20,
    stop: 60,
    shake: 0.3,
    burst: {
      count: 26,
      colors: ['#ffffff', '#bff3ff', '#7fd7f5'],
      speed: 420,
      size: 13,
      gravity: 1200,
    },
  },
  key: {
    sound: 'coin',
    buzz: 14,
    stop: 40,
    burst: { count: 16, colors: ['#ffd02e', '#fff6c8'], shape: 'star' },
  },
  open: {
    sound: 'levelup',
    burst: { count: 24, colors: ['#ff9a8a', '#ffd9d0', '#ffffff'], shape: 'puff', size: 30 },
  },
  home: {
    sound: 'bell',
    duck: true,
    buzz: 24,
    stop: 50,
    burst: { count: 22, colors: ['#ffd02e', '#4cc3ff', '#ff4f9a', '#45d15b'], shape: 'confetti' },
  },
  solved: {
    sound: 'power',
    duck: true,
    buzz: 30,
    shout: 'shout.solved',
    shoutColors: ['#ffffff', '#ffd02e'],
  },
  missed: {
    sound: 'slide',
    buzz: 14,
    burst: { count: 10, colors: CHALK, shape: 'puff' },
  },
  almost: {
    sound: 'drip',
    buzz: 20,
    shout: 'shout.almost',
    shoutColors: ['#ffffff', '#ff9a5a'],
    burst: { count: 12, colors: ['#ffb27a', '#ffffff'], shape: 'star' },
  },
};
