import type { Point } from '@playgrove/kit/contract';
import type { Pad, PadButton, Press, Sizes } from '@playgrove/kit/runtime';
import { BUFFER, hits, memory, wayOf, type Control, type Place, type Teach } from './control.ts';

export type ButtonRow<S, I, Ui> = {
  /** Buttons and keys; learners are shown the first. Default `a`: Space, Enter and A. */
  readonly keys?: readonly PadButton[];
  /** Default: the whole screen. */
  readonly at?: Place;
  /**
   * Called when a finger or a key comes down. `wait` (tick games): not now, but ask again for
   * 133 ms.
   */
  press(state: S, ui: Ui): I | 'wait' | undefined;
  /** Called when the last finger and key have left. */
  release?(state: S, ui: Ui): I | undefined;
  /** Where the ghost hand presses. */
  readonly teach?: Teach<S, Ui, Point>;
  /** Whether the hand stays down. */
  readonly holds?: true;
};

/** One button: a tap anywhere or on a place, and keys. It acts when the finger comes down. */
export function button<S, I, Ui extends object>({
  keys = ['a'],
  at,
  press,
  release,
  teach,
  holds,
}: ButtonRow<S, I, Ui>): Control<S, I, Ui> {
  const memoryOf = memory(() => ({ down: new Set<number | PadButton>(), early: 0 }));
  return {
    read(event, state, ui, to) {
      const own = memoryOf(ui);
      if (event.kind !== 'press' && event.kind !== 'pad') return undefined;
      const by = pressOf(event, keys, at, to);
      if (by === undefined) return undefined;
      if (event.phase === 'down') {
        own.down.add(by);
        const answer = press(state, ui);
        if (answer !== 'wait') return answer;
        own.early = BUFFER;
        return 'redraw';
      }
      if (!own.down.delete(by) || own.down.size > 0) return undefined;
      return release?.(state, ui);
    },

    poll(_, state, ui) {
      const own = memoryOf(ui);
      if (own.early === 0) return undefined;
      own.early -= 1;
      const answer = press(state, ui);
      if (answer === 'wait') return undefined;
      own.early = 0;
      return answer;
    },

    coach(state, ui, device, to) {
      const point = teach?.(state, ui, to, device);
      if (point === undefined || point === 'wait') return point;
      return { kind: holds ? 'hold' : 'tap', at: point, keys: keys.slice(0, 1) };
    },
  };
}

/** The finger or key that comes down on a place or leaves, if it is one of these. */
function pressOf(
  event: Pad | Press,
  keys: readonly PadButton[],
  at: Place | undefined,
  to: Sizes,
): number | PadButton | undefined {
  if (event.kind === 'pad')
    return event.phase !== 'repeat' && keys.includes(event.button) ? event.button : undefined;
  if (event.phase === 'move' || event.phase === 'hover') return undefined;
  return event.phase !== 'down' || hits(at, event, to) ? event.pointer : undefined;
}

export type PedalRow = {
  /** Buttons and keys; learners are shown the first. */
  readonly keys: readonly PadButton[];
  readonly at: Place;
};

export type PedalsRow<S, I, Ui, Name extends string> = {
  readonly pedals: Readonly<Record<Name, PedalRow>>;
  /** Called before each tick. Undefined if nothing has changed. */
  gives(held: ReadonlySet<Name>, state: S, ui: Ui): I | undefined;
  /** Which one the ghost hand holds, and where. */
  readonly teach?: Teach<S, Ui, { readonly pedal: Name; readonly at: Point }>;
};

/** How far a stick is out when it counts as a direction. */
const STICK = 0.4;

/**
 * Buttons that are held, several at once, in tick games: gas and brake, left and right. A thumb may
 * slide from one to the other.
 */
export function pedals<S, I, Ui extends object, Name extends string>({
  pedals: rows,
  gives,
  teach,
}: PedalsRow<S, I, Ui, Name>): Control<S, I, Ui> {
  const names = Object.keys(rows) as Name[];
  const memoryOf = memory(() => new Map<number, Name | undefined>());
  return {
    read(event, _, ui, to) {
      if (event.kind !== 'press' || event.phase === 'hover') return undefined;
      const fingers = memoryOf(ui);
      if (event.phase === 'up' || event.phase === 'cancel')
        return fingers.delete(event.pointer) ? 'redraw' : undefined;
      if (event.phase === 'move' && !fingers.has(event.pointer)) return undefined;
      const on = names.find((name) => hits(rows[name].at, event, to));
      if (event.phase === 'down' && on === undefined) return undefined;
      fingers.set(event.pointer, on);
      return 'redraw';
    },

    poll({ pad, stick }, state, ui) {
      const way = Math.hypot(stick.x, stick.y) > STICK ? wayOf(stick) : undefined;
      const held = new Set(
        names.filter((name) => rows[name].keys.some((key) => key === way || pad.has(key))),
      );
      for (const name of memoryOf(ui).values()) if (name !== undefined) held.add(name);
      return gives(held, state, ui);
    },

    coach(state, ui, device, to) {
      const shown = teach?.(state, ui, to, device);
      if (shown === undefined || shown === 'wait') return shown;
      return { kind: 'hold', at: shown.at, keys: rows[shown.pedal].keys.slice(0, 1) };
    },
  };
}
