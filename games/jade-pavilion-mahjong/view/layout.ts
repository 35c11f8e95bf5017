import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import { shapeOf, type Shape } from '../rules/shape.ts';
import { tableOf, type State } from '../rules/state.ts';

/** Where everything stands, in world units. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  /** The hall's floor, on which the tiles lie. */
  readonly floor: Rect;
  /** The roof's height above the floor, if there is room for one. */
  readonly roof: number;
  /** The way back to the last winnable position. */
  readonly back: Rect;
  /** The words above that button. */
  readonly words: Point & { readonly wide: number };
  /** Where the lanterns hang: the middles of their tops. */
  readonly lanterns: readonly Point[];
  readonly lantern: number;
};

const WIDTH = 720;
const HEIGHT = 720;
const LANTERNS = 8;

export const worldFor = fitWorld({
  portrait: { width: WIDTH, height: [900, 1640] },
  landscape: { width: [960, 2000], height: HEIGHT },
  from: 0.9,
});

export const layoutOf = memoLayout((width, height) =>
  height > width ? portrait(width, height) : landscape(width, height),
);

function portrait(width: number, height: number): Layout {
  const roof = Math.min(210, 64 + (height - 900) * 0.24);
  const foot = Math.min(210, 132 + (height - 1000) * 0.16);
  const floor = { x: 8, y: roof, width: width - 16, height: height - roof - foot };
  const bottom = floor.y + floor.height;
  return {
    width,
    height,
    portrait: true,
    floor,
    roof,
    back: { x: width / 2 - 190, y: height - 104, width: 380, height: 88 },
    words: { x: width / 2, y: bottom + (height - 104 - bottom) / 2 + 6, wide: width - 60 },
    lanterns: Array.from({ length: LANTERNS }, (_, at) => {
      const part = (at + 0.5) / LANTERNS;
      return { x: width * part, y: roof - 34 + 14 * Math.abs(part - 0.5) * -2 };
    }),
    lantern: 44,
  };
}

function landscape(width: number, height: number): Layout {
  // A phone on its side has no height to spare for a roof.
  const roof = width / height < 1.9 ? 70 : 0;
  const side = Math.min(860, width - 2 * Math.max(70, width * 0.13));
  const x = (width - side) / 2;
  const floor = { x, y: roof + 6, width: side, height: height - roof - 14 };
  const margin = x - 34;
  const wide = Math.min(300, Math.max(96, margin - 30));
  const right = x + side + 30;
  return {
    width,
    height,
    portrait: false,
    floor,
    roof,
    back: { x: right + (margin - wide) / 2, y: height - 156, width: wide, height: 124 },
    words: { x: right + margin / 2, y: height - 250, wide },
    lanterns: Array.from({ length: LANTERNS }, (_, at) => {
      const row = at % 4;
      const left = x - 34 - margin * (row % 2 === 0 ? 0.3 : 0.68);
      return { x: at < 4 ? left : width - left, y: 34 + row * Math.min(104, height * 0.14) };
    }),
    lantern: Math.min(56, margin * 0.42),
  };
}

/** A tile's face is this many units wide; everything on the floor is measured in these. */
export const UNIT = 100;
/** How far a layer is lifted toward the light, and how thick a tile is. */
export const LIFT = { x: 7, y: 11 } as const;
const RATIO = { least: 0.92, most: 1.3 } as const;
const PAD = 10;
/** Tiles grow by this factor when enough of the edge has gone. */
const ZOOM = 1.12;
/** Largest tile, as a part of the floor's shorter side. */
const LARGEST = 0.235;

/** Where tiles lie: a point of the board in tile units, times `scale`, plus the corner. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** A face's height in tile units. */
  readonly tall: number;
};

type Box = { left: number; top: number; right: number; bottom: number };

function boxOf(shape: Shape, tall: number, there: (place: number) => boolean): Box | undefined {
  let box: Box | undefined;
  for (let place = 0; place < shape.size; place += 1) {
    if (!there(place)) continue;
    const { x, y } = cornerOf(shape, tall, place);
    box ??= { left: x, top: y, right: x, bottom: y };
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + UNIT + LIFT.x);
    box.bottom = Math.max(box.bottom, y + tall + LIFT.y);
  }
  return box;
}

/** The upper left corner of a tile's face, in tile units. */
export function cornerOf({ x, y, z }: Shape, tall: number, place: number): Point {
  const layer = z[place] ?? 0;
  return {
    x: ((x[place] ?? 0) / 2) * UNIT - layer * LIFT.x,
    y: ((y[place] ?? 0) / 2) * tall - layer * LIFT.y,
  };
}

const frames = new WeakMap<object, { readonly layout: Layout; readonly frame: Frame }>();

/**
 * The frame for what is left on the table. The shape of tiles suits the screen, portrait or
 * landscape, and stays; their size grows in steps as the edges of the layout go.
 */
export function frameOf(layout: Layout, state: State): Frame {
  const table = tableOf(state);
  const known = frames.get(table);
  if (known?.layout === layout) return known.frame;
  const frame = madeFrame(layout, state);
  frames.set(table, { layout, frame });
  return frame;
}

function madeFrame({ floor }: Layout, state: State): Frame {
  const shape = shapeOf(state.deal.layout);
  const { there, left } = tableOf(state);
  const [wide, high] = [floor.width - PAD * 2, floor.height - PAD * 2];
  const whole = (tall: number): Box =>
    boxOf(shape, tall, () => true) ?? { left: 0, top: 0, right: UNIT, bottom: tall };
  const square = whole(UNIT);
  const fit = wide / (square.right - square.left);
  const rows = (square.bottom - square.top) / UNIT;
  const ratio = Math.max(RATIO.least, Math.min(RATIO.most, high / rows / (fit * UNIT)));
  const tall = Math.round(UNIT * ratio);
  const all = whole(tall);
  const fits = (box: Box): number =>
    Math.min(wide / (box.right - box.left), high / (box.bottom - box.top));
  const most = (Math.min(floor.width, floor.height) * LARGEST) / UNIT;
  const first = Math.min(most, fits(all));
  const rest = left > 0 ? boxOf(shape, tall, (place) => there[place] === 1) : undefined;
  const box = rest ?? all;
  const steps = Math.floor(Math.log(Math.min(most, fits(box)) / first) / Math.log(ZOOM) + 1e-9);
  const scale = first * ZOOM ** Math.max(0, steps);
  // The board stays centered, and is moved only as far as what is left would leave the floor.
  const at = (from: number, size: number, low: number, high2: number, a: number, b: number) =>
    Math.max(
      from + PAD - a * scale,
      Math.min(from + size - PAD - b * scale, from + size / 2 - ((low + high2) / 2) * scale),
    );
  return {
    x: at(floor.x, floor.width, all.left, all.right, box.left, box.right),
    y: at(floor.y, floor.height, all.top, all.bottom, box.top, box.bottom),
    scale,
    tall,
  };
}

/** A tile's face in world units. */
export function tileRect(frame: Frame, shape: Shape, place: number): Rect {
  const { x, y } = cornerOf(shape, frame.tall, place);
  const { scale, tall } = frame;
  return {
    x: frame.x + x * scale,
    y: frame.y + y * scale,
    width: UNIT * scale,
    height: tall * scale,
  };
}

/** A point of the board, in half tiles, in world units. */
export function pointOf({ x, y, scale, tall }: Frame, at: Point): Point {
  return { x: x + (at.x / 2) * UNIT * scale, y: y + (at.y / 2) * tall * scale };
}
