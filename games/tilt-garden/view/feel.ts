import type { Feel, Voice } from '@playgrove/kit/runtime';
import { REACH } from '../rules/body.ts';
import { middleOf } from '../rules/body.ts';
import { courseOf } from '../rules/course.ts';
import type { State } from '../rules/types.ts';

const WHITE = '#ffffff';
const PETALS = ['#ff5f9a', '#ff9cc4', '#ffd23c', '#ffffff'] as const;
const LEAVES = ['#7ed957', '#4bb54a', '#d8f0a8'] as const;

/** Glass on wood, and harder. */
const TOCK = [0.9, 0.05, 420, 0.001, 0.008, 0.05, 0, 0.7, -6, 0, 0, 0, 0, 0.3] as const;
const BANG = [1.2, 0.05, 240, 0.001, 0.012, 0.1, 0, 0.7, -5, 0, 0, 0, 0, 0.4] as const;
/** Down into the dark. */
const DROP = [0.9, 0.02, 520, 0.004, 0.06, 0.22, 0, 1.2, -9, 0, 0, 0, 0, 0, 0, 0, 0, 0.7] as const;
const CHIME = [0.55, 0, 784, 0.002, 0.05, 0.4, 0, 1.1, 0, 0, 392, 0.07] as const;
const RUSTLE = [
  0.4, 0.2, 700, 0.01, 0.03, 0.09, 4, 0.6, -3, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1200,
] as const;
const GLINT = [0.3, 0.05, 1900, 0.002, 0.02, 0.18, 0, 1.3, 3] as const;
const WOOD = [0.7, 0.08, 300, 0.001, 0.01, 0.06, 1, 0.7, -4, 0, 0, 0, 0, 0.4] as const;

export const feel: Readonly<Record<string, Feel>> = {
  knock: { sound: TOCK, gain: 0.55, buzz: 6 },
  bang: {
    sound: BANG,
    buzz: 18,
    shake: 0.14,
    burst: { count: 6, colors: LEAVES, speed: 150, size: 6, gravity: 500, life: 0.5 },
  },
  'on.moss': {
    sound: RUSTLE,
    buzz: 8,
    burst: { count: 7, colors: LEAVES, speed: 120, size: 6, gravity: 400, life: 0.45 },
  },
  'on.ice': {
    sound: GLINT,
    buzz: 5,
    burst: { count: 5, colors: [WHITE, '#bfe9ff'], shape: 'star', speed: 110, size: 7, life: 0.4 },
  },
  'on.plank': { sound: WOOD, buzz: 8 },
  close: {
    sound: 'star',
    gain: 0.6,
    shout: 'shout.close',
    shoutColors: [WHITE, '#ffd23c'],
    burst: { count: 6, colors: ['#ffd23c', WHITE], shape: 'star', speed: 160, size: 8 },
  },
  fall: {
    sound: DROP,
    buzz: 45,
    shake: 0.3,
    stop: 40,
    burst: { count: 12, colors: ['#f0364e', '#ffb01f', WHITE], shape: 'ring', speed: 170, size: 9 },
  },
  gone: {
    sound: DROP,
    gain: 1.2,
    buzz: 70,
    shake: 0.4,
    stop: 70,
    duck: true,
    burst: {
      count: 16,
      colors: ['#f0364e', '#ffb01f', WHITE],
      shape: 'ring',
      speed: 200,
      size: 10,
    },
  },
  back: {
    sound: 'land',
    buzz: 10,
    burst: { count: 8, colors: [WHITE, '#ffe6a8'], shape: 'puff', speed: 120, size: 10 },
  },
  check: {
    sound: CHIME,
    climb: true,
    buzz: 20,
    burst: { count: 16, colors: PETALS, shape: 'star', speed: 230, size: 9, gravity: 260 },
  },
  flower: {
    sound: 'levelup',
    buzz: 60,
    stop: 50,
    duck: true,
    burst: { count: 44, colors: PETALS, shape: 'confetti', speed: 420, size: 12, gravity: 320 },
  },
  hurry: { sound: 'tick', buzz: 8 },
  sunset: { sound: 'bell', duck: true, buzz: 50 },
};

/** The marble's rolling, deeper on moss and thin on ice, and the hum of magnets that reach it. */
export function voicesOf(state: State): readonly Voice[] {
  if (state.phase !== 'roll') return [];
  const { ground, x, y } = state;
  const speed = Math.min(1, Math.sqrt(state.vx * state.vx + state.vy * state.vy) / 5);
  const list: Voice[] = [];
  if (speed > 0.02) {
    const pitch =
      (ground === 'moss' ? 0.35 : ground === 'ice' ? 1.5 : ground === 'plank' ? 0.6 : 0.8) +
      speed * 0.7;
    const gain = (ground === 'ice' ? 0.1 : ground === 'moss' ? 0.14 : 0.26) * Math.sqrt(speed);
    list.push({ id: 'roll', kind: 'wind', pitch, gain });
  }
  const course = courseOf(state.params);
  let pull = 0;
  for (const [cell, kind] of course.cells.entries()) {
    if (kind !== 'magnet') continue;
    const middle = middleOf(course, cell);
    pull = Math.max(pull, 1 - Math.hypot(middle.x - x, middle.y - y) / REACH);
  }
  if (pull > 0) list.push({ id: 'magnet', kind: 'hum', pitch: 0.7 + pull * 0.5, gain: pull * 0.3 });
  return list;
}
