import type { Feel } from '@playgrove/kit/runtime';

const SOUP = ['#fff3b0', '#ffd34e', '#ff9a3d'];
const FRESH = ['#ffffff', '#ff8fb0', '#7be07a', '#ffd34e'];
const GLEAM = ['#ffffff', '#fff3b0', '#ffd34e'];
const FOAM = ['#ffffff', '#fff3b0'];
const GOLDEN = ['#fff7c8', '#ffb02e'] as const;
const COOL = ['#ffffff', '#bfe9ff'] as const;

/** What each thing that happens sounds and feels like. */
export const feel: Readonly<Record<string, Feel>> = {
  eat: { sound: 'pop', climb: true, gain: 0.9, buzz: 8, burst: { count: 7, colors: FRESH } },
  chilli: {
    sound: 'power',
    buzz: 20,
    burst: { count: 14, colors: ['#ff5a2a', '#ffb02e', '#ffe06a'] },
    shout: 'shout.chilli',
    shoutColors: ['#ffe9a0', '#ff8a2a'],
  },
  slurped: { burst: { count: 4, colors: FRESH } },
  gulp: { sound: 'drip', climb: true, gain: 0.8, buzz: 5 },
  coil: {
    sound: 'slurp',
    duck: true,
    buzz: 35,
    shake: 0.3,
    stop: 75,
    burst: { count: 20, colors: GLEAM, shape: 'star' },
    shout: 'shout.coil',
    shoutColors: GOLDEN,
  },
  single: {
    sound: 'slurp',
    gain: 0.7,
    buzz: 15,
    burst: { count: 10, colors: GLEAM, shape: 'star' },
    shout: 'shout.single',
    shoutColors: GOLDEN,
  },
  milestone: {
    sound: 'best',
    duck: true,
    buzz: 30,
    burst: { count: 26, colors: FRESH, shape: 'confetti' },
    shout: 'shout.broth',
    shoutColors: ['#ffffff', '#9df0c8'],
  },
  faster: { sound: 'whoosh', shout: 'shout.faster', shoutColors: COOL },
  snare: {
    sound: 'gem',
    duck: true,
    buzz: 40,
    shake: 0.4,
    stop: 80,
    shout: 'shout.snare',
    shoutColors: ['#ffffff', '#8fd8ff'],
  },
  revenge: {
    sound: 'levelup',
    duck: true,
    buzz: 60,
    shake: 0.45,
    stop: 90,
    burst: { count: 30, colors: ['#ff3f4f', '#ffd34e', '#ffffff'], shape: 'confetti' },
    shout: 'shout.revenge',
    shoutColors: ['#fff0c0', '#ff5a6a'],
  },
  fell: {
    sound: 'coin',
    buzz: 20,
    shake: 0.25,
    stop: 40,
    shout: 'shout.fell',
    shoutColors: ['#ffffff', '#9df0c8'],
  },
  burst: { sound: 'splash', burst: { count: 22, colors: SOUP } },
  close: { sound: 'slice', gain: 0.8, buzz: 8, shout: 'shout.close', shoutColors: COOL },
  phew: { sound: 'jump', gain: 0.8, buzz: 12, shout: 'shout.phew', shoutColors: COOL },
  press: { sound: 'land', gain: 0.6, buzz: 10 },
  bounce: { sound: 'bounce', buzz: 10, burst: { count: 6, colors: FOAM, shape: 'puff' } },
  bonk: {
    sound: 'clack',
    buzz: 16,
    shake: 0.25,
    burst: { count: 10, colors: FOAM, shape: 'star' },
    shout: 'shout.bonk',
    shoutColors: COOL,
  },
  headon: {
    sound: 'clack',
    buzz: 16,
    shake: 0.25,
    burst: { count: 12, colors: FOAM, shape: 'star' },
    shout: 'shout.headon',
    shoutColors: COOL,
  },
  bite: { sound: 'hit', duck: true, buzz: 60, shake: 0.6, stop: 90 },
};
