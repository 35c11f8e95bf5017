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
  /**
   * Pieces that slide: dragged, one keeps to the line of its targets, wherever the finger goes. An
   * arrow that it cannot follow from its place leads to the next piece that way.
   */
  readonly slides?: true;
  /** World units that a piece floats above the finger, so that the finger never hides it. Default 0. */
  rise?(piece: number, state: S): number;
  /** Undefined gives nothing. */
  gives(piece: number, target: number, state: S, ui: Ui): I | undefined;
  /** A piece was let go where it may not go: an input that makes the rules say why, if any. */
  miss?(piece: number, middle: Point, state: S, ui: Ui, to: Sizes): I | undefined;
  /** Keys that take a piece, in the order of pieces: digits. */
  readonly keys?: readonly string[];
  /** Where the keys' cursor begins; pieces that slide begin where they are. */
  readonly start?: number;
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
  /** From the finger to the piece's middle when it came down. */
  readonly grip: Point;
  finger: Point;
  moved: boolean;
};
type Memory = {
  drag: Drag | undefined;
  chosen: number | undefined;
  keyed: boolean;
  cursor: number;
  /** Where a piece that slides was when its cursor was set. */
  home: number | undefined;
};

/**
 * A piece from the hand to the board: dragged, or tapped and then its place, or by keys. All three
 * go to the same targets.
 */
