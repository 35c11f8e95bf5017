import { controls, stick, type StickControl } from '@playgrove/kit/draw/controls';
import type { CellEvent, InputEvent } from '@playgrove/kit/runtime';
import { atan2 } from '@playgrove/kit/core';
import { nearest } from '../rules/light.ts';
import type { Input, State } from '../rules.ts';
import type { Ui } from './ui.ts';

type Answer = Input | 'redraw' | undefined;

/** Flies where the stick points, however far, and rests when it is let go. */
export const fly: StickControl<State, Input, Ui> = stick<State, Input, Ui>({
  gives({ x, y }, state, ui) {
    if (state.phase === 'choose') return undefined;
    if (x !== 0 || y !== 0) {
      const to = nearest(atan2(y, x));
      return to === state.to ? undefined : { act: 'fly', to };
    }
    if (state.phase === 'ready') return { act: 'rest' };
    // A finger that comes back to the middle flies on: it is on its way to the other side.
    return fly.shown(ui) === undefined && state.to >= 0 ? { act: 'rest' } : undefined;
  },
  rests: ({ phase }) => phase === 'choose',
});

/** Cards, their digits, and Space to begin. */
const menu = {
  read(event: InputEvent, state: State): Answer {
    if (event.kind === 'cell') return readCell(event, state);
    if (event.kind === 'key') {
      const at = Number(event.key) - 1;
      const open = event.phase === 'down' && state.phase === 'choose';
      return open && state.offer[at] !== undefined ? { act: 'choose', at } : undefined;
    }
    if (event.kind !== 'pad' || event.phase !== 'down' || event.button !== 'a') return undefined;
    return state.phase === 'ready' ? { act: 'rest' } : undefined;
  },
  keys: ['1', '2', '3'],
};

function readCell({ phase, id }: CellEvent, state: State): Answer {
  if (phase === 'focus') return 'redraw';
  if (phase !== 'down') return undefined;
  const at = Number(id.slice(-1));
  if (id.startsWith('boon-')) return { act: 'choose', at };
  if (id.startsWith('moth-')) return { act: 'moth', which: at };
  return state.phase === 'ready' ? { act: 'rest' } : undefined;
}

export const hands = controls<State, Input, Ui>([menu, fly]);
