import { COLUMNS, HALF, HOLD, HOP, type Item, type Row, type Stay, type State } from './types.ts';

const mod = (value: number, by: number): number => ((value % by) + by) % by;

/** Cells from the left end of an item, which repeats, to x. */
const beside = ({ speed, span }: Row, { from }: Item, x: number, clock: number): number =>
  mod(x - from - speed * clock, span);

/** How far x is from the left end of the item that covers it, and which that is. */
export function covering(
  row: Row,
  x: number,
  clock: number,
  slack: number,
): { readonly item: number; readonly at: number } | undefined {
  for (let index = 0; index < row.items.length; index += 1) {
    const item = row.items[index] as Item;
    const at = beside(row, item, x, clock);
    if (at <= item.length + slack) return { item: index, at };
    if (at >= row.span - slack) return { item: index, at: at - row.span };
  }
  return undefined;
}

/** Whether no car comes to a place of a road between two ticks. */
export function isFree(row: Row, x: number, from: number, to: number): boolean {
  for (let index = 0; index < row.items.length; index += 1) {
    const item = row.items[index] as Item;
    const at = beside(row, item, x + HALF, from);
    const long = item.length + HALF * 2;
    if (at <= long) return false;
    const left = row.speed > 0 ? (at - long) / row.speed : (at - row.span) / row.speed;
    if (left <= to - from) return false;
  }
  return true;
}

/** Where a hop onto a log or a pad ends: in the middle of one of its cells. */
export function landing(
  row: Row,
  x: number,
  clock: number,
): { readonly x: number; readonly item: number; readonly slot: number } | undefined {
  const found = covering(row, x, clock, 0.4);
  if (!found) return undefined;
  const { length } = row.items[found.item] as Item;
  const slot = Math.max(0, Math.min(Math.floor(length) - 1, Math.floor(found.at)));
  return { x: x + slot + 0.5 - found.at, item: found.item, slot };
}

/** Whether a line of which the last is `lag` ticks behind fits onto a log behind this cell. */
export function fits(row: Row, { length }: Item, slot: number, lag: number): boolean {
  const last = slot + 0.5 - row.speed * lag;
  return last >= -HOLD && last <= length + HOLD;
}

/**
 * Where a duck that follows this stay is at a tick of the stay: in the first half of a hop where it
 * came from, in the second where it lands.
 */
export function alongStay(
  stay: Stay,
  clock: number,
): { readonly x: number; readonly row: number; readonly part: number } {
  const { at, fromX, fromRow, x, row, speed } = stay;
  const part = Math.max(0, (clock - at) / HOP);
  if (part >= 1) return { x: x + speed * (clock - at - HOP), row, part: 1 };
  return part < 0.5 ? { x: fromX, row: fromRow, part } : { x, row, part };
}

/** The stay of the trail at a tick. */
export function stayAt({ trail }: Pick<State, 'trail'>, clock: number): Stay {
  for (let index = trail.length - 1; index > 0; index -= 1) {
    const stay = trail[index] as Stay;
    if (stay.at <= clock) return stay;
  }
  return trail[0] as Stay;
}

export const rowAt = (
  { rows, first }: Pick<State, 'rows' | 'first'>,
  row: number,
): Row | undefined => rows[row - first];

/** A hop from a place at a tick; undefined if something is in the way. `wet`: it ends in the water. */
export function hopFrom(
  rows: (row: number) => Row | undefined,
  from: { readonly row: number; readonly x: number },
  dx: number,
  dy: number,
  clock: number,
): (Stay & { readonly wet: boolean }) | undefined {
  const row = from.row + dy;
  const next = rows(row);
  const here = rows(from.row);
  if (!next || !here) return undefined;
  const hop = { at: clock, fromRow: from.row, fromX: from.x, row };
  if (next.kind !== 'stream') {
    const x = Math.max(0, Math.min(COLUMNS - 1, Math.round(from.x))) + dx;
    if (x < 0 || x >= COLUMNS || next.trees.includes(x)) return undefined;
    return { ...hop, x, speed: 0, wet: false };
  }
  const aim = from.x + dx + (dy === 0 ? here.speed * HOP : 0);
  const land = landing(next, aim, clock + HOP);
  // Nobody hops into the water to the side.
  if (!land) return dy === 0 ? undefined : { ...hop, x: aim, speed: 0, wet: true };
  return { ...hop, x: land.x, speed: next.speed, wet: false };
}
