import { controls, type Control } from '@playgrove/kit/draw/controls';
import { GROWTH, QUICK, SLOW, TURN, type Input, type State } from '../rules/types.ts';
import { turnOf } from './camera.ts';
import type { Ui } from './ui.ts';

/** Turns the tower: the wall stays under the finger; keys and a stick turn it evenly. */
const turn: Control<State, Input, Ui> = {
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
    const way = (event.x - hand.x) * turnOf(to) + hand.rest;
    hand.x = event.x;
    return turned(way, hand, state);
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
    return turned(way * speed + hand.rest, hand, state);
  },

  coach(_, ui, __, to) {
    if (ui.turned || !ui.newcomer) return undefined;
    const y = to.height * (to.portrait ? 0.8 : 0.7);
    const [right, left] = [to.width / 2 + 110, to.width / 2 - 110];
    return { kind: 'swipe', from: { x: right, y }, to: { x: left, y }, keys: ['left'] };
  },
};

/** A whole number of steps; the rest waits for the next one. */
function turned(way: number, hand: Ui['hand'], { phase }: State): Input | undefined {
  const by = Math.max(-TURN / 2, Math.min(TURN / 2, Math.round(way) || 0));
  hand.rest = way - by;
  return phase === 'over' || by === 0 ? undefined : { by };
}

export const hands = controls<State, Input, Ui>([turn]);
