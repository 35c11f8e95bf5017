import { controls, slide } from '@playgrove/kit/draw/controls';
import { GROWTH, QUICK, SLOW, TURN, type Input, type State } from '../rules/types.ts';
import { turnOf } from './camera.ts';
import type { Ui } from './ui.ts';

/** Turns the tower: the wall stays under the finger; keys and a stick turn it evenly. */
const turn = slide<State, Input, Ui>({
  per: turnOf,
  slow: SLOW,
  growth: GROWTH,
  quick: QUICK,
  most: TURN / 2,
  gives: (by, { phase }) => (phase === 'over' ? undefined : { by }),

  coach(_, ui, __, to) {
    if (ui.turned || !ui.newcomer) return undefined;
    const y = to.height * (to.portrait ? 0.8 : 0.7);
    const [right, left] = [to.width / 2 + 110, to.width / 2 - 110];
    return { kind: 'swipe', from: { x: right, y }, to: { x: left, y }, keys: ['left'] };
  },
});

export const hands = controls<State, Input, Ui>([turn]);
