import type { State } from '../rules/state.ts';
import { WARES } from '../rules.ts';

export type Spot = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** Where everything stands. `x`, `y` of a spot are its upper left corner; world units. */
export type Layout = {
  readonly upright: boolean;
  /** The line where guests end and the kitchen begins. */
  readonly counter: number;
  /** The line where the crates begin. */
  readonly shelf: number;
  readonly seats: readonly Spot[];
  readonly tickets: readonly Spot[];
  readonly pans: readonly Spot[];
  readonly crates: readonly Spot[];
  readonly board: Spot | undefined;
  readonly wares: readonly Spot[];
};

export const middle = ({ x, y, w, h }: Spot): { x: number; y: number } => ({
  x: x + w / 2,
  y: y + h / 2,
});

export const within = (spot: Spot, at: { x: number; y: number }, room = 0): boolean =>
  at.x >= spot.x - room &&
  at.x <= spot.x + spot.w + room &&
  at.y >= spot.y - room &&
  at.y <= spot.y + spot.h + room;

export function layoutOf(
  { width, height }: { readonly width: number; readonly height: number },
  state: State,
): Layout {
  return height > width ? upright(width, height, state) : lying(width, height, state);
}

function row(count: number, x: number, y: number, width: number, h: number, gap: number): Spot[] {
  const w = (width - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({ x: x + at * (w + gap), y, w, h }));
}

function upright(width: number, height: number, state: State): Layout {
  const counter = Math.round(height * 0.335);
  const shelf = Math.round(height * 0.665);
  const head = Math.min(200, Math.round(counter * 0.44));
  const seats = row(4, 6, counter - head, width - 12, head, 4);
  const tickets = seats.map(({ x, w }) => ({ x: x + 2, y: 8, w: w - 4, h: counter - head + 2 }));
  const pans = row(state.pans.length, 8, counter + 26, width - 16, shelf - counter - 34, 6);
  const knife = state.counted ? 118 : 0;
  const gap = 10;
  const tall = (height - shelf - 20 - gap) / 2;
  const wide = width - 20 - (knife > 0 ? knife + gap : 0);
  const crates = [0, 1].flatMap((line) =>
    row(3, 10, shelf + 10 + line * (tall + gap), wide, tall, gap),
  );
  const [first] = tickets;
  const left = (first?.x ?? 0) + (first?.w ?? 150) + 14;
  const room = width - left - 10;
  const tile = Math.min(132, (counter - 70) / 2 - 8);
  const wares = WARES.map((_, at) => ({
    x: left + (at % 3) * (room / 3) + 4,
    y: 62 + Math.floor(at / 3) * (tile + 8),
    w: room / 3 - 8,
    h: tile - 12,
  }));
  const board =
    knife > 0 ? { x: width - 10 - knife, y: shelf + 10, w: knife, h: tall * 2 + gap } : undefined;
  return { upright: true, counter, shelf, seats, tickets, pans, crates, board, wares };
}

function lying(width: number, height: number, state: State): Layout {
  const counter = Math.round(height * 0.36);
  const shelf = Math.round(height * 0.755);
  const wide = Math.min(width - 20, 1180);
  const left = (width - wide) / 2;
  const places = row(4, left, 0, wide, counter, 10);
  const seats = places.map(({ x, w }) => ({
    x: x + w * 0.02,
    y: counter - 204,
    w: w * 0.46,
    h: 204,
  }));
  const tickets = places.map(({ x, w }) => ({
    x: x + w * 0.46,
    y: 10,
    w: w * 0.53,
    h: counter - 34,
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
  const board = knife > 0 ? { x: from + long + 10, y: shelf + 8, w: knife, h: tall } : undefined;
  const [second] = places.slice(1);
  const start = (second?.x ?? 280) + 4;
  const room = left + wide - start;
  const wares = WARES.map((_, at) => ({
    x: start + at * (room / 5) + 5,
    y: 74,
    w: room / 5 - 10,
    h: counter - 104,
  }));
  return { upright: false, counter, shelf, seats, tickets, pans, crates, board, wares };
}
