import { BODIES } from './fruit.ts';
import { distanceToSegment, placeAfter, ticksLeft, type Field } from './field.ts';
import type { Toss } from './state.ts';

/** A fruit must be clear of nests for this many ticks on end while it can be seen. */
const CLEAR_TICKS = 42;
/** Room between a stroke through a fruit's middle and a nest's reach: half a finger. */
export const ROOM = 44;
/** Ticks about the apex in which a row's line stays clear. */
export const ROW_TICKS = 12;

/** Whether every fruit can be cut without touching a nest, and every row in one straight stroke. */
export function isFair(field: Field, air: readonly Toss[]): boolean {
  const nests = air.filter((toss) => toss.kind === 'nest');
  if (nests.length === 0) return true;
  const fruit = air.filter((toss) => toss.kind !== 'nest');
  return (
    fruit.every((toss) => clearTicks(field, toss, nests) >= CLEAR_TICKS) &&
    rowsOf(fruit).every((row) => rowIsClear(field, row, nests))
  );
}

/** The longest time on end that a fruit is in sight and clear of every nest, in ticks. */
function clearTicks(field: Field, fruit: Toss, nests: readonly Toss[]): number {
  const end = ticksLeft(fruit, field);
  let [longest, run] = [0, 0];
  for (let tick = fruit.wait; tick < end; tick += 1) {
    const at = placeAfter(fruit, tick);
    const clear = at.y < field.h && nests.every((nest) => isApart(at, placeAfter(nest, tick)));
    run = clear ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

function isApart(at: { x: number; y: number }, nest: { x: number; y: number }): boolean {
  const away = BODIES.nest.reach + ROOM;
  return (at.x - nest.x) * (at.x - nest.x) + (at.y - nest.y) * (at.y - nest.y) > away * away;
}

function rowsOf(fruit: readonly Toss[]): Toss[][] {
  const rows = new Map<number, Toss[]>();
  for (const toss of fruit) {
    if (toss.row === 0) continue;
    const row = rows.get(toss.row);
    if (row) row.push(toss);
    else rows.set(toss.row, [toss]);
  }
  return [...rows.values()];
}

/** Around its apex the line from a row's first to its last fruit keeps away from nests. */
function rowIsClear(field: Field, row: readonly Toss[], nests: readonly Toss[]): boolean {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return true;
  const apex = first.wait + Math.round(-first.vy / first.g);
  // A row that is on its way down is past its stroke.
  for (let tick = Math.max(0, apex - ROW_TICKS); tick <= apex + ROW_TICKS; tick += 4) {
    const [a, b] = [placeAfter(first, tick), placeAfter(last, tick)];
    if (a.y > field.h) continue;
    for (const nest of nests) {
      const at = placeAfter(nest, tick);
      if (distanceToSegment(at.x, at.y, a.x, a.y, b.x, b.y) < BODIES.nest.reach + ROOM)
        return false;
    }
  }
  return true;
}
