import type { Coach, Feel } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { toScreen } from './layout.ts';
import type { Ui } from './ui.ts';

const PAPER = ['#ff5a4f', '#ffd23e', '#4cc3ff', '#7df06a', '#ffffff'];
const DUST = ['#ffffffcc', '#e8ffd0cc', '#b8e090cc'];
const WATER = ['#4cc3ff', '#ffffff', '#a9e4ff'];
const GOLD = ['#ffd02e', '#fff2a0', '#ff8a1f'];

const puff = (count: number, size: number): NonNullable<Feel['burst']> => {
  return { count, colors: DUST, shape: 'puff', speed: 170, size, life: 0.4 };
};

/** A small shout beside the cup. */
const said = (shout: string, bottom: string): Pick<Feel, 'shout' | 'shoutColors'> => {
  return { shout, shoutColors: ['#ffffff', bottom] };
};

export const feel: Readonly<Record<string, Feel>> = {
  putt: { sound: 'kick', gain: 0.8, buzz: 14, burst: puff(6, 13) },
  'bump.soft': { sound: 'clack', gain: 0.25 },
  'bump.mid': { sound: 'clack', gain: 0.5, buzz: 6, burst: puff(3, 11) },
  'bump.hard': { sound: 'clack', gain: 0.85, buzz: 12, shake: 0.12, burst: puff(6, 14) },
  'sail.soft': { sound: 'flip', gain: 0.6 },
  'sail.mid': { sound: 'flip', gain: 1, buzz: 10, burst: puff(5, 13) },
  'sail.hard': { sound: 'hit', gain: 0.6, buzz: 20, shake: 0.24, stop: 30, burst: puff(9, 16) },
  jump: { sound: 'jump', gain: 0.8, buzz: 10 },
  land: { sound: 'land', buzz: 14, burst: puff(9, 15) },
  pipe: { sound: 'slurp', buzz: 12 },
  exit: { sound: 'pop', buzz: 10, burst: puff(7, 14) },
  lip: { sound: 'tick', gain: 0.9, buzz: 8 },
  wet: {
    sound: 'splash',
    buzz: 30,
    shake: 0.15,
    burst: { count: 18, colors: WATER, shape: 'drop', speed: 320, size: 14, gravity: 900 },
  },
  'said.wet': said('shout.splash', '#8fdcff'),
  out: { sound: 'whoosh', buzz: 24 },
  'said.out': said('shout.out', '#ffb0a0'),
  back: { sound: 'place', gain: 0.7, burst: puff(5, 12) },
  close: { sound: 'back', gain: 0.7, ...said('shout.close', '#ffe06a') },
  cup: {
    sound: 'drip',
    gain: 1.3,
    buzz: 24,
    stop: 50,
    duck: true,
    burst: { count: 12, colors: ['#ffffff', '#ffe06a'], shape: 'ring', speed: 200, size: 16 },
  },
  ace: {
    sound: 'best',
    duck: true,
    burst: { count: 40, colors: PAPER, shape: 'confetti', speed: 520, gravity: 500 },
    ...said('shout.ace', '#ffd02e'),
  },
  under: {
    sound: 'levelup',
    duck: true,
    burst: { count: 26, colors: GOLD, shape: 'star', speed: 380 },
    ...said('shout.under', '#ffd02e'),
  },
  par: {
    sound: 'match',
    burst: { count: 16, colors: PAPER, shape: 'confetti', speed: 320, gravity: 500 },
    ...said('shout.par', '#a8f07a'),
  },
  over: { sound: 'coin', gain: 0.5, ...said('shout.over', '#ffffff') },
  lifted: { sound: 'error', buzz: 30, ...said('shout.lifted', '#ffb0a0') },
  spent: { sound: 'error', buzz: 40, duck: true, ...said('shout.spent', '#ff8a7a') },
  'turn.red': said('shout.red', '#ff8a8a'),
  'turn.blue': said('shout.blue', '#8fc4ff'),
  page: { sound: 'slide', gain: 0.9, buzz: 8 },
};

/** Pull back, away from the cup, until the first putt. */
export function coachOf(state: State, ui: Ui): Coach | 'wait' | undefined {
  const { layout } = ui;
  if (!layout || ui.made > 0 || state.params.from > 0 || state.at > 0) return undefined;
  if (state.phase !== 'aim') return 'wait';
  // Beside the ball, so that the hand does not hide it.
  const { x, y } = state.ball;
  const from = toScreen(layout, { x, y: y + 0.7 });
  const pulled = { x, y: y + 2.2 };
  return { kind: 'swipe', from, to: toScreen(layout, pulled), keys: ['a'] };
}
