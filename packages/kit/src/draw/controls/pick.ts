import type { Point, Rect } from '@playgrove/kit/contract';
import {
  within,
  type Device,
  type Pad,
  type PadButton,
  type Press,
  type Sizes,
} from '@playgrove/kit/runtime';
import { hits, isWay, memory, WAYS, type Control, type Way } from './control.ts';

export type PickRow<S, I, Ui> = {
  /** Where each piece lies; undefined where there is none (any more). */
  from(state: S, to: Sizes): readonly (Rect | undefined)[];
  /** Where a piece may go. Snapping, taps and the first place of the keys' cursor follow from it. */
  targets(piece: number, state: S): readonly number[];
  /** The middle of a piece that lies at a target. */
  spotOf(target: number, piece: number, state: S, to: Sizes): Point;
  /** World units within which a piece snaps to a target. */
  readonly snap: number;
  /** World units that a piece floats above the finger, so that the finger never hides it. Default 0. */
  rise?(piece: number, state: S): number;
  gives(piece: number, target: number, state: S): I;
  /** A piece was let go where it may not go: an input that makes the rules say why, if any. */
  miss?(piece: number, middle: Point, state: S, ui: Ui, to: Sizes): I | undefined;
  /** Keys that take a piece, in the order of pieces: digits. */
  readonly keys?: readonly string[];
  /** Where the keys' cursor begins. */
  readonly start: number;
  /** Where an arrow leads. Default: to the next target that way. */
  step?(target: number, way: Way, piece: number, state: S): number;
  /** The move that the ghost hand shows; of the piece that keys have taken, if there is one. */
  teach?(state: S, taken: number | undefined): PieceAt | undefined;
};

export type PieceAt = { readonly piece: number; readonly target: number };

/** A piece that a finger drags, that a tap has chosen, or that keys move. */
export type Picked = {
  readonly piece: number;
  readonly by: 'drag' | 'tap' | 'keys';
  /** Where its middle is while it is dragged; undefined until the finger has moved. */
  readonly middle: Point | undefined;
  /** Where it would go now. */
  readonly target: number | undefined;
};

export type PickControl<S, I, Ui> = Control<S, I, Ui> & {
  picked(state: S, ui: Ui, to: Sizes): Picked | undefined;
  /** Lets go of what taps or keys have taken. */
  clear(ui: Ui): void;
};

/** The middle of a piece over a finger. At the lower edge it comes down to it, to reach all. */
export function risen(finger: Point, rise: number, { height }: Pick<Sizes, 'height'>): Point {
  return { x: finger.x, y: finger.y - Math.min(rise, Math.max(0, height - finger.y)) };
}

/** The finger over which a piece's middle is there: the reverse of `risen`. */
export function fingerUnder(middle: Point, rise: number, { height }: Pick<Sizes, 'height'>): Point {
  return { x: middle.x, y: Math.min(middle.y + rise, (middle.y + height) / 2) };
}

/** CSS pixels from which a press is a drag. */
const DRAG = 6;
/** Arrow keys that are shown at most. */
const MAX_KEYS = 12;

type Drag = {
  readonly piece: number;
  readonly pointer: number;
  readonly from: Point;
  finger: Point;
  moved: boolean;
};
type Memory = {
  drag: Drag | undefined;
  chosen: number | undefined;
  keyed: boolean;
  cursor: number;
};

/**
 * A piece from the hand to the board: dragged, or tapped and then its place, or by keys. All three
 * go to the same targets.
 */
