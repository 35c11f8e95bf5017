import { fitWorld, memoLayout, type Point, type Rect } from '@playgrove/kit/runtime';
import type { Deck, Way } from '../rules/deck.ts';

/** Where everything is, in world units. On wide screens the bow points right instead of up. */
export type Layout = {
  readonly portrait: boolean;
  readonly cols: number;
  readonly rows: number;
  /** The side of a cell. */
  readonly cell: number;
  /** The cells of the deck. */
  readonly deck: Rect;
  readonly sign: Rect;
};

type Size = { readonly width: number; readonly height: number };
type Sides = Pick<Deck, 'cols' | 'rows'>;

export const worldFor = fitWorld({
  portrait: { width: 720, height: [900, 1640] },
  landscape: { width: [1070, 2000], height: 720 },
  from: 1.15,
});

/** In cells: the ramp before the bow, and the bridge behind the deck. */
export const RAMP = 0.75;
export const BRIDGE = 0.95;

const MAX_CELL = 150;
/** The hull and some sea on both sides; the least of the beach; the sign with its gaps. */
const SIDES = 96;
const BEACH = 84;
const SIGN = 136;
const SIGN_BESIDE = 262;

const layouts = new Map<number, (to: Size) => Layout>();

export function layoutOf(to: Size, sides: Sides): Layout {
  const key = sides.cols * 100 + sides.rows;
  let known = layouts.get(key);
  if (!known) {
    known = memoLayout((width, height) => made({ width, height }, sides));
    layouts.set(key, known);
  }
  return known(to);
}

function made({ width, height }: Size, { cols, rows }: Sides): Layout {
  const portrait = height > width;
  const [across, along] = portrait ? [width, height - SIGN] : [height, width - SIGN_BESIDE];
  const long = rows + RAMP + BRIDGE;
  const cell = Math.min((across - SIDES) / cols, (along - BEACH) / long, MAX_CELL);
  const [wide, high] = [cell * cols, cell * rows];
  const spare = along - BEACH - cell * long;
  // Spare room makes the beach larger first.
  const ahead = BEACH + spare * 0.6 + cell * RAMP;
  if (portrait) {
    return {
      portrait,
      cols,
      rows,
      cell,
      deck: { x: (width - wide) / 2, y: ahead, width: wide, height: high },
      sign: { x: 22, y: height - SIGN + 14, width: width - 44, height: SIGN - 34 },
    };
  }
  return {
    portrait,
    cols,
    rows,
    cell,
    deck: { x: width - ahead - high, y: (height - wide) / 2, width: high, height: wide },
    sign: { x: 20, y: height / 2 - 120, width: SIGN_BESIDE - 30, height: 240 },
  };
}

/** From cells to world units. */
export function placeAt({ portrait, deck, cell, rows }: Layout, { x, y }: Point): Point {
  return portrait
    ? { x: deck.x + x * cell, y: deck.y + y * cell }
    : { x: deck.x + (rows - y) * cell, y: deck.y + x * cell };
}

/** From world units to cells. */
export function cellsAt({ portrait, deck, cell, rows }: Layout, { x, y }: Point): Point {
  return portrait
    ? { x: (x - deck.x) / cell, y: (y - deck.y) / cell }
    : { x: (y - deck.y) / cell, y: rows - (x - deck.x) / cell };
}

const TURNED: Readonly<Record<Way, Way>> = { up: 'right', right: 'down', down: 'left', left: 'up' };
const BACK: Readonly<Record<Way, Way>> = { up: 'left', left: 'down', down: 'right', right: 'up' };

/** A way of the deck as it is seen on the screen. */
export const wayOnScreen = ({ portrait }: Layout, way: Way): Way => (portrait ? way : TURNED[way]);

/** A way on the screen as it is on the deck. */
export const wayOnDeck = ({ portrait }: Layout, way: Way): Way => (portrait ? way : BACK[way]);

export const ANGLES: Readonly<Record<Way, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
};
