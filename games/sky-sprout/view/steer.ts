import type { Control } from '@playgrove/kit/draw/controls';
import type { Held, InputEvent, Sizes } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules.ts';
import { wayX } from '../rules/climb.ts';
import { UNIT } from './eye.ts';
import type { Ui } from './scene.ts';

/** The sprout goes farther than the finger, so that a thumb need not cross the screen. */
const GAIN = 1.6;
/** Units that a drag may run ahead of the sprout. */
const AHEAD = 46;
/** Tenths of tilt for a unit that is left to go; a tick's speed ahead is taken off. */
const PULL = 0.9;
const LOOK = 2.5;
/** Ticks after which a finger that rests where it came down holds that side, as a key does. */
const HOLD = 9;
/** World units that a resting finger may tremble. */
const STILL = 10;
/** Ticks for which the hand of the first run teaches. */
const LESSON = 60 * 8;

export type Drag = {
  pointer: number | undefined;
  x: number;
  /** Ticks for which the finger has rested where it came down; undefined once it has moved. */
  held: number | undefined;
  /** Units that are left to go; undefined: nobody drags, keys may. */
  rest: number | undefined;
  /** Where the sprout was. */
  was: number;
};
export const freshDrag = (): Drag => ({
  pointer: undefined,
  x: 0,
  held: undefined,
  rest: undefined,
  was: 0,
});

const changed = (tilt: number, state: State): Input | undefined => {
  const whole = Math.max(-10, Math.min(10, Math.round(tilt)));
  return whole === state.tilt ? undefined : whole;
};

/**
 * A drag moves the sprout by as much as the finger and half again. A finger that rests on one side
 * tilts it that way, and so do keys and sticks.
 */
export const steer: Control<State, Input, Ui> = {
  read(event: InputEvent, state, { drag }) {
    if (event.kind !== 'press' || event.phase === 'hover') return undefined;
    if (event.phase === 'down') {
      if (drag.pointer !== undefined) return undefined;
      Object.assign(drag, {
        pointer: event.pointer,
        x: event.x,
        held: 0,
        rest: drag.rest ?? 0,
        was: state.x,
      });
      return 'redraw';
    }
    if (event.pointer !== drag.pointer) return undefined;
    if (event.phase !== 'move') {
      drag.pointer = undefined;
      drag.held = undefined;
      return 'redraw';
    }
    if (Math.abs(event.x - drag.x) > STILL) drag.held = undefined;
    if (drag.held !== undefined) return undefined;
    const rest = (drag.rest ?? 0) + ((event.x - drag.x) / UNIT) * GAIN;
    drag.rest = Math.max(-AHEAD, Math.min(AHEAD, rest));
    drag.x = event.x;
    return tiltFor(drag, state) ?? 'redraw';
  },

  poll({ pad, stick }: Held, state, { drag }, to) {
    let keyed = stick.x === 0 ? Number(pad.has('right')) - Number(pad.has('left')) : stick.x;
    if (drag.held !== undefined) drag.held += 1;
    if ((drag.held ?? 0) > HOLD) keyed = drag.x < to.width / 2 ? -1 : 1;
    if (keyed !== 0) drag.rest = undefined;
    if (drag.rest === undefined) return changed(keyed * 10, state);
    drag.rest -= wayX(drag.was, state.x);
    drag.was = state.x;
    return tiltFor(drag, state);
  },

  coach(state, _, __, to: Sizes) {
    if (state.params.level !== 1 || state.tick > LESSON) return undefined;
    const [x, y] = [to.width / 2, to.height * 0.86];
    return { kind: 'swipe', from: { x, y }, to: { x: x + 150, y }, keys: ['right'] };
  },
};

function tiltFor({ rest = 0 }: Drag, state: State): Input | undefined {
  return changed((rest - state.vx * LOOK) * PULL, state);
}