export function pick<S, I, Ui extends object>(row: PickRow<S, I, Ui>): PickControl<S, I, Ui> {
  const { from, targets, spotOf, gives, miss, rise = () => 0, teach, start } = row;
  const memoryOf = memory<Memory>(() => ({
    drag: undefined,
    chosen: undefined,
    keyed: false,
    cursor: start,
  }));

  function nearest(
    piece: number,
    at: Point,
    state: S,
    to: Sizes,
    snap = Infinity,
  ): number | undefined {
    let best: number | undefined;
    let least = snap;
    for (const target of targets(piece, state)) {
      const { x, y } = spotOf(target, piece, state, to);
      const far = Math.hypot(x - at.x, y - at.y);
      if (far < least) [best, least] = [target, far];
    }
    return best;
  }

  function step(target: number, way: Way, piece: number, state: S, to: Sizes): number {
    if (row.step) return row.step(target, way, piece, state);
    const here = spotOf(target, piece, state, to);
    let [best, least] = [target, Infinity];
    for (const other of targets(piece, state)) {
      const spot = spotOf(other, piece, state, to);
      const [dx, dy] = [spot.x - here.x, spot.y - here.y];
      const along = dx * WAYS[way].x + dy * WAYS[way].y;
      const far = along + 2 * Math.abs(dx * WAYS[way].y - dy * WAYS[way].x);
      if (along > 0 && far < least) [best, least] = [other, far];
    }
    return best;
  }

  /** Arrow keys from the cursor to a target, as few as possible. */
  function arrowsTo(cursor: number, goal: number, piece: number, state: S, to: Sizes): Way[] {
    const paths = new Map<number, readonly Way[]>([[cursor, []]]);
    for (const [at, path] of paths) {
      if (at === goal) return [...path];
      if (path.length >= MAX_KEYS) continue;
      for (const way of Object.keys(WAYS) as Way[]) {
        const next = step(at, way, piece, state, to);
        if (!paths.has(next)) paths.set(next, [...path, way]);
      }
    }
    return [];
  }

  function take(own: Memory, piece: number, state: S, to: Sizes): 'redraw' | undefined {
    if (!from(state, to)[piece]) return undefined;
    const spot = spotOf(own.cursor, piece, state, to);
    Object.assign(own, { chosen: piece, keyed: true });
    own.cursor = nearest(piece, spot, state, to) ?? own.cursor;
    return 'redraw';
  }

  /** Takes the next piece that is left. */
  function takeNext(own: Memory, by: number, state: S, to: Sizes): 'redraw' | undefined {
    const count = from(state, to).length;
    for (let turn = 1; turn <= count; turn += 1) {
      const before = own.chosen ?? (by > 0 ? -1 : 0);
      const piece = (before + by * turn + count * 2) % count;
      if (from(state, to)[piece]) return take(own, piece, state, to);
    }
    return undefined;
  }

  function pad({ button, phase }: Pad, state: S, ui: Ui, to: Sizes): I | 'redraw' | undefined {
    const own = memoryOf(ui);
    const piece = own.keyed ? own.chosen : undefined;
    if (phase === 'up') return undefined;
    if (button === 'b') {
      Object.assign(own, { chosen: undefined, keyed: false });
      return 'redraw';
    }
    const holds = piece !== undefined && from(state, to)[piece] !== undefined;
    if (isWay(button)) {
      if (!holds) return takeNext(own, 1, state, to);
      own.cursor = step(own.cursor, button, piece, state, to);
      return 'redraw';
    }
    if (phase === 'repeat') return undefined;
    if (button !== 'a') return takeNext(own, button === 'l' ? -1 : 1, state, to);
    return holds ? gives(piece, own.cursor, state) : takeNext(own, 1, state, to);
  }

  function down(press: Press, state: S, ui: Ui, to: Sizes): I | 'redraw' | undefined {
    const own = memoryOf(ui);
    if (own.drag) return undefined;
    own.keyed = false;
    const finger = { x: press.x, y: press.y };
    const pieces = from(state, to);
    // Right on a piece counts before a little next to another.
    const on = pieces.findIndex((rect) => rect && within(rect, finger));
    const piece = on >= 0 ? on : pieces.findIndex((rect) => rect && hits(() => rect, finger, to));
    if (piece >= 0) {
      own.drag = { piece, pointer: press.pointer, from: finger, finger, moved: false };
      return 'redraw';
    }
    const { chosen } = own;
    if (chosen === undefined || !pieces[chosen]) return undefined;
    const target = nearest(chosen, finger, state, to, row.snap);
    if (target === undefined) return miss?.(chosen, finger, state, ui, to);
    own.chosen = undefined;
    return gives(chosen, target, state);
  }

  function drag(press: Press, state: S, ui: Ui, to: Sizes): I | 'redraw' | undefined {
    const own = memoryOf(ui);
    const { drag: held } = own;
    if (held?.pointer !== press.pointer) return undefined;
    held.finger = { x: press.x, y: press.y };
    const far = Math.hypot(press.x - held.from.x, press.y - held.from.y);
    held.moved ||= far * to.px > DRAG;
    if (press.phase === 'move') return 'redraw';
    const { piece, moved, finger } = held;
    own.drag = undefined;
    own.chosen = press.phase === 'up' && !moved ? piece : undefined;
    if (press.phase === 'cancel' || !moved || !from(state, to)[piece]) return 'redraw';
    const middle = risen(finger, rise(piece, state), to);
    const target = nearest(piece, middle, state, to, row.snap);
    if (target !== undefined) return gives(piece, target, state);
    return miss?.(piece, middle, state, ui, to) ?? 'redraw';
  }

  function picked(state: S, ui: Ui, to: Sizes): Picked | undefined {
    const { drag: held, chosen, keyed, cursor } = memoryOf(ui);
    const piece = held?.piece ?? chosen;
    if (piece === undefined || !from(state, to)[piece]) return undefined;
    if (!held)
      return {
        piece,
        by: keyed ? 'keys' : 'tap',
        middle: undefined,
        target: keyed ? cursor : undefined,
      };
    if (!held.moved) return { piece, by: 'drag', middle: undefined, target: undefined };
    const middle = risen(held.finger, rise(piece, state), to);
    return { piece, by: 'drag', middle, target: nearest(piece, middle, state, to, row.snap) };
  }

  return {
    keys: row.keys ?? [],
    picked,

    clear(ui) {
      Object.assign(memoryOf(ui), { chosen: undefined, keyed: false });
    },

    read(event, state, ui, to) {
      if (event.kind === 'pad') return pad(event, state, ui, to);
      if (event.kind === 'key') {
        const piece = row.keys?.indexOf(event.key) ?? -1;
        return event.phase === 'down' && piece >= 0
          ? take(memoryOf(ui), piece, state, to)
          : undefined;
      }
      if (event.kind !== 'press' || event.phase === 'hover') return undefined;
      return event.phase === 'down' ? down(event, state, ui, to) : drag(event, state, ui, to);
    },

    coach(state, ui, device, to) {
      const now = picked(state, ui, to);
      if (now?.by === 'drag') return 'wait';
      const taken = isKeyed(device) && now?.by === 'keys' ? now.piece : undefined;
      const shown = teach?.(state, taken);
      const rect = shown && from(state, to)[shown.piece];
      if (!rect) return undefined;
      const { piece, target } = shown;
      const keys: PadButton[] = ['a'];
      if (taken === piece) keys.unshift(...arrowsTo(memoryOf(ui).cursor, target, piece, state, to));
      return {
        kind: 'swipe',
        from: { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 },
        to: fingerUnder(spotOf(target, piece, state, to), rise(piece, state), to),
        keys,
      };
    },
  };
}

const isKeyed = (device: Device): boolean => device === 'keyboard' || device === 'gamepad';
