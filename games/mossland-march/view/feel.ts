import type { Feel } from '@playgrove/kit/runtime';

const MOSS = ['#b9f26a', '#6fdc4a', '#e9ffb8', '#ffffff'];
const EMBER = ['#ff6150', '#ffab8a', '#ffd02e'];
const DUST = ['#e6cf9c', '#c9a56a', '#fff3d0'];
const BARK = ['#8a5430', '#d29a5c', '#9be04f'];
const GOLD = ['#fff3a8', '#ffc93c', '#ff8a1f', '#ffffff'];

/** How everything that happens is answered. */
export const feel: Readonly<Record<string, Feel>> = {
  // Many little feet: soft, and gated by the kit.
  step: { sound: [0.16, 0.2, 340, 0, 0.006, 0.03, 0, 1.4, 9], gain: 0.5 },
  march: {
    sound: [0.7, 0.05, 392, 0.005, 0.05, 0.12, 0, 1.2, 3, 0, 130, 0.05],
    buzz: 8,
    burst: { count: 8, colors: DUST, speed: 130, size: 11, life: 0.4, shape: 'puff' },
  },
  joined: { sound: [0.22, 0.1, 520, 0.003, 0.01, 0.05, 0, 1.5, 12], gain: 0.6 },
  held: { sound: 'back', gain: 0.7, buzz: 6 },
  bite: {
    sound: [0.4, 0.12, 210, 0, 0.012, 0.05, 2, 0.8, -5, 0, 0, 0, 0, 0.4],
    gain: 0.7,
    burst: {
      count: 3,
      colors: ['#ffffff', '#ffe9a0'],
      speed: 150,
      size: 6,
      life: 0.3,
      shape: 'star',
    },
  },
  bitten: {
    sound: [0.5, 0.12, 160, 0, 0.015, 0.07, 2, 0.8, -4, 0, 0, 0, 0, 0.5],
    buzz: 6,
    burst: { count: 4, colors: EMBER, speed: 170, size: 7, life: 0.32, shape: 'drop' },
  },
  clash: {
    sound: [0.3, 0.2, 900, 0, 0.004, 0.04, 1, 0.7, -8, 0, 0, 0, 0, 0.3],
    gain: 0.6,
    burst: {
      count: 4,
      colors: ['#ffffff', '#fff0a0', '#ffc0b0'],
      speed: 140,
      size: 9,
      life: 0.3,
      shape: 'puff',
    },
  },
  woken: {
    sound: 'match',
    climb: true,
    buzz: 14,
    burst: {
      count: 16,
      colors: MOSS,
      speed: 260,
      size: 10,
      life: 0.6,
      gravity: 260,
      shape: 'confetti',
    },
  },
  taken: {
    sound: 'clear',
    climb: true,
    buzz: 22,
    shake: 0.25,
    stop: 40,
    shout: 'shout.taken',
    shoutColors: ['#ffffff', '#b8ff5c'],
    burst: {
      count: 22,
      colors: [...MOSS, ...GOLD],
      speed: 340,
      size: 11,
      life: 0.7,
      gravity: 300,
      shape: 'confetti',
    },
  },
  chain: {
    sound: 'gem',
    climb: true,
    gain: 0.8,
    shout: 'shout.chain',
    shoutColors: ['#fff6c8', '#ff9f1f'],
    burst: { count: 8, colors: GOLD, speed: 240, size: 10, life: 0.55, shape: 'star' },
  },
  lost: {
    sound: 'hit',
    duck: true,
    buzz: 36,
    shake: 0.4,
    stop: 50,
    shout: 'shout.lost',
    shoutColors: ['#ffe0d0', '#ff5a4a'],
    burst: {
      count: 16,
      colors: EMBER,
      speed: 280,
      size: 12,
      life: 0.6,
      gravity: 320,
      shape: 'drop',
    },
  },
  theirs: {
    sound: 'place',
    gain: 0.6,
    burst: { count: 8, colors: DUST, speed: 160, size: 12, life: 0.45, shape: 'puff' },
  },
  asleep: {
    sound: [0.5, 0, 440, 0.02, 0.08, 0.3, 0, 1, -2.5],
    gain: 0.7,
    burst: {
      count: 10,
      colors: ['#cfe0ff', '#b9c3a8', '#ffffff'],
      speed: 120,
      size: 12,
      life: 0.8,
      shape: 'puff',
    },
  },
  threat: { sound: [0.5, 0, 196, 0.02, 0.12, 0.16, 2, 0.9, 0, 0, 98, 0.1], buzz: 16 },
  horn: { sound: [0.34, 0.04, 147, 0.02, 0.1, 0.14, 2, 1, 0.6], gain: 0.6 },
  snap: {
    sound: 'munch',
    gain: 0.55,
    burst: {
      count: 5,
      colors: ['#ff5f9e', '#ffd6e6'],
      speed: 170,
      size: 7,
      life: 0.35,
      shape: 'drop',
    },
  },
  twig: {
    sound: [0.9, 0.05, 1100, 0, 0.004, 0.05, 4, 0.6, -20, 0, 0, 0, 0, 0.8, 0, 0, 0.03],
    buzz: 20,
    shake: 0.18,
    burst: {
      count: 14,
      colors: BARK,
      speed: 280,
      size: 9,
      life: 0.5,
      gravity: 500,
      shape: 'confetti',
    },
  },
  turned: {
    sound: [0.45, 0.1, 460, 0, 0.02, 0.07, 0, 1.2, -8],
    gain: 0.7,
    burst: { count: 3, colors: DUST, speed: 130, size: 9, life: 0.3, shape: 'puff' },
  },
  'twig-grown': { sound: 'coin', gain: 0.5 },
  late: { sound: 'bell', duck: true, buzz: 20 },
  victory: {
    sound: 'win',
    duck: true,
    buzz: 40,
    shout: 'shout.victory',
    shoutColors: ['#fff6c8', '#8fe04a'],
    burst: {
      count: 40,
      colors: [...MOSS, ...GOLD],
      speed: 520,
      size: 13,
      life: 1.2,
      gravity: 380,
      shape: 'confetti',
    },
  },
};
