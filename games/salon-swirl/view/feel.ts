import * as feel from '@playgrove/kit/draw/feel';

const { said } = feel;

const BLUE = ['#7fd0ff', '#bfe8ff', '#ffffff'];
const STEAM = ['#ffffffcc', '#fff2d0'];
const PARTY = ['#ffd02e', '#ffffff', '#ff5fa8'];
const SIZZLE = [0.4, 0, 500, 0.01, 0.05, 0.1, 4, 0.6, 3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 900];

/** Says what has to be done first. */
const hint = (shout: string) => ({ sound: 'error', gain: 0.6, ...said(shout, '#ffd98a', 'on') });

export const FEEL: feel.Feels = {
  wash: feel.water(1, { sound: 'slurp', gain: 0.35, burst: { shape: 'ring', gravity: -60 } }),
  rinse: feel.water(2, { sound: 'pour', gain: 0.5, buzz: 0, colors: BLUE }),
  dry: feel.air(1, { gain: 0.25, colors: STEAM }),
  comb: feel.light(1, { sound: 'tick', gain: 0.35, climb: true, buzz: 5 }),
  cut: feel.paper(2, { sound: 'clack', gain: 1, burst: { gravity: 600, life: 0.45 } }),
  curl: feel.air(1, { sound: SIZZLE, gain: 0.5, colors: STEAM, burst: { gravity: -160 } }),
  dye: feel.juice(1, {
    sound: 'drip',
    climb: true,
    colors: ['#ff5fa8', '#ffd02e', '#4cc3ff', '#8f57f2'],
  }),
  pin: { sound: 'tick', gain: 0.5 },
  pinned: feel.light(4, { sound: 'place', gain: 1, stop: 40, colors: PARTY }),
  loose: { sound: 'swap' },
  undo: { sound: 'back' },
  wet: hint('shout.wet'),
  dirty: hint('shout.dirty'),
  knotted: hint('shout.knotted'),
  short: hint('shout.short'),
  // The client does not say yet whether that is good news.
  reveal: { sound: 'whoosh', duck: true, buzz: 40 },
};
