import type { Feel } from '@playgrove/kit/runtime';

const HOT = ['#ffd02e', '#ff8a1f', '#ff4b55'] as const;
const WHITE = '#ffffff';

/** Each kit plays the same five voices: a wooden yard, a soft room, a bright machine. */
const KITS: readonly Readonly<Record<string, Feel>>[] = [
  {
    kick: { sound: [1.3, 0, 96, 0.001, 0.02, 0.15, 0, 1, -3] },
    hat: {
      sound: [0.22, 0, 4200, 0.001, 0.004, 0.03, 4, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 5200],
    },
    snare: {
      sound: [0.5, 0, 310, 0.001, 0.012, 0.11, 4, 0.7, -6, 0, 0, 0, 0, 0.8, 0, 0, 0, 1, 0, 0, 900],
    },
    bass: { sound: [0.6, 0, 98, 0.004, 0.06, 0.1, 1, 1.2], climb: true },
    lead: { sound: [0.3, 0, 262, 0.003, 0.04, 0.2, 0, 1.3], climb: true },
  },
  {
    kick: { sound: [1.2, 0, 78, 0.003, 0.03, 0.2, 0, 1, -1.4] },
    hat: {
      sound: [0.2, 0, 2600, 0.004, 0.006, 0.05, 4, 0.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 3600],
    },
    snare: { sound: [0.5, 0, 720, 0.001, 0.004, 0.05, 0, 1, -4, 0, 0, 0, 0, 0.3] },
    bass: { sound: [0.7, 0, 87, 0.012, 0.09, 0.16, 0, 1.1], climb: true },
    lead: { sound: [0.32, 0, 220, 0.008, 0.08, 0.34, 0, 1], climb: true },
  },
  {
    kick: { sound: [1.3, 0, 140, 0.001, 0.012, 0.13, 0, 1, -9] },
    hat: {
      sound: [0.22, 0, 5200, 0.001, 0.003, 0.02, 4, 0.4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 6200],
    },
    snare: {
      sound: [0.45, 0, 190, 0.001, 0.01, 0.13, 4, 1, 0, 0, 0, 0, 0, 1.2, 0, 0, 0.02, 1, 0, 0, 700],
    },
    bass: {
      sound: [0.4, 0, 110, 0.002, 0.05, 0.08, 2, 1.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -1400],
      climb: true,
    },
    lead: {
      sound: [0.22, 0, 330, 0.002, 0.03, 0.12, 3, 0.8, 0, 0, 0, 0, 0, 0, 0, 0, 0.05],
      climb: true,
    },
  },
];

const drums = Object.fromEntries(
  KITS.flatMap((kit, at) => Object.entries(kit).map(([voice, feel]) => [`${voice}.${at}`, feel])),
);

const SWISH = [
  0.6, 0.05, 900, 0.02, 0.05, 0.22, 4, 0.7, -14, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1500,
] as const;
const CLANK = [0.7, 0.05, 392, 0.001, 0.03, 0.3, 1, 0.6, 0, 0, 190, 0.01, 0, 0.1] as const;
const GLASS = [0.8, 0.05, 150, 0.001, 0.03, 0.14, 0, 0.8, -2, 0, 0, 0, 0, 0.4] as const;
const BUZZER = [
  0.5, 0, 196, 0.01, 0.5, 0.08, 2, 0.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -2200,
] as const;
const HORN = [
  0.4, 0, 233, 0.02, 0.22, 0.2, 2, 0.8, 0, 0, 58, 0.1, 0, 0, 0, 0, 0, 1, 0, 0, -2400,
] as const;

const words = (shout: string, bottom: string): Pick<Feel, 'shout' | 'shoutColors'> => ({
  shout,
  shoutColors: [WHITE, bottom],
});

const layers = Object.fromEntries(
  [1, 2, 3, 4, 5].map((at) => [`layer.${at}`, { sound: 'match', climb: true, gain: 0.6 }]),
);

