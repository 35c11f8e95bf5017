import type { Point } from '@playgrove/kit/contract';
import type { PadButton } from '@playgrove/kit/runtime';
import { BUFFER, isWay, memory, WAYS, type Control, type Teach, type Way } from './control.ts';

export type SwipeRow<S, I, Ui> = {
  /** Default: all four. */
  readonly ways?: readonly Way[];
  /** Buttons that mean a way, besides arrows and WASD: `{ a: 'up' }`. */
  readonly keys?: Readonly<Partial<Record<PadButton, Way>>>;
  /** Called while the finger still moves. `wait` (tick games): not now, but ask again for 133 ms. */
  gives(way: Way, state: S, ui: Ui): I | 'wait' | undefined;
  /** The way that the ghost hand goes, and the middle of its stroke; without one, of the screen. */
  readonly teach?: Teach<S, Ui, { readonly way: Way; readonly at?: Point }>;
};

/** CSS pixels of the ghost hand's stroke. */
const STROKE = 130;

/** Flicks in up to four ways, by a finger anywhere, arrows and WASD. One stroke may turn a corner. */
export function swipe<S, I, Ui extends object>({
  ways = ['up', 'down', 'left', 'right'],
  keys = {},
  gives,
  teach,
}: SwipeRow<S, I, Ui>): Control<S, I, Ui> {
  const memoryOf = memory<{ early: number; way: Way }>(() => ({ early: 0, way: 'up' }));
  return {
    read(event, state, ui) {
      let way: Way | undefined;
      if (event.kind === 'swipe') way = event.direction;
      else if (event.kind === 'pad' && event.phase === 'down')
        way = keys[event.button] ?? (isWay(event.button) ? event.button : undefined);
      if (way === undefined || !ways.includes(way)) return undefined;
      const answer = gives(way, state, ui);
      if (answer !== 'wait') return answer;
      Object.assign(memoryOf(ui), { early: BUFFER, way });
      return undefined;
    },

    poll(_, state, ui) {
      const own = memoryOf(ui);
      if (own.early === 0) return undefined;
      own.early -= 1;
      const answer = gives(own.way, state, ui);
      if (answer === 'wait') return undefined;
      own.early = 0;
      return answer;
    },

    coach(state, ui, device, to) {
      const shown = teach?.(state, ui, to, device);
      if (shown === undefined || shown === 'wait') return shown;
      const { way, at = { x: to.width / 2, y: to.height / 2 } } = shown;
      const half = STROKE / 2 / to.px;
      const { x, y } = WAYS[way];
      return {
        kind: 'swipe',
        from: { x: at.x - x * half, y: at.y - y * half },
        to: { x: at.x + x * half, y: at.y + y * half },
        keys: [way],
      };
    },
  };
}
