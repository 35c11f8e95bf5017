import * as feel from '@playgrove/kit/draw/feel';

const SPRAY = ['#4cc3ff', '#ffffff', '#a9e4ff'] as const;
const STEAM = ['#ffffffd0', '#e6e9f5c0', '#ffd0a8c0'] as const;

export const FEEL: feel.Feels = {
  bounce: feel.water(1, { sound: 'drip', gain: 0.55, burst: { count: 4 } }),
  pass: feel.water(1, { sound: 'pop', climb: true, gain: 0.9, burst: { count: 5 } }),
  charge: feel.light(3, {
    sound: 'power',
    gain: 0.7,
    ...feel.said('shout.charge', '#8fdcff', 'top'),
  }),
  smash: feel.stone(4, {
    ...feel.said('shout.points', '#ffd02e'),
    sound: 'explosion',
    gain: 0.6,
    stop: 70,
    duck: true,
    colors: [...SPRAY, '#fff1d8', '#f3d9b4'],
  }),
  grow: { sound: 'slurp', gain: 0.7 },
  close: feel.almost(feel.said('shout.close', '#ffd02e')),
  sizzle: feel.air(4, {
    sound: [0.7, 0.2, 900, 0.01, 0.1, 0.4, 4, 1, -3, 0, 0, 0, 0, 1, 0, 0, 0, 0.5, 0.1],
    colors: STEAM,
    burst: { count: 22, gravity: -260 },
    shake: 0.3,
    stop: 60,
    buzz: 40,
    ...feel.said('shout.hot', '#ff8a5a'),
  }),
  gone: feel.fail({ colors: STEAM }),
  sea: feel.water(5, { shake: 0.15, stop: 0, burst: { count: 46, speed: 620, size: 14 } }),
};
