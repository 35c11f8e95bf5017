import type { Json, Result, StepContext } from '@playgrove/kit/contract';
import { freshBoard, parseBoard, tell, type MissionBoard } from '@playgrove/kit/missions';
import { BLADE_KINDS } from './blades.ts';
import { MISSIONS, type Deed } from './missions.ts';
import type { State } from './state.ts';

/** What a player carries from run to run. */
export type Carried = { readonly board: MissionBoard; readonly blade: number };

export const FRESH: Carried = { board: freshBoard(MISSIONS), blade: 0 };

/** Blades that are open, as a count: they open in order. */
export function openBlades({ board }: Carried): number {
  return BLADE_KINDS.filter(({ needs }) => board.done.length >= needs).length;
}

export function parseCarried(raw: Json): Result<Carried> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { ok: false, error: 'career: expected an object' };
  }
  const { board, blade } = raw as { readonly [key: string]: Json };
  const read = parseBoard(MISSIONS, board);
  if (!read.ok) return { ok: false, error: `career.${read.error}` };
  const open = openBlades({ board: read.value, blade: 0 });
  if (typeof blade !== 'number' || !Number.isInteger(blade) || blade < 0 || blade >= open) {
    return { ok: false, error: `career.blade: ${JSON.stringify(blade)} is not open` };
  }
  return { ok: true, value: { board: read.value, blade } };
}

/** Counts a deed; a finished mission pays, and may open a blade. */
export function tellOf(state: State, deed: Deed, amount: number, context: StepContext): void {
  const { board } = state.career;
  const told = tell(MISSIONS, board, deed, amount);
  if (told.board === board) return;
  const before = openBlades(state.career);
  state.career = { ...state.career, board: told.board };
  const at = { x: state.field.w / 2, y: state.field.h * 0.2 };
  for (const { reward } of told.done) {
    state.score += reward;
    context.cue('mission', at, reward);
  }
  const open = openBlades(state.career);
  if (open > before) context.cue('forged', { x: at.x, y: state.field.h * 0.31 }, open - 1);
}
