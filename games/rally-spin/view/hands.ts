import type { Control } from '@playgrove/kit/draw/controls';
import type { Held, InputEvent, Pad, Press, Sizes } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules.ts';
import { isWall, WIDEST } from '../rules/play.ts';
import type { KeyedKind } from '../rules/strokes.ts';
import { acrossAt, lensOf, project } from './lens.ts';
import type { Ui } from './ui.ts';

/** Millimeters of swing for a CSS pixel: a flick is the same on every screen. */
const SWING = 4.6;
/** CSS pixels that a tap may tremble, and what a tap serves with. */
const TAP = 12;
const TAP_SERVE = 240;
/** Centimeters a tick that an arrow moves the bat, at first and at most. */
const [STEP, MAX_STEP] = [2.2, 5.4] as const;

const whole = (value: number, most: number): number =>
  Math.max(-most, Math.min(most, Math.round(value)));

const KEYS: Readonly<Partial<Record<Pad['button'], KeyedKind>>> = {
  up: 'topspin',
  x: 'topspin',
  down: 'slice',
  y: 'slice',
  a: 'smash',
};

/** The bat is where the finger is; what the finger does at the contact is the stroke. */
export const hands: Control<State, Input, Ui> = {
  read(event: InputEvent, state, ui, to) {
    if (event.kind === 'pad') return swingKey(event, state, ui);
    if (event.kind !== 'press') return undefined;
    return point(event, state, ui, to);
  },

  poll({ pad, stick }: Held, state, { hand }) {
    const way = stick.x === 0 ? Number(pad.has('right')) - Number(pad.has('left')) : stick.x;
    hand.held = way === 0 ? 0 : hand.held + 1;
    hand.way = way;
    if (way === 0 || state.phase === 'over') return undefined;
    const step = Math.min(MAX_STEP, STEP + hand.held * 0.28) * way;
    return { x: whole((state.bat.to + step) * 10, WIDEST), right: 0, up: 0 };
  },

  coach(state, _, __, to) {
    const { phase, server, mine, theirs, params } = state;
    const isFirst = params.rival === 0 || isWall(state);
    if (!isFirst || mine + theirs > 0 || state.hearts === 2) return undefined;
    if (phase !== 'serve' || server !== 'me') return 'wait';
    return { kind: 'swipe', ...swipeAt(state, to), keys: ['a'] };
  },
};

export function swipeAt({ bat }: State, to: Pick<Sizes, 'width' | 'height'>) {
  const { x, y } = project(lensOf(to), bat.x, bat.y, bat.z);
  return { from: { x: x + 30, y: y + 150 }, to: { x: x + 30, y: y - 90 } };
}

function point(event: Press, state: State, { hand }: Ui, to: Sizes): Input | 'redraw' | undefined {
  const { phase, pointer, x, y } = event;
  if (state.phase === 'over') return undefined;
  if (phase === 'down' && hand.pointer === undefined) {
    Object.assign(hand, { pointer, x, y, far: 0 });
    return { x: whole(acrossAt(to, x) * 10, WIDEST), right: 0, up: 0 };
  }
  const isHover = phase === 'hover';
  if (!isHover && pointer !== hand.pointer) return undefined;
  if (phase === 'up' || phase === 'cancel') {
    hand.pointer = undefined;
    const isTap = phase === 'up' && hand.far < TAP && state.phase === 'serve';
    if (!isTap) return 'redraw';
    return { x: whole(acrossAt(to, x) * 10, WIDEST), right: 0, up: TAP_SERVE };
  }
  const [right, down] = [(x - hand.x) * to.px, (y - hand.y) * to.px];
  Object.assign(hand, { x, y, far: hand.far + Math.abs(right) + Math.abs(down) });
  // A mouse on its way to the table must not serve.
  const swings = !isHover || state.phase === 'rally';
  return {
    x: whole(acrossAt(to, x) * 10, WIDEST),
    right: swings ? whole(right * SWING, 4000) : 0,
    up: swings ? whole(-down * SWING, 4000) : 0,
  };
}

function swingKey(
  { button, phase }: Pad,
  { bat, phase: now }: State,
  { hand }: Ui,
): Input | undefined {
  const key = KEYS[button];
  if (key === undefined || phase !== 'down' || now === 'over') return undefined;
  return { x: whole(bat.to * 10, WIDEST), right: Math.sign(hand.way), up: 0, key };
}
