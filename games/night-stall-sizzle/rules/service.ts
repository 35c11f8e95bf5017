import type { Rng, StepContext } from '@playgrove/kit/contract';
import { freeSeat, seat, wait } from '@playgrove/kit/logic/orders';
import { ROW } from './kitchen.ts';
import { cuisineOf, CUISINES, HZ } from './menu.ts';
import {
  arrival,
  endlessShift,
  guestsOf,
  LOOKS,
  shiftOf,
  starsFor,
  type Arrival,
  type Shift,
} from './shifts.ts';
import type { Career, Params, State } from './state.ts';

export const SEATS = 4;
export const HEARTS = 3;
/** When nobody is waiting the next guest does not dawdle. */
const BRISK = 40;

/** The evening as it is now: endless ones grow. */
export function shiftNow(params: Params, cuisine: number, came: number): Shift {
  return params.mode === 'shift' ? shiftOf(params.at - 1) : endlessShift(cuisine, came);
}

export function firstGuests(params: Params, cuisine: number, rng: Rng): Arrival[] {
  if (params.mode === 'shift') return guestsOf(params.at - 1);
  return [arrival(endlessShift(cuisine, 0), 0, rng), arrival(endlessShift(cuisine, 1), 1, rng)];
}

export function marketOf(params: Params, rng: Rng): number {
  return params.mode === 'shift' ? shiftOf(params.at - 1).cuisine : rng.int(CUISINES.length);
}

function patienceOf(guest: Arrival, career: Career): number {
  return Math.round(guest.patience * (1 + 0.1 * career.purse.levels.lantern));
}

/** The next in line sits down, if there is a seat. */
export function sitDown(state: State): number | undefined {
  const [guest] = state.coming;
  if (!guest || freeSeat(state.book) === undefined) return undefined;
  state.coming.shift();
  state.came += 1;
  const faces = state.book.open.map((order) => order.note.look);
  let { look } = guest;
  while (faces.includes(look)) look = (look + 1) % LOOKS;
  const note = { look, gourmet: guest.gourmet };
  const order = seat(state.book, guest.wants, patienceOf(guest, state.career), note);
  state.wait = state.coming[0]?.after ?? 0;
  return order?.seat;
}

/** One tick of guests: who comes, who goes hungry, and whether the evening is over. */
export function attend(state: State, context: StepContext): void {
  if (state.params.mode === 'endless') grow(state, context.rng);
  if (state.wait > 0) state.wait -= 1;
  if (state.book.open.length === 0) state.wait = Math.min(state.wait, BRISK);
  if (state.wait <= 0 && state.coming.length > 0) {
    const at = sitDown(state);
    if (at !== undefined) context.cue('arrive', { x: at, y: ROW.seat });
  }
  for (const order of state.book.open) {
    if (order.left === 5 * HZ) context.cue('hurry', { x: order.seat, y: ROW.seat });
  }
  for (const gone of wait(state.book, 1)) {
    state.hearts -= 1;
    state.streak = 0;
    context.cue('gone', { x: gone.seat, y: ROW.seat });
    if (state.hearts > 0) continue;
    finish(state, 'hungry', gone.seat);
    return;
  }
  const done = state.coming.length === 0 && state.book.open.length === 0;
  if (!done || state.params.mode === 'endless') return;
  const [one] = starsFor(state.params.at - 1);
  finish(state, state.coins >= one ? 'done' : 'short', 0);
}

/** Endless: there is always a next guest, and in the end the whole board. */
function grow(state: State, rng: Rng): void {
  if (state.coming.length > 1) return;
  const count = state.came + state.coming.length;
  const shift = endlessShift(state.cuisine, count);
  const { dishes } = cuisineOf(state.cuisine);
  state.menu = dishes.slice(0, Math.max(state.menu.length, shift.dishes)).map(({ id }) => id);
  state.coming.push(arrival(shift, count, rng));
}

function finish(state: State, reason: 'done' | 'short' | 'hungry', at: number): void {
  const ends = state.params.mode === 'endless' ? 'closed' : reason;
  state.end = { reason: ends, seat: at };
  state.phase = 'end';
}