export const feel: Readonly<Record<string, Feel>> = {
  ...drums,
  ...layers,
  shot: { sound: 'whoosh', gain: 1.1, buzz: 8 },
  ready: { sound: 'bounce', gain: 0.35 },
  swish: {
    sound: SWISH,
    gain: 1.5,
    buzz: 24,
    stop: 50,
    ...words('shout.swish', '#7df06a'),
    burst: {
      count: 22,
      colors: [WHITE, '#8ff0ff', '#ffd02e'],
      shape: 'star',
      speed: 420,
      size: 13,
    },
  },
  bank: {
    sound: 'coin',
    buzz: 18,
    stop: 40,
    ...words('shout.bank', '#8ff0ff'),
    burst: { count: 16, colors: [WHITE, '#8ff0ff'], speed: 360, size: 11 },
  },
  rim: {
    sound: SWISH,
    gain: 0.8,
    buzz: 14,
    ...words('shout.rim', '#ffd02e'),
    burst: { count: 12, colors: ['#ffd02e', WHITE], speed: 300, size: 10 },
  },
  gold: {
    sound: 'gem',
    duck: true,
    burst: { count: 20, colors: ['#ffd02e', '#fff3a6', '#ff8a1f'], shape: 'star', speed: 460 },
  },
  fire: {
    sound: 'power',
    shake: 0.25,
    ...words('shout.fire', '#ff8a1f'),
    burst: { count: 24, colors: HOT, speed: 460, size: 14, gravity: -300 },
  },
  groove: { sound: 'gem', climb: true, gain: 0.5 },
  heart: {
    sound: 'star',
    ...words('shout.heart', '#ff4f9a'),
    burst: { count: 14, colors: ['#ff4f9a', '#ffb3d1'], shape: 'star' },
  },
  beater: { sound: HORN, shake: 0.4, ...words('shout.beater', '#ffd02e') },
  newball: { sound: 'levelup', duck: true, ...words('shout.newball', '#ffd02e') },
  newcourt: { sound: 'levelup', duck: true, ...words('shout.newcourt', '#8ff0ff') },
  'rim.soft': { sound: CLANK, gain: 0.35, buzz: 6 },
  'rim.firm': {
    sound: CLANK,
    gain: 0.75,
    buzz: 12,
    burst: { count: 5, colors: ['#ffd02e', WHITE], speed: 260, size: 7, life: 0.35 },
  },
  'rim.hard': {
    sound: CLANK,
    gain: 1.2,
    buzz: 20,
    shake: 0.22,
    burst: { count: 9, colors: ['#ffd02e', '#ff8a1f', WHITE], speed: 360, size: 8, life: 0.4 },
  },
  'board.soft': { sound: GLASS, gain: 0.4 },
  'board.firm': { sound: GLASS, gain: 0.8, buzz: 10 },
  'board.hard': { sound: GLASS, gain: 1.2, buzz: 16, shake: 0.18 },
  floor: {
    sound: 'bounce',
    gain: 0.5,
    burst: {
      count: 4,
      colors: ['#ffe9d099', '#ffffff66'],
      shape: 'puff',
      speed: 120,
      size: 12,
      life: 0.4,
    },
  },
  'miss.rattle': { sound: 'back', buzz: 22, stop: 30, ...words('shout.rattle', '#ff8a1f') },
  'miss.iron': { sound: 'back', ...words('shout.iron', '#ffb070') },
  'miss.glass': { sound: 'back', ...words('shout.glass', '#8ff0ff') },
  'miss.short': { sound: 'back', ...words('shout.short', '#ffb3d1') },
  'miss.long': { sound: 'back', ...words('shout.long', '#ffb3d1') },
  'miss.air': { sound: 'slide', ...words('shout.air', '#c9b8ff') },
  'miss.uncounted': { sound: 'error', gain: 0.7, ...words('shout.uncounted', '#ffb070') },
  doused: {
    sound: 'splash',
    gain: 0.6,
    burst: { count: 12, colors: ['#d8d0ff99', '#ffffff66'], shape: 'puff' },
  },
  hush: { sound: 'flip', gain: 0.8 },
  early: {
    sound: 'tick',
    gain: 0.5,
    burst: { count: 6, colors: ['#ffffffb3'], shape: 'ring', speed: 90, size: 16, life: 0.3 },
  },
  counts: { sound: 'tick', gain: 0.8, ...words('shout.counts', '#ff8fb0') },
  lost: { sound: 'hit', gain: 0.6, shake: 0.3, buzz: 40 },
  hurry: { sound: 'tick', gain: 0.9 },
  buzzer: { sound: BUZZER, duck: true, shake: 0.2 },
};
