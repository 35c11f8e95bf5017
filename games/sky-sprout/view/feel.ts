import * as draw from '@playgrove/kit/draw';
import * as feel from '@playgrove/kit/draw/feel';

const DEW = ['#bff1ff', '#6fd8ff', '#ffffff'];
const BLOOM = ['#ff7fae', '#ffd84a', '#7fe06a', '#ffffff'];
const SNOW = ['#ffffff', '#d6f2ff', '#9fd8ff'];

export const FEEL: feel.Feels = {
  hop: feel.rubber(1, { sound: 'bounce', gain: 0.45 }),
  // The value counts new leaves in a row: they climb the scale to the surge.
  water: feel.water(2, { sound: 'pop', climb: true, colors: BLOOM, buzz: 8 }),
  surge: feel.reward({
    sound: 'power',
    stop: 70,
    shake: 0.3,
    colors: BLOOM,
    ...feel.said('shout.surge', '#7fe06a'),
  }),
  bloom: feel.light(2, { sound: 'pop', colors: BLOOM, buzz: 6 }),
  crack: feel.wood(3, { sound: 'munch', shake: 0, colors: ['#c98a4c', '#8a5a34', '#e8c08a'] }),
  spring: feel.rubber(4, {
    sound: 'jump',
    gain: 1.1,
    stop: 0,
    shake: 0.1,
    colors: ['#ff6f7f', '#ffffff'],
  }),
  stomp: feel.juice(4, {
    sound: 'merge',
    stop: 50,
    shake: 0.2,
    colors: ['#c79bff', '#7a3fd0', '#ffd84a'],
    ...feel.said('shout.stomp', '#c79bff'),
  }),
  dew: feel.light(2, { sound: 'drip', climb: true, colors: DEW, buzz: 8 }),
  ouch: feel.fail({
    sound: 'hit',
    colors: ['#c79bff', '#ffffff'],
    ...feel.said('shout.ouch', '#ff8aa8'),
  }),
  freeze: feel.fail({ sound: 'shatter', colors: SNOW, ...feel.said('shout.freeze', '#9fe0ff') }),
  close: feel.almost(feel.said('shout.close', '#9fe0ff')),
  world: feel.reward(feel.said('shout.world', '#ffd83a', 'middle')),
  top: feel.finish({
    ...feel.said('shout.top', '#ffd83a', 'top'),
    colors: [draw.PALETTE.pink, draw.PALETTE.yellow, draw.PALETTE.green, draw.PALETTE.white],
  }),
};
