import { PALETTE, type Feel } from '@playgrove/kit/runtime';
import { COLORS } from '../rules/murals.ts';
import { glazeOf } from './tiles.ts';

const GOLD: readonly [string, string] = ['#ffffff', '#ffd24a'];
const AIR: readonly [string, string] = ['#ffffff', '#7fe6ff'];
const BREEZE = ['#ffffff', '#bff4ff', '#7fe6ff'];

const caught = (sound: string, color: string, shout: string): Feel => ({
  sound,
  duck: true,
  buzz: 20,
  shout,
  shoutColors: GOLD,
  burst: { count: 14, colors: [color, '#ffffff'], speed: 300, size: 10, life: 0.5, shape: 'star' },
});

export const feel: Readonly<Record<string, Feel>> = {
  ...Object.fromEntries(
    [...COLORS].map((letter): [string, Feel] => [
      `tile.${letter}`,
      {
        sound: 'match',
        climb: true,
        gain: 0.5,
        buzz: 7,
        burst: { count: 4, colors: glazeOf(letter), speed: 170, size: 5, life: 0.35, gravity: 500 },
      },
    ]),
  ),
  pinwheel: {
    sound: 'clear',
    climb: true,
    stop: 40,
    buzz: 22,
    shake: 0.25,
    burst: {
      count: 16,
      colors: ['#ff4b6e', '#ffc91f', '#ffffff'],
      speed: 330,
      size: 9,
      life: 0.6,
      shape: 'star',
    },
  },
  curved: {
    sound: 'gem',
    gain: 0.4,
    burst: { count: 4, colors: BREEZE, speed: 200, size: 9, life: 0.4, shape: 'ring' },
  },
  crack: {
    sound: 'hit',
    gain: 0.6,
    buzz: 8,
    burst: { count: 4, colors: ['#fff0b4', '#ffffff'], speed: 150, size: 5, life: 0.3 },
  },
  stone: {
    sound: 'clack',
    gain: 0.8,
    burst: { count: 3, colors: ['#c8cad8', '#8a8da4'], speed: 140, size: 5, life: 0.3 },
  },
  still: {
    sound: 'error',
    gain: 0.35,
    burst: { count: 3, colors: BREEZE, speed: 110, size: 7, life: 0.3 },
  },
  plate: {
    sound: 'clack',
    gain: 0.9,
    burst: { count: 4, colors: ['#ffffff', '#ffe27a'], speed: 180, size: 5, life: 0.25 },
  },
  needs: { shout: 'shout.needs', shoutColors: AIR },
  above: { shout: 'shout.above', shoutColors: AIR },
  wall: { sound: 'tap', gain: 0.35 },
  net: {
    sound: 'bounce',
    gain: 0.8,
    burst: { count: 6, colors: ['#fff6e3'], speed: 160, size: 7, life: 0.4, shape: 'puff' },
  },
  board: {
    sound: 'bounce',
    gain: 0.7,
    buzz: 10,
    burst: { count: 4, colors: ['#ffffff', '#bfeaff'], speed: 150, size: 6, life: 0.3 },
  },
  close: { sound: 'power', gain: 0.35, shout: 'shout.close', shoutColors: GOLD },
  launch: { sound: 'jump', buzz: 10 },
  gust: {
    sound: 'whoosh',
    gain: 1.8,
    buzz: 25,
    shake: 0.2,
    duck: true,
    burst: { count: 14, colors: BREEZE, speed: 380, size: 12, life: 0.6, shape: 'puff' },
  },
  kite: { sound: 'flip', gain: 0.8 },
  last: { sound: 'bell', gain: 0.5 },
  'catch.balls': caught('power', '#2f8dff', 'shout.balls'),
  'catch.wide': caught('power', '#2fbf5f', 'shout.wide'),
  'catch.slow': caught('bell', '#9a5cff', 'shout.slow'),
  'catch.power': caught('levelup', '#ff7a1f', 'shout.power'),
  'catch.heart': caught('coin', '#ff4f8f', 'shout.heart'),
  drop: {
    sound: 'splash',
    gain: 1.2,
    shake: 0.35,
    buzz: 45,
    duck: true,
    burst: { count: 16, colors: BREEZE, speed: 330, size: 11, life: 0.6, gravity: 500 },
  },
  lost: {
    sound: 'splash',
    gain: 1.4,
    shake: 0.6,
    stop: 80,
    buzz: 80,
    duck: true,
    burst: { count: 24, colors: BREEZE, speed: 420, size: 13, life: 0.8, gravity: 500 },
  },
  wave: { sound: 'levelup', duck: true, shout: 'shout.wave', shoutColors: GOLD },
  won: {
    sound: 'levelup',
    duck: true,
    buzz: 40,
    burst: {
      count: 34,
      colors: [PALETTE.red, PALETTE.yellow, PALETTE.green, PALETTE.sky, PALETTE.pink],
      speed: 640,
      size: 14,
      life: 1.2,
      gravity: 420,
      shape: 'confetti',
    },
  },
};
