import * as feel from '@playgrove/kit/draw/feel';
import type { Coach, Device, Sizes } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { layoutOf, toScreen } from './layout.ts';
import type { Ui } from './ui.ts';

const { said } = feel;

const PAPER = ['#ff5a4f', '#ffd23e', '#4cc3ff', '#7df06a', '#ffffff'];
const RED = '#ff8a8a';
const DUST = ['#ffffffcc', '#e8ffd0cc', '#b8e090cc'];
/** Whatever the ball hits, only the turf gives way. */
const turf = { colors: DUST, burst: { shape: 'puff', size: 11, gravity: -60 } } as const;

export const FEEL: feel.Feels = {
  putt: feel.earth(2, { ...turf, sound: 'kick' }),
  'bump.soft': feel.wood(1, turf),
  'bump.mid': feel.wood(2, turf),
  'bump.hard': feel.wood(3, turf),
  'sail.soft': feel.paper(1, turf),
  'sail.mid': feel.paper(2, turf),
  'sail.hard': feel.stone(4, turf),
  jump: { sound: 'jump', gain: 0.8, buzz: 10 },
  land: feel.earth(2, turf),
  pipe: { sound: 'slurp', buzz: 12 },
  exit: feel.earth(2, { ...turf, sound: 'pop' }),
  lip: { sound: 'tick', gain: 0.9, buzz: 8 },
  wet: feel.water(4, said('shout.splash', '#8fdcff')),
  out: feel.air(3, said('shout.out', '#ffb0a0')),
  back: feel.earth(2, { ...turf, sound: 'place' }),
  close: { sound: 'back', gain: 0.7, ...said('shout.close', '#ffe06a') },
  cup: feel.water(4, {
    sound: 'drip',
    duck: true,
    shake: 0,
    colors: ['#ffffff', '#ffe06a'],
    burst: { shape: 'ring', count: 12, speed: 150, size: 12, gravity: 0 },
  }),
  ace: feel.finish({ sound: 'best', ...said('shout.ace') }),
  under: feel.reward({ sound: 'levelup', ...said('shout.under') }),
  par: feel.paper(5, {
    sound: 'match',
    shake: 0,
    stop: 0,
    colors: PAPER,
    ...said('shout.par', '#a8f07a'),
  }),
  above: { sound: 'coin', gain: 0.5, ...said('shout.over', '#ffffff') },
  lifted: { sound: 'error', buzz: 30, ...said('shout.lifted', '#ffb0a0') },
  spent: { sound: 'error', buzz: 40, duck: true, ...said('shout.spent', RED) },
  'turn.red': said('shout.red', RED),
  'turn.blue': said('shout.blue', '#8fc4ff'),
  page: { sound: 'slide', gain: 0.9, buzz: 8 },
};

/** Pull back, away from the cup, until the first putt. */
export function coachOf(state: State, ui: Ui, _: Device, to: Sizes): Coach | 'wait' | undefined {
  if (ui.made > 0 || state.params.from > 0 || state.at > 0) return undefined;
  if (state.phase !== 'aim') return 'wait';
  // Beside the ball, so that the hand does not hide it.
  const { x, y } = state.ball;
  const layout = layoutOf(to, state);
  const from = toScreen(layout, { x, y: y + 0.7 });
  const pulled = { x, y: y + 2.2 };
  return { kind: 'swipe', from, to: toScreen(layout, pulled), keys: ['a'] };
}
