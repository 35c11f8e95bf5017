import * as feel from '@playgrove/kit/draw/feel';

const { said } = feel;

const FRESH = { colors: ['#ffffff', '#ff8fb0', '#7be07a', '#ffd34e'] };
const GLEAM = { colors: ['#ffffff', '#fff3b0', '#ffd34e'] };
const SOUP = { colors: ['#fff3b0', '#ffd34e', '#ff9a3d'] };
const FOAM = { colors: ['#ffffff', '#fff3b0'] };
const MINT = '#9df0c8';
const COOL = '#bfe9ff';

/** Heads that meet. */
const bump = (shout: string) =>
  feel.light(3, { sound: 'clack', shake: 0.25, ...FOAM, ...said(shout, COOL) });

/** What each thing that happens sounds and feels like. */
export const FEEL: feel.Feels = {
  eat: feel.juice(2, { climb: true, gain: 0.9, ...FRESH }),
  chilli: feel.juice(4, {
    sound: 'power',
    shake: 0,
    stop: 0,
    colors: ['#ff5a2a', '#ffb02e', '#ffe06a'],
    ...said('shout.chilli', '#ff8a2a'),
  }),
  slurped: feel.juice(1, { silent: true, ...FRESH }),
  gulp: { sound: 'drip', climb: true, gain: 0.8, buzz: 5 },
  coil: feel.light(5, {
    sound: 'slurp',
    duck: true,
    shake: 0.3,
    stop: 75,
    ...GLEAM,
    ...said('shout.coil', '#ffb02e'),
  }),
  single: feel.light(3, {
    sound: 'slurp',
    gain: 0.7,
    ...GLEAM,
    ...said('shout.single', '#ffb02e'),
  }),
  milestone: feel.finish({ sound: 'best', shake: 0, ...FRESH, ...said('shout.broth', MINT) }),
  faster: { sound: 'whoosh', ...said('shout.faster', COOL) },
  snare: { sound: 'gem', duck: true, buzz: 40, shake: 0.4, stop: 80, ...said('shout.snare', COOL) },
  fell: { sound: 'coin', buzz: 20, shake: 0.25, stop: 40, ...said('shout.fell', MINT) },
  burst: feel.water(5, { buzz: 0, shake: 0, stop: 0, ...SOUP }),
  close: { sound: 'slice', gain: 0.8, buzz: 8, ...said('shout.close', COOL) },
  phew: { sound: 'jump', gain: 0.8, buzz: 12, ...said('shout.phew', COOL) },
  press: { sound: 'land', gain: 0.6, buzz: 10 },
  bounce: feel.rubber(2, FOAM),
  bonk: bump('shout.bonk'),
  headon: bump('shout.headon'),
  bite: { sound: 'hit', duck: true, buzz: 60, shake: 0.6, stop: 90 },
};
