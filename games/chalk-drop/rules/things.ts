/** Hands of a clock: balls and jars of the same hue belong together. */
export type Hue = 0 | 1;
export type Stuff = 'slate' | 'ice' | 'rubber';

/** What stands on a board; places are middles, units are board units, angles radians. */
export type Thing =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly turn: number;
      readonly stuff: Stuff;
    }
  | { readonly kind: 'ball'; readonly x: number; readonly y: number; readonly hue: Hue }
  /** `y` is its foot. */
  | { readonly kind: 'jar'; readonly x: number; readonly y: number; readonly hue: Hue }
  /** A nail: a stroke drawn over it hangs on it and may turn. */
  | { readonly kind: 'pin'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'crate';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    }
  /** A ruler that rocks about its middle. */
  | { readonly kind: 'ruler'; readonly x: number; readonly y: number; readonly w: number }
  /** Hangs on a rope from x, y. */
  | { readonly kind: 'bucket'; readonly x: number; readonly y: number; readonly rope: number }
  | {
      readonly kind: 'mill';
      readonly x: number;
      readonly y: number;
      readonly r: number;
      readonly spin: number;
    }
  /** Blows towards `way`, as far as `reach`. */
  | {
      readonly kind: 'fan';
      readonly x: number;
      readonly y: number;
      readonly way: 'up' | 'left' | 'right';
      readonly reach: number;
      readonly force: number;
    }
  | { readonly kind: 'bumper'; readonly x: number; readonly y: number; readonly r: number }
  /** A ball that touches it wipes every door away. */
  | { readonly kind: 'key'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'door';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    }
  /** Breaks when something hits it hard enough. */
  | {
      readonly kind: 'glass';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
    };

export const BOARD = { width: 1000, height: 700 } as const;
export const BALL = 26;
/** Half of a chalk line's thickness. */
export const CHALK = 7;
/** Inside width at the mouth, height, wall. */
export const JAR = { width: 96, height: 116, wall: 12 } as const;
export const RULER = 16;
export const BUCKET = { width: 92, height: 74, wall: 10 } as const;
export const FAN = { width: 84, depth: 40 } as const;
export const KEY = 22;

type Turned = { readonly turn?: number };

const slab =
  (stuff: Stuff) =>
  (x: number, y: number, w: number, h: number, { turn = 0 }: Turned = {}): Thing => ({
    kind: 'box',
    x,
    y,
    w,
    h,
    turn,
    stuff,
  });

/** Short names for writing boards. */
export const make = {
  box: slab('slate'),
  ice: slab('ice'),
  rubber: slab('rubber'),
  ball: (x: number, y: number, hue: Hue = 0): Thing => ({ kind: 'ball', x, y, hue }),
  jar: (x: number, y: number, hue: Hue = 0): Thing => ({ kind: 'jar', x, y, hue }),
  pin: (x: number, y: number): Thing => ({ kind: 'pin', x, y }),
  crate: (x: number, y: number, w = 56, h = 56): Thing => ({ kind: 'crate', x, y, w, h }),
  ruler: (x: number, y: number, w: number): Thing => ({ kind: 'ruler', x, y, w }),
  bucket: (x: number, y: number, rope: number): Thing => ({ kind: 'bucket', x, y, rope }),
  mill: (x: number, y: number, r: number, spin: number): Thing => ({ kind: 'mill', x, y, r, spin }),
  fan: (
    x: number,
    y: number,
    way: 'up' | 'left' | 'right',
    reach: number,
    force: number,
  ): Thing => ({ kind: 'fan', x, y, way, reach, force }),
  bumper: (x: number, y: number, r = 34): Thing => ({ kind: 'bumper', x, y, r }),
  key: (x: number, y: number): Thing => ({ kind: 'key', x, y }),
  door: (x: number, y: number, w: number, h: number): Thing => ({ kind: 'door', x, y, w, h }),
  glass: (x: number, y: number, w: number, h: number): Thing => ({ kind: 'glass', x, y, w, h }),
} as const;
