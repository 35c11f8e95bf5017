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
  | 'near'
  | 'whisker'
  | 'bounce'
  | 'ride'
  | 'fork'
  | 'clean'
  | 'slide'
  | 'gate'
  | 'streak';

/** In this order, three at a time. */
const ROWS: readonly MissionRow<Deed>[] = [
  ['coin', 60, 'all', 40],
  ['near', 8, 'all', 40],
  ['fork', 1, 'all', 50],
  ['bounce', 6, 'all', 50],
  ['metre', 500, 'once', 60],
  ['ride', 4, 'all', 60],
  ['slide', 15, 'all', 60],
  ['clean', 1, 'all', 80],
  ['coin', 90, 'run', 90],
  ['streak', 4, 'once', 90],
  ['gate', 3, 'run', 100],
  ['whisker', 10, 'all', 100],
  ['fork', 3, 'run', 120],
  ['near', 12, 'run', 120],
  ['metre', 1000, 'once', 140],
  ['bounce', 8, 'run', 120],
  ['clean', 5, 'all', 150],
  ['coin', 800, 'all', 160],
  ['streak', 8, 'once', 180],
  ['whisker', 8, 'run', 200],
  ['clean', 3, 'run', 240],
  ['near', 150, 'all', 240],
  ['coin', 300, 'run', 280],
  ['metre', 2000, 'once', 400],
];

export const MISSIONS = numbered(ROWS);

/** What to run for next: the open mission that is nearest to done, and how much of it is to do. */
export function nextMission(
  board: MissionBoard,
): { readonly mission: Mission; readonly left: number } | undefined {
  // What has to happen within one run starts over.
  const had = ({ id, span }: Mission): number => (span === 'run' ? 0 : (board.counts[id] ?? 0));
  const [mission] = [...activeOf(MISSIONS, board)].sort(
    (a, b) => had(b) / b.target - had(a) / a.target,
  );
  if (!mission) return undefined;
  return { mission, left: mission.target - (mission.span === 'all' ? had(mission) : 0) };
}
