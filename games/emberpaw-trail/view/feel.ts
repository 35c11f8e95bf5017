import type { Feel } from '@playgrove/kit/runtime';

const DUST = ['#fff6e3', '#e8d8c8', '#c9b8d8'];
const FIRE = ['#ffd02e', '#ff8a1f', '#ff4b55', '#fff2a0'];
const LIGHT = ['#fff6d8', '#ffd86a', '#ff9a4a'];

/** Cues in board units are answered where they happened; most words are `said.ts`'s. */
export const feel: Readonly<Record<string, Feel>> = {
  go: { sound: 'go', buzz: 6, gain: 0.7 },
  again: { sound: 'back' },
  coat: {
    sound: 'swap',
    buzz: 10,
    burst: { count: 14, colors: LIGHT, shape: 'star', speed: 220, size: 10 },
  },
  jump: {
    sound: 'jump',
    gain: 0.7,
    buzz: 5,
    burst: { count: 5, colors: DUST, shape: 'puff', speed: 130, size: 10, life: 0.32 },
  },
  kick: {
    sound: 'flip',
    gain: 1.2,
    buzz: 8,
    burst: {
      count: 8,
      colors: ['#ffffff', '#ffd86a'],
      shape: 'puff',
      speed: 200,
      size: 11,
      life: 0.35,
    },
  },
  land: {
    sound: 'land',
    gain: 0.45,
    burst: { count: 5, colors: DUST, shape: 'puff', speed: 120, size: 10, life: 0.3 },
  },
  turn: {
    sound: 'place',
    gain: 0.7,
    burst: { count: 4, colors: DUST, shape: 'puff', speed: 90, size: 8, life: 0.25 },
  },
  cling: { sound: 'slide', gain: 0.5 },
  head: { sound: 'click', gain: 0.8 },
  bounce: {
    sound: 'bounce',
    gain: 1.3,
    buzz: 14,
    stop: 30,
    burst: {
      count: 12,
      colors: ['#ff8fb0', '#ffffff', '#ffd86a'],
      shape: 'ring',
      speed: 260,
      size: 12,
    },
  },
  lift: {
    sound: 'whoosh',
    gain: 0.9,
    burst: {
      count: 8,
      colors: ['#fff6d8', '#8be07a'],
      shape: 'drop',
      speed: 240,
      size: 7,
      gravity: -300,
    },
  },
  spark: {
    sound: 'power',
    buzz: 24,
    stop: 50,
    shake: 0.2,
    duck: true,
    burst: { count: 22, colors: LIGHT, shape: 'star', speed: 330, size: 12, life: 0.7 },
  },
  ember: {
    sound: 'gem',
    climb: true,
    buzz: 16,
    burst: { count: 16, colors: FIRE, shape: 'drop', speed: 280, size: 10, gravity: 260 },
  },
  all: {
    sound: 'levelup',
    duck: true,
    burst: { count: 26, colors: FIRE, shape: 'confetti', speed: 420 },
  },
  thorns: {
    sound: 'hit',
    buzz: 40,
    stop: 70,
    shake: 0.5,
    burst: {
      count: 16,
      colors: ['#ff9ac0', '#8a2f6a', '#ffd86a'],
      speed: 330,
      size: 11,
      gravity: 700,
    },
  },
  pit: {
    sound: 'drip',
    buzz: 40,
    stop: 60,
    shake: 0.4,
    burst: { count: 16, colors: LIGHT, shape: 'puff', speed: 300, size: 14, gravity: -200 },
  },
  home: {
    sound: 'best',
    duck: true,
    buzz: 40,
    shout: 'shout.home',
    shoutColors: ['#fffbe0', '#ffd02e'],
    burst: { count: 30, colors: [...FIRE, '#8be07a', '#ff8fb0'], shape: 'confetti', speed: 460 },
  },
};
