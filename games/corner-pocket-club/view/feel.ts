import type { Feel } from '@playgrove/kit/runtime';

const CLACK = [1, 0.05, 1450, 0, 0.003, 0.028, 1, 0.6, -6, 0, 0, 0, 0, 0.25] as const;
const CLACK_HARD = [1.1, 0.05, 1120, 0, 0.006, 0.05, 1, 0.6, -8, 0, 0, 0, 0, 0.5] as const;
const RAIL = [0.9, 0.05, 150, 0.001, 0.008, 0.07, 0, 0.8, -3, 0, 0, 0, 0, 0.3] as const;
const TIP = [0.9, 0.04, 520, 0, 0.004, 0.035, 1, 0.7, -12, 0, 0, 0, 0, 0.4] as const;
/** The ball falls on leather, then rolls down the gutter. */
const THUNK = [1.6, 0.05, 92, 0.002, 0.03, 0.2, 0, 0.7, -1.5, 0, 0, 0, 0.05, 0.5] as const;

const CHALK = ['#ffffff', '#cfe6ff'];

/** Louder with the impact; the same for balls and cushions. */
const GAINS = [0.07, 0.2, 0.42, 0.8, 1.25] as const;

const clacks = Object.fromEntries(
  GAINS.map((gain, at): [string, Feel] => [
    `clack.${at + 1}`,
    {
      sound: at < 3 ? CLACK : CLACK_HARD,
      gain,
      ...(at > 1 && { buzz: at * 4 }),
      ...(at > 2 && {
        burst: { count: at * 3 - 4, colors: CHALK, speed: 420, size: 9, life: 0.25, shape: 'puff' },
      }),
      ...(at > 3 && { shake: 0.22, stop: 40 }),
    },
  ]),
);

const rails = Object.fromEntries(
  GAINS.map((gain, at): [string, Feel] => [
    `rail.${at + 1}`,
    { sound: RAIL, gain: gain * 0.8, ...(at > 3 && { buzz: 10, shake: 0.12 }) },
  ]),
);

const words = (shout: string, bottom: string): Pick<Feel, 'shout' | 'shoutColors'> => ({
  shout,
  shoutColors: ['#ffffff', bottom],
});

const GOLD = ['#ffd02e', '#fff3a6', '#ff8a1f', '#ffffff'];

export const FEEL: Readonly<Record<string, Feel>> = {
  ...clacks,
  ...rails,
  strike: { sound: TIP, gain: 0.7, buzz: 6 },
  'strike.hard': { sound: TIP, gain: 1.3, buzz: 16, shake: 0.15 },
  pot: {
    sound: THUNK,
    gain: 1.2,
    buzz: 26,
    stop: 30,
    burst: { count: 18, colors: GOLD, speed: 520, size: 15, life: 0.6, shape: 'star' },
  },
  'pot.rival': {
    sound: THUNK,
    buzz: 14,
    burst: {
      count: 8,
      colors: ['#c9b8ff', '#8f86ff'],
      speed: 320,
      size: 12,
      life: 0.5,
      shape: 'ring',
    },
  },
  'pot.wrong': {
    sound: THUNK,
    gain: 0.8,
    burst: { count: 8, colors: ['#c9b8ff'], speed: 300, size: 12, life: 0.4, shape: 'puff' },
  },
  'pot.black': {
    sound: THUNK,
    gain: 1.5,
    duck: true,
    buzz: 40,
    stop: 80,
    shake: 0.3,
    burst: { count: 26, colors: GOLD, speed: 640, size: 18, life: 0.9, shape: 'star' },
  },
  scratch: {
    sound: 'splash',
    gain: 0.8,
    buzz: 30,
    burst: {
      count: 12,
      colors: ['#ffffff', '#cfe6ff'],
      speed: 340,
      size: 14,
      life: 0.5,
      shape: 'puff',
    },
  },
  close: { sound: 'back', gain: 0.6, ...words('shout.close', '#ffb070') },
  group: { sound: 'levelup', when: 'settled', gain: 0.7, ...words('shout.group', '#ffd02e') },
  'group-rival': { sound: 'tick', when: 'settled', gain: 0.5 },
  streak: { sound: 'gem', climb: true, when: 'settled', ...words('shout.streak', '#ffd02e') },
  'foul.scratch': { sound: 'error', when: 'settled', ...words('shout.scratch', '#ff8f96') },
  'foul.nothing': { sound: 'error', when: 'settled', ...words('shout.nothing', '#ff8f96') },
  'foul.wrong': { sound: 'error', when: 'settled', ...words('shout.wrong', '#ff8f96') },
  'foul.scratch.rival': { sound: 'bell', when: 'settled', ...words('shout.yours', '#45d15b') },
  'foul.nothing.rival': { sound: 'bell', when: 'settled', ...words('shout.yours', '#45d15b') },
  'foul.wrong.rival': { sound: 'bell', when: 'settled', ...words('shout.yours', '#45d15b') },
  'turn.you': { sound: 'tick', when: 'settled', gain: 0.8, ...words('shout.turn', '#8ff0ff') },
  'turn.rival': { sound: 'tick', when: 'settled', gain: 0.35 },
  'turn.one': { sound: 'tick', when: 'settled', ...words('shout.one', '#ffb86b') },
  'turn.two': { sound: 'tick', when: 'settled', ...words('shout.two', '#8fd0ff') },
  failed: { sound: 'back', when: 'settled', buzz: 20, ...words('shout.failed', '#ffb070') },
  done: {
    sound: 'best',
    when: 'settled',
    duck: true,
    ...words('shout.done', '#ffd02e'),
    burst: {
      count: 30,
      colors: GOLD,
      speed: 700,
      size: 16,
      life: 1,
      shape: 'confetti',
      gravity: 300,
    },
  },
  refused: { sound: 'error', gain: 0.5, buzz: 8 },
  win: {
    sound: 'win',
    duck: true,
    buzz: 50,
    burst: {
      count: 44,
      colors: [...GOLD, '#ff4f9a', '#14c4b4'],
      speed: 900,
      size: 18,
      life: 1.5,
      gravity: 300,
      shape: 'confetti',
    },
  },
  lose: { sound: 'lose', duck: true, buzz: 40, shake: 0.15 },
};
