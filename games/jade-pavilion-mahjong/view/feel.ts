import type { Feel } from '@playgrove/kit/runtime';

const JADE = ['#8ff0c4', '#ffffff', '#2fc48f'];
const GOLD = ['#fff0a6', '#ffd02e', '#ff8a1f'];

/** How everything that happens is answered. */
export const FEEL: Readonly<Record<string, Feel>> = {
  lift: { sound: 'flip', gain: 0.7, buzz: 6 },
  pair: {
    sound: [1.1, 0.03, 1150, 0.001, 0.004, 0.05, 1, 0.6, -4, 0, 0, 0, 0, 0.25],
    buzz: 16,
    burst: { count: 12, colors: JADE, speed: 260, size: 9, life: 0.5, gravity: 240, shape: 'star' },
  },
  link: {
    sound: [0.9, 0.01, 523, 0.002, 0.04, 0.24, 1, 1.4, 0, 0, 262, 0.04, 0, 0.05],
    climb: true,
    buzz: 22,
    shout: 'shout.link',
    shoutColors: ['#fff6c8', '#ffb02e'],
    burst: {
      count: 20,
      colors: GOLD,
      speed: 330,
      size: 11,
      life: 0.7,
      gravity: 220,
      shape: 'star',
    },
  },
  chain: {
    sound: 'levelup',
    duck: true,
    buzz: 40,
    shake: 0.22,
    stop: 40,
    burst: {
      count: 34,
      colors: ['#ff4b55', '#ffd02e', '#45d15b', '#4cc3ff', '#ff4f9a'],
      speed: 420,
      size: 11,
      life: 1.1,
      gravity: 420,
      shape: 'confetti',
    },
  },
  fresh: {
    burst: { count: 4, colors: GOLD, speed: 120, size: 7, life: 0.45, shape: 'star' },
    when: 'settled',
  },
  back: { sound: 'whoosh', gain: 0.9, buzz: 18 },
  refused: { sound: 'back', gain: 0.5, buzz: 10 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 60,
    burst: {
      count: 46,
      colors: ['#fff6a0', '#ffd02e', '#8ff0c4', '#ff6a8a', '#ffffff'],
      speed: 640,
      size: 13,
      life: 1.6,
      gravity: 200,
      shape: 'star',
    },
  },
};
