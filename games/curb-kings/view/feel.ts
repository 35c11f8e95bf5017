import type { Feel } from '@playgrove/kit/runtime';

const DUST = ['#fff6e3', '#e8d8c8', '#c9b8d8'];
const GOLD = ['#ffd02e', '#fff2a0', '#ff8a1f'];
const SPARK = ['#fff2a0', '#ffd02e', '#ffffff'];
const PARTY = ['#ffd02e', '#ff4f9a', '#4cc3ff', '#45d15b'];

/** Its own rows, not those of kit/draw/feel: they would take 1 KB more than the game has left. */
export const FEEL: Readonly<Record<string, Feel>> = {
  start: { sound: 'go', shout: 'shout.start', shoutColors: ['#ffffff', '#ffd02e'] },
  deck: { sound: 'swap', buzz: 10 },
  pop: {
    sound: 'clack',
    gain: 1.1,
    buzz: 10,
    burst: { count: 5, colors: DUST, shape: 'puff', speed: 170, size: 12, life: 0.32 },
  },
  flick: { sound: 'flip', gain: 0.8 },
  catch: {
    sound: 'place',
    climb: true,
    buzz: 8,
    burst: { count: 6, colors: SPARK, shape: 'star', speed: 200, size: 10, life: 0.35 },
  },
  sketchy: { sound: 'back', shout: 'shout.sketchy', shoutColors: ['#ffffff', '#ffb52e'] },
  land: {
    sound: 'land',
    gain: 0.9,
    buzz: 8,
    burst: { count: 6, colors: DUST, shape: 'puff', speed: 190, size: 13, life: 0.36 },
  },
  grind: {
    sound: 'slice',
    climb: true,
    gain: 1.2,
    buzz: 16,
    stop: 30,
    shake: 0.18,
    burst: { count: 16, colors: SPARK, shape: 'drop', speed: 420, size: 7, life: 0.4 },
  },
  steady: { sound: 'tick', climb: true, buzz: 6 },
  wheels: { sound: 'click', gain: 0.7 },
  off: {
    sound: 'match',
    gain: 0.7,
    burst: { count: 8, colors: SPARK, shape: 'star', speed: 260, size: 10, life: 0.4 },
  },
  hop: { sound: 'bounce', gain: 0.6 },
  clear: { sound: 'coin', gain: 0.6, shout: 'shout.clear', shoutColors: ['#ffffff', '#8fe3ff'] },
  late: {
    sound: 'gem',
    shout: 'shout.late',
    shoutColors: ['#ffffff', '#ff9fe0'],
    burst: { count: 8, colors: ['#ff9fe0', '#ffffff'], shape: 'star' },
  },
  sticker: {
    sound: 'coin',
    climb: true,
    buzz: 6,
    burst: { count: 8, colors: ['#ff4f9a', '#ffd02e', '#ffffff'], shape: 'star', size: 12 },
  },
  bank: {
    sound: 'merge',
    buzz: 18,
    shout: 'shout.bank',
    shoutColors: ['#ffffff', '#7df06a'],
    burst: { count: 14, colors: PARTY, shape: 'confetti', speed: 320 },
  },
  'bank.big': {
    sound: 'levelup',
    buzz: 30,
    duck: true,
    stop: 60,
    shake: 0.25,
    shout: 'shout.big',
    shoutColors: ['#fffbe0', '#ffd02e'],
    burst: { count: 34, colors: PARTY, shape: 'confetti', speed: 460 },
  },
  crown: {
    sound: 'best',
    duck: true,
    shout: 'shout.crown',
    shoutColors: ['#fffbe0', '#ffd02e'],
    burst: { count: 24, colors: GOLD, shape: 'star', speed: 380 },
  },
  'crown-lost': {
    sound: 'drip',
    burst: { count: 10, colors: GOLD, shape: 'star', speed: 260, gravity: 900 },
  },
  goal: {
    sound: 'star',
    buzz: 30,
    duck: true,
    shout: 'shout.goal',
    shoutColors: ['#ffffff', '#4cc3ff'],
    burst: { count: 26, colors: PARTY, shape: 'confetti', speed: 420 },
  },
  heart: {
    sound: 'power',
    shout: 'shout.heart',
    shoutColors: ['#ffffff', '#ff4f9a'],
    burst: { count: 12, colors: ['#ff4f9a', '#ffb3d1'], shape: 'star' },
  },
  bail: {
    sound: 'hit',
    buzz: 60,
    stop: 80,
    shake: 0.55,
    duck: true,
    burst: { count: 18, colors: DUST, shape: 'puff', speed: 320, size: 20, life: 0.6 },
  },
  up: { sound: 'back', gain: 0.7 },
  finish: {
    sound: 'bell',
    burst: { count: 30, colors: PARTY, shape: 'confetti', speed: 480 },
  },
};
