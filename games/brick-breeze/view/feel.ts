import * as draw from '@playgrove/kit/draw';
import type { Feel } from '@playgrove/kit/runtime';
import { COLORS } from '../rules/murals.ts';
import { glazeOf } from './tiles.ts';

type Burst = NonNullable<Feel['burst']>;

const GOLD: readonly [string, string] = ['#ffffff', '#ffd24a'];
const AIR: readonly [string, string] = ['#ffffff', '#7fe6ff'];
const BREEZE = ['#ffffff', '#bff4ff', '#7fe6ff'];
const SAILS = ['#ff4b6e', '#ffc91f', '#ffffff'];
const CONFETTI = [
  draw.PALETTE.red,
  draw.PALETTE.yellow,
  draw.PALETTE.green,
  draw.PALETTE.sky,
  draw.PALETTE.pink,
];

/** A feel with particles: count, speed, size and life. */
const felt = (
  one: Feel,
  colors: readonly string[],
  [count, speed, size, life]: readonly [number, number, number, number],
  more: Partial<Burst> = {},
): Feel => ({ ...one, burst: { count, colors, speed, size, life, ...more } });

const sparks = (one: Feel, ...colors: readonly string[]): Feel =>
  felt(one, colors, [4, 160, 5, 0.3]);

const caught = (sound: string, color: string, name: string): Feel =>
  felt(
    { sound, duck: true, buzz: 20, shout: `shout.${name}`, shoutColors: GOLD },
    [color, '#ffffff'],
    [14, 300, 10, 0.5],
    { shape: 'star' },
  );

const tileFeel = (letter: string): Feel =>
  felt({ sound: 'match', climb: true, gain: 0.5, buzz: 7 }, glazeOf(letter), [4, 170, 5, 0.35], {
    gravity: 500,
  });

export const feel: Readonly<Record<string, Feel>> = {
  ...Object.fromEntries([...COLORS].map((letter) => [`tile.${letter}`, tileFeel(letter)])),
  pinwheel: felt(
    { sound: 'clear', climb: true, stop: 40, buzz: 22, shake: 0.25 },
    SAILS,
    [16, 330, 9, 0.6],
    { shape: 'star' },
  ),
  curved: felt({ sound: 'gem', gain: 0.4 }, BREEZE, [4, 200, 9, 0.4], { shape: 'ring' }),
  crack: sparks({ sound: 'hit', gain: 0.6, buzz: 8 }, '#fff0b4', '#ffffff'),
  stone: sparks({ sound: 'clack', gain: 0.8 }, '#c8cad8', '#8a8da4'),
  still: sparks({ sound: 'error', gain: 0.35 }, ...BREEZE),
  plate: sparks({ sound: 'clack', gain: 0.9 }, '#ffffff', '#ffe27a'),
  needs: { shout: 'shout.needs', shoutColors: AIR },
  above: { shout: 'shout.above', shoutColors: AIR },
  wall: { sound: 'tap', gain: 0.35 },
  net: felt({ sound: 'bounce', gain: 0.8, shout: 'shout.net' }, ['#fff6e3'], [6, 160, 7, 0.4], {
    shape: 'puff',
  }),
  board: sparks({ sound: 'bounce', gain: 0.7, buzz: 10 }, '#ffffff', '#bfeaff'),
  close: { sound: 'power', gain: 0.35, shout: 'shout.close', shoutColors: GOLD },
  launch: { sound: 'jump', buzz: 10 },
  gust: felt(
    { sound: 'whoosh', gain: 1.8, buzz: 25, shake: 0.2, duck: true },
    BREEZE,
    [14, 380, 12, 0.6],
    { shape: 'puff' },
  ),
  kite: { sound: 'flip', gain: 0.8 },
  fuse: sparks({ sound: 'shoot', gain: 0.6, buzz: 15 }, ...SAILS),
  boom: felt(
    {
      sound: 'explosion',
      duck: true,
      stop: 60,
      shake: 0.5,
      buzz: 45,
      shout: 'shout.boom',
      shoutColors: GOLD,
    },
    CONFETTI,
    [26, 460, 10, 0.8],
    { gravity: 240, shape: 'star' },
  ),
  last: { sound: 'bell', gain: 0.5 },
  'catch.balls': caught('power', '#2f8dff', 'balls'),
  'catch.wide': caught('power', '#2fbf5f', 'wide'),
  'catch.slow': caught('bell', '#9a5cff', 'slow'),
  'catch.power': caught('levelup', '#ff7a1f', 'power'),
  'catch.heart': caught('coin', '#ff4f8f', 'heart'),
  drop: felt(
    { sound: 'splash', gain: 1.2, shake: 0.35, buzz: 45, duck: true },
    BREEZE,
    [16, 330, 11, 0.6],
    { gravity: 500 },
  ),
  lost: felt(
    { sound: 'splash', gain: 1.4, shake: 0.6, stop: 80, buzz: 80, duck: true },
    BREEZE,
    [24, 420, 13, 0.8],
    { gravity: 500 },
  ),
  wave: { sound: 'levelup', duck: true, shout: 'shout.wave', shoutColors: GOLD },
  won: felt({ sound: 'levelup', duck: true, buzz: 40 }, CONFETTI, [34, 640, 14, 1.2], {
    gravity: 420,
    shape: 'confetti',
  }),
};
