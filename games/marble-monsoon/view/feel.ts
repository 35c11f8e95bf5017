import { PALETTE, type Feel } from '@playgrove/kit/runtime';
import { HUES, shards } from './marbles.ts';

const SPLASH = ['#bff4ff', '#ffffff', '#6fd0e8'];
const GOLD: readonly [string, string] = ['#ffffff', '#ffd24a'];
const COLD: readonly [string, string] = ['#ffffff', '#9fe8ff'];

export const feel: Readonly<Record<string, Feel>> = {
  ...Object.fromEntries(
    HUES.map((_, hue): [string, Feel] => [
      `pop.${hue}`,
      {
        sound: hue === HUES.length - 1 ? 'shatter' : 'pop',
        climb: true,
        gain: 0.8,
        buzz: 8,
        burst: { count: 9, colors: shards(hue), speed: 300, size: 12, life: 0.5, gravity: 260 },
      },
    ]),
  ),
  fire: { sound: 'shoot', gain: 0.5, buzz: 6 },
  swap: { sound: 'swap', gain: 0.8, buzz: 5 },
  hop: {
    sound: 'jump',
    buzz: 12,
    burst: { count: 10, colors: SPLASH, speed: 240, size: 10, life: 0.5, shape: 'drop' },
  },
  dye: { sound: 'flip', gain: 0.6 },
  hit: {
    sound: 'clack',
    gain: 0.6,
    buzz: 8,
    burst: { count: 4, colors: SPLASH, speed: 160, size: 8, life: 0.3 },
  },
  plop: { sound: 'drip', gain: 0.5 },
  // No words here: they would cover the pair that the next shot is for.
  pair: {
    burst: {
      count: 5,
      colors: ['#ffffff', '#9fe8ff'],
      speed: 150,
      size: 12,
      life: 0.45,
      shape: 'ring',
    },
  },
  miss: { sound: 'splash', gain: 0.6, burst: { count: 8, colors: SPLASH, speed: 220, size: 9 } },
  match: {
    sound: 'match',
    gain: 0.7,
    stop: 30,
    buzz: 16,
    shout: 'shout.points',
    shoutColors: GOLD,
  },
  clash: {
    sound: 'kick',
    shake: 0.3,
    buzz: 22,
    burst: { count: 8, colors: SPLASH, speed: 280, size: 10, life: 0.4, shape: 'ring' },
  },
  recoil: {
    sound: 'clear',
    climb: true,
    shake: 0.35,
    stop: 50,
    buzz: 30,
    duck: true,
    shout: 'shout.recoil',
    shoutColors: ['#ffffff', '#ff9ac0'],
    burst: {
      count: 18,
      colors: ['#ffd24a', '#ffffff', '#ff9ac0'],
      speed: 420,
      size: 13,
      life: 0.6,
      shape: 'star',
    },
  },
  burst: {
    sound: 'explosion',
    gain: 0.6,
    shake: 0.5,
    stop: 60,
    buzz: 40,
    duck: true,
    shout: 'shout.burst',
    shoutColors: ['#fff6c0', '#ff9a3c'],
    burst: {
      count: 24,
      colors: ['#fff3b0', '#ffb03c', '#ff6a3c'],
      speed: 520,
      size: 16,
      life: 0.6,
      shape: 'puff',
    },
  },
  thunder: {
    sound: 'explosion',
    gain: 0.35,
    duck: true,
    shout: 'shout.thunder',
    shoutColors: COLD,
  },
  rise: { sound: 'pour', gain: 1.2, shake: 0.2, shout: 'shout.rise', shoutColors: COLD },
  fall: { sound: 'pour', gain: 0.9, shout: 'shout.fall', shoutColors: COLD },
  calm: { sound: 'bell', gain: 0.5 },
  danger: {
    sound: 'error',
    duck: true,
    buzz: 40,
    shout: 'shout.danger',
    shoutColors: ['#ffffff', '#ff6a6a'],
  },
  phew: { sound: 'power', gain: 0.6, shout: 'shout.phew', shoutColors: GOLD },
  flood: {
    sound: 'splash',
    gain: 1.6,
    shake: 0.7,
    stop: 80,
    buzz: 80,
    duck: true,
    burst: { count: 30, colors: SPLASH, speed: 620, size: 18, life: 0.9, gravity: 500 },
  },
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
