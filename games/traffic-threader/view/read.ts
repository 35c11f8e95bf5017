import { controls, slide } from '@playgrove/kit/draw/controls';
import { EDGE, type Input, type State } from '../rules/types.ts';
import { sideOf } from './camera.ts';
import type { Ui } from './ui.ts';

/** What a key leans at most in a tick. */
export const QUICK = 150;

/** Leans with a finger anywhere, as far as it goes; with keys and a stick for as long as they are held. */
const lean = slide<State, Input, Ui>({
  per: sideOf,
  slow: 70,
  growth: 9,
  quick: QUICK,
  most: EDGE * 2,
  gives(by, { phase }, ui) {
    if (phase === 'over') return undefined;
    ui.steered = true;
    return { by };
  },

  coach({ nears }, ui, __, to) {
    if (!ui.newcomer || (ui.steered && nears > 0)) return undefined;
    if (ui.steered) return 'wait';
    const y = to.height * (to.portrait ? 0.86 : 0.8);
    const [right, left] = [to.width / 2 + 90, to.width / 2 - 90];
    return { kind: 'swipe', from: { x: left, y }, to: { x: right, y }, keys: ['right'] };
  },
});

export const hands = controls<State, Input, Ui>([lean]);
