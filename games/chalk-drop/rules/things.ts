import type { Point } from '@playgrove/kit/contract';

/** Balls and jars of the same hue belong together. */
export type Hue = 0 | 1;
export type Stuff = 'slate' | 'ice' | 'rubber';

type Is<Kind extends string, More = unknown> = Point & { readonly kind: Kind } & More;
type Sides = { readonly w: number; readonly h: number };
type Way = 'up' | 'left' | 'right';

/** What stands on a board: `x` and `y` are its middle, units are board units, angles radians. */
export type Thing =
  | Is<'box', Sides & { readonly turn: number; readonly stuff: Stuff }>
  | Is<'ball', { readonly hue: Hue }>
  /** `y` is its foot. */
  | Is<'jar', { readonly hue: Hue }>
  /** A nail: a stroke drawn over it hangs on it and may turn. */
  | Is<'pin'>
  | Is<'crate', Sides>
  /** A ruler that rocks about its middle. */
  | Is<'ruler', { readonly w: number }>
  /** Hangs on a rope from x, y. */
  | Is<'bucket', { readonly rope: number }>
  | Is<'mill', { readonly r: number; readonly spin: number }>
  /** Blows toward `way`, as far as `reach`. */
  | Is<'fan', { readonly way: Way; readonly reach: number; readonly force: number }>
  | Is<'bumper', { readonly r: number }>
  /** A ball that touches it wipes every door away. */
  | Is<'key'>
  | Is<'door', Sides>
  /** Breaks when something hits it hard enough. */
  | Is<'glass', Sides>;

export type ThingOf<Kind extends Thing['kind']> = Extract<Thing, { kind: Kind }>;

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

const slab =
  (stuff: Stuff) =>
  (x: number, y: number, w: number, h: number, more: { readonly turn?: number } = {}): Thing => {
    return { kind: 'box', x, y, w, h, turn: 0, ...more, stuff };
  };

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
  fan: (x: number, y: number, way: Way, reach: number, force: number): Thing => {
    return { kind: 'fan', x, y, way, reach, force };
  },
  bumper: (x: number, y: number, r = 34): Thing => ({ kind: 'bumper', x, y, r }),
  key: (x: number, y: number): Thing => ({ kind: 'key', x, y }),
  door: (x: number, y: number, w: number, h: number): Thing => ({ kind: 'door', x, y, w, h }),
  glass: (x: number, y: number, w: number, h: number): Thing => ({ kind: 'glass', x, y, w, h }),
} as const;
