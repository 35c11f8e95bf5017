import {
  activeOf,
  numbered,
  recordEvent,
  type Mission,
  type MissionRow,
} from '@playgrove/kit/logic/missions';
import type { StepContext } from '@playgrove/kit/contract';
import { HEARTS, type State } from './types.ts';

/** What a run tells of; the words are keys of the strings. */
export type Deed = 'bank' | 'line' | 'row' | 'log' | 'close' | 'clean';

/** In this order, two at a time. Careers name them by position: never move a row. */
const ROWS: readonly MissionRow<Deed>[] = [
  ['bank', 3, 'all', 1],
  ['row', 25, 'once', 1],
  ['line', 4, 'once', 1],
  ['close', 5, 'all', 1],
  ['bank', 8, 'run', 1],
  ['clean', 3, 'all', 1],
  ['row', 50, 'once', 1],
  ['line', 6, 'once', 1],
  ['log', 60, 'all', 1],
  ['bank', 15, 'run', 1],
  ['close', 6, 'run', 1],
  ['line', 8, 'once', 1],
  ['row', 90, 'once', 1],
  ['clean', 4, 'run', 1],
  ['bank', 150, 'all', 1],
  ['row', 150, 'once', 1],
  ['close', 15, 'run', 1],
  ['bank', 40, 'run', 1],
];

export const AT_A_TIME = 2;
export const MISSIONS = numbered(ROWS);

/** Counts a deed; a mission that is done gives a heart back. */
export function tell(state: State, deed: Deed, amount: number, { cue }: StepContext): void {
  const { board, done } = recordEvent(MISSIONS, state.career.board, deed, amount);
  state.career = { ...state.career, board };
  for (const { reward } of done) {
    state.hearts = Math.min(HEARTS, state.hearts + reward);
    cue('mission');
  }
}

/** The open mission that is nearest to done. */
export function nextMission({ career: { board } }: State): Mission | undefined {
  const part = ({ id, target }: Mission): number => (board.counts[id] ?? 0) / target;
  return [...activeOf(MISSIONS, board)].sort((a, b) => part(b) - part(a))[0];
}
