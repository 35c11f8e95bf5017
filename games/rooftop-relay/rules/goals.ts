import {
  activeOf,
  numbered,
  type Mission,
  type MissionBoard,
  type MissionRow,
} from '@playgrove/kit/logic/missions';

/** What a run tells of; the words are keys of the strings. */
export type Deed =
  | 'coin'
  | 'metre'
  | 'exchange'
  | 'perfect'
  | 'row'
  | 'near'
  | 'under'
  | 'edge'
  | 'flow'
  | 'clean'
  | 'air-jump'
  | 'float'
  | 'smash'
  | 'kick'
  | 'drawn'
  | 'spring';

/*
 * In this order, three at a time. Deeds of one runner come after that runner has joined: a mission
 * is open at the earliest when all but two of those before it are done.
 */
const ROWS: readonly MissionRow<Deed>[] = [
  ['coin', 40, 'all', 40],
  ['metre', 300, 'once', 40],
  ['near', 5, 'all', 40],
  ['exchange', 3, 'all', 60],
  ['under', 6, 'all', 60],
  ['air-jump', 12, 'all', 60],
  ['perfect', 2, 'all', 80],
  ['smash', 4, 'all', 80],
  ['flow', 6, 'once', 80],
  ['coin', 60, 'run', 100],
  ['metre', 700, 'once', 100],
  ['kick', 4, 'all', 100],
  ['edge', 8, 'all', 100],
  ['float', 30, 'all', 100],
  ['clean', 2, 'all', 120],
  ['drawn', 60, 'all', 120],
  ['exchange', 4, 'run', 140],
  ['near', 8, 'run', 140],
  ['spring', 8, 'all', 120],
  ['row', 2, 'once', 160],
  ['coin', 400, 'all', 160],
  ['metre', 1200, 'once', 180],
  ['under', 10, 'run', 180],
  ['smash', 20, 'all', 180],
  ['flow', 9, 'once', 200],
  ['kick', 20, 'all', 200],
  ['perfect', 4, 'run', 240],
  ['clean', 4, 'run', 240],
  ['row', 4, 'once', 300],
  ['metre', 2000, 'once', 400],
];

export const MISSIONS = numbered(ROWS);

/** What to run for next: the open mission that is nearest to done, and how much of it is to do. */
export function nextMission(
  board: MissionBoard,
): { readonly mission: Mission; readonly left: number } | undefined {
  // What had to happen within one run starts over.
  const had = ({ id, span }: Mission): number => (span === 'run' ? 0 : (board.counts[id] ?? 0));
  const [mission] = [...activeOf(MISSIONS, board)].sort(
    (a, b) => had(b) / b.target - had(a) / a.target,
  );
  if (!mission) return undefined;
  return { mission, left: mission.target - (mission.span === 'all' ? had(mission) : 0) };
}
