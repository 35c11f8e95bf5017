import { controls, swipe, type Control } from '@playgrove/kit/draw/controls';
import type { Coach, Sizes } from '@playgrove/kit/runtime';
import { rowAt } from '../rules/lanes.ts';
import { isIdle, motherAt } from '../rules/run.ts';
import { COLUMNS, type Input, type State } from '../rules/types.ts';
import type { Ui } from './ui.ts';

/** Hops that the ghost hand shows. */
const LESSONS = 3;
/** Hops against a tree after which the hand shows the way around it. */
const STUCK = 2;
/** Ticks for which a tap that came too early counts. */
const EARLY = 10;

const hop = (way: Input, state: State): Input | 'wait' | undefined => {
  if (state.phase === 'over') return undefined;
  return isIdle(state) ? way : 'wait';
};

const ways = swipe<State, Input, Ui>({ keys: { a: 'up' }, gives: hop });

/** Around a tree: a newcomer who knows only the tap would stand there until the rain comes. */
function aside(state: State, to: Sizes): Coach {
  const { row, x } = motherAt(state, state.clock);
  const isRight = x < COLUMNS - 1 && !rowAt(state, row)?.trees.includes(x + 1);
  const from = { x: to.width / 2, y: to.height * 0.78 };
  const by = Math.min(110, to.width * 0.25) * (isRight ? 1 : -1);
  return {
    kind: 'swipe',
    from,
    to: { ...from, x: from.x + by },
    keys: [isRight ? 'right' : 'left'],
  };
}

/** A tap hops forward. It is one when the finger leaves, unless a swipe was read meanwhile. */
const tap: Control<State, Input, Ui> = {
  read(event, state, ui) {
    if (event.kind === 'swipe') ui.tap.finger = -1;
    if (event.kind !== 'press') return undefined;
    if (event.phase === 'down') {
      ui.tap.finger = event.pointer;
      return undefined;
    }
    if (event.phase === 'cancel') ui.tap.finger = -1;
    if (event.phase !== 'up' || event.pointer !== ui.tap.finger) return undefined;
    ui.tap.finger = -1;
    const answer = hop('up', state);
    if (answer !== 'wait') return answer;
    ui.tap.early = EARLY;
    return undefined;
  },

  poll(_, state, ui) {
    if (ui.tap.early === 0) return undefined;
    ui.tap.early -= 1;
    const answer = hop('up', state);
    if (answer === 'wait') return undefined;
    ui.tap.early = 0;
    return answer;
  },

  coach(state, ui, device, to) {
    const hasHopped = ui.hopped >= LESSONS;
    if (state.career.runs > 1 || (hasHopped && ui.turned)) return undefined;
    if (ui.stuck >= STUCK) return aside(state, to);
    if (hasHopped) return 'wait';
    // Beside her, off the pond behind: any place may be tapped.
    const at = { x: to.width / 2 + Math.min(120, to.width * 0.28), y: to.height * 0.6 };
    return { kind: 'tap', at, keys: [device === 'keyboard' ? 'up' : 'a'] };
  },
};

export const hands = controls<State, Input, Ui>([ways, tap]);
