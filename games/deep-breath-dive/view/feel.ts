import type { Feel } from '@playgrove/kit/runtime';

const WHITE = '#ffffff';
const GOLD = ['#ffd02e', '#fff3a6', '#ff9a2e'] as const;
const THUMP = [1.5, 0, 82, 0.004, 0.03, 0.13, 0, 0.7, -1.5] as const;
const GURGLE = [0.5, 0.1, 190, 0.02, 0.1, 0.16, 0, 1.2, 5, 0, 0, 0, 0.05, 0.2] as const;
const ZAP = [0.7, 0.1, 330, 0.005, 0.06, 0.2, 2, 1.6, -9, 0, 0, 0, 0.02, 0.3] as const;
const SONAR = [0.7, 0, 420, 0.01, 0.1, 0.6, 0, 1, -0.4, 0, 210, 0.09, 0, 0, 0, 0, 0.12] as const;
const DARK = [1, 0, 120, 0.05, 0.35, 0.7, 0, 0.8, -0.7, 0, 0, 0, 0, 0, 0, 0, 0.2] as const;

const words = (shout: string, bottom: string): Pick<Feel, 'shout' | 'shoutColors'> => ({
  shout,
  shoutColors: [WHITE, bottom],
});

const sting: Feel = {
  sound: ZAP,
  gain: 1.2,
  buzz: 45,
  shake: 0.45,
  stop: 50,
  duck: true,
  ...words('shout.sting', '#ff8af0'),
  burst: { count: 14, colors: ['#ff8af0', WHITE, '#b48cff'], shape: 'star', speed: 320, size: 12 },
};
const zone: Feel = { sound: SONAR, gain: 0.9, buzz: 20, duck: true };

export const feel: Readonly<Record<string, Feel>> = {
  plunge: {
    sound: 'splash',
    gain: 1.2,
    buzz: 18,
    burst: {
      count: 22,
      colors: [WHITE, '#bff4ff', '#7fe0ff'],
      speed: 420,
      size: 12,
      gravity: 1100,
    },
  },
  kick: { sound: GURGLE, gain: 0.45 },
  turn: { sound: 'whoosh', gain: 0.4, buzz: 6 },
  loot: {
    sound: 'gem',
    climb: true,
    gain: 0.7,
    buzz: 8,
    burst: { count: 7, colors: [...GOLD, WHITE], shape: 'star', speed: 220, size: 10, life: 0.5 },
  },
  'loot.big': {
    sound: 'coin',
    climb: true,
    buzz: 20,
    stop: 34,
    burst: { count: 16, colors: [...GOLD], shape: 'star', speed: 360, size: 14, life: 0.7 },
  },
  bubbles: { sound: 'slurp', gain: 1, buzz: 14, ...words('shout.air', '#9ff4ff') },
  'sting.jelly': sting,
  'sting.puffer': sting,
  'sting.eel': sting,
  'sting.angler': { ...sting, shake: 0.6 },
  brush: { sound: 'whoosh', gain: 0.7, buzz: 8, ...words('shout.brush', '#c8ff7a') },
  'zone.reef': zone,
  'zone.wreck': zone,
  'zone.twilight': zone,
  'zone.midnight': zone,
  'zone.trench': { ...zone, gain: 1.2 },
  beat: { sound: THUMP, gain: 0.7, buzz: 8 },
  'beat.fast': { sound: THUMP, gain: 1.2, buzz: 18, shake: 0.12 },
  blackout: { sound: DARK, gain: 1.1, buzz: 80, duck: true, ...words('shout.blackout', '#b48cff') },
  pearl: {
    sound: 'bell',
    gain: 0.7,
    buzz: 16,
    burst: { count: 10, colors: ['#ffd6f4', WHITE], shape: 'star', speed: 220, size: 10 },
  },
  banked: {
    sound: 'levelup',
    gain: 0.9,
    buzz: 30,
    duck: true,
    burst: {
      count: 30,
      colors: [...GOLD, WHITE],
      shape: 'star',
      speed: 520,
      size: 14,
      gravity: 500,
    },
  },
  close: { sound: 'power', gain: 0.7, ...words('shout.close', '#ff8a5c') },
  mission: { sound: 'star', gain: 0.8, duck: true, ...words('shout.mission', '#7df9e4') },
  bought: {
    sound: 'power',
    buzz: 20,
    burst: {
      count: 18,
      colors: ['#7df9e4', '#ffd02e', WHITE],
      shape: 'star',
      speed: 380,
      size: 12,
    },
  },
};
