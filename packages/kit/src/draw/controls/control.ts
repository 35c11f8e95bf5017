import type { Json, Point, Rect } from '@playgrove/kit/contract';
import {
  within,
  type Board,
  type Coach,
  type Device,
  type Held,
  type InputEvent,
  type PadButton,
  type Sizes,
  type View,
} from '@playgrove/kit/runtime';

export type Answer<I> = I | readonly I[] | 'redraw' | undefined;

/** One action on every device. A game's own row may stand between those of the kit. */
export type Control<S, I, Ui> = {
  read?(event: InputEvent, state: S, ui: Ui, to: Sizes): Answer<I>;
  poll?(held: Held, state: S, ui: Ui, to: Sizes): I | undefined;
  coach?(state: S, ui: Ui, device: Device, to: Sizes): Coach | 'wait' | undefined;
  boards?(state: S, ui: Ui, to: Sizes): readonly Board[];
  readonly keys?: readonly string[];
};

/** What the ghost hand points at: `wait` shows nothing now, `undefined` ends the lesson. */
export type Teach<S, Ui, What> = (
  state: S,
  ui: Ui,
  to: Sizes,
  device: Device,
) => What | 'wait' | undefined;

/**
 * The parts of a `View` that rows of controls make. A finger that comes down belongs to the first
 * row that answers; everything else reaches all rows. The first row that teaches, teaches.
 */
export function controls<S extends Json, I extends Json, Ui extends object>(
  rows: readonly Control<S, I, Ui>[],
): Required<Pick<View<S, I, Ui>, 'read' | 'poll' | 'coach' | 'keys'>> &
  Pick<View<S, I, Ui>, 'boards'> {
  const boards = rows.filter((row) => row.boards);
  return {
    ...(boards.length > 0 && {
      boards: (state, ui, to) => boards.flatMap((row) => row.boards?.(state, ui, to) ?? []),
    }),
    keys: rows.flatMap(({ keys = [] }) => keys),

    read(event, state, ui, to) {
      const owned = event.kind === 'press' && event.phase === 'down';
      const inputs: I[] = [];
      let redraw = false;
      for (const row of rows) {
        const answer = row.read?.(event, state, ui, to);
        if (answer === undefined) continue;
        if (answer === 'redraw') redraw = true;
        else if (Array.isArray(answer)) inputs.push(...(answer as readonly I[]));
        else inputs.push(answer as I);
        if (owned) break;
      }
      if (inputs.length > 1) return inputs;
      return inputs[0] ?? (redraw ? 'redraw' : undefined);
    },

    poll(held, state, ui, to) {
      for (const row of rows) {
        const input = row.poll?.(held, state, ui, to);
        // The rows behind have their turn in the next tick.
        if (input !== undefined) return input;
      }
      return undefined;
    },

    coach(state, ui, device, to) {
      for (const row of rows) {
        const coach = row.coach?.(state, ui, device, to);
        if (coach) return coach;
      }
      return undefined;
    },
  };
}

/**
 * What a control remembers for a view: a finger, a cursor. It belongs to the view's `Ui`, so a new
 * game begins without it and undo does not bring it back.
 */
export function memory<M>(fresh: () => M): (ui: object) => M {
  const memories = new WeakMap<object, M>();
  return (ui) => {
    const known = memories.get(ui);
    if (known) return known;
    const made = fresh();
    memories.set(ui, made);
    return made;
  };
}

/** Ticks for which an action that came too early counts: 133 ms at 60 Hz. */
export const BUFFER = 8;

/** A half of the screen, or a rectangle (a slot, see `slots`). */
export type Place = 'left' | 'right' | ((to: Sizes) => Rect);

/** CSS pixels: a target is at least this large, and a touch this far from it still counts. */
const TARGET = 44;
const SLACK = 8;

/** Whether a finger hits a place: rectangles are larger for it than they are drawn. */
export function hits(place: Place | undefined, at: Point, to: Sizes): boolean {
  if (place === undefined) return true;
  if (place === 'left') return at.x < to.width / 2;
  if (place === 'right') return at.x >= to.width / 2;
  const rect = place(to);
  const least = Math.min(rect.width, rect.height) * to.px;
  return within(rect, at, Math.max(SLACK, (TARGET - least) / 2) / to.px);
}

export type Way = 'up' | 'down' | 'left' | 'right';

export const WAYS: Readonly<Record<Way, Point>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

export const isWay = (button: PadButton): button is Way => button in WAYS;

/** The way that a vector mostly goes; `undefined` for none. */
export function wayOf({ x, y }: Point): Way | undefined {
  if (x === 0 && y === 0) return undefined;
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}
