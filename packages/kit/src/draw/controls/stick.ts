import type { Point } from '@playgrove/kit/contract';
import { disc, type Held, type Press, type Sizes, type Surface } from '@playgrove/kit/runtime';
import { memory, WAYS, type Control, type Teach, type Way } from './control.ts';

export type StickRow<S, I, Ui> = {
  /** CSS pixels from the middle to all the way out. Default 64. */
  readonly reachPx?: number;
  /** CSS pixels of a hand's tremble. Default 8. */
  readonly deadPx?: number;
  /** From this part of the reach on it grows more and more slowly. Default 1: not at all. */
  readonly soft?: number;
  /** How far a key goes at once, 0 to 1, and what each tick adds while it is held. Default at once. */
  readonly keyTap?: number;
  readonly keyGrowth?: number;
  /**
   * The input for a tilt: at most 1 long, 0, 0 at rest. Called whenever it may have changed;
   * undefined if the game stays as it is.
   */
  gives(tilt: Point, state: S, ui: Ui): I | undefined;
  /** While this is so the stick rests; afterward the finger's place is its new middle. */
  rests?(state: S): boolean;
  /** The way that the ghost hand goes, from where; without a place: in the lower part of the screen. */
  readonly teach?: Teach<S, Ui, { readonly way: Way; readonly from?: Point }>;
};

export type StickControl<S, I, Ui> = Control<S, I, Ui> & {
  /** Where the stick is under a finger: to draw it (`drawStick`). */
  shown(ui: Ui): ShownStick | undefined;
};

export type ShownStick = {
  /** World units. */
  readonly middle: Point;
  readonly reach: number;
  /** At most 1 long. */
  readonly tilt: Point;
};

type Shape = Omit<StickRow<unknown, unknown, unknown>, 'gives' | 'rests' | 'teach'>;

const REST: Point = { x: 0, y: 0 };

type Memory = {
  pointer: number | undefined;
  middle: Point;
  finger: Point;
  /** World units of the reach. */
  reach: number;
  tilt: Point;
  /** Ticks for which keys have been held. */
  keyed: number;
  steered: boolean;
  rested: boolean;
};

const fresh = (): Memory => ({
  pointer: undefined,
  middle: REST,
  finger: REST,
  reach: 1,
  tilt: REST,
  keyed: 0,
  steered: false,
  rested: false,
});

/** A stick: under a finger anywhere, by arrows and WASD, or the gamepad's own. For tick games. */
export function stick<S, I, Ui extends object>(row: StickRow<S, I, Ui>): StickControl<S, I, Ui> {
  const { reachPx = 64, gives, rests = () => false, teach } = row;
  const memoryOf = memory(fresh);
  return {
    shown(ui) {
      const { pointer, middle, reach, tilt } = memoryOf(ui);
      return pointer === undefined ? undefined : { middle, reach, tilt };
    },

    read(event, state, ui, to) {
      if (event.kind !== 'press' || event.phase === 'hover') return undefined;
      const own = memoryOf(ui);
      if (event.phase === 'down') {
        if (own.pointer !== undefined) return undefined;
        grab(own, event, to, reachPx);
        return gives(REST, state, ui) ?? 'redraw';
      }
      if (event.pointer !== own.pointer) return undefined;
      if (event.phase === 'move') {
        own.finger = { x: event.x, y: event.y };
        move(own, row, to);
      } else {
        own.pointer = undefined;
        own.tilt = REST;
      }
      return gives(own.tilt, state, ui) ?? 'redraw';
    },

    poll(held, state, ui) {
      const own = memoryOf(ui);
      const resting = rests(state);
      const begins = resting && !own.rested;
      own.rested = resting;
      if (own.pointer !== undefined) {
        if (!begins) return undefined;
        own.middle = own.finger;
        own.tilt = REST;
        return gives(REST, state, ui);
      }
      const tilt = tiltOfKeys(held, own, row);
      const wasSteered = own.steered;
      own.steered = tilt.x !== 0 || tilt.y !== 0;
      return own.steered || wasSteered ? gives(tilt, state, ui) : undefined;
    },

    coach(state, ui, device, to) {
      const shown = teach?.(state, ui, to, device);
      if (shown === undefined || shown === 'wait') return shown;
      const { way, from = handAt(to) } = shown;
      const reach = reachPx / to.px;
      const end = { x: from.x + WAYS[way].x * reach, y: from.y + WAYS[way].y * reach };
      return { kind: 'swipe', from, to: end, keys: [way] };
    },
  };
}

