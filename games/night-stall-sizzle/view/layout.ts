import type { Point, Rect } from '@playgrove/kit/runtime';
import type { State } from '../rules/state.ts';
import { WARES } from '../rules.ts';

/** Where everything stands, in world units. */
export type Layout = {
  readonly portrait: boolean;
  /** The line where guests end and the kitchen begins. */
  readonly counter: number;
  /** The line where the crates begin. */
  readonly shelf: number;
  readonly seats: readonly Rect[];
  readonly tickets: readonly Rect[];
  readonly pans: readonly Rect[];
  readonly crates: readonly Rect[];
  readonly board: Rect | undefined;
  readonly wares: readonly Rect[];
};

export const middle = ({ x, y, width, height }: Rect): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** The field, and CSS pixels per world unit, by which the shop makes room for its names. */
export type Size = { readonly width: number; readonly height: number; readonly px?: number };

export function layoutOf({ width, height, px = 0.6 }: Size, state: State): Layout {
  return height > width ? portrait(width, height, px, state) : landscape(width, height, state);
}

/** What the name or price of an upgrade measures, world units. */
export const wareText = (px: number): number => Math.max(26, 14.2 / px);

function row(
  count: number,
  x: number,
  y: number,
  width: number,
  height: number,
  gap: number,
): Rect[] {
  const w = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * (w + gap), y, width: w, height }));
}

function portrait(width: number, height: number, px: number, state: State): Layout {
  const counter = Math.round(height * 0.335);
  const shelf = Math.round(height * 0.665);
  const head = Math.min(200, Math.round(counter * 0.44));
  const seats = row(4, 6, counter - head, width - 12, head, 4);
  const tickets = seats.map(({ x, width: w }) => ({
    x: x + 2,
    y: 8,
    width: w - 4,
    height: counter - head + 2,
  }));
  const pans = row(state.pans.length, 8, counter + 26, width - 16, shelf - counter - 34, 6);
  const knife = state.counted ? 118 : 0;
  const gap = 10;
  const tall = (height - shelf - 20 - gap) / 2;
  const wide = width - 20 - (knife > 0 ? knife + gap : 0);
  const crates = [0, 1].flatMap((line) =>
    row(3, 10, shelf + 10 + line * (tall + gap), wide, tall, gap),
  );
  const [first] = tickets;
  const left = (first?.x ?? 0) + (first?.width ?? 150) + 14;
  const room = width - left - 6;
  // Icon, levels, name and price over each other. Pans that are still cold may be covered.
  const tile = Math.max(120, wareText(px) * 2.3 + 72);
  const wares = WARES.map((_, at) => ({
    x: left + (at % 3) * (room / 3) + 3,
    y: 62 + Math.floor(at / 3) * (tile + 20),
    width: room / 3 - 6,
    height: tile * 1.12,
  }));
  const board =
    knife > 0
      ? { x: width - 10 - knife, y: shelf + 10, width: knife, height: tall * 2 + gap }
      : undefined;
  return { portrait: true, counter, shelf, seats, tickets, pans, crates, board, wares };
}

function landscape(width: number, height: number, state: State): Layout {
  const counter = Math.round(height * 0.36);
  const shelf = Math.round(height * 0.755);
  const wide = Math.min(width - 20, 1180);
  const left = (width - wide) / 2;
  const places = row(4, left, 0, wide, counter, 10);
  const seats = places.map(({ x, width: w }) => ({
    x: x + w * 0.02,
    y: counter - 204,
    width: w * 0.46,
    height: 204,
  }));
  const tickets = places.map(({ x, width: w }) => ({
    x: x + w * 0.46,
    y: 10,
    width: w * 0.53,
    height: counter - 34,
  }));
  const across = Math.min(width - 20, state.pans.length * 300);
  const pans = row(
    state.pans.length,
    (width - across) / 2,
    counter + 20,
    across,
    shelf - counter - 28,
    8,
  );
  const knife = state.counted ? 128 : 0;
  const long = Math.min(width - 20, 1180) - (knife > 0 ? knife + 10 : 0);
  const from = (width - long - (knife > 0 ? knife + 10 : 0)) / 2;
  const tall = height - shelf - 16;
  const crates = row(6, from, shelf + 8, long, tall, 10);
  const board =
    knife > 0 ? { x: from + long + 10, y: shelf + 8, width: knife, height: tall } : undefined;
  const [second] = places.slice(1);
  const start = (second?.x ?? 280) + 4;
  const room = left + wide - start;
  const wares = WARES.map((_, at) => ({
    x: start + at * (room / 5) + 5,
    y: 74,
    width: room / 5 - 10,
    height: (counter - 104) * 1.12,
  }));
  return { portrait: false, counter, shelf, seats, tickets, pans, crates, board, wares };
}
