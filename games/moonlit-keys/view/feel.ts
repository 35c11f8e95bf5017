import type { Feel } from '@playgrove/kit/runtime';
import { SONGS } from '../songs/index.ts';
import { COLORS } from './lantern.ts';

const GOLD = ['#fff6dc', '#ffe08a', '#ffc04d'];
const WATER = ['#b9c4ff', '#dfe6ff', '#8fa4ff'];
const SOUNDS = ['piano', 'musicbox', 'harp'] as const;
/** The melody stands out; the same loudness to the ear on each instrument. */
const LOUD = { piano: 1, musicbox: 0.95, harp: 1 } as const;

const notes = Object.fromEntries(
  SOUNDS.flatMap((instrument): [string, Feel][] => [
    [`note.${instrument}`, { note: { instrument }, gain: LOUD[instrument] }],
    [`hold.${instrument}`, { note: { instrument, how: 'hold' }, gain: LOUD[instrument] }],
    [`release.${instrument}`, { note: { instrument, how: 'release' } }],
    [`second.${instrument}`, { note: { instrument }, gain: 0.5 }],
  ]),
);

const titles = Object.fromEntries(
  SONGS.map(({ id }): [string, Feel] => [
    `title.${id}`,
    { shout: `title.${id}`, shoutColors: ['#ffffff', '#ffd9a0'] },
  ]),
);

const voice = (level: number): Feel => ({
  shout: `shout.voice-${level}`,
  shoutColors: ['#ffffff', COLORS[level] ?? '#ffe08a'],
  buzz: 20,
  burst: { count: 22, colors: COLORS, shape: 'star' },
});

export const feel: Readonly<Record<string, Feel>> = {
  ...notes,
  ...titles,
  bass: { note: { instrument: 'strings' }, gain: 1 },
  chord: { note: { instrument: 'harp' }, gain: 0.26 },
  bright: { buzz: 9, burst: { count: 10, colors: GOLD, shape: 'star', speed: 300, size: 19 } },
  warm: { buzz: 6, burst: { count: 5, colors: GOLD, shape: 'drop', speed: 220, size: 9 } },
  dim: { buzz: 4, burst: { count: 3, colors: WATER, shape: 'drop', speed: 160, size: 8 } },
  miss: {
    sound: 'splash',
    gain: 0.4,
    buzz: 18,
    shake: 0.12,
    burst: { count: 9, colors: WATER, shape: 'drop', speed: 260, size: 9 },
  },
  stray: {
    sound: 'clack',
    gain: 0.45,
    buzz: 14,
    shake: 0.16,
    burst: { count: 4, colors: ['#ff8fa8', '#ffd0d8'], shape: 'puff', speed: 120, size: 16 },
  },
  ripple: { sound: 'drip', gain: 0.3, burst: { count: 1, colors: ['#dfe6ff'], shape: 'ring' } },
  shimmer: { burst: { count: 3, colors: GOLD, shape: 'star', speed: 240, size: 14 } },
  whole: { buzz: 12, burst: { count: 14, colors: GOLD, shape: 'star', speed: 380, size: 20 } },
  early: { sound: 'back', gain: 0.3, burst: { count: 4, colors: WATER, shape: 'puff' } },
  'voice.1': voice(1),
  'voice.2': voice(2),
  'voice.3': voice(3),
  silence: {
    sound: 'back',
    gain: 0.6,
    shout: 'shout.silence',
    shoutColors: ['#ffffff', '#aab2e8'],
  },
  streak: {
    shout: 'shout.streak',
    shoutColors: ['#fff6c8', '#ff9d3a'],
    buzz: 30,
    burst: { count: 30, colors: [...COLORS], shape: 'confetti' },
  },
  last: {
    sound: 'bell',
    gain: 0.3,
    buzz: 25,
    shout: 'shout.last',
    shoutColors: ['#fff6c8', '#ffb133'],
    burst: { count: 30, colors: GOLD, shape: 'star' },
  },
  finale: {
    buzz: 40,
    shake: 0.2,
    burst: {
      count: 60,
      colors: [...COLORS, ...GOLD],
      shape: 'star',
      speed: 900,
      size: 26,
      life: 1.3,
    },
  },
  low: {
    sound: 'error',
    gain: 0.4,
    buzz: 30,
    shout: 'shout.low',
    shoutColors: ['#ffffff', '#ff7a6a'],
  },
  faster: {
    sound: 'power',
    gain: 0.5,
    buzz: 25,
    shout: 'shout.faster',
    shoutColors: ['#ffffff', '#8fe3ff'],
    burst: { count: 24, colors: GOLD, shape: 'star' },
  },
  look: { shout: 'shout.look', shoutColors: ['#ffffff', '#ffd76a'] },
  listen: { shout: 'shout.listen', shoutColors: ['#ffffff', '#b9a8ff'] },
  click: { sound: 'click', gain: 1.2 },
};
