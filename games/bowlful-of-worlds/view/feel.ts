import * as draw from '@playgrove/kit/draw';
import type { Feel } from '@playgrove/kit/runtime';
import { SUN } from '../rules/state.ts';
import { LOOKS } from './worlds.ts';

const GOLD = ['#fff6c0', '#ffd02e', '#ff9a3c'];

/** Louder, longer and lower for larger worlds; the pitch climbs along a chain. */
function fusing(kind: number): Feel {
  const [light = '#ffffff', base = '#ffffff'] = LOOKS[kind]?.colors ?? [];
  const big = kind / SUN;
  return {
    sound: kind < 5 ? 'pop' : kind < 8 ? 'merge' : 'match',
    climb: true,
    gain: 0.7 + big * 0.5,
    buzz: Math.round(8 + big * 40),
    ...(kind >= 4 && { stop: Math.round(30 + big * 50) }),
    ...(kind >= 6 && { shake: 0.15 + big * 0.35 }),
    ...(kind >= 8 && { duck: true }),
    burst: {
      count: Math.round(8 + big * 16),
      colors: [light, base, '#ffffff'],
      speed: 220 + big * 320,
      size: 9 + big * 9,
      life: 0.55,
      shape: kind >= 6 ? 'star' : 'drop',
    },
  };
}

export const feel: Readonly<Record<string, Feel>> = {
  ...Object.fromEntries(
    Array.from({ length: SUN - 1 }, (_, n): [string, Feel] => [`fuse.${n + 2}`, fusing(n + 2)]),
  ),
  drop: { sound: 'whoosh', gain: 0.5, buzz: 5 },
  land: {
    sound: 'drip',
    gain: 0.5,
    buzz: 4,
    burst: { count: 4, colors: ['#bfb8ff', '#ffffff'], speed: 120, size: 7, life: 0.3 },
  },
  thud: {
    sound: 'land',
    gain: 0.7,
    buzz: 10,
    burst: { count: 6, colors: ['#bfb8ff', '#ffffff'], speed: 160, size: 9, life: 0.35 },
  },
  chain: { sound: 'bell', climb: true, gain: 0.5, stop: 45, buzz: 14 },
  moon: {
    sound: 'levelup',
    gain: 0.8,
    duck: true,
    stop: 75,
    buzz: 30,
    shake: 0.25,
    burst: { count: 14, colors: GOLD, speed: 380, size: 13, life: 0.7, shape: 'star' },
  },
  crack: {
    sound: 'shatter',
    gain: 0.8,
    stop: 35,
    buzz: 18,
    burst: {
      count: 12,
      colors: ['#a8958c', '#6f5d5c', '#d8c8b8'],
      speed: 320,
      size: 11,
      life: 0.5,
      gravity: 300,
    },
  },
  nova: {
    sound: 'explosion',
    duck: true,
    stop: 90,
    shake: 0.7,
    buzz: 90,
    burst: { count: 44, colors: GOLD, speed: 700, size: 20, life: 1.1, shape: 'star' },
  },
  first: {
    sound: 'star',
    gain: 0.5,
    burst: { count: 6, colors: ['#ffffff', '#fff6c0'], speed: 200, size: 12, shape: 'star' },
  },
  alarm: { sound: 'tick', climb: true, gain: 1, buzz: 16 },
  phew: { sound: 'power', gain: 0.5 },
  spill: { sound: 'splash', gain: 1.5, duck: true, stop: 90, shake: 0.6, buzz: 80 },
  out: { sound: 'back', duck: true, buzz: 30 },
  won: {
    sound: 'clear',
    duck: true,
    buzz: 40,
    burst: {
      count: 30,
      colors: [
        draw.PALETTE.red,
        draw.PALETTE.yellow,
        draw.PALETTE.green,
        draw.PALETTE.sky,
        draw.PALETTE.pink,
      ],
      speed: 560,
      size: 14,
      life: 1.1,
      gravity: 420,
      shape: 'confetti',
    },
  },
};
