import * as feel from '@playgrove/kit/draw/feel';

const { said } = feel;
const FROST = { colors: ['#ffffff', '#bff6ff', '#5cf2b4'] };
const SNOW = { colors: ['#ffffff', '#dfe6ff', '#b9c6ee'] };

/** What each thing that happens sounds and feels like. */
export const FEEL: feel.Feels = {
  leave: feel.air(1, SNOW),
  claim: feel.light(3, { sound: 'clear', ...FROST, ...said('shout.claim', '#14a58f') }),
  great: feel.light(5, {
    sound: 'levelup',
    duck: true,
    ...FROST,
    ...said('shout.great', '#14a58f'),
  }),
  steal: feel.glass(4, { duck: true, ...FROST, ...said('shout.steal', '#d4588f') }),
  fell: feel.glass(5, { sound: 'gem', duck: true, ...SNOW, ...said('shout.fell', '#ffb02e') }),
  gone: feel.air(2, { gain: 0.4, ...SNOW }),
  cut: feel.glass(5, { sound: 'shatter', duck: true, stop: 90, ...SNOW }),
  tangle: feel.rubber(2, { ...SNOW, ...said('shout.tangle', '#4fb6ff') }),
  growl: { sound: 'error', gain: 0.8, buzz: 25 },
  creak: feel.wood(2, { gain: 0.6, ...said('shout.creak', '#ff7a3d') }),
  thaw: feel.water(4, { gain: 0.8, shake: 0.2 }),
  hurry: { sound: 'bell', ...said('shout.hurry', '#ffb02e', 'top') },
};
