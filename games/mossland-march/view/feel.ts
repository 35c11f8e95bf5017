import * as feel from '@playgrove/kit/draw/feel';

const { said } = feel;

const MOSS = ['#b9f26a', '#6fdc4a', '#e9ffb8', '#ffffff'];
const EMBER = { colors: ['#ff6150', '#ffab8a', '#ffd02e'] };
const DUST = { colors: ['#e6cf9c', '#c9a56a', '#fff3d0'] };
const WHITE = { colors: ['#ffffff', '#ffe9a0'] };
const GOLD = ['#fff3a8', '#ffc93c', '#ff8a1f', '#ffffff'];

/** Sounds of many little creatures, as zzfx plays them. */
const STEP = [0.16, 0.2, 340, 0, 0.006, 0.03, 0, 1.4, 9];
const MARCH = [0.7, 0.05, 392, 0.005, 0.05, 0.12, 0, 1.2, 3, 0, 130, 0.05];
const JOINED = [0.22, 0.1, 520, 0.003, 0.01, 0.05, 0, 1.5, 12];
const BITE = [0.4, 0.12, 210, 0, 0.012, 0.05, 2, 0.8, -5, 0, 0, 0, 0, 0.4];
const BITTEN = [0.5, 0.12, 160, 0, 0.015, 0.07, 2, 0.8, -4, 0, 0, 0, 0, 0.5];
const CLASH = [0.3, 0.2, 900, 0, 0.004, 0.04, 1, 0.7, -8, 0, 0, 0, 0, 0.3];
const ASLEEP = [0.5, 0, 440, 0.02, 0.08, 0.3, 0, 1, -2.5];
const THREAT = [0.5, 0, 196, 0.02, 0.12, 0.16, 2, 0.9, 0, 0, 98, 0.1];
const HORN = [0.34, 0.04, 147, 0.02, 0.1, 0.14, 2, 1, 0.6];
const TWIG = [0.9, 0.05, 1100, 0, 0.004, 0.05, 4, 0.6, -20, 0, 0, 0, 0, 0.8, 0, 0, 0.03];
const TURNED = [0.45, 0.1, 460, 0, 0.02, 0.07, 0, 1.2, -8];

/** How everything that happens is answered. */
export const FEEL: feel.Feels = {
  // Many little feet: soft, and gated by the kit.
  step: { sound: STEP, gain: 0.5 },
  march: feel.earth(2, { sound: MARCH, gain: 1, ...DUST }),
  joined: { sound: JOINED, gain: 0.6 },
  held: { sound: 'back', gain: 0.7, buzz: 6 },
  bite: feel.light(1, { sound: BITE, gain: 0.7, ...WHITE }),
  bitten: feel.juice(1, { sound: BITTEN, gain: 1, buzz: 6, ...EMBER }),
  clash: feel.air(1, { sound: CLASH, gain: 0.6, ...WHITE }),
  woken: feel.paper(3, { sound: 'match', climb: true, shake: 0, colors: MOSS }),
  taken: feel.paper(4, {
    sound: 'clear',
    climb: true,
    colors: [...MOSS, ...GOLD],
    ...said('shout.taken', '#b8ff5c'),
  }),
  chain: feel.light(3, { climb: true, buzz: 0, colors: GOLD, ...said('shout.chain', '#ff9f1f') }),
  lost: feel.juice(4, { sound: 'hit', duck: true, ...EMBER, ...said('shout.lost', '#ff5a4a') }),
  theirs: feel.earth(2, { sound: 'place', ...DUST }),
  asleep: feel.earth(2, { sound: ASLEEP, colors: ['#cfe0ff', '#b9c3a8', '#ffffff'] }),
  threat: { sound: THREAT, buzz: 16 },
  horn: { sound: HORN, gain: 0.6 },
  snap: feel.juice(1, { sound: 'munch', colors: ['#ff5f9e', '#ffd6e6'] }),
  twig: feel.wood(3, { sound: TWIG, colors: ['#8a5430', '#d29a5c', '#9be04f'] }),
  turned: feel.earth(1, { sound: TURNED, gain: 0.7, ...DUST }),
  'twig-grown': { sound: 'coin', gain: 0.5 },
  late: { sound: 'bell', duck: true, buzz: 20 },
  victory: feel.finish({ sound: 'win', colors: [...MOSS, ...GOLD], ...said('shout.victory') }),
};
