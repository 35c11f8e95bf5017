import * as feel from '@playgrove/kit/draw/feel';

const PETALS = ['#ff8fb0', '#fff3c4', '#ffd02e'];
const QUIET = { buzz: 0 } as const;

export const FEEL: feel.Feels = {
  draw: feel.wood(2, { sound: 'flip', silent: true, burst: { count: 3 } }),
  six: feel.light(3, { when: 'settled' }),
  reroll: feel.light(3),
  hop: { sound: 'clack', climb: true, gain: 0.6, buzz: 6 },
  'their-hop': { sound: 'tick', gain: 0.35 },
  out: feel.earth(3, { ...feel.said('shout.out', '#3fae49'), sound: 'jump', colors: PETALS }),
  shade: feel.paper(2, {
    sound: 'pop',
    colors: ['#5fbf4a', '#bfe88a'],
    ...feel.said('shout.safe', '#3fae49'),
  }),
  send: feel.stone(4, {
    sound: 'kick',
    colors: PETALS,
    duck: true,
    ...feel.said('shout.send', '#ff5a3c'),
  }),
  token: feel.gold(3, { ...feel.said('shout.token', '#ffd02e'), when: 'settled' }),
  lost: feel.stone(3, { ...feel.said('shout.lost', '#8f86ff') }),
  'their-send': feel.stone(2, QUIET),
  home: feel.water(4, { ...feel.said('shout.home', '#2fb0e8'), duck: true }),
  'their-home': feel.water(2, QUIET),
  pass: feel.air(1, { sound: 'back' }),
  'their-pass': { sound: 'back', gain: 0.25 },
  refused: { sound: 'back', gain: 0.5, buzz: 8 },
  win: feel.finish(),
};
