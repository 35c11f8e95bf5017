import * as draw from '@playgrove/kit/draw';
import type { Feel } from '@playgrove/kit/runtime';
import { COASTS } from '../rules/towns.ts';

const CONFETTI = [
  draw.PALETTE.red,
  draw.PALETTE.yellow,
  draw.PALETTE.green,
  draw.PALETTE.sky,
  draw.PALETTE.pink,
];
const PRAISE: readonly [string, string] = ['#ffffff', '#ffd02e'];

export const feel: Readonly<Record<string, Feel>> = {
  ...Object.fromEntries(
    COASTS.map((coast): [string, Feel] => [
      `coast.${coast}`,
      {
        sound: 'levelup',
        duck: true,
        shout: `coast.${coast}`,
        shoutColors: ['#ffffff', '#9fe8ff'],
      },
    ]),
  ),
  drop: { sound: 'whoosh', gain: 0.6, buzz: 6 },
  perfect: {
    sound: 'match',
    climb: true,
    stop: 50,
    buzz: 20,
    burst: {
      count: 18,
      colors: ['#ffd02e', '#ffffff', '#ffef9a'],
      speed: 420,
      size: 13,
      life: 0.6,
      shape: 'star',
    },
  },
  good: {
    sound: 'land',
    buzz: 12,
    burst: {
      count: 10,
      colors: ['#f3e7cf', '#ffffff'],
      speed: 280,
      size: 13,
      life: 0.4,
      shape: 'puff',
    },
  },
  rough: {
    sound: 'clack',
    buzz: 22,
    shake: 0.2,
    burst: {
      count: 12,
      colors: ['#d8c2a0', '#b59a88'],
      speed: 300,
      size: 12,
      life: 0.5,
      gravity: 800,
    },
  },
  heavy: {
    sound: 'kick',
    buzz: 30,
    shake: 0.35,
    burst: {
      count: 14,
      colors: ['#c3c6d6', '#8d8fa6'],
      speed: 320,
      size: 14,
      life: 0.5,
      shape: 'puff',
    },
  },
  'guests.1': { shout: 'shout.guests', shoutColors: ['#ffffff', '#d8d2e8'] },
  'guests.2': { shout: 'shout.guests', shoutColors: ['#ffffff', '#bfe6f5'] },
  'guests.3': { shout: 'shout.perfect', shoutColors: PRAISE },
  'guests.5': {
    sound: 'star',
    gain: 0.7,
    shout: 'shout.crowd',
    shoutColors: ['#ffffff', '#ff9ac0'],
    burst: { count: 16, colors: CONFETTI, speed: 380, size: 11, gravity: 700, shape: 'confetti' },
  },
  phew: { shout: 'shout.phew', shoutColors: ['#ffffff', '#ffab5c'] },
  steady: { sound: 'power', gain: 0.5, shout: 'shout.steady', shoutColors: ['#ffffff', '#8ff0c8'] },
  heart: {
    sound: 'power',
    duck: true,
    shout: 'shout.heart',
    shoutColors: ['#ffffff', '#ff4f9a'],
    burst: { count: 12, colors: ['#ff4f9a', '#ffb3d1'], shape: 'star' },
  },
  snap: { sound: 'slice', gain: 0.8 },
  breeze: { sound: 'whoosh', gain: 0.9, duck: true },
  gust: { sound: 'swap', gain: 1.4, shake: 0.2 },
  miss: {
    sound: 'hit',
    shake: 0.5,
    stop: 70,
    buzz: 50,
    duck: true,
    burst: {
      count: 14,
      colors: ['#d8c2a0', '#8f1f38', '#f2ab35'],
      speed: 380,
      size: 12,
      gravity: 900,
    },
  },
  hurry: { sound: 'tick', buzz: 8, shout: 'shout.hurry', shoutColors: ['#ffffff', '#ffab5c'] },
  early: { shout: 'shout.early', shoutColors: ['#ffffff', '#ffab5c'] },
  late: { shout: 'shout.late', shoutColors: ['#ffffff', '#ffab5c'] },
  shaken: {
    sound: 'explosion',
    gain: 0.7,
    shake: 0.6,
    stop: 80,
    buzz: 60,
    duck: true,
    shout: 'shout.shaken',
    shoutColors: ['#ffffff', '#ff8a6a'],
    burst: {
      count: 18,
      colors: ['#d8c2a0', '#fffaf0', '#d9483b'],
      speed: 420,
      size: 13,
      gravity: 900,
    },
  },
  roof: {
    sound: 'clear',
    duck: true,
    buzz: 40,
    burst: {
      count: 30,
      colors: CONFETTI,
      speed: 560,
      size: 14,
      life: 1.1,
      gravity: 600,
      shape: 'confetti',
    },
  },
};
