import * as draw from '@playgrove/kit/draw/feel';
import type { Feels } from '@playgrove/kit/draw/feel';

const FIRE = ['#ffd02e', '#ff8a1f', '#ff4b55', '#fff2a0'];
const LIGHT = ['#fff6d8', '#ffd86a', '#ff9a4a'];

const { air, earth, finish, juice, light, reward, rubber, said, water } = draw;

/** Cues in board units are answered where they happened; most words are `said.ts`'s. */
export const feel: Feels = {
  go: { sound: 'go', buzz: 6, gain: 0.7 },
  again: { sound: 'back' },
  coat: light(3, { sound: 'swap', buzz: 10, colors: LIGHT }),
  jump: earth(1, { sound: 'jump', gain: 0.7, buzz: 5 }),
  kick: earth(2, { sound: 'flip', gain: 1.2, buzz: 8, colors: ['#ffffff', '#ffd86a'] }),
  land: earth(1, { gain: 0.45 }),
  turn: earth(1, { sound: 'place', gain: 0.7 }),
  cling: { sound: 'slide', gain: 0.5 },
  head: { sound: 'click', gain: 0.8 },
  bounce: rubber(3, { gain: 1.3, buzz: 14, stop: 30, shake: 0, colors: ['#ff8fb0', '#ffffff'] }),
  lift: air(2, { gain: 0.9, buzz: 0, colors: ['#fff6d8', '#8be07a'] }),
  spark: light(5, {
    sound: 'power',
    gain: 1,
    buzz: 24,
    stop: 50,
    shake: 0.2,
    duck: true,
    colors: LIGHT,
  }),
  ember: water(4, {
    sound: 'gem',
    gain: 1,
    climb: true,
    buzz: 16,
    shake: 0,
    stop: 0,
    colors: FIRE,
  }),
  all: reward({ sound: 'levelup', colors: FIRE }),
  thorns: juice(4, {
    sound: 'hit',
    gain: 1,
    buzz: 40,
    stop: 70,
    shake: 0.5,
    colors: ['#ff9ac0', '#8a2f6a', '#ffd86a'],
  }),
  pit: air(4, { sound: 'drip', gain: 1, buzz: 40, stop: 60, shake: 0.4, colors: LIGHT }),
  home: finish({ sound: 'best', shake: 0, ...said('shout.home') }),
};
