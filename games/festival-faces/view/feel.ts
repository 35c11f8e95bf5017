import * as draw from '@playgrove/kit/draw';
import type { Feel } from '@playgrove/kit/runtime';

const SPARKS = [draw.PALETTE.yellow, draw.PALETTE.pink, draw.PALETTE.white, draw.PALETTE.sky];
const PAPER = [
  draw.PALETTE.pink,
  draw.PALETTE.yellow,
  draw.PALETTE.teal,
  draw.PALETTE.purple,
  draw.PALETTE.orange,
];

/** What everything that happens feels like. */
export const FEEL: Readonly<Record<string, Feel>> = {
  brush: { sound: 'slide', gain: 0.5, buzz: 5 },
  sponge: { sound: 'place', gain: 0.55, buzz: 6 },
  gel: { sound: 'slurp', gain: 0.4 },
  pour: {
    sound: 'shatter',
    gain: 0.35,
    buzz: 8,
    burst: {
      count: 10,
      colors: SPARKS,
      speed: 120,
      size: 6,
      life: 0.5,
      gravity: 300,
      shape: 'star',
    },
  },
  wipe: {
    sound: 'whoosh',
    gain: 0.5,
    burst: {
      count: 5,
      colors: ['#ffffff', '#efe4ff'],
      speed: 90,
      size: 9,
      life: 0.4,
      shape: 'puff',
    },
  },
  part: {
    sound: 'gem',
    climb: true,
    buzz: 16,
    shout: 'shout.part',
    shoutColors: ['#ffffff', '#ffd02e'],
    burst: {
      count: 18,
      colors: SPARKS,
      speed: 260,
      size: 9,
      life: 0.7,
      gravity: 240,
      shape: 'star',
    },
  },
  reveal: { sound: 'power', duck: true, buzz: 20 },
  line: { sound: 'bell', gain: 0.6 },
  star: {
    sound: 'star',
    climb: true,
    buzz: 22,
    burst: { count: 34, colors: PAPER, shape: 'confetti' },
  },
  unlock: {
    sound: 'levelup',
    duck: true,
    shout: 'shout.unlock',
    shoutColors: ['#fff6c8', '#ff8a1f'],
  },
  touchup: { sound: 'back' },
  finish: { sound: 'go', gain: 0.6 },
  person: { sound: 'swap', gain: 0.8 },
  clear: { sound: 'splash', gain: 0.6, buzz: 12 },
  keep: { sound: 'coin', buzz: 12 },
  take: { sound: 'flip' },
  refused: { sound: 'error', gain: 0.4, buzz: 6 },
};
