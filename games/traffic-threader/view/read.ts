import { controls, type Control } from '@playgrove/kit/draw/controls';
import { EDGE, type Input, type State } from '../rules/types.ts';
import { sideOf } from './camera.ts';
import type { Ui } from './ui.ts';

/** What a held key moves in a tick: at first, more each tick, and at most. */
const SLOW = 70;
const GROWTH = 9;
export const QUICK = 150;

/** Leans with a finger anywhere, as far as it goes; with keys and a stick for as long as they are held. */
const lean: Control<State, Input, Ui> = {
  read(event, state, ui, to) {
    if (event.kind !== 'press' || event.phase === 'hover') return undefined;
    const { hand } = ui;
    if (event.phase === 'down') {
      if (hand.pointer >= 0) return undefined;
      Object.assign(hand, { pointer: event.pointer, x: event.x, rest: 0 });
      return 'redraw';
    }
    if (event.pointer !== hand.pointer) return undefined;
    if (event.phase !== 'move') {
      hand.pointer = -1;
      return undefined;
    }
    const way = (event.x - hand.x) * sideOf(to) + hand.rest;
    hand.x = event.x;
    return leaned(way, ui, state);
  },

  poll({ pad, stick }, state, ui) {
    const { hand } = ui;
    const way = stick.x === 0 ? Number(pad.has('right')) - Number(pad.has('left')) : stick.x;
    if (way === 0) {
      hand.held = 0;
      return undefined;
    }
    hand.held += 1;
    const speed = stick.x === 0 ? Math.min(QUICK, SLOW + hand.held * GROWTH) : QUICK;
    return leaned(way * speed + hand.rest, ui, state);
  },

  coach({ nears }, ui, __, to) {
    if (!ui.newcomer || (ui.steered && nears > 0)) return undefined;
    if (ui.steered) return 'wait';
    const y = to.height * (to.portrait ? 0.86 : 0.8);
    const [right, left] = [to.width / 2 + 90, to.width / 2 - 90];
    return { kind: 'swipe', from: { x: left, y }, to: { x: right, y }, keys: ['right'] };
  },
};

/** A whole number of millimeters; the rest waits for the next one. */
function leaned(way: number, ui: Ui, { phase }: State): Input | undefined {
  const by = Math.max(-EDGE * 2, Math.min(EDGE * 2, Math.round(way) || 0));
  ui.hand.rest = way - by;
  if (phase === 'over' || by === 0) return undefined;
  ui.steered = true;
  return { by };
}

export const hands = controls<State, Input, Ui>([lean]);
