import { cellAt, discOf, give, middleX, middleY, ownerAt } from './land.ts';
import { CELL, HZ, type Cueing, type State, type Thaw } from './types.ts';

/** Ticks from one break to the next, and how long it cracks before. */
export const CYCLE = 22 * HZ;
export const CRACKING = 6 * HZ;
/** Cells around a skater that hold: nobody falls through. */
const UNDERFOOT = 2.5;

export const isCracking = ({ left }: Thaw): boolean => left <= CRACKING;

function covers({ x, y, r }: Thaw, state: State, cell: number): boolean {
  const dx = middleX(state, cell) - x;
  const dy = middleY(state, cell) - y;
  return dx * dx + dy * dy <= r * r;
}

/** New ice over warm water that is cracking holds. */
export function freshen(state: State, cells: readonly number[]): void {
  for (const thaw of state.thaws)
    if (isCracking(thaw)) {
      const known = new Set(thaw.fresh);
      for (const cell of cells) if (covers(thaw, state, cell)) known.add(cell);
      thaw.fresh = [...known];
    }
}

export function thawOn(state: State, { cue }: Cueing): void {
  for (const thaw of state.thaws) {
    thaw.left -= 1;
    const at = { x: thaw.x, y: thaw.y };
    if (thaw.left === CRACKING && isClaimed(state, thaw)) cue('creak', at);
    if (thaw.left > 0) continue;
    const cells = breaking(state, thaw);
    thaw.left = CYCLE;
    thaw.fresh = [];
    const { gained } = give(state, cells, -1);
    if (gained > 0) cue('thaw', at, gained);
  }
}

/** Old ice over it, but not under anybody's feet, and never the last that a skater has. */
export function breaking(state: State, thaw: Thaw): number[] {
  const fresh = new Set(thaw.fresh);
  for (const { x, y, away } of state.skaters)
    if (away === 0) for (const cell of discOf(state, x, y, UNDERFOOT)) fresh.add(cell);
  const lost = state.skaters.map(() => 0);
  const cells = discOf(state, thaw.x, thaw.y, thaw.r / CELL).filter((cell) => {
    const owner = ownerAt(state, cell);
    if (owner < 0 || fresh.has(cell)) return false;
    lost[owner] = (lost[owner] ?? 0) + 1;
    return true;
  });
  return cells.filter((cell) => {
    const owner = ownerAt(state, cell);
    return (lost[owner] ?? 0) < (state.skaters[owner]?.area ?? 0);
  });
}

const isClaimed = (state: State, thaw: Thaw): boolean =>
  ownerAt(state, cellAt(state, thaw.x, thaw.y)) >= 0 || breaking(state, thaw).length > 0;
