import * as feel from '@playgrove/kit/draw/feel';

const DEW = ['#ffffff', '#cff6ff', '#8fe8d6'] as const;
const GOLD = ['#fff0a6', '#ffd02e', '#ff8a1f'] as const;

/** By cue. A join in one suit climbs the scale with its run; another is paper on paper. */
export const FEEL: feel.Feels = {
  deal: { sound: 'flip', gain: 0.8, buzz: 5 },
  place: feel.paper(1, { sound: 'place' }),
  join: feel.water(2, { sound: 'drip', climb: true, buzz: 10, colors: DEW }),
  long: feel.said('shout.long', '#8fe8d6'),
  flip: feel.light(1, { sound: 'tick', gain: 0.6 }),
  run: feel.reward({
    sound: 'levelup',
    ...feel.said('shout.run', '#fff0a6'),
    colors: [...GOLD, ...DEW],
  }),
};
