import * as draw from '@playgrove/kit/draw';
import type { Feel } from '@playgrove/kit/runtime';
import { HOUSES } from '../rules/pace.ts';
import { COLORS } from '../rules/state.ts';
import { lookOf } from './shapes.ts';

const every = (name: string, feelOf: (color: number) => Feel): [string, Feel][] =>
  COLORS.map((_, color) => [`${name}.${color}`, feelOf(color)]);

export const feel: Readonly<Record<string, Feel>> = {
  ...Object.fromEntries([
    ...every('tint', (color) => ({
      sound: 'pop',
      gain: 0.7,
      buzz: 6,
      burst: {
        count: 9,
        colors: [lookOf(color).body, lookOf(color).light],
        speed: 260,
        size: 13,
        life: 0.35,
        shape: 'puff',
      },
    })),
    ...every('land', (color) => ({
      sound: 'match',
      climb: true,
      gain: 0.8,
      buzz: 10,
      burst: {
        count: 12,
        colors: [lookOf(color).body, lookOf(color).light, draw.PALETTE.white],
        speed: 340,
        size: 11,
        life: 0.55,
        gravity: 900,
      },
    })),
    ...HOUSES.map((house): [string, Feel] => [
      `house.${house}`,
      { shout: `house.${house}`, anchor: 'top', shoutColors: ['#ffffff', '#ffe06a'] },
    ]),
  ]),
  leap: { sound: 'jump', gain: 0.5 },
  spring: {
    sound: 'bounce',
    burst: { count: 8, colors: ['#9be84a', '#e8ffb0'], speed: 300, size: 10, life: 0.5 },
  },
  open: { sound: 'flip', gain: 0.8, duck: true },
  teeter: { sound: 'tick', buzz: 12 },
  saved: { sound: 'drip', shout: 'shout.saved', shoutColors: ['#ffffff', '#8ff0ff'] },
  late: {
    sound: 'coin',
    stop: 40,
    buzz: 16,
    shout: 'shout.late',
    shoutColors: ['#fffbe0', '#ffd02e'],
    burst: { count: 10, colors: ['#ffd02e', '#ffffff'], speed: 420, size: 12, shape: 'star' },
  },
  bug: {
    sound: 'slurp',
    stop: 30,
    shout: 'shout.points',
    shoutColors: ['#ffffff', '#ff9ac0'],
    burst: { count: 10, colors: ['#f2fbff', '#ff7fa8'], speed: 300, size: 10, shape: 'star' },
  },
  color: { sound: 'star', duck: true, shout: 'shout.color', shoutColors: ['#ffffff', '#8ff0ff'] },
  rainbow: {
    sound: 'power',
    duck: true,
    buzz: 24,
    shout: 'shout.rainbow',
    shoutColors: ['#ffffff', '#ff9ac0'],
    burst: {
      count: 24,
      colors: COLORS.map((_, color) => lookOf(color).body),
      speed: 480,
      size: 14,
      life: 0.8,
      shape: 'star',
    },
  },
  times: {
    sound: 'levelup',
    gain: 0.6,
    duck: true,
    shout: 'shout.times',
    shoutColors: ['#fff3a6', '#ff8a1f'],
  },
  slip: {
    sound: 'hit',
    shake: 0.5,
    stop: 80,
    buzz: 50,
    duck: true,
    burst: { count: 14, colors: ['#4fb83c', '#9be84a'], speed: 360, size: 12, gravity: 900 },
  },
  heart: {
    sound: 'star',
    shout: 'shout.heart',
    shoutColors: ['#ffffff', '#ff4f9a'],
    burst: { count: 12, colors: ['#ff4f9a', '#ffb3d1'], shape: 'star' },
  },
  bloom: {
    sound: 'clear',
    duck: true,
    buzz: 30,
    shake: 0.2,
    shout: 'shout.points',
    shoutColors: ['#ffffff', '#ffd02e'],
    burst: {
      count: 26,
      colors: [lookOf(0).body, lookOf(1).body, lookOf(2).body, lookOf(3).body],
      speed: 520,
      size: 14,
      life: 0.9,
      gravity: 700,
      shape: 'confetti',
    },
  },
};
