import * as feel from '@playgrove/kit/draw/feel';

const STEAM = ['#ffffffcc', '#fff3dccc'];
const LEAVES = ['#5fae4a', '#a7d66a', '#fff3c4'];

export const FEEL: feel.Feels = {
  throw: { sound: 'pour', gain: 0.35, buzz: 8, when: 'now' },
  clack: feel.wood(2, { gain: 0.8, burst: { count: 3 }, buzz: 8 }),
  five: feel.light(4, { when: 'settled', ...feel.said('shout.five', '#ffb02e', 'middle') }),
  write: feel.paper(2, { colors: LEAVES, ...feel.said('shout.points', '#3fae5a') }),
  pattern: feel.reward({ ...feel.said('shout.points', '#ff9a2e') }),
  kettle: feel.finish({ ...feel.said('shout.kettle', '#ff7a2e', 'middle') }),
  bonus: feel.reward({ ...feel.said('shout.bonus', '#2f9a52', 'top') }),
  zero: feel.air(2, { sound: 'back', colors: STEAM, ...feel.said('shout.zero', '#b06a5a') }),
  theirs: feel.paper(1, { ...feel.said('shout.points', '#8a5ad0') }),
  'their-zero': feel.air(1, { colors: STEAM }),
};
