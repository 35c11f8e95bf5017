import { controls, stick, wayOf, type Control } from '@playgrove/kit/draw/controls';
import { FULL, IDLE, type Input, type State, type Want } from '../rules/types.ts';
import { jobOf } from '../rules.ts';
import { isIdle } from '../rules/drive.ts';
import { toLot, toScreen } from './place.ts';
import type { Ui } from './ui.ts';

const isSame = (one: Want, two: Want): boolean => JSON.stringify(one) === JSON.stringify(two);

const isDone = ({ phase }: State): boolean => phase === 'won' || phase === 'lost';

function wish(input: Want, state: State): Input | undefined {
  if (isDone(state) || isSame(state.want, input)) return undefined;
  // Letting go is said once, whatever device said the last word.
  return isIdle(input) && isIdle(state.want) ? undefined : input;
}

/** A tap: ticks at most, and CSS pixels that it may move. */
const SHORT = 15;
const STILL = 6;
const HONK: Input = { kind: 'honk' };

/** Never −0. */
const whole = (part: number): number => Math.round(part * FULL) || 0;

/** Push the way the car should go: it turns into it by itself, or backs up toward it. */
export const push = stick<State, Input, Ui>({
  reachPx: 76,
  deadPx: 7,

  gives(tilt, state, { camera }) {
    if (tilt.x === 0 && tilt.y === 0) return wish(IDLE, state);
    const { x, y } = toLot(tilt, camera);
    return wish({ kind: 'push', x: whole(x), y: whole(y) }, state);
  },

  rests: ({ phase }) => phase === 'next',

  /** Toward the bay of the first level, again if the car stops on the way. */
  teach(state, { camera }) {
    const { lot, phase, want, body, fit } = state;
    if (lot > 1 || phase !== 'drive') return undefined;
    if (!isIdle(want) || body.v !== 0 || fit > 0) return 'wait';
    const [from, to] = [toScreen(body, camera), toScreen(jobOf(state).bay, camera)];
    return { way: wayOf({ x: to.x - from.x, y: to.y - from.y }) ?? 'up' };
  },
});

/** Keys are pedals and the wheel; the stick of a gamepad pushes. */
const hands: Control<State, Input, Ui> = {
  ...push,
  read(event, state, ui, to) {
    const answer = push.read?.(event, state, ui, to);
    if (isDone(state)) return answer;
    if (event.kind === 'pad' && event.button === 'a' && event.phase === 'down') return HONK;
    if (event.kind !== 'press') return answer;
    const moved = Math.hypot(event.x - event.from.x, event.y - event.from.y) * to.px;
    if (event.phase === 'down') ui.tap = state.age;
    else if (moved > STILL) ui.tap = -1;
    const isTap = event.phase === 'up' && ui.tap >= 0 && state.age - ui.tap < SHORT;
    if (event.phase === 'up') ui.tap = -1;
    return isTap ? HONK : answer;
  },
  poll(held, state, ui, to) {
    const { pad, stick: tilt } = held;
    if (tilt.x !== 0 || tilt.y !== 0 || push.shown(ui)) return push.poll?.(held, state, ui, to);
    const gas = Number(pad.has('up')) - Number(pad.has('down'));
    const wheel = Number(pad.has('right')) - Number(pad.has('left'));
    const isHeld = gas !== 0 || wheel !== 0;
    if (!isHeld) {
      // Keys that are let go; a finger says so itself.
      const isKeyed = state.want.kind === 'drive' && !isSame(state.want, IDLE);
      return isKeyed && !isDone(state) ? IDLE : push.poll?.(held, state, ui, to);
    }
    const input: Want = { kind: 'drive', gas: gas * FULL, wheel: wheel * FULL };
    return isDone(state) || isSame(state.want, input) ? undefined : input;
  },
};

export const actions = controls<State, Input, Ui>([hands]);
