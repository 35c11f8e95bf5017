import type { Feel } from '@playgrove/kit/runtime';
import { FRUITS, type Fruit } from '../rules/fruit.ts';
import { LOOKS } from './looks.ts';

const ALL: readonly Fruit[] = [...FRUITS, 'golden'];

function cutFeel(kind: Fruit): Feel {
  const big = kind === 'melon' || kind === 'pineapple';
  return {
    sound: 'slice',
    climb: true,
    buzz: 8,
    burst: {
      count: big ? 24 : 17,
      colors: LOOKS[kind].juice,
      speed: big ? 520 : 430,
      size: big ? 15 : 12,
      life: 0.75,
      gravity: 1300,
    },
  };
}

const ripe: Feel = {
  sound: 'levelup',
  gain: 0.7,
  duck: true,
};

export const feel: Readonly<Record<string, Feel>> = {
  ...Object.fromEntries(ALL.map((kind) => [`cut.${kind}`, cutFeel(kind)])),
  ...Object.fromEntries(
    FRUITS.map((kind) => [
      `ripe.${kind}`,
      { ...ripe, shout: `ripe.${kind}`, shoutColors: ['#ffffff', LOOKS[kind].juice[1]] as const },
    ]),
  ),
  chain: { sound: 'match', climb: true, gain: 0.8 },
  multi: { stop: 40, shake: 0.22 },
  combo: { shout: 'shout.combo', shoutColors: ['#fff3a6', '#ff8a1f'], shake: 0.2, buzz: 14 },
  saved: { sound: 'coin', shout: 'shout.saved', shoutColors: ['#ffffff', '#8ff0ff'] },
  shave: {
    sound: 'whoosh',
    gain: 1.3,
    shout: 'shout.shave',
    shoutColors: ['#fffbe0', '#ffd02e'],
    burst: { count: 6, colors: ['#ffd02e', '#ffffff'], shape: 'star' },
  },
  pour: { sound: 'pour', gain: 0.6 },
  served: {
    sound: 'power',
    duck: true,
    buzz: 30,
    stop: 40,
    shout: 'shout.served',
    shoutColors: ['#ffffff', '#7df06a'],
    burst: {
      count: 26,
      colors: ['#ffd02e', '#ff4f9a', '#4cc3ff', '#45d15b'],
      shape: 'confetti',
    },
  },
  heart: {
    sound: 'star',
    shout: 'shout.heart',
    shoutColors: ['#ffffff', '#ff4f9a'],
    burst: { count: 14, colors: ['#ff4f9a', '#ffb3d1'], shape: 'star' },
  },
  hearty: { sound: 'star', shout: 'shout.hearty', shoutColors: ['#ffffff', '#ff4f9a'] },
  blade: {
    sound: 'levelup',
    duck: true,
    shout: 'shout.blade',
    shoutColors: ['#ffffff', '#a8f1ff'],
    burst: { count: 18, colors: ['#ffffff', '#a8f1ff', '#ffd02e'], shape: 'star' },
  },
  nest: {
    sound: 'hit',
    shake: 0.55,
    stop: 70,
    buzz: 50,
    duck: true,
    burst: { count: 16, colors: ['#c9a98f', '#f6e3c3', '#7d5a86'], shape: 'puff' },
  },
  fell: {
    sound: 'splash',
    gain: 0.5,
    burst: { count: 6, colors: ['#ffffff99', '#c8f4ff99'], shape: 'puff' },
  },
  spared: { sound: 'back', gain: 0.6 },
  wrong: {
    sound: 'error',
    shake: 0.3,
    buzz: 30,
    shout: 'shout.wrong',
    shoutColors: ['#ffffff', '#ff4b55'],
    burst: { count: 10, colors: ['#8a7a6a', '#c9a98f'], shape: 'puff' },
  },
  lost: { sound: 'error', shake: 0.4, buzz: 40 },
  hurt: {
    shout: 'shout.hurt',
    shoutColors: ['#ffffff', '#ff4b55'],
  },
  mission: {
    sound: 'bell',
    gain: 1.1,
    duck: true,
    buzz: 24,
    shout: 'shout.mission',
    shoutColors: ['#ffffff', '#7df06a'],
    burst: { count: 18, colors: ['#7df06a', '#ffd02e', '#ffffff'], shape: 'star' },
  },
  forged: {
    sound: 'levelup',
    duck: true,
    buzz: 40,
    shout: 'shout.forged',
    shoutColors: ['#ffffff', '#ffb43c'],
    burst: { count: 26, colors: ['#ffb43c', '#fff3a6', '#ff6fb5'], shape: 'star', speed: 460 },
  },
  frost: {
    sound: 'gem',
    gain: 0.9,
    shout: 'shout.frost',
    shoutColors: ['#ffffff', '#8fdcff'],
    burst: { count: 14, colors: ['#dff6ff', '#8fdcff'], shape: 'star', speed: 300 },
  },
  hurry: { sound: 'tick', gain: 0.9 },
};
