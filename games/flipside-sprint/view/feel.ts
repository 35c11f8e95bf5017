import { PALETTE, type Feel } from '@playgrove/kit/runtime';

const dust: Feel['burst'] = {
  count: 8,
  colors: ['#fff6e3', '#ffffff'],
  speed: 230,
  size: 13,
  life: 0.35,
  shape: 'puff',
};

const fall = (sound: string): Feel => ({
  sound,
  duck: true,
  shake: 0.5,
  stop: 60,
  buzz: 50,
  burst: { count: 20, colors: ['#ff3d4f', '#fff6e3', '#2f7dff'], speed: 460, size: 13, life: 0.5 },
});

/** Upward and downward sounds, so that gravity can be heard. */
const flip = (pitch: number, slide: number): Feel => ({
  sound: [0.8, undefined, pitch, 0.008, 0.05, 0.09, 0, 1.2, slide],
  buzz: 8,
  burst: dust,
});

export const feel: Readonly<Record<string, Feel>> = {
  up: flip(300, 9),
  down: flip(470, -8),
  land: { sound: 'land', gain: 0.7, burst: dust },
  pad: {
    sound: 'bounce',
    buzz: 16,
    shake: 0.15,
    burst: { count: 12, colors: ['#baff5e', '#ffffff'], speed: 380, size: 11, life: 0.4 },
  },
  spark: {
    sound: 'coin',
    climb: true,
    gain: 0.45,
    burst: {
      count: 5,
      colors: ['#fff3b8', '#ffffff'],
      speed: 200,
      size: 10,
      life: 0.3,
      shape: 'star',
    },
  },
  close: {
    sound: 'gem',
    gain: 0.7,
    shout: 'shout.close',
    shoutColors: ['#fffbe0', '#ffd02e'],
    burst: { count: 8, colors: ['#ffd02e', '#ffffff'], speed: 320, size: 11, shape: 'star' },
  },
  wait: { sound: 'tick', gain: 0.6 },
  'fall.ran': fall('whoosh'),
  'fall.landed': fall('whoosh'),
  'fall.block': fall('hit'),
  'fall.walls': fall('shatter'),
  'fall.early': fall('shatter'),
  rise: { sound: 'go', gain: 0.4 },
  checkpoint: {
    sound: 'clear',
    duck: true,
    buzz: 20,
    shout: 'shout.checkpoint',
    shoutColors: ['#ffffff', '#baff5e'],
    burst: { count: 16, colors: ['#baff5e', '#ffffff'], speed: 420, size: 12, life: 0.6 },
  },
  heart: { sound: 'star', shout: 'shout.heart', shoutColors: ['#ffffff', PALETTE.pink] },
  goal: {
    sound: 'levelup',
    duck: true,
    buzz: 40,
    shake: 0.2,
    burst: {
      count: 30,
      colors: [PALETTE.yellow, PALETTE.pink, PALETTE.sky, '#ffffff'],
      speed: 560,
      size: 14,
      life: 1,
      gravity: 700,
      shape: 'confetti',
    },
  },
};
