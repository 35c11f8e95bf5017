import {
  cuttingOf,
  groupOf,
  homeOf,
  HOME,
  MARGIN,
  nextTo,
  TABLE_HEIGHT,
  TABLE_WIDTH,
  TRAY,
  type State,
} from './state.ts';

type Shift = { readonly x: number; readonly y: number };
/** Where a group would click: at its own place in the frame, or on a neighbor. */
type Fit = Shift & { readonly to: number; readonly far: number };

/** Moves pieces so that they are this far from their places. */
function shift(state: State, pieces: readonly number[], { x, y }: Shift): void {
  for (const piece of pieces) {
    state.x[piece] = x;
    state.y[piece] = y;
  }
}

/** The nearest shift with which all of the pieces lie on the table. */
export function onTable(state: State, pieces: readonly number[], wanted: Shift): Shift {
  const cutting = cuttingOf(state);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const piece of pieces) {
    const { x, y } = homeOf(cutting, piece);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + cutting.width);
    bottom = Math.max(bottom, y + cutting.height);
  }
  return {
    x: Math.min(TABLE_WIDTH - right, Math.max(-left, wanted.x)),
    y: Math.min(TABLE_HEIGHT - bottom, Math.max(-top, wanted.y)),
  };
}

/** The nearest edge or place in the frame on which these pieces click at a shift. */
export function fitOf(
  state: State,
  pieces: readonly number[],
  at: Shift,
  reach = cuttingOf(state).magnet,
): Fit | undefined {
  if (pieces.some((piece) => (state.turn[piece] ?? 0) !== 0)) return undefined;
  const cutting = cuttingOf(state);
  const own = state.group[pieces[0] ?? 0];
  const moves = own !== HOME;
  let best: Fit | undefined;
  const offer = (x: number, y: number, to: number): void => {
    const far = Math.max(Math.abs(x - at.x), Math.abs(y - at.y));
    if (far <= reach && (!best || far < best.far)) best = { x, y, to, far };
  };
  if (moves) offer(0, 0, HOME);
  const mine = new Set(pieces);
  for (const piece of pieces) {
    for (const next of nextTo(cutting, piece)) {
      const group = state.group[next] ?? TRAY;
      if (mine.has(next) || group === TRAY || (state.turn[next] ?? 0) !== 0) continue;
      offer(state.x[next] ?? 0, state.y[next] ?? 0, moves ? group : next);
    }
  }
  return best;
}

/**
 * Lets a group click on whatever is near, and what it became on the next, until nothing is near.
 * @returns whether anything clicked
 */
export function settle(state: State, piece: number): boolean {
  let clicked = false;
  // Each round joins two groups.
  for (let round = 0; round < state.group.length; round += 1) {
    const pieces = groupOf(state, piece);
    const fit = fitOf(state, pieces, { x: state.x[piece] ?? 0, y: state.y[piece] ?? 0 });
    if (!fit) return clicked;
    clicked = true;
    join(state, pieces, fit);
  }
  return clicked;
}

function join(state: State, pieces: readonly number[], { x, y, to }: Fit): void {
  if (state.group[pieces[0] ?? 0] === HOME) {
    // What lies in the frame stays: the neighbor comes.
    const others = groupOf(state, to);
    shift(state, others, { x: 0, y: 0 });
    for (const other of others) state.group[other] = HOME;
    return;
  }
  for (const piece of pieces) state.group[piece] = to;
  shift(state, pieces, { x, y });
  if (to === HOME) return;
  const all = groupOf(state, pieces[0] ?? 0);
  const name = Math.min(...all);
  for (const piece of all) state.group[piece] = name;
  shift(state, all, onTable(state, all, { x, y }));
}

/** The shift of a piece whose upper left corner is at a point of the table. */
export function shiftFor(state: State, piece: number, at: Shift): Shift {
  const home = homeOf(cuttingOf(state), piece);
  return { x: at.x - home.x, y: at.y - home.y };
}

/** Puts a group down. @returns whether it clicked */
export function lay(state: State, piece: number, at: Shift): boolean {
  if (state.group[piece] === TRAY) {
    state.tray = state.tray.filter((other) => other !== piece);
    state.group[piece] = piece;
  }
  const pieces = groupOf(state, piece);
  shift(state, pieces, onTable(state, pieces, shiftFor(state, piece, at)));
  return settle(state, piece);
}

/** The middle of the frame, for what concerns the whole picture. */
export const MIDDLE = { x: TABLE_WIDTH / 2, y: MARGIN + (TABLE_HEIGHT - MARGIN * 2) / 2 };
