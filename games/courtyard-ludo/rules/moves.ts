import { HOME, isSafe, SIDES, tileOf, YARD } from './track.ts';
import type { State } from './state.ts';

/** These faces let a pawn out of its garden. */
export const ENTERS: readonly number[] = [1, 6];
/** This face rolls again. */
export const AGAIN = 6;

/** Where a pawn gets with this die; undefined if it cannot go. */
export function landing(step: number, die: number): number | undefined {
  if (step === YARD) return ENTERS.includes(die) ? 0 : undefined;
  return step !== HOME && step + die <= HOME ? step + die : undefined;
}

/** Pawns that can go: of those that stand together only the first. */
export function movable(steps: readonly number[], die: number): number[] {
  const found: number[] = [];
  if (die === 0) return found;
  for (const [pawn, step] of steps.entries()) {
    if (steps.indexOf(step) === pawn && landing(step, die) !== undefined) found.push(pawn);
  }
  return found;
}

/** Rivals' pawns on the tile that a step leads to, unless it is safe there. */
export function hits(
  at: State['at'],
  side: number,
  step: number,
): [side: number, pawn: number, step: number][] {
  const tile = tileOf(side, step);
  if (tile === undefined || isSafe(tile)) return [];
  const found: [number, number, number][] = [];
  for (let other = 0; other < SIDES; other += 1) {
    if (other === side) continue;
    for (const [pawn, theirs] of (at[other] ?? []).entries()) {
      if (tileOf(other, theirs) === tile) found.push([other, pawn, theirs]);
    }
  }
  return found;
}

/** Whether a pawn there could be reached with one die by a pawn of another side. */
export function reaches(other: number, step: number, die: number, tile: number): boolean {
  const to = landing(step, die);
  return to !== undefined && tileOf(other, to) === tile;
}

/** Steps that a side still has to go: a pawn in its garden has one more, to its gate. */
export const stepsLeft = (steps: readonly number[]): number =>
  steps.reduce((sum, step) => sum + HOME - step, 0);

export const homeOf = (steps: readonly number[]): number =>
  steps.filter((step) => step === HOME).length;

/** The next side at the table, clockwise. */
export function nextSide(at: State['at'], side: number): number {
  for (let turn = 1; turn <= SIDES; turn += 1) {
    const next = (side + turn) % SIDES;
    if ((at[next] ?? []).length > 0) return next;
  }
  return side;
}
