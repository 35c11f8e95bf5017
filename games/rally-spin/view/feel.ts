import * as feel from '@playgrove/kit/draw/feel';

const FIRE = ['#ff7a1f', '#ffd02e', '#fff3b0'] as const;
const ICE = ['#2fb8ff', '#c4f0ff', '#ffffff'] as const;

export const FEEL: feel.Feels = {
  serve: feel.wood(2, { silent: true, sound: 'clack', burst: { count: 4 } }),
  bounce: feel.rubber(1, { sound: 'bounce', scaled: true, gain: 0.8, burst: { count: 3 } }),
  // The value is the length of the rally: every hit is a step higher.
  block: feel.wood(1, { climb: true, gain: 0.8, burst: { count: 5 } }),
  topspin: feel.wood(3, { climb: true, shake: 0.1, stop: 0, colors: FIRE }),
  'topspin.perfect': feel.wood(4, {
    climb: true,
    shake: 0.18,
    stop: 30,
    colors: FIRE,
    ...feel.said('shout.perfect', '#ff9a2e'),
  }),
  warm: feel.wood(4, {
    climb: true,
    shake: 0.2,
    stop: 30,
    colors: FIRE,
    ...feel.said('shout.warm', '#ff9a2e'),
  }),
  fire: feel.stone(5, {
    sound: 'power',
    stop: 80,
    shake: 0.5,
    colors: FIRE,
    ...feel.said('shout.fire', '#ff5f3d'),
  }),
  burnt: feel.almost({ sound: 'explosion', gain: 0.6, ...feel.said('shout.burnt', '#ff8a1f') }),
  slice: feel.air(2, { sound: 'slice', colors: ICE, buzz: 10 }),
  'slice.perfect': feel.air(3, {
    sound: 'slice',
    colors: ICE,
    buzz: 14,
    ...feel.said('shout.slice', '#4cc3ff'),
  }),
  smash: feel.stone(5, {
    sound: 'shoot',
    stop: 60,
    shake: 0.45,
    colors: FIRE,
    ...feel.said('shout.smash', '#ff5f3d'),
  }),
  early: { sound: 'tick', gain: 0.7, ...feel.said('shout.early', '#ffb0a0') },
  late: { sound: 'tick', gain: 0.7, ...feel.said('shout.late', '#ffb0a0') },
  return: feel.wood(1, { climb: true, gain: 0.6, burst: { count: 3 } }),
  weak: feel.almost({ sound: 'slurp', ...feel.said('shout.weak', '#c77aff') }),
  whiff: feel.air(1, { gain: 0.6 }),
  net: feel.paper(2, { sound: 'swap' }),
  cord: feel.paper(2, { sound: 'tick', ...feel.said('shout.cord', '#ffe27a') }),
  wall: feel.wood(2, { climb: true, burst: { count: 6 } }),
  panel: feel.gold(3, feel.said('shout.panel', '#ffc233')),
  crowd: feel.reward({ gain: 0.7, ...feel.said('shout.crowd', '#ffd83a', 'middle') }),
  heart: feel.fail({ shake: 0.25 }),
  'point.mine': feel.reward(feel.said('shout.point', '#45d15b', 'middle')),
  'point.style': feel.finish(feel.said('shout.style', '#ffc233', 'middle')),
  'point.theirs': { sound: 'error', gain: 0.7, buzz: 30, shake: 0.15, duck: true },
};
