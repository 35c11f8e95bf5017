import * as draw from '@playgrove/kit/draw';
import type { Feel } from '@playgrove/kit/runtime';

const RED_CHIPS = ['#ff9a84', '#f4434a', '#ffc93a'];
const IVORY_CHIPS = ['#ffffff', '#fbf1df', '#b79cff'];
const CHIPS = { speed: 330, size: 8, life: 0.6, gravity: 520 } as const;

export const FEEL: Readonly<Record<string, Feel>> = {
  step: {
    sound: 'place',
    buzz: 10,
    burst: { ...CHIPS, count: 6, colors: ['#fff6d8'], shape: 'puff', speed: 120, gravity: 0 },
  },
  answer: {
    sound: 'clack',
    gain: 0.5,
    burst: { ...CHIPS, count: 5, colors: ['#e8dcff'], shape: 'puff', speed: 110, gravity: 0 },
  },
  jump: {
    sound: 'clack',
    climb: true,
    buzz: 18,
    stop: 40,
    shake: 0.24,
    burst: { ...CHIPS, count: 14, colors: IVORY_CHIPS },
  },
  lost: {
    sound: 'hit',
    climb: true,
    gain: 0.6,
    buzz: 24,
    shake: 0.22,
    burst: { ...CHIPS, count: 12, colors: RED_CHIPS },
  },
  'say-double': { shout: 'shout.double', shoutColors: ['#fffbe0', '#ffb61f'] },
  'say-many': { shout: 'shout.many', shoutColors: ['#fffbe0', '#ff9d1a'] },
  'say-crown': { shout: 'shout.crown', shoutColors: ['#fffbe0', '#ffc629'] },
  many: {
    sound: 'gem',
    duck: true,
    buzz: 44,
    shake: 0.4,
    stop: 60,
    burst: {
      count: 30,
      colors: [draw.PALETTE.yellow, draw.PALETTE.white, draw.PALETTE.pink, draw.PALETTE.orange],
      speed: 620,
      size: 12,
      life: 1,
      gravity: 200,
      shape: 'star',
    },
  },
  'their-many': { sound: 'whoosh', buzz: 30 },
  crown: {
    sound: 'levelup',
    duck: true,
    buzz: 40,
    shake: 0.2,
    burst: {
      count: 24,
      colors: ['#fff1a8', '#ffc93a', '#ffffff'],
      speed: 420,
      size: 10,
      life: 0.9,
      gravity: 160,
      shape: 'star',
    },
  },
  'their-crown': {
    sound: 'bell',
    gain: 0.7,
    burst: { ...CHIPS, count: 10, colors: ['#d7c2ff', '#ffffff'], shape: 'star' },
  },
  refused: { sound: 'error', gain: 0.6, buzz: 10 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 50,
    burst: {
      count: 44,
      colors: [...RED_CHIPS, draw.PALETTE.pink, draw.PALETTE.teal, draw.PALETTE.white],
      speed: 640,
      size: 13,
      life: 1.5,
      gravity: 260,
      shape: 'confetti',
    },
  },
  lose: { sound: 'lose', duck: true, buzz: 40, shake: 0.2 },
};
