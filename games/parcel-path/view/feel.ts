import type { Feel } from '@playgrove/kit/runtime';

const GOLD = ['#ffd02e', '#fff6c8', '#ff9a1f'];
const CHEER = ['#ff5a52', '#ffd02e', '#2f86ff', '#17b8a6', '#ff5fa8', '#ffffff'];

type Burst = NonNullable<Feel['burst']>;

const stars = (count: number): Burst => ({
  count,
  colors: GOLD,
  speed: 180 + count * 8,
  size: 13,
  life: 0.6,
  shape: 'star',
});
const confetti = (count: number): Burst => ({
  count,
  colors: CHEER,
  speed: 180 + count * 8,
  size: 12,
  life: 0.5 + count * 0.018,
  gravity: 340,
  shape: 'confetti',
});

/** How everything that happens is answered. */
export const FEEL: Readonly<Record<string, Feel>> = {
  road: {
    sound: [0.7, 0.02, 330, 0.002, 0.006, 0.06, 0, 1.2, 6],
    climb: true,
    buzz: 6,
    burst: { count: 3, colors: ['#f0dfbf'], speed: 90, size: 12, life: 0.35, shape: 'puff' },
  },
  back: { sound: 'back', gain: 0.5, buzz: 5 },
  house: { sound: 'bell', climb: true, buzz: 18, stop: 30, burst: stars(12) },
  stuck: { sound: 'error', gain: 0.7, buzz: 30 },
  refused: { sound: 'clack', gain: 0.35, buzz: 12 },
  medal: { sound: 'tick', gain: 0.8, buzz: 10 },
  dusk: { sound: [0.8, 0, 392, 0.02, 0.2, 0.4, 0, 1, 0, 0, -130, 0.18], duck: true, buzz: 24 },
  second: { sound: 'tick', gain: 0.5 },
  done: { sound: 'power', duck: true, buzz: 40, stop: 60, burst: stars(20) },
  parcel: { sound: 'match', climb: true, buzz: 14, burst: confetti(9) },
  home: { sound: 'levelup', duck: true, buzz: 50, burst: confetti(44) },
};
