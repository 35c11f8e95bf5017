import type { Input, Order, State } from '../rules/state.ts';
import type { Point } from '@playgrove/kit/runtime';

export type Guest = {
  order: Order | null;
  /** Seconds since this customer came. */
  age: number;
  gone: Order | null;
  /** Seconds since that one left. */
  goneFor: number;
  /** Seconds that the bubble still shows parts instead of gadgets. */
  shown: number;
};

/** What undo must not bring back. */
export type Ui = {
  /** Where keys are: a cell, a seat from `SEAT` on, or the box. */
  cursor: number;
  /** What keys have taken: a cell, the box, or −1. */
  held: number;
  keyed: boolean;
  hint: Input | undefined;
  /** A gadget on its way back to where it was taken. */
  back: { readonly piece: number; readonly from: Point; age: number } | undefined;
  /** Whether a finger dropped what moved last: it is there already. */
  dropped: boolean;
  /** By seat. */
  guests: Guest[];
  /** Seconds that gadgets still run fast, after a merge set them going. */
  rush: number;
  rushed: readonly number[];
  /** The merge whose rush has been started. */
  merges: number;
};

/** Seats and the box as places, beyond all cells. */
export const SEAT = 100;
export const BOX = 90;
/** Seconds that a customer who is tapped tells how their order is made. */
export const SHOWN = 2.5;

export const freshUi = (state: State): Ui => ({
  cursor: Math.max(
    0,
    state.cells.findIndex((piece) => piece > 0),
  ),
  held: -1,
  keyed: false,
  hint: undefined,
  back: undefined,
  dropped: false,
  guests: state.seats.map((order) => ({ order, age: 9, gone: null, goneFor: 9, shown: 0 })),
  rush: 0,
  rushed: [],
  merges: state.merges,
});

const BACK = 0.18;
/** Seconds that gadgets run fast. */
const RUSH = 1.1;

/** Passes display time. */
export function pass(state: State, ui: Ui, dt: number): void {
  if (ui.back && (ui.back.age += dt) > BACK) ui.back = undefined;
  ui.rush = Math.max(0, ui.rush - dt);
  if (ui.merges !== state.merges) {
    ui.merges = state.merges;
    ui.rushed = state.last?.made.map(({ from }) => from) ?? [];
    ui.rush = ui.rushed.length > 0 ? RUSH : 0;
  }
  for (const [seat, order] of state.seats.entries()) {
    const guest = (ui.guests[seat] ??= { order, age: 9, gone: null, goneFor: 9, shown: 0 });
    guest.age += dt;
    guest.goneFor += dt;
    guest.shown = Math.max(0, guest.shown - dt);
    if (sameOrder(guest.order, order)) guest.order = order;
    else Object.assign(guest, { gone: guest.order, goneFor: 0, order, age: 0 });
  }
}

/** Undo copies orders, so they are compared by what they say. */
const sameOrder = (one: Order | null, other: Order | null): boolean =>
  one?.who === other?.who &&
  (one?.wants.map(Math.abs).join() ?? '') === (other?.wants.map(Math.abs).join() ?? '');
