/**
 * Orders of guests: what each still wants, how long they wait, and who is most urgent.
 *
 * ```ts
 * let book = openBook<'soup' | 'bread', null>(3);                 // three seats
 * const guest = seat(book, ['soup', 'bread'], 600, null);         // waits 600 ticks for both
 * for (const gone of wait(book, 1)) lose(gone);                   // time passes
 * const [first] = wanting(book, 'soup');                          // the one with the least
 * patience left
 * if (first && give(book, first.id, 'soup') === 'done') pay(first);
 * ```
 *
 * A book is plain data and is edited in place, as tick games do; turn games pass their copy.
 * Patience counts in any unit that `wait` gets: ticks, moves, seconds.
 */
import type { Json } from '@playgrove/kit/contract';

export type Order<Want extends string = string, Note extends Json = Json> = {
  readonly id: number;
  /** From 0; each seat has one guest. */
  readonly seat: number;
  /** What is still to come, in the order of the request. */
  wants: Want[];
  /** What has been served. */
  got: Want[];
  /** How much longer this guest waits; 0 of 0 waits forever. */
  left: number;
  readonly patience: number;
  /** The game's data about this guest. */
  readonly note: Note;
};

export type Book<Want extends string = string, Note extends Json = Json> = {
  readonly seats: number;
  nextId: number;
  /** In order of arrival. */
  open: Order<Want, Note>[];
};

/** @throws RangeError unless there is a whole number of seats, at least one */
export function openBook<Want extends string, Note extends Json>(seats: number): Book<Want, Note> {
  if (!Number.isInteger(seats) || seats < 1) {
    throw new RangeError(`orders: expected one seat or more, got ${seats}`);
  }
  return { seats, nextId: 1, open: [] };
}

/** The lowest free seat; undefined if all are taken. */
export function freeSeat<Want extends string, Note extends Json>(
  book: Book<Want, Note>,
): number | undefined {
  for (let at = 0; at < book.seats; at += 1) {
    if (!book.open.some((order) => order.seat === at)) return at;
  }
  return undefined;
}

/**
 * Seats a guest at the lowest free seat.
 * @param patience 0 forever
 * @returns undefined if there is no seat
 */
export function seat<Want extends string, Note extends Json>(
  book: Book<Want, Note>,
  wants: readonly Want[],
  patience: number,
  note: Note,
): Order<Want, Note> | undefined {
  const at = freeSeat(book);
  if (at === undefined || wants.length === 0) return undefined;
  const order = {
    id: book.nextId,
    seat: at,
    wants: [...wants],
    got: [],
    left: patience,
    patience,
    note,
  };
  book.nextId += 1;
  book.open.push(order);
  return order;
}

/** Passes time. Returns the guests who ran out of patience and left the book. */
export function wait<Want extends string, Note extends Json>(
  book: Book<Want, Note>,
  time: number,
): Order<Want, Note>[] {
  let any = false;
  for (const order of book.open) {
    if (order.patience === 0) continue;
    order.left = Math.max(0, order.left - time);
    any ||= order.left === 0;
  }
  if (!any) return [];
  const gone = book.open.filter((order) => order.patience > 0 && order.left === 0);
  book.open = book.open.filter((order) => order.patience === 0 || order.left > 0);
  return gone;
}

/** The guests who still want it, least patience first; guests who wait forever come last. */
export function wanting<Want extends string, Note extends Json>(
  book: Book<Want, Note>,
  want: Want,
): Order<Want, Note>[] {
  return pressing(book).filter((order) => order.wants.includes(want));
}

/** All orders, least patience first; guests who wait forever come last. */
export function pressing<Want extends string, Note extends Json>(
  book: Book<Want, Note>,
): Order<Want, Note>[] {
  const due = (order: Order<Want, Note>): number => (order.patience === 0 ? Infinity : order.left);
  return [...book.open].sort((a, b) => {
    const [left, right] = [due(a), due(b)];
    return left === right ? a.id - b.id : left - right;
  });
}

/**
 * Gives one thing to a guest.
 * @returns `more` if something is still to come, `done` if that was all (and the order is closed),
 * undefined if there is no such guest or they do not want it
 */
export function give<Want extends string, Note extends Json>(
  book: Book<Want, Note>,
  id: number,
  want: Want,
): 'more' | 'done' | undefined {
  const order = book.open.find((open) => open.id === id);
  const at = order?.wants.indexOf(want) ?? -1;
  if (!order || at < 0) return undefined;
  order.wants.splice(at, 1);
  order.got.push(want);
  if (order.wants.length > 0) return 'more';
  book.open = book.open.filter((open) => open.id !== id);
  return 'done';
}

/** 1 fresh, 0 out of patience; guests who wait forever are always fresh. */
export function mood({ left, patience }: Pick<Order, 'left' | 'patience'>): number {
  return patience === 0 ? 1 : left / patience;
}

/** How often each thing is still wanted. */
export function demand<Want extends string, Note extends Json>(
  book: Book<Want, Note>,
): Partial<Record<Want, number>> {
  const counts: Partial<Record<Want, number>> = {};
  for (const { wants } of book.open) {
    for (const want of wants) counts[want] = (counts[want] ?? 0) + 1;
  }
  return counts;
}
