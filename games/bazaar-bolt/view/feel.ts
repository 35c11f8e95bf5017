import type { Feel } from '@playgrove/kit/runtime';

const DUST = ['#ffe9c4', '#e8c493', '#c99a66'];
const GOLD = ['#ffd93a', '#fff2a0', '#ff9a1f'];
const SPICE = ['#e8432f', '#ffc02e', '#f2832a', '#7fae3a'];
const CLAY = ['#c9603a', '#e8a02e', '#1f8f94', '#ffb05a'];
const CLOTH = ['#e2483c', '#fff3dc', '#1fa39a'];
const PARTY = ['#ffd93a', '#ff4f7a', '#19c8b6', '#8a5ad0', '#ff9a1f'];

const crash = (colors: readonly string[], sound: string): Feel => ({
  sound,
  buzz: 45,
  shake: 0.5,
  stop: 60,
  duck: true,
  burst: { count: 22, colors, speed: 420, size: 13, gravity: 1000, life: 0.7 },
});

/** Cues stand where they happened: meters across and up, at the runner's place in the alley. */
export const feel: Readonly<Record<string, Feel>> = {
  start: { sound: 'go', buzz: 12, shout: 'shout.start', shoutColors: ['#ffffff', '#ffd93a'] },
  bought: { sound: 'power', buzz: 20, burst: { count: 16, colors: GOLD, shape: 'star' } },
  shift: { sound: 'flip', gain: 0.8, buzz: 6 },
  edge: { sound: 'click', gain: 0.5, buzz: 8 },
  jump: {
    sound: 'jump',
    gain: 0.8,
    buzz: 6,
    burst: { count: 5, colors: DUST, shape: 'puff', speed: 130, size: 13, life: 0.35 },
  },
  land: {
    sound: 'land',
    gain: 0.6,
    burst: { count: 6, colors: DUST, shape: 'puff', speed: 150, size: 13, life: 0.35 },
  },
  slide: {
    sound: 'slide',
    buzz: 8,
    burst: { count: 8, colors: DUST, shape: 'puff', speed: 190, size: 12, life: 0.4 },
  },
  coin: {
    sound: 'coin',
    climb: true,
    gain: 0.5,
    burst: { count: 4, colors: GOLD, shape: 'star', speed: 150, size: 10, life: 0.35 },
  },
  burst: {
    burst: {
      count: 16,
      colors: GOLD,
      shape: 'star',
      speed: 380,
      size: 13,
      gravity: 500,
      life: 0.6,
    },
  },
  near: {
    sound: 'gem',
    gain: 0.9,
    buzz: 12,
    shout: 'shout.near',
    shoutColors: ['#ffffff', '#ffd93a'],
  },
  whisker: {
    sound: 'match',
    buzz: 22,
    stop: 30,
    shout: 'shout.whisker',
    shoutColors: ['#fffbe0', '#ff9a1f'],
  },
  bounce: {
    sound: 'bounce',
    gain: 1.3,
    buzz: 18,
    burst: { count: 10, colors: ['#19c8b6', '#ffffff'], shape: 'ring', speed: 240, size: 13 },
  },
  ride: {
    sound: 'power',
    buzz: 16,
    shout: 'shout.ride',
    shoutColors: ['#ffffff', '#d9a0ff'],
    burst: { count: 14, colors: ['#c88aff', '#ffd93a', '#ffffff'], shape: 'star', speed: 220 },
  },
  alight: { sound: 'whoosh', gain: 0.7 },
  fork: { sound: 'bell', gain: 0.8, buzz: 10 },
  turn: {
    sound: 'whoosh',
    gain: 1.5,
    buzz: 26,
    shout: 'shout.turn',
    shoutColors: ['#ffffff', '#ff8fd0'],
    burst: { count: 12, colors: DUST, shape: 'puff', speed: 260, size: 14 },
  },
  clean: {
    sound: 'levelup',
    duck: true,
    buzz: 26,
    shout: 'shout.clean',
    shoutColors: ['#ffffff', '#8ff0c0'],
    burst: { count: 24, colors: PARTY, shape: 'confetti', speed: 380 },
  },
  gate: {
    sound: 'best',
    duck: true,
    buzz: 26,
    shout: 'shout.gate',
    shoutColors: ['#ffffff', '#ffd93a'],
    burst: { count: 26, colors: PARTY, shape: 'confetti', speed: 420 },
  },
  brush: {
    sound: 'clack',
    buzz: 20,
    shake: 0.28,
    burst: { count: 6, colors: DUST, shape: 'puff', speed: 170 },
  },
  'hit.sacks': crash(SPICE, 'hit'),
  'hit.line': crash(CLOTH, 'slice'),
  'hit.stack': crash(CLAY, 'shatter'),
  'hit.stall': crash(SPICE, 'shatter'),
  saved: { shout: 'shout.saved', shoutColors: ['#ffffff', '#8ff0c0'] },
  munch: {
    sound: 'munch',
    gain: 1.2,
    shout: 'shout.munch',
    shoutColors: ['#ffffff', '#ff8a5a'],
    burst: { count: 10, colors: ['#ff8a1f', '#ffb05a', '#4fc25a'], speed: 260, gravity: 800 },
  },
  carrot: {
    sound: 'star',
    buzz: 16,
    shout: 'shout.carrot',
    shoutColors: ['#ffffff', '#ffb05a'],
    burst: { count: 12, colors: ['#ff8a1f', '#ffd93a', '#4fc25a'], shape: 'star' },
  },
  treat: {
    sound: 'star',
    buzz: 16,
    shout: 'shout.treat',
    shoutColors: ['#ffffff', '#ffb05a'],
    burst: { count: 12, colors: ['#ff8a1f', '#ffd93a', '#4fc25a'], shape: 'star' },
  },
  caught: { sound: 'munch', gain: 1.4, duck: true, buzz: 60, shake: 0.5, stop: 80 },
  mission: {
    sound: 'levelup',
    duck: true,
    buzz: 24,
    shout: 'shout.mission',
    shoutColors: ['#ffffff', '#8ff0c0'],
    burst: { count: 18, colors: PARTY, shape: 'confetti' },
  },
};
