import * as feel from '@playgrove/kit/draw/feel';

const { said } = feel;

const DUST = { colors: ['#fff6e3', '#e8d8c8', '#c9b8d8'] };
const SPARK = { colors: ['#fff2a0', '#ffd02e', '#ffffff'] };
const PINK = { colors: ['#ff4f9a', '#ffb3d1', '#ffffff'] };
const PARTY = { colors: ['#ffd02e', '#ff4f9a', '#4cc3ff', '#45d15b'] };
const GOLD = '#ffd02e';

export const FEEL: feel.Feels = {
  start: { sound: 'go', ...said('shout.start', GOLD, 'on') },
  deck: { sound: 'swap', buzz: 10 },
  pop: feel.earth(2, { sound: 'clack', gain: 1.1, ...DUST }),
  flick: { sound: 'flip', gain: 0.8 },
  catch: feel.light(2, { sound: 'place', climb: true, gain: 1, ...SPARK }),
  sketchy: { sound: 'back', ...said('shout.sketchy', '#ffb52e', 'on') },
  land: feel.earth(2, { gain: 0.9, ...DUST }),
  grind: feel.metal(4, { sound: 'slice', climb: true, buzz: 16, stop: 30, shake: 0.18, ...SPARK }),
  steady: { sound: 'tick', climb: true, buzz: 6 },
  wheels: { sound: 'click', gain: 0.7 },
  off: feel.light(2, { sound: 'match', buzz: 0, ...SPARK }),
  hop: { sound: 'bounce', gain: 0.6 },
  clear: { sound: 'coin', gain: 0.6, ...said('shout.clear', '#8fe3ff', 'on') },
  late: feel.light(2, { gain: 1, buzz: 0, ...PINK, ...said('shout.late', '#ff9fe0', 'on') }),
  sticker: feel.gold(2, { climb: true, gain: 1, ...PINK }),
  bank: feel.paper(3, {
    sound: 'merge',
    shake: 0,
    ...PARTY,
    ...said('shout.bank', '#7df06a', 'on'),
  }),
  'bank.big': feel.finish({ buzz: 30, stop: 60, ...PARTY, ...said('shout.big', GOLD, 'on') }),
  crown: feel.reward({ sound: 'best', ...said('shout.crown', GOLD, 'on') }),
  'crown-lost': feel.gold(3, { sound: 'drip', burst: { gravity: 900 } }),
  goal: feel.finish({ sound: 'star', shake: 0, ...PARTY, ...said('shout.goal', '#4cc3ff', 'on') }),
  heart: feel.light(3, { sound: 'power', ...PINK, ...said('shout.heart', '#ff4f9a', 'on') }),
  bail: feel.earth(5, { sound: 'hit', gain: 1, duck: true, stop: 80, ...DUST }),
  up: { sound: 'back', gain: 0.7 },
  finish: feel.finish({ sound: 'bell', shake: 0, duck: false, ...PARTY }),
};
