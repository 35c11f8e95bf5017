import * as feel from '@playgrove/kit/draw/feel';

/** How everything that happens is answered. */
export const FEEL: feel.Feels = {
  slide: feel.rubber(1, { sound: 'slide' }),
  heavy: feel.rubber(2, { sound: 'land', gain: 0.7 }),
  warn: { sound: 'bell', gain: 0.5, buzz: 15 },
  swell: feel.water(4, { shake: 0.3, duck: true }),
  roll: feel.rubber(2, { sound: 'bounce' }),
  clear: feel.reward(feel.said('shout.clear', '#8fe9ff')),
  off: feel.finish(),
};
