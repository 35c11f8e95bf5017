import * as draw from '@playgrove/kit/draw';
import * as feel from '@playgrove/kit/draw/feel';

const CREAM = ['#ffffff', '#fff6dc', '#ffd6e6'];
const SPARKS = ['#ffd83a', '#ff9a1f', '#fffbe0'];
const PARTY = [draw.PALETTE.yellow, draw.PALETTE.pink, draw.PALETTE.teal, draw.PALETTE.white];

export const FEEL: feel.Feels = {
  note: { note: { instrument: 'musicbox' } },
  toss: feel.air(1, { sound: 'whoosh', gain: 0.5 }),
  land: feel.earth(2, { sound: 'place', colors: CREAM, buzz: 12 }),
  lit: feel.light(2, { sound: 'gem', climb: true, colors: SPARKS, buzz: 14 }),
  heart: feel.reward({ ...feel.said('shout.heart', '#ff8fb8', 'middle') }),
  close: feel.almost({ ...feel.said('shout.close', '#9ff0ff', 'near'), sound: 'gem' }),
  bump: feel.wood(4, {
    sound: 'hit',
    stop: 70,
    shake: 0.4,
    colors: CREAM,
    ...feel.said('shout.bump', '#ff9aa8', 'near'),
  }),
  tier: feel.reward(feel.said('shout.tier', '#ffd83a', 'middle')),
  cake: feel.finish({ ...feel.said('shout.cake', '#ffd83a', 'middle'), colors: PARTY }),
  done: feel.finish({ ...feel.said('shout.done', '#ffd83a', 'middle'), colors: PARTY }),
};
