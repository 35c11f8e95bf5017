import { slots, turned, type Turned } from '@playgrove/kit/draw/controls';
import { fitWorld, type Rect, type Sizes } from '@playgrove/kit/runtime';
import type { Car, Deck } from '../rules/deck.ts';

/** In cells: the ramp before the bow, and the bridge behind the deck. */
export const RAMP = 0.75;
export const BRIDGE = 0.95;

type Size = Pick<Sizes, 'width' | 'height'>;

export const worldFor = fitWorld({
  portrait: { width: 720, height: [900, 1640] },
  landscape: { width: [1070, 2000], height: 720 },
  from: 1.15,
});

const layoutOf = slots({
  portrait: { sea: 'fill', sign: 136 },
  landscape: { sign: 262, sea: 'fill' },
});

// Spare room makes the beach larger first; hull and some sea stay on both sides.
const board = turned({
  room: (to) => layoutOf(to).sea,
  ends: [RAMP, BRIDGE],
  before: 84,
  sides: 48,
  most: 150,
  lead: 0.6,
});

/** The deck's cells; on wide screens the bow points right instead of up. */
export const deckOn = (to: Size, { cols, rows }: Pick<Deck, 'cols' | 'rows'>): Turned =>
  board(to, cols, rows);

export function signOn(to: Size): Rect {
  const { x, y, width, height } = layoutOf(to).sign;
  return to.height > to.width
    ? { x: x + 22, y: y + 14, width: width - 44, height: height - 34 }
    : { x: x + 20, y: height / 2 - 160, width: width - 30, height: 320 };
}

/** Where a car stands on the screen. */
export function carOn(on: Turned, { across, lane, length }: Car, place: number): Rect {
  const [along, aside] = [place + length / 2, lane + 0.5];
  return across
    ? on.rectAround({ x: along, y: aside }, length, 1)
    : on.rectAround({ x: aside, y: along }, 1, length);
}
