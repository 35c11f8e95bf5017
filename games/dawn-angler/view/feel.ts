import type { Feel } from '@playgrove/kit/runtime';

const WHITE = '#ffffff';
const FOAM = [WHITE, '#bff0ff', '#7fd8f4'] as const;
const GOLD = ['#ffd02e', '#fff3a6', '#ff9a2e'] as const;

const SWISH = [0.6, 0, 320, 0.02, 0.03, 0.16, 4, 0.7, 14, 0, 0, 0, 0, 0, 0, 0, 0, 0.6] as const;
const WHIR = [0.5, 0.05, 180, 0.01, 0.16, 0.22, 4, 1.1, 5, 0, 0, 0, 0.02, 0.2] as const;
const TICKS = [0.4, 0.02, 1100, 0.001, 0.01, 0.03, 3, 0.6, -6, 0, 0, 0, 0.03] as const;
const GULP = [1.2, 0, 170, 0.01, 0.06, 0.16, 0, 1.2, -7, 0, 0, 0, 0, 0.2] as const;
const CREAK = [0.7, 0.1, 96, 0.02, 0.09, 0.14, 2, 1.6, 0.8, 0, 0, 0, 0.04, 0.4] as const;
const TWANG = [1.1, 0, 620, 0.002, 0.03, 0.34, 1, 1.8, -24, 0, 0, 0, 0, 0.6] as const;
const SURGE = [0.9, 0.05, 120, 0.02, 0.12, 0.3, 4, 0.9, 3, 0, 0, 0, 0, 0.7] as const;
const DEEP = [0.9, 0, 150, 0.03, 0.14, 0.26, 0, 1.2, -3.4] as const;
const SHUTTER = [0.7, 0, 1500, 0.001, 0.012, 0.04, 4, 0.7, -20, 0, 0, 0, 0.06] as const;
const BIRDS = [0.35, 0.1, 1700, 0.02, 0.05, 0.12, 0, 1.2, 18, 0, 420, 0.05, 0.11] as const;

const words = (shout: string, bottom: string): Pick<Feel, 'shout' | 'shoutColors'> => ({
  shout,
  shoutColors: [WHITE, bottom],
});
const splash = (count: number, speed: number, size: number): NonNullable<Feel['burst']> => ({
  count,
  colors: [...FOAM],
  speed,
  size,
  gravity: 1100,
  shape: 'drop',
});
const stars = (count: number): NonNullable<Feel['burst']> => ({
  count,
  colors: [...GOLD, WHITE],
  shape: 'star',
  speed: 420,
  size: 14,
  life: 0.9,
  gravity: 380,
});
const landed: Feel = { sound: SHUTTER, gain: 1, buzz: 24, duck: true, burst: stars(18) };
const hour: Feel = { sound: BIRDS, gain: 0.9, duck: true };

export const feel: Readonly<Record<string, Feel>> = {
  swing: { sound: TICKS, gain: 0.6, buzz: 5 },
  throw: { sound: SWISH, gain: 0.9, buzz: 8 },
  plop: { sound: 'drip', gain: 1, buzz: 6, burst: splash(9, 200, 7) },
  bullseye: { sound: 'gem', gain: 0.7, buzz: 12, ...words('shout.nose', '#ffe27a') },
  feint: { sound: 'drip', gain: 0.5, buzz: 10 },
  snub: { sound: 'back', gain: 0.5 },
  bite: { sound: GULP, gain: 1.3, buzz: 40, shake: 0.2, burst: splash(14, 280, 9) },
  hooked: { sound: 'kick', gain: 0.8, buzz: 24, stop: 40, burst: splash(18, 380, 10) },
  'hooked.perfect': {
    sound: 'power',
    gain: 0.9,
    buzz: 34,
    stop: 70,
    shake: 0.3,
    ...words('shout.perfect', '#7dffb0'),
    burst: stars(16),
  },
  reel: { sound: TICKS, gain: 0.5 },
  loosen: { sound: WHIR, gain: 0.35 },
  strain: { sound: CREAK, gain: 0.9, buzz: 16, shake: 0.14 },
  run: { sound: SURGE, gain: 0.6, buzz: 14, burst: splash(12, 300, 9) },
  dive: { sound: DEEP, gain: 0.9, buzz: 18, burst: splash(8, 160, 8) },
  tell: { sound: 'slurp', gain: 0.5 },
  leap: { sound: 'splash', gain: 1.1, buzz: 20, burst: splash(22, 460, 11) },
  bow: { sound: 'star', gain: 0.4, buzz: 10, ...words('shout.bow', '#7df9e4') },
  bolt: {
    sound: SURGE,
    gain: 1,
    buzz: 30,
    shake: 0.25,
    ...words('shout.bolt', '#ffb0a0'),
    burst: splash(18, 420, 10),
  },
  fright: { sound: 'slurp', gain: 0.8, buzz: 12, ...words('shout.fright', '#ffb0a0') },
  snag: { sound: CREAK, gain: 0.9, buzz: 26, shake: 0.2, ...words('shout.snag', '#b0e07a') },
  freed: { sound: 'pop', gain: 0.7, buzz: 10, burst: splash(12, 260, 8) },
  rub: { sound: CREAK, gain: 1, buzz: 20, shake: 0.16 },
  thief: { sound: DEEP, gain: 1.3, buzz: 40, duck: true, ...words('shout.thief', '#ff9a8a') },
  landed,
  'landed.trophy': {
    ...landed,
    sound: 'levelup',
    burst: stars(34),
    ...words('shout.trophy', '#ffd02e'),
  },
  'landed.legend': {
    ...landed,
    sound: 'win',
    burst: stars(48),
    shake: 0.3,
    ...words('shout.legend', '#ffb02e'),
  },
  new: { sound: 'star', gain: 0.8 },
  page: { sound: 'best', gain: 0.8, duck: true, ...words('shout.page', '#c9a0ff') },
  release: { sound: 'splash', gain: 0.8, buzz: 10, burst: splash(16, 320, 9) },
  'lost.early': { sound: 'back', gain: 0.9, buzz: 20, burst: splash(8, 220, 8) },
  'lost.late': { sound: 'drip', gain: 0.8, buzz: 16 },
  'lost.snap': { sound: TWANG, gain: 1.2, buzz: 70, shake: 0.5, stop: 60, duck: true },
  'lost.slip': { sound: DEEP, gain: 0.9, buzz: 30, duck: true },
  'lost.weed': { sound: TWANG, gain: 1.2, buzz: 70, shake: 0.5, stop: 60, duck: true },
  'lost.rim': { sound: TWANG, gain: 1.2, buzz: 70, shake: 0.5, stop: 60, duck: true },
  'lost.thief': {
    sound: SURGE,
    gain: 1.4,
    buzz: 80,
    shake: 0.55,
    duck: true,
    burst: splash(26, 520, 12),
  },
  'lost.ice': { sound: 'clack', gain: 1, buzz: 16 },
  'hour.1': hour,
  'hour.2': { ...hour, sound: 'bell', gain: 0.6 },
  baited: { sound: 'click', gain: 0.8, buzz: 6 },
  open: { sound: 'flip', gain: 0.8 },
  mission: { sound: 'coin', gain: 0.8, ...words('shout.mission', '#7df9e4') },
  bought: { sound: 'power', gain: 0.8, buzz: 20 },
};
