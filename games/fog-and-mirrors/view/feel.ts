import * as draw from '@playgrove/kit/draw';
import type { Feel } from '@playgrove/kit/runtime';

const GOLD = ['#fff6d0', '#ffd95e', '#ffab2e'];
const MIST = ['#e6e9ff', '#b9b6e6', '#8f86cf'];
const GLASS = ['#ffffff', '#c9f2ff', '#8fd8ff'];
const CHEER = [draw.PALETTE.yellow, draw.PALETTE.pink, draw.PALETTE.sky, draw.PALETTE.green];

/** How everything that happens is answered. */
export const feel: Readonly<Record<string, Feel>> = {
  'build.lantern': {
    sound: 'place',
    buzz: 14,
    burst: { count: 12, colors: GOLD, speed: 260, size: 12, life: 0.5, shape: 'star' },
  },
  'build.mirror': {
    sound: 'gem',
    gain: 0.7,
    buzz: 10,
    burst: { count: 10, colors: GLASS, speed: 240, size: 11, life: 0.45, shape: 'star' },
  },
  'build.prism': {
    sound: 'gem',
    buzz: 12,
    burst: { count: 14, colors: CHEER, speed: 260, size: 11, life: 0.5, shape: 'star' },
  },
  merge: {
    sound: 'merge',
    climb: true,
    buzz: 22,
    stop: 40,
    burst: { count: 20, colors: GOLD, speed: 380, size: 14, life: 0.6, shape: 'star' },
  },
  turn: { sound: 'flip', buzz: 8 },
  move: { sound: 'place', gain: 0.8, buzz: 8 },
  sell: { sound: 'coin', gain: 0.7, shout: 'shout.back', shoutColors: ['#ffffff', '#ffd95e'] },
  refused: { sound: 'back', gain: 0.7, buzz: 10 },
  speed: { sound: 'tick', climb: true },
  wave: { sound: 'whoosh', duck: true, buzz: 16 },
  sizzle: {
    sound: [0.25, 0.1, 700, 0.01, 0.03, 0.07, 4, 0.8, -3, 0, 0, 0, 0, 0, 0, 0, 0, 0.6, 0, 0, 1200],
    gain: 0.6,
  },
  clink: {
    sound: 'clack',
    gain: 0.5,
    burst: { count: 4, colors: ['#ffffff', '#c9c4d8'], speed: 200, size: 7, life: 0.3 },
  },
  burned: {
    sound: 'pop',
    buzz: 8,
    burst: { count: 9, colors: MIST, speed: 190, size: 20, life: 0.5, shape: 'puff' },
  },
  king: {
    sound: 'explosion',
    buzz: 60,
    shake: 0.5,
    stop: 90,
    duck: true,
    burst: {
      count: 36,
      colors: [...MIST, ...GOLD],
      speed: 520,
      size: 24,
      life: 0.9,
      shape: 'puff',
    },
  },
  leak: {
    sound: 'hit',
    buzz: 45,
    shake: 0.4,
    stop: 50,
    burst: { count: 14, colors: MIST, speed: 260, size: 22, life: 0.6, shape: 'puff' },
  },
  cleared: {
    sound: 'levelup',
    gain: 0.8,
    duck: true,
    shout: 'shout.clear',
    shoutColors: ['#ffffff', '#ffd95e'],
  },
  morning: {
    sound: 'clear',
    buzz: 40,
    burst: {
      count: 34,
      colors: CHEER,
      speed: 560,
      size: 14,
      life: 1.1,
      gravity: 600,
      shape: 'confetti',
    },
  },
};
