import type { Feel } from '@playgrove/kit/runtime';

const WHITE = '#ffffff';
const PARTY = ['#ff4f3a', '#ffd24a', '#fff2d8', '#3aa7ff', '#7df06a'] as const;
const NET = ['#ffffff', '#dfe8ff'] as const;

/** Leather on leather; a hard kick has more of the ground in it. */
const THUD = [1.4, 0.05, 150, 0.001, 0.015, 0.12, 0, 0.8, -4, 0, 0, 0, 0, 0.35] as const;
const BOOM = [1.6, 0.05, 105, 0.001, 0.02, 0.17, 0, 0.7, -3, 0, 0, 0, 0, 0.5] as const;
/** A ball that falls into cords. */
const SWISH = [
  0.7, 0.05, 760, 0.015, 0.06, 0.3, 4, 0.7, -9, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1300,
] as const;
const CLANG = [0.9, 0.02, 330, 0.001, 0.04, 0.5, 1, 0.6, 0, 0, 165, 0.01, 0, 0.08] as const;
const SLAP = [1.2, 0.05, 210, 0.001, 0.01, 0.09, 4, 0.9, -6, 0, 0, 0, 0, 0.5] as const;
const PEEP = [
  0.45, 0, 2350, 0.01, 0.16, 0.05, 0, 1, 0, 0, 0, 0, 0, 0, 38, 0, 0, 1, 0, 0, 900,
] as const;
const ROAR = [
  0.75, 0.1, 420, 0.12, 0.4, 0.55, 4, 0.5, 0.4, 0, 0, 0, 0, 0, 0, 0, 0.09, 0.8, 0, 0, 500,
] as const;
const GROAN = [
  0.55, 0.1, 260, 0.08, 0.2, 0.5, 4, 0.5, -0.9, 0, 0, 0, 0, 0, 0, 0, 0.07, 0.8, 0, 0, -900,
] as const;
const HEART = [1.5, 0, 52, 0.006, 0.05, 0.14, 0, 1.2, -0.3, 0, 0, 0, 0.17] as const;

const goal = (shout: string, bottom: string, extra: Partial<Feel> = {}): Feel => ({
  sound: SWISH,
  gain: 1.5,
  buzz: 40,
  stop: 80,
  duck: true,
  shake: 0.3,
  shout,
  shoutColors: [WHITE, bottom],
  burst: { count: 30, colors: PARTY, shape: 'confetti', speed: 420, size: 11, gravity: 420 },
  ...extra,
});

const miss = (shout: string, extra: Partial<Feel> = {}): Feel => ({
  sound: GROAN,
  buzz: 20,
  shout,
  shoutColors: [WHITE, '#ff8fa0'],
  ...extra,
});

export const feel: Readonly<Record<string, Feel>> = {
  kick: {
    sound: THUD,
    buzz: 12,
    burst: {
      count: 7,
      colors: ['#7fd06a', '#2f8a3a', '#d8f0b8'],
      speed: 200,
      size: 7,
      gravity: 700,
    },
  },
  blast: {
    sound: BOOM,
    gain: 1.1,
    buzz: 20,
    shake: 0.18,
    burst: {
      count: 14,
      colors: ['#7fd06a', '#2f8a3a', '#fff3c8'],
      speed: 320,
      size: 8,
      gravity: 700,
    },
  },
  goal: goal('shout.goal', '#ffd24a'),
  top: goal('shout.top', '#ff8fd0', { shake: 0.4, buzz: 60 }),
  bent: goal('shout.bent', '#8fe0ff'),
  fooled: goal('shout.fooled', '#9bf08a'),
  roar: { sound: ROAR, climb: true, gain: 1 },
  frame: {
    sound: CLANG,
    buzz: 30,
    stop: 40,
    shake: 0.3,
    burst: { count: 10, colors: [WHITE, '#ffe9a8'], shape: 'star', speed: 320, size: 9 },
  },
  'miss.saved': miss('shout.saved', {
    sound: SLAP,
    stop: 50,
    shake: 0.25,
    burst: { count: 8, colors: NET, shape: 'puff', speed: 180, size: 12 },
  }),
  'miss.post': miss('shout.post'),
  'miss.wide': miss('shout.wide'),
  'miss.over': miss('shout.over'),
  dive: { sound: 'whoosh', gain: 1.1, buzz: 10 },
  save: {
    sound: SLAP,
    gain: 1.4,
    buzz: 50,
    stop: 80,
    shake: 0.35,
    duck: true,
    shout: 'shout.save',
    shoutColors: [WHITE, '#8fe0ff'],
    burst: {
      count: 26,
      colors: ['#8fe0ff', WHITE, '#ffd24a'],
      shape: 'star',
      speed: 420,
      size: 12,
    },
  },
  let: { sound: 'star', gain: 0.8, shout: 'shout.let', shoutColors: [WHITE, '#9bf08a'] },
  conceded: {
    sound: SWISH,
    gain: 0.9,
    buzz: 30,
    stop: 40,
    shout: 'shout.conceded',
    shoutColors: [WHITE, '#ff8fa0'],
  },
  foot: { sound: 'land', gain: 0.45 },
  whistle: { sound: PEEP },
  beat: { sound: HEART, gain: 1.2, buzz: 14 },
  secret: { sound: 'flip', buzz: 12 },
  sudden: { sound: 'bell', gain: 1.2, duck: true },
  heart: {
    sound: 'star',
    shout: 'shout.heart',
    shoutColors: [WHITE, '#ff6f9a'],
    burst: { count: 14, colors: ['#ff6f9a', '#ffd0de'], shape: 'star' },
  },
  newball: {
    sound: 'levelup',
    duck: true,
    shout: 'shout.newball',
    shoutColors: [WHITE, '#ffd24a'],
  },
  through: { sound: 'win', duck: true },
  trophy: {
    sound: 'best',
    duck: true,
    shake: 0.3,
    shout: 'shout.trophy',
    shoutColors: [WHITE, '#ffd24a'],
    burst: { count: 50, colors: PARTY, shape: 'confetti', speed: 560, size: 13, gravity: 380 },
  },
};
