import type { Feel } from '@playgrove/kit/runtime';

const LINT = ['#ff5a63', '#3f8cf2', '#ffcf3f', '#4fc76a', '#ffffff'];
const GOLD = ['#fff3a8', '#ffe45c', '#ff9f3d', '#ffffff'];

/** How everything that happens is answered. */
export const FEEL: Readonly<Record<string, Feel>> = {
  place: {
    sound: 'place',
    buzz: 8,
    burst: {
      count: 6,
      colors: ['#ffffff', '#fff0cc'],
      speed: 170,
      size: 9,
      life: 0.35,
      shape: 'puff',
    },
  },
  stitch: {
    sound: 'match',
    climb: true,
    buzz: 14,
    shake: 0.12,
    burst: {
      count: 18,
      colors: LINT,
      speed: 420,
      size: 12,
      life: 0.6,
      gravity: 500,
      shape: 'confetti',
    },
  },
  motif: {
    sound: 'gem',
    duck: true,
    buzz: 26,
    stop: 50,
    shake: 0.26,
    shout: 'shout.motif',
    shoutColors: ['#fff6c8', '#ff8a1f'],
    burst: {
      count: 24,
      colors: GOLD,
      speed: 480,
      size: 13,
      life: 0.8,
      gravity: 200,
      shape: 'star',
    },
  },
  points: { shout: 'shout.points', shoutColors: ['#ffffff', '#ffe45c'] },
  combo: {
    sound: 'bell',
    climb: true,
    gain: 0.7,
    shout: 'shout.combo',
    shoutColors: ['#ffffff', '#ff9fd0'],
  },
  button: {
    sound: 'coin',
    climb: true,
    gain: 0.8,
    buzz: 10,
    burst: {
      count: 10,
      colors: ['#ffe9c4', '#e0b57a', '#ffffff'],
      speed: 300,
      size: 10,
      life: 0.5,
      gravity: 700,
      shape: 'ring',
    },
  },
  deal: { sound: 'slide', gain: 0.6 },
  few: { sound: 'tick', buzz: 16, shout: 'shout.few', shoutColors: ['#ffffff', '#ff8a8a'] },
  spare: {
    sound: 'star',
    duck: true,
    buzz: 26,
    shout: 'shout.spare',
    shoutColors: ['#fff6c8', '#ff8a1f'],
    burst: {
      count: 26,
      colors: [...LINT, ...GOLD],
      speed: 600,
      size: 13,
      life: 1,
      gravity: 400,
      shape: 'confetti',
    },
    when: 'settled',
  },
  refused: { sound: 'back', gain: 0.6, buzz: 8 },
};
