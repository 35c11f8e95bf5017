import * as draw from '@playgrove/kit/draw';
import * as feel from '@playgrove/kit/draw/feel';

const PARTY = [draw.PALETTE.yellow, draw.PALETTE.white, draw.PALETTE.pink, draw.PALETTE.teal];

export const FEEL: feel.Feels = {
  step: feel.wood(2, { sound: 'place', burst: { count: 4 } }),
  answer: feel.wood(1, { sound: 'clack' }),
  take: feel.wood(4, { sound: 'hit', stop: 50 }),
  lost: feel.wood(3, { sound: 'hit', gain: 0.6 }),
  castle: feel.stone(3, feel.said('shout.castle', '#ffd83a')),
  promote: feel.gold(5, feel.said('shout.promote', '#ffd02e', 'middle')),
  'their-promote': feel.stone(3, feel.said('shout.their-promote', '#c9a8ff', 'middle')),
  fork: feel.reward(feel.said('shout.fork', '#8ff0a0', 'middle')),
  check: feel.metal(4, feel.said('shout.check', '#ffd02e')),
  'their-check': feel.metal(3, { ...feel.said('shout.their-check', '#ff8f96'), duck: true }),
  mate: feel.finish({ ...feel.said('shout.mate', '#ffd02e', 'middle'), colors: PARTY }),
};
