import type { Feel } from '@playgrove/kit/runtime';

const INKS = ['#26244a', '#3b3778', '#5a56a8'];
const BRIGHT = ['#d8433d', '#f6c846', '#5dab5c', '#3f7cc2', '#f096ab'];

/** How everything that happens is answered. */
export const FEEL: Readonly<Record<string, Feel>> = {
  ink: {
    sound: [0.9, 0.03, 392, 0.004, 0.02, 0.09, 0, 1.3, 9],
    climb: true,
    buzz: 8,
    burst: { count: 4, colors: INKS, speed: 110, size: 7, life: 0.35, gravity: 260, shape: 'drop' },
  },
  cross: {
    sound: [0.4, 0.05, 950, 0.002, 0.008, 0.03, 4, 0.8, -30],
    gain: 0.5,
    buzz: 4,
    burst: {
      count: 2,
      colors: ['#a8946a', '#efe1bf'],
      speed: 60,
      size: 5,
      life: 0.25,
      shape: 'puff',
    },
  },
  clear: { sound: 'tick', gain: 0.3 },
  line: {
    sound: 'match',
    gain: 0.7,
    buzz: 14,
    burst: {
      count: 8,
      colors: ['#ffcf4d', '#fff6c9'],
      speed: 220,
      size: 9,
      life: 0.5,
      shape: 'star',
    },
  },
  blot: {
    sound: 'splash',
    duck: true,
    buzz: 45,
    shake: 0.28,
    shout: 'shout.blot',
    shoutColors: ['#ffffff', '#ff8a7a'],
    burst: {
      count: 16,
      colors: ['#c8372f', '#8f2230', '#26244a'],
      speed: 320,
      size: 12,
      life: 0.7,
      gravity: 520,
      shape: 'drop',
    },
  },
  refused: { sound: 'back', gain: 0.3, buzz: 4 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 50,
    burst: {
      count: 40,
      colors: BRIGHT,
      speed: 620,
      size: 12,
      life: 1.5,
      gravity: 240,
      shape: 'drop',
    },
  },
};
