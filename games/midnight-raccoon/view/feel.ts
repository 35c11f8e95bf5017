import type { Feel } from '@playgrove/kit/runtime';

const GOLD = ['#ffd02e', '#fff6c8', '#ff9a3a'] as const;
const DUST = ['#ffffff', '#d6d9f2', '#a9acc6'] as const;

export const feel: Readonly<Record<string, Feel>> = {
  hold: { sound: 'tick', gain: 0.5 },
  resume: { sound: 'back', gain: 0.35 },
  go: { sound: 'swap', gain: 0.9, buzz: 6 },
  // A loud step.
  step: {
    sound: [0.5, 0.1, 120, 0, 0.01, 0.05, 0, 0.8, -5, 0, 0, 0, 0, 0.5],
    burst: { count: 3, colors: DUST, shape: 'puff', size: 12, speed: 60, life: 0.35 },
  },
  bump: { sound: 'place', gain: 0.6, buzz: 8 },
  snack: {
    sound: 'munch',
    climb: true,
    buzz: 14,
    stop: 40,
    shout: 'shout.snack',
    shoutColors: ['#ffffff', '#ffd02e'],
    burst: { count: 16, colors: GOLD, shape: 'star', size: 16, speed: 260 },
  },
  all: { sound: 'power', duck: true, shout: 'shout.all', shoutColors: ['#ffffff', '#8dffb0'] },
  key: {
    sound: 'coin',
    buzz: 14,
    stop: 40,
    shout: 'shout.key',
    shoutColors: ['#ffffff', '#ffd86a'],
    burst: { count: 14, colors: GOLD, shape: 'star', size: 14 },
  },
  door: {
    sound: 'slide',
    burst: { count: 14, colors: ['#e8c46a', '#ffffff'], shape: 'puff', size: 24 },
  },
  hide: {
    sound: 'clack',
    gain: 0.7,
    buzz: 10,
    burst: { count: 8, colors: ['#b6c8e4', '#ffffff'], shape: 'puff', size: 14 },
  },
  rise: { sound: 'pop', gain: 0.7 },
  heard: { sound: [0.6, 0, 330, 0.01, 0.05, 0.12, 0, 1.2, 9], buzz: 10 },
  growl: { sound: [0.9, 0.05, 90, 0.02, 0.2, 0.2, 2, 0.6, 0.6, 0, 0, 0, 0.03, 0.4], buzz: 20 },
  meow: {
    sound: [0.8, 0.03, 520, 0.05, 0.16, 0.22, 2, 1.3, -3, 4],
    buzz: 16,
    shout: 'shout.meow',
    shoutColors: ['#ffffff', '#ff9ac0'],
  },
  sensor: { sound: 'click', climb: true, gain: 0.6 },
  lamp: {
    sound: 'bell',
    gain: 0.8,
    buzz: 16,
    burst: { count: 1, colors: ['#ffe9a8'], shape: 'ring', size: 90 },
  },
  glimpse: { sound: [0.7, 0, 220, 0.01, 0.1, 0.16, 1, 1.4, 14], buzz: 18, duck: true },
  phew: {
    sound: 'drip',
    shout: 'shout.phew',
    shoutColors: ['#ffffff', '#7fe0ff'],
    burst: { count: 8, colors: ['#a8ecff', '#ffffff'], shape: 'drop', size: 10, speed: 120 },
  },
  caught: {
    sound: 'shatter',
    duck: true,
    buzz: 60,
    stop: 80,
    shake: 0.5,
    burst: {
      count: 14,
      colors: ['#ff4b55', '#ffd02e', '#ffffff'],
      shape: 'star',
      size: 18,
      speed: 320,
    },
  },
  out: {
    sound: 'levelup',
    duck: true,
    buzz: 24,
    burst: { count: 24, colors: ['#8dffb0', '#ffd02e', '#ff9ac0', '#7fe0ff'], shape: 'confetti' },
  },
};
