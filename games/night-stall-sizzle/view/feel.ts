import type { Feel } from '@playgrove/kit/runtime';

const WHITE = '#ffffff';
const FIRE = ['#ffd84d', '#ff8a1f', '#ff5a1f', '#fff6c8'] as const;

/** Oil that meets something wet; with a lower cut for what is heavy. */
const SIZZLE = [
  0.55, 0.1, 480, 0.005, 0.12, 0.34, 4, 0.7, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0.8, 0.05, 0.3, 1700,
] as const;
const HISS = [
  0.4, 0.08, 700, 0.005, 0.03, 0.16, 4, 0.6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0.8, 0.02, 0.2, 2300,
] as const;
const CLANG = [0.7, 0.03, 620, 0.001, 0.02, 0.16, 1, 1.6, 0, 0, 210, 0.01, 0, 0.1] as const;
const CHOP = [1, 0.06, 240, 0.001, 0.008, 0.05, 2, 0.7, -8, 0, 0, 0, 0, 0.6] as const;

const words = (shout: string, bottom: string): Pick<Feel, 'shout' | 'shoutColors'> => ({
  shout,
  shoutColors: [WHITE, bottom],
});

export const feel: Readonly<Record<string, Feel>> = {
  pick: { sound: 'pop', climb: true, buzz: 6, gain: 0.8 },
  'pick.whole': {
    sound: 'match',
    climb: true,
    buzz: 10,
    gain: 0.6,
    burst: {
      count: 6,
      colors: ['#7dff8f', WHITE],
      shape: 'star',
      speed: 200,
      size: 10,
      life: 0.4,
    },
  },
  'pick.again': { sound: 'flip', buzz: 6 },
  put: { sound: 'back', gain: 0.7 },
  drop: { sound: 'slide', gain: 0.7 },
  'pan.fill': {
    sound: SIZZLE,
    gain: 1.3,
    buzz: 16,
    burst: {
      count: 12,
      colors: ['#ffe9b8', WHITE, '#ffb04d'],
      speed: 300,
      size: 8,
      life: 0.45,
      gravity: 900,
    },
  },
  neat: { sound: 'gem', gain: 0.45 },
  'toss.perfect': {
    sound: CLANG,
    climb: true,
    gain: 1,
    buzz: 22,
    stop: 34,
    burst: {
      count: 16,
      colors: FIRE,
      shape: 'drop',
      speed: 430,
      size: 11,
      life: 0.5,
      gravity: 700,
    },
  },
  'toss.good': {
    sound: HISS,
    gain: 1.2,
    buzz: 12,
    ...words('shout.good', '#9ad9ff'),
    burst: {
      count: 8,
      colors: ['#d8e6ff', WHITE, '#ffb04d'],
      speed: 280,
      size: 8,
      life: 0.4,
      gravity: 800,
    },
  },
  'toss.early': { sound: 'back', gain: 0.9, buzz: 10, ...words('shout.early', '#c9b8ff') },
  'toss.late': { sound: 'back', gain: 0.9, buzz: 10, ...words('shout.late', '#ffb070') },
  stir: {
    sound: HISS,
    gain: 0.7,
    buzz: 5,
    burst: { count: 4, colors: ['#ffe9b8', WHITE], speed: 190, size: 6, life: 0.35, gravity: 800 },
  },
  combo: { sound: 'gem', climb: true, gain: 0.5, ...words('shout.combo', '#ffd02e') },
  ready: { sound: 'bell', gain: 0.6 },
  singe: { sound: 'tick', gain: 0.9, ...words('shout.singe', '#ff8a5c') },
  burnt: {
    sound: 'splash',
    gain: 0.8,
    shake: 0.3,
    buzz: 30,
    ...words('shout.burnt', '#a89aa8'),
    burst: {
      count: 16,
      colors: ['#3a303e', '#6a5f70', '#8a7f90'],
      shape: 'puff',
      speed: 220,
      size: 22,
      life: 0.8,
    },
  },
  scrape: { sound: 'slice', gain: 0.8, buzz: 8 },
  served: { sound: 'coin', buzz: 14, gain: 0.9 },
  'served.well': {
    sound: 'coin',
    buzz: 18,
    burst: {
      count: 14,
      colors: ['#ffd02e', '#fff3a6', '#ff8a1f'],
      shape: 'star',
      speed: 360,
      size: 13,
    },
  },
  quick: { sound: 'clear', climb: true, gain: 0.6, ...words('shout.quick', '#8ff0ff') },
  'chop.start': { sound: 'place', gain: 0.8, buzz: 6 },
  chop: { sound: CHOP, gain: 0.55 },
  chopped: {
    sound: 'flip',
    gain: 1,
    burst: { count: 7, colors: ['#b6f08a', WHITE, '#ffd84d'], speed: 240, size: 8, life: 0.4 },
  },
  arrive: { sound: 'go', gain: 0.35 },
  hurry: { sound: 'tick', gain: 1 },
  gone: {
    sound: 'error',
    shake: 0.4,
    buzz: 40,
    duck: true,
    ...words('shout.gone', '#ff6a7a'),
    burst: { count: 10, colors: ['#8a7f90', '#c9b8d8'], shape: 'puff', speed: 200, size: 16 },
  },
  bought: {
    sound: 'power',
    buzz: 20,
    burst: {
      count: 18,
      colors: ['#ffd02e', '#7df06a', WHITE],
      shape: 'star',
      speed: 380,
      size: 12,
    },
  },
};
