import { controls, stick } from '@playgrove/kit/draw/controls';
import { courseOf } from '../rules/course.ts';
import { STEEP, type Input, type State } from '../rules/types.ts';
import type { Ui } from './ui.ts';

/** Tilts the tray: exact near level, softer near its limit, and the more the longer a key is held. */
export const tilt = stick<State, Input, Ui>({
  reachPx: 84,
  deadPx: 2,
  soft: 0.7,
  keyTap: 0.5,
  keyGrowth: 0.045,

  gives({ x, y }, { want, phase }) {
    if (phase === 'over' || phase === 'bloom') return undefined;
    // Never −0.
    const input = { x: Math.round(x * STEEP) || 0, y: Math.round(y * STEEP) || 0 };
    return want.x === input.x && want.y === input.y ? undefined : input;
  },

  rests: ({ phase }) => phase === 'fall',

  /** The first drag: the way that the marble has to go. */
  teach({ params, phase }, { rolled }) {
    if (rolled || phase !== 'ready') return undefined;
    const { way, columns } = courseOf(params);
    const [from = 0, next = 0] = way;
    if (next === from + 1) return { way: 'right' };
    if (next === from - 1) return { way: 'left' };
    return { way: next === from + columns ? 'down' : 'up' };
  },
});

export const hands = controls<State, Input, Ui>([tilt]);
