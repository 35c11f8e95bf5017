import * as feel from '@playgrove/kit/draw/feel';

const { said } = feel;

const GOLD = ['#ffe27a', '#ffb52e', '#fff6d0'];
const SOOT = ['#4a3690', '#8a6fe0', '#1c1246'];
const EMBER = '#ffb98a';

/** Shadows: they burst without a shake, as there are many. */
const soot = feel.material({
  sound: 'pop',
  gain: 0.65,
  colors: SOOT,
  shape: 'puff',
  speed: 220,
  size: 18,
  life: 0.45,
  soft: true,
});

export const FEEL: feel.Feels = {
  go: { sound: 'go', gain: 0.6 },
  moth: { sound: 'flip', buzz: 8 },
  spark: { sound: 'drip', gain: 0.1 },
  fall: soot(1),
  thud: soot(3, { sound: 'hit', shake: 0.12 }),
  burst: soot(2, { sound: 'shatter', colors: ['#a8f06a', ...SOOT] }),
  clang: { sound: 'clack', gain: 0.25 },
  shiver: { sound: 'flip', gain: 0.3 },
  dodge: { sound: 'whoosh', ...said('shout.dodge', '#7df6c8') },
  glow: { sound: 'coin', climb: true, gain: 0.2 },
  pulse: { sound: 'whoosh', gain: 0.5 },
  shine: feel.light(2, { sound: 'bell', gain: 0.4 }),
  charge: { sound: 'tick', climb: true, gain: 0.6 },
  lamp: feel.reward({ sound: 'power', colors: GOLD }),
  hunter: {
    sound: 'pour',
    gain: 1.3,
    duck: true,
    shake: 0.3,
    buzz: 40,
    ...said('shout.hunter', '#ff6b4a', 'top'),
  },
  felled: feel.stone(5, {
    sound: 'explosion',
    duck: true,
    colors: [...SOOT, '#ff8a3d', '#ffd02e'],
    ...said('shout.felled'),
  }),
  ember: feel.light(3, { colors: GOLD }),
  gain: said('shout.gain'),
  ring: { sound: 'swap', gain: 1.2, ...said('shout.ring', '#b98aff') },
  bite: feel.stone(4, { gain: 1, duck: true, colors: ['#ffd98a', '#ffffff'] }),
  low: { sound: 'error', ...said('shout.low', '#ff6b6b') },
  dark: feel.fail(),
  choice: { sound: 'levelup', gain: 0.8, buzz: 14 },
  chosen: feel.light(3, { sound: 'merge', colors: GOLD }),
  dawn: feel.reward({
    sound: 'best',
    buzz: 30,
    colors: [...GOLD, EMBER],
    ...said('shout.dawn', EMBER),
  }),
  home: feel.finish({ sound: 'win', shake: 0 }),
};
