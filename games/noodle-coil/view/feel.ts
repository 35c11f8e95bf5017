import type { Feel } from '@playgrove/kit/stage';

const SOUP = ['#fff3b0', '#ffd34e', '#ff9a3d'];
const FRESH = ['#ffffff', '#ff8fb0', '#7be07a', '#ffd34e'];
const GLEAM = ['#ffffff', '#fff3b0', '#ffd34e'];
const FOAM = ['#ffffff', '#fff3b0'];
const GOLDEN = ['#fff7c8', '#ffb02e'] as const;
const COOL = ['#ffffff', '#bfe9ff'] as const;

/** What each thing that happens sounds and feels like. */
export const feel: Readonly<Record<string, Feel>> = {
  eat: { sound: 'pop', climb: true, gain: 0.9, buzz: 8, burst: { count: 7, colours: FRESH } },
  chilli: {
    sound: 'power',
    buzz: 20,
    burst: { count: 14, colours: ['#ff5a2a', '#ffb02e', '#ffe06a'] },
    shout: 'shout.chilli',
    shoutColours: ['#ffe9a0', '#ff8a2a'],
  },
  slurped: { burst: { count: 4, colours: FRESH } },
  gulp: { sound: 'drip', climb: true, gain: 0.8, buzz: 5 },
  coil: {
    sound: 'slurp',
    duck: true,
    buzz: 35,
    shake: 0.3,
    stop: 75,
    burst: { count: 20, colours: GLEAM, shape: 'star' },
    shout: 'shout.coil',
    shoutColours: GOLDEN,
  },
  single: {
    sound: 'slurp',
    gain: 0.7,
    buzz: 15,
    burst: { count: 10, colours: GLEAM, shape: 'star' },
    shout: 'shout.single',
    shoutColours: GOLDEN,
  },
  milestone: {
    sound: 'best',
    duck: true,
    buzz: 30,
    burst: { count: 26, colours: FRESH, shape: 'confetti' },
    shout: 'shout.broth',
    shoutColours: ['#ffffff', '#9df0c8'],
  },
  faster: { sound: 'whoosh', shout: 'shout.faster', shoutColours: COOL },
  snare: {
    sound: 'gem',
    duck: true,
    buzz: 40,
    shake: 0.4,
    stop: 80,
    shout: 'shout.snare',
    shoutColours: ['#ffffff', '#8fd8ff'],
  },
  revenge: {
    sound: 'levelup',
    duck: true,
    buzz: 60,
    shake: 0.45,
    stop: 90,
    burst: { count: 30, colours: ['#ff3f4f', '#ffd34e', '#ffffff'], shape: 'confetti' },
    shout: 'shout.revenge',
    shoutColours: ['#fff0c0', '#ff5a6a'],
  },
  fell: {
    sound: 'coin',
    buzz: 20,
    shake: 0.25,
    stop: 40,
    shout: 'shout.fell',
    shoutColours: ['#ffffff', '#9df0c8'],
  },
  burst: { sound: 'splash', burst: { count: 22, colours: SOUP } },
  close: { sound: 'slice', gain: 0.8, buzz: 8, shout: 'shout.close', shoutColours: COOL },
  phew: { sound: 'jump', gain: 0.8, buzz: 12, shout: 'shout.phew', shoutColours: COOL },
  press: { sound: 'land', gain: 0.6, buzz: 10 },
  bounce: { sound: 'bounce', buzz: 10, burst: { count: 6, colours: FOAM, shape: 'puff' } },
  bonk: {
    sound: 'clack',
    buzz: 16,
    shake: 0.25,
    burst: { count: 10, colours: FOAM, shape: 'star' },
    shout: 'shout.bonk',
    shoutColours: COOL,
  },
  headon: {
    sound: 'clack',
    buzz: 16,
    shake: 0.25,
    burst: { count: 12, colours: FOAM, shape: 'star' },
    shout: 'shout.headon',
    shoutColours: COOL,
  },
  bite: { sound: 'hit', duck: true, buzz: 60, shake: 0.6, stop: 90 },
};
