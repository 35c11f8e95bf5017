import * as feel from '@playgrove/kit/draw/feel';

const FOAM = ['#d9f6ff', '#ffffff', '#8fe9ff'] as const;

export const FEEL: feel.Feels = {
  // Each pass of a chain rings a note higher than the one before.
  note: { sound: 'bell', climb: true, gain: 0.5 },
  near: feel.air(1, {
    gain: 0.7,
    ...feel.said('shout.near', '#8fe9ff', 'on'),
    burst: { count: 0 },
  }),
  tight: feel.air(2, {
    gain: 0.9,
    ...feel.said('shout.tight', '#ffd02e', 'on'),
    burst: { count: 0 },
  }),
  hair: feel.air(3, {
    ...feel.said('shout.hair', '#ff9ade', 'on'),
    shake: 0,
    stop: 45,
    burst: { count: 0 },
  }),
  thread: feel.light(3, { gain: 0.8, stop: 60, ...feel.said('shout.thread', '#ffd02e', 'on') }),
  unchain: { sound: 'back', gain: 0.5 },
  bubble: feel.water(2, {
    sound: 'slurp',
    colors: FOAM,
    ...feel.said('shout.bubble', '#8fe9ff', 'on'),
  }),
  bump: feel.rubber(4, { colors: FOAM, shake: 0.35, ...feel.said('shout.bump', '#ff8f7d', 'on') }),
  last: feel.fail({ colors: FOAM }),
  low: { sound: 'error', gain: 0.8, ...feel.said('shout.low', '#ff8f7d', 'on') },
  stall: feel.fail({ sound: 'back' }),
  goal: feel.reward(feel.said('shout.goal', '#ffd02e', 'top')),
  mark: { sound: 'tick', gain: 0.35 },
  gate: feel.finish(),
  short: feel.fail(),
};
