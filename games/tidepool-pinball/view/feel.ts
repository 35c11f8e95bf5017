import * as feel from '@playgrove/kit/draw/feel';

const CORAL = ['#ff7a9c', '#ffd0dc', '#ffb347'];
const LEAF = ['#8ff0c0', '#ffffff', '#5fd0ff'];
const VIOLET = ['#c79bff', '#ffffff', '#ff9ad5'];
const STAR = ['#ffd04a', '#fff2b0', '#ff9a3d'];
const FOAM = ['#ffffff', '#bff4ff', '#7fe6ff'];

/** A hit of the chain: its note climbs. */
const note = (
  sound: string,
  size: feel.Size,
  colors: readonly string[],
  more: feel.More = {},
): feel.Feels[string] =>
  feel.juice(size, { sound, climb: true, gain: 0.7, colors, burst: { gravity: 160 }, ...more });

export const FEEL: feel.Feels = {
  launch: feel.air(3, { sound: 'kick', scaled: true, colors: FOAM }),
  flip: { sound: 'flip', gain: 0.5, buzz: 6 },
  fin: feel.water(2, { sound: 'bounce', scaled: true, gain: 0.9, colors: FOAM }),
  wall: feel.stone(1, { scaled: true, gain: 0.4 }),
  shutGate: feel.rubber(2, { sound: 'drip', colors: LEAF }),
  coral: note('pop', 3, CORAL, { buzz: 16, burst: { gravity: 160, shape: 'ring', count: 7 } }),
  anemone: note('merge', 3, VIOLET, { buzz: 14 }),
  sling: feel.rubber(3, { sound: 'bounce', gain: 0.9, buzz: 14, colors: VIOLET }),
  star: note('match', 3, STAR, { buzz: 12, burst: { gravity: 120, shape: 'star', count: 9 } }),
  cave: note('match', 3, STAR, { buzz: 12, burst: { gravity: 120, shape: 'star', count: 9 } }),
  shell: note('gem', 2, FOAM, { burst: { gravity: 0, shape: 'ring', count: 5 } }),
  spin: note('swap', 3, LEAF),
  eel: note('power', 4, LEAF, { gain: 0.55, ...feel.said('shout.eel', '#8ff0c0') }),
  shut: feel.stone(2, { sound: 'clack', ...feel.said('shout.shut', '#ffb3d0') }),
  chain: feel.reward({ sound: 'star', gain: 0.6, ...feel.said('shout.chain', '#ffd04a') }),
  stars: feel.reward({ ...feel.said('shout.stars', '#ffd04a'), colors: STAR }),
  turn: feel.reward({
    sound: 'pour',
    ...feel.said('shout.turn', '#7fe6ff'),
    colors: FOAM,
  }),
  shells: feel.reward({ ...feel.said('shout.shells', '#bff4ff'), colors: FOAM }),
  caves: feel.reward({ ...feel.said('shout.caves', '#ffd04a'), colors: STAR }),
  mult: { sound: 'bell', ...feel.said('shout.mult', '#ff9ad5', 'on') },
  lit: { sound: 'levelup', gain: 0.6, duck: true, ...feel.said('shout.lit', '#ff9ad5') },
  luck: { sound: 'slurp', ...feel.said('shout.luck', '#7fe6ff') },
  jackpot: feel.finish({
    stop: 80,
    shake: 0.5,
    ...feel.said('shout.jackpot', '#ffd04a', 'middle'),
  }),
  twin: feel.water(3, feel.said('shout.twin', '#ffffff', 'middle')),
  high: { sound: 'pour', gain: 1.2, ...feel.said('shout.high', '#7fe6ff', 'top') },
  low: { sound: 'pour', gain: 0.9, ...feel.said('shout.low', '#ffe2a0', 'top') },
  nudge: feel.air(2, { sound: 'whoosh', buzz: 18, colors: FOAM }),
  careful: feel.air(2, { sound: 'error', buzz: 40, ...feel.said('shout.careful', '#ffb347') }),
  tilt: feel.fail({ ...feel.said('shout.tilt', '#ff6a5a', 'middle') }),
  wave: feel.water(5, {
    shake: 0.25,
    stop: 0,
    duck: true,
    colors: FOAM,
    ...feel.said('shout.wave', '#7fe6ff'),
  }),
  lost: feel.water(4, {
    stop: 60,
    duck: true,
    colors: FOAM,
    ...feel.said('shout.lost', '#ffb3b3'),
  }),
  twinLost: feel.water(3, { colors: FOAM }),
  task: feel.finish({ ...feel.said('shout.task', '#9ff07a', 'middle') }),
  gift: feel.reward({ sound: 'coin', ...feel.said('shout.gift', '#ffd04a') }),
  won: feel.finish(),
};
