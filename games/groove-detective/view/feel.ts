import type { Feel } from '@playgrove/kit/runtime';

/*
 * Drums as zzfx parameters. `climb` with a value of 1 is the first step of the scale: it keeps their
 * pitch, because ears must know them again. They have no burst: its color would name the drum.
 */
export const FEEL: Readonly<Record<string, Feel>> = {
  kick: {
    sound: [1.9, 0, 105, 0, 0.03, 0.17, 0, 1.6, -3.2, 0, 0, 0, 0, 0.1],
    climb: true,
  },
  snare: {
    sound: [1.1, 0, 210, 0, 0.015, 0.13, 4, 0.7, -2, 0, 0, 0, 0, 1.6, 0, 0, 0, 1, 0, 0, 500],
    climb: true,
  },
  hat: {
    sound: [0.55, 0, 3200, 0, 0.004, 0.05, 4, 0.9, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 5200],
    climb: true,
  },
  bell: {
    sound: [0.7, 0, 830, 0, 0.012, 0.16, 2, 0.8, 0, 0, -270, 0.004, 0, 0, 0, 0, 0, 1, 0, 0, 700],
    climb: true,
  },
  tom: {
    sound: [1.3, 0, 215, 0, 0.03, 0.2, 0, 1.3, -1.6, 0, 0, 0, 0, 0.05],
    climb: true,
  },
  bass: {
    sound: [0.9, 0, 65, 0.01, 0.09, 0.16, 1, 1.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.8, 0.02],
    climb: true,
  },
  tune: {
    sound: [0.5, 0, 262, 0.005, 0.05, 0.2, 1, 1.2, 0, 0, 0, 0, 0, 0, 0, 0, 0.08, 0.7, 0.03],
    climb: true,
  },
  set: {
    buzz: 10,
    burst: { count: 3, colors: ['#fffdf2'], speed: 110, size: 9, life: 0.3, shape: 'ring' },
  },
  unset: { sound: 'back', gain: 0.6 },
  pick: { sound: 'flip' },
  listen: { sound: 'coin', gain: 0.6, buzz: 14, shout: 'shout.listen' },
  check: { sound: 'place', buzz: 20 },
  hint: { sound: 'tick', gain: 0.5 },
  found: {
    sound: 'match',
    climb: true,
    shout: 'shout.found',
    shoutColors: ['#fff6c8', '#ffc02e'],
    buzz: 30,
    stop: 40,
    burst: {
      count: 18,
      colors: ['#ffd02e', '#fff6e3', '#45d15b'],
      speed: 320,
      size: 13,
      life: 0.7,
      gravity: 500,
      shape: 'star',
    },
  },
};