function grab(own: Memory, { pointer, x, y }: Press, to: Sizes, reachPx: number): void {
  Object.assign(own, { pointer, middle: { x, y }, finger: { x, y }, tilt: REST });
  own.reach = reachPx / to.px;
  own.steered = false;
}

/** Tilts the stick to the finger; its middle comes along when the finger goes beyond the limit. */
function move(own: Memory, { deadPx = 8, soft = 1 }: Shape, to: Sizes) {
  const { finger, middle, reach } = own;
  const [dx, dy] = [finger.x - middle.x, finger.y - middle.y];
  const far = Math.hypot(dx, dy);
  if (far * to.px < deadPx) {
    own.tilt = REST;
    return;
  }
  // Where a soft stick is nine tenths through its slow part.
  const limit = soft + (1 - soft) * 2.17;
  const over = far - reach * limit;
  if (over > 0) own.middle = { x: middle.x + (dx / far) * over, y: middle.y + (dy / far) * over };
  const part = softened(Math.min(far / reach, limit), soft) / far;
  own.tilt = { x: dx * part, y: dy * part };
}

function softened(part: number, soft: number): number {
  if (part <= soft) return part;
  return soft + (1 - soft) * (1 - Math.exp((soft - part) / (1 - soft)));
}

function tiltOfKeys(
  { pad, stick: analog }: Held,
  own: Memory,
  { keyTap = 1, keyGrowth = 0 }: Shape,
): Point {
  const far = Math.hypot(analog.x, analog.y);
  // A stick that is far out also counts as a key: it knows more directions.
  if (far > 0) return { x: analog.x / Math.max(1, far), y: analog.y / Math.max(1, far) };
  const x = Number(pad.has('right')) - Number(pad.has('left'));
  const y = Number(pad.has('down')) - Number(pad.has('up'));
  if (x === 0 && y === 0) {
    own.keyed = 0;
    return REST;
  }
  const part =
    Math.min(1, keyTap + keyGrowth * own.keyed) * (x !== 0 && y !== 0 ? Math.SQRT1_2 : 1);
  own.keyed += 1;
  return { x: x * part, y: y * part };
}

/** A place for the hand next to what is in the middle: below it, or to its right on a wide screen. */
function handAt({ width, height, portrait }: Sizes): Point {
  return portrait ? { x: width * 0.5, y: height * 0.84 } : { x: width * 0.84, y: height * 0.6 };
}

/** Under the finger: the middle, the ring and the knob, which is gold when it is all the way out. */
export function drawStick({ c, px }: Surface, shown: ShownStick | undefined): void {
  if (!shown) return;
  const { middle, tilt } = shown;
  const reach = shown.reach * 0.8;
  c.lineWidth = 3 / px;
  c.strokeStyle = '#ffffff70';
  c.beginPath();
  c.arc(middle.x, middle.y, reach, 0, Math.PI * 2);
  c.stroke();
  disc(c, middle.x, middle.y, 5 / px, '#ffffffb0');
  const [x, y] = [middle.x + tilt.x * reach, middle.y + tilt.y * reach];
  disc(c, x, y, 17 / px, '#2b1b4d66');
  disc(c, x, y, 14 / px, Math.hypot(tilt.x, tilt.y) > 0.92 ? '#ffd23ccc' : '#ffffffcc');
}
