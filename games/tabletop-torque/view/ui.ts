import type { Held, InputEvent, Point, SavedStats } from '@playgrove/kit/runtime';
import type { Input, State } from '../rules/types.ts';
import { isUpright, type Size } from './place.ts';

type Mark = { readonly x: number; readonly y: number; readonly x2: number; readonly y2: number };

export type Ui = {
  /** Who each finger plays for: 0 or 1. */
  readonly fingers: Map<number, number>;
  /** Keys of the second player that are down. */
  enter: boolean;
  size: Size;
  /** A free place on the table, for the hand of the first lesson. */
  rest: Point;
  /** Rubber on the track, oldest first. */
  readonly marks: Mark[];
  readonly last: ({ x: number; y: number } | undefined)[];
  newcomer: boolean;
  /** How often the player let go in time: the lesson ends. */
  eased: number;
  was: number;
};

export function freshUi(_: State, saved: SavedStats): Ui {
  return {
    fingers: new Map(),
    enter: false,
    size: { width: 560, height: 960 },
    rest: { x: 280, y: 600 },
    marks: [],
    last: [undefined, undefined],
    newcomer: saved.isNewcomer,
    eased: 0,
    was: 0,
  };
}

/** Whose half of the screen this is: the first player has the lower or the left one. */
function halfOf(x: number, y: number, size: Size): number {
  return isUpright(size) ? Number(y < size.height / 2) : Number(x > size.width / 2);
}

/** Follows fingers and the second player's key; `poll` makes inputs of them. */
export function read(event: InputEvent, state: State, ui: Ui): 'redraw' | undefined {
  if (event.kind === 'key') {
    ui.enter = event.phase === 'down';
    return 'redraw';
  }
  if (event.kind !== 'press') return undefined;
  if (event.phase === 'down') {
    const two = state.params.kind === 'two';
    ui.fingers.set(event.pointer, two ? halfOf(event.x, event.y, ui.size) : 0);
    return 'redraw';
  }
  if (event.phase !== 'up' && event.phase !== 'cancel') return undefined;
  ui.fingers.delete(event.pointer);
  return 'redraw';
}

const KEYS = ['a', 'up', 'right', 'r'] as const;

export function poll({ pad }: Held, state: State, ui: Ui): Input | undefined {
  if (state.phase === 'over') return undefined;
  const two = state.params.kind === 'two';
  let held = 0;
  for (const who of ui.fingers.values()) held |= 1 << who;
  if (KEYS.some((key) => pad.has(key))) held |= 1;
  if (ui.enter) held |= two ? 2 : 1;
  if (two && (pad.has('b') || pad.has('y'))) held |= 2;
  return held === state.held ? undefined : held;
}
