/** Tiles of the ring, and the steps of a pawn: 0 at its own gate, then once around, then its lane. */
export const LAP = 32;
export const SIDES = 4;
const QUARTER = LAP / SIDES;
/** The first tile of a lane, and the fountain. */
export const LANE = LAP;
export const HOME = LAP + 2;
/** A pawn that waits in its garden. */
export const YARD = -1;
/** Sides are numbered clockwise from the bottom; 0 is a corner of the ring, this the middle of a side. */
const MIDDLE = QUARTER / 2;

/** The tile at which a side's pawns turn into their lane. */
export const entryOf = (side: number): number => side * QUARTER + MIDDLE;
/** The tile at which they begin: the one after it, so that the way is a whole lap. */
export const gateOf = (side: number): number => (entryOf(side) + 1) % LAP;

/** The tile of the ring; undefined in the garden, on the lane and at home. */
export const tileOf = (side: number, step: number): number | undefined =>
  step < 0 || step >= LANE ? undefined : (gateOf(side) + step) % LAP;

/** Trees stand at the corners. */
export const isTree = (tile: number): boolean => tile % QUARTER === 0;
export const isGate = (tile: number): boolean => tile % QUARTER === MIDDLE + 1;
/** Nobody is sent home from here. */
export const isSafe = (tile: number): boolean => isTree(tile) || isGate(tile);