export function pick<S, I, Ui extends object>(row: PickRow<S, I, Ui>): PickControl<S, I, Ui> {
  const { from, targets, spotOf, gives, miss, rise = () => 0, teach, start = 0 } = row;
  const memoryOf = memory<Memory>(() => ({
    drag: undefined,
    chosen: undefined,
    keyed: false,
    cursor: start,
    home: undefined,
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
    const others = targets(piece, state);
    const spots = [target, ...others].map((one) => spotOf(one, piece, state, to));
    const next = nearestThatWay(spots, 0, way);
    return next === undefined ? target : (others[next - 1] ?? target);
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
    const rect = from(state, to)[piece];
    if (!rect) return undefined;
    const spot = row.slides ? middleOf(rect) : spotOf(own.cursor, piece, state, to);
    Object.assign(own, { chosen: piece, keyed: true });
    own.cursor = nearest(piece, spot, state, to) ?? own.cursor;
    own.home = own.cursor;
    return 'redraw';
  }

  /** Where the keys' cursor is. A piece that slid meanwhile takes it along. */
  function cursorOf(own: Memory, piece: number, state: S, to: Sizes): number {
    const rect = row.slides && from(state, to)[piece];
    const home = rect && nearest(piece, middleOf(rect), state, to);
    if (home !== undefined && home !== own.home) Object.assign(own, { home, cursor: home });
    return own.cursor;
  }

  /** Takes the nearest piece that way. */
  function takeNearest(own: Memory, piece: number, way: Way, state: S, to: Sizes) {
    const middles = from(state, to).map((rect) => rect && middleOf(rect));
    const next = nearestThatWay(middles, piece, way);
    return next === undefined ? undefined : take(own, next, state, to);
  }

  /** The middle of a dragged piece. */
  function carried({ piece, finger, grip }: Drag, state: S, to: Sizes): Point {
    if (!row.slides) return risen(finger, rise(piece, state), to);
    const spots = targets(piece, state).map((target) => spotOf(target, piece, state, to));
    return onLine(spots, { x: finger.x + grip.x, y: finger.y + grip.y });
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
      const cursor = cursorOf(own, piece, state, to);
      own.cursor = step(cursor, button, piece, state, to);
      const rests = row.slides && own.cursor === cursor && cursor === own.home;
      return (rests && takeNearest(own, piece, button, state, to)) || 'redraw';
    }
    if (phase === 'repeat') return undefined;
    if (button !== 'a') return takeNext(own, button === 'l' ? -1 : 1, state, to);
    if (!holds) return takeNext(own, 1, state, to);
    return gives(piece, cursorOf(own, piece, state, to), state, ui) ?? 'redraw';
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
      const { x, y } = middleOf(pieces[piece] as Rect);
      const grip = { x: x - finger.x, y: y - finger.y };
      own.drag = { piece, pointer: press.pointer, from: finger, grip, finger, moved: false };
      return 'redraw';
    }
    const { chosen } = own;
    if (chosen === undefined || !pieces[chosen]) return undefined;
    const target = nearest(chosen, finger, state, to, row.snap);
    if (target === undefined) return miss?.(chosen, finger, state, ui, to);
    own.chosen = undefined;
    return gives(chosen, target, state, ui) ?? 'redraw';
  }

  function drag(press: Press, state: S, ui: Ui, to: Sizes): I | 'redraw' | undefined {
    const own = memoryOf(ui);
    const { drag: held } = own;
    if (held?.pointer !== press.pointer) return undefined;
    held.finger = { x: press.x, y: press.y };
    const far = Math.hypot(press.x - held.from.x, press.y - held.from.y);
    held.moved ||= far * to.px > DRAG;
    if (press.phase === 'move') return 'redraw';
    const { piece, moved } = held;
    own.drag = undefined;
    own.chosen = press.phase === 'up' && !moved ? piece : undefined;
    if (press.phase === 'cancel' || !moved || !from(state, to)[piece]) return 'redraw';
    const middle = carried(held, state, to);
    const target = nearest(piece, middle, state, to, row.slides ? Infinity : row.snap);
    if (target !== undefined) return gives(piece, target, state, ui) ?? 'redraw';
    return miss?.(piece, middle, state, ui, to) ?? 'redraw';
  }

  function picked(state: S, ui: Ui, to: Sizes): Picked | undefined {
    const own = memoryOf(ui);
    const { drag: held, chosen, keyed } = own;
    const piece = held?.piece ?? chosen;
    if (piece === undefined || !from(state, to)[piece]) return undefined;
    if (!held)
      return {
        piece,
        by: keyed ? 'keys' : 'tap',
        middle: undefined,
        target: keyed ? cursorOf(own, piece, state, to) : undefined,
      };
    if (!held.moved) return { piece, by: 'drag', middle: undefined, target: undefined };
    const middle = carried(held, state, to);
    const snap = row.slides ? Infinity : row.snap;
    return { piece, by: 'drag', middle, target: nearest(piece, middle, state, to, snap) };
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
      const pieces = from(state, to);
      const rect = shown && pieces[shown.piece];
      if (!rect) return undefined;
      const { piece, target } = shown;
      const keys: PadButton[] = ['a'];
      if (taken === piece)
        keys.unshift(...arrowsTo(now?.target ?? start, target, piece, state, to));
      else if (taken !== undefined) keys[0] = piece > taken ? 'r' : 'l';
      return {
        kind: 'swipe',
        from: middleOf(rect),
        to: fingerUnder(spotOf(target, piece, state, to), rise(piece, state), to),
        keys,
      };
    },
  };
}

const isKeyed = (device: Device): boolean => device === 'keyboard' || device === 'gamepad';

const middleOf = ({ x, y, width, height }: Rect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The nearest of some points in a way from one of them. */
function nearestThatWay(
  points: readonly (Point | undefined)[],
  from: number,
  way: Way,
): number | undefined {
  const here = points[from];
  let [best, least]: [number | undefined, number] = [undefined, Infinity];
  if (!here) return best;
  for (const [index, point] of points.entries()) {
    if (!point) continue;
    const [dx, dy] = [point.x - here.x, point.y - here.y];
    const along = dx * WAYS[way].x + dy * WAYS[way].y;
    const far = along + 2 * Math.abs(dx * WAYS[way].y - dy * WAYS[way].x);
    if (along > 0 && far < least) [best, least] = [index, far];
  }
  return best;
}

/** The point of a straight row of points that is nearest to another. */
function onLine(points: readonly Point[], { x, y }: Point): Point {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { x, y };
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : ((x - first.x) * dx + (y - first.y) * dy) / long;
  const bounded = Math.max(0, Math.min(1, part));
  return { x: first.x + dx * bounded, y: first.y + dy * bounded };
}
