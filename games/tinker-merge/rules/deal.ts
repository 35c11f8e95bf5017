import type { Rng } from '@playgrove/kit/contract';
import { specOf, openSpec, type Spec } from './benches.ts';
import { choose } from './choose.ts';
import { orderFor, partsFor } from './orders.ts';
import { chainOf, CRATE, EMPTY, IRON, isPiece, pieceOf, POST, windingsOf } from './pieces.ts';
import { play } from './play.ts';
import { isEndless, isServed, isStuck, type Order, type State } from './state.ts';

const SIGNS: Readonly<Record<string, number>> = { '#': POST, c: CRATE, i: IRON };
/** Parts on the bench at the start, and bags from which a level's box is filled. */
const OPENING = 4;
const SPARE = 3;
/** Three stars allow this part more than care took. */
const LENIENT = 0.08;
const BAGS = 24;
const MAX_TRIES = 80;
const MAX_MOVES = 600;
/** Bags that the open shop's box holds ahead. */
const AHEAD = 2;

/**
 * A bench whose orders a careful player fills; what that took sizes the box and the stars. Deals on
 * which even care gets stuck are thrown away.
 */
export function dealt(level: number, rng: Rng): State {
  const spec = level === 0 ? openSpec(0) : specOf(level);
  if (level === 0) return { ...laid(level, spec, rng), parts: partsFor(spec, 0, AHEAD, rng) };
  for (let left = MAX_TRIES; left > 0; left -= 1) {
    const state = laid(level, spec, rng);
    const used = carefully(state);
    if (used === undefined || used < spec.least) continue;
    const size = Math.ceil(used * spec.slack) + SPARE;
    const two = Math.ceil(used * (1 + (spec.slack - 1) * 0.6)) + 1;
    return {
      ...state,
      parts: state.parts.slice(0, size),
      marks: [two, used + Math.ceil(used * LENIENT)],
    };
  }
  throw new Error(`no bench for level ${level} in ${MAX_TRIES} deals`);
}

/** Parts that a careful player takes to fill all orders; undefined if they get stuck. */
export function carefully(state: State): number | undefined {
  const now = JSON.parse(JSON.stringify(state)) as State;
  for (let left = MAX_MOVES; left > 0 && !isServed(now); left -= 1) {
    const input = isStuck(now) ? undefined : choose(now);
    if (!input) return undefined;
    play(now, input);
  }
  return isServed(now) ? now.drawn : undefined;
}

function laid(level: number, spec: Spec, rng: Rng): State {
  const cells = [...spec.map.join('')].map((sign) => SIGNS[sign] ?? EMPTY);
  const hidden = cells.map((content) =>
    content === CRATE || content === IRON
      ? pieceOf(rng.pick(spec.chains), content === IRON ? 2 : 1)
      : EMPTY,
  );
  const free = cells.flatMap((content, cell) => (content === EMPTY ? [cell] : []));
  const opening = opened(spec, rng);
  for (const [at, cell] of rng.shuffled(free).slice(0, opening.length).entries())
    cells[cell] = opening[at] ?? EMPTY;
  const orders: Order[] = [];
  const count = spec.orders > 0 ? spec.orders : spec.seats;
  while (orders.length < count) orders.push(orderFor(spec, orders.slice(-spec.seats), rng));
  if (level === 1) orders[0]?.wants.splice(0, 9, pieceOf(0, 2));
  // The second bench shows what machines do: a wound one in the middle, for the first order's parts.
  if (level === 2) {
    const middle = (cells.length - 1) / 2;
    const moved = cells[middle] ?? EMPTY;
    if (moved !== EMPTY) cells[cells.indexOf(EMPTY)] = moved;
    cells[middle] = pieceOf(chainOf(orders[0]?.wants[0] ?? 0), 4);
  }
  return {
    level,
    columns: spec.map[0]?.length ?? 1,
    cells,
    wind: cells.map(windingsOf),
    hidden,
    parts: partsFor(spec, spec.rich, BAGS, rng),
    drawn: 0,
    seats: Array.from({ length: spec.seats }, (_, seat) => orders[seat] ?? null),
    queue: orders.slice(spec.seats),
    served: 0,
    orders: spec.orders,
    points: 0,
    merges: 0,
    marks: [],
    last: null,
  };
}

/** A pair to merge at once, and single parts. */
function opened({ chains, rich }: Spec, rng: Rng): number[] {
  const [first = 0] = chains;
  const pair = [pieceOf(first, 1), pieceOf(first, 1)];
  return [...pair, ...partsFor({ chains }, rich, 1, rng).slice(0, OPENING - pair.length)];
}

/** The open shop: the next customer comes, and the box is filled up. */
export function refill(state: State, rng: Rng): void {
  if (!isEndless(state)) return;
  const spec = openSpec(state.served);
  for (const [seat, order] of state.seats.entries()) {
    if (order) continue;
    const others = state.seats.flatMap((one) => (one ? [one] : []));
    state.seats[seat] = orderFor(spec, others, rng, state.cells.filter(isPiece));
  }
  if (state.parts.length < spec.chains.length)
    state.parts.push(...partsFor(spec, spec.rich, 1, rng));
}
