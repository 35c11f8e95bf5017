import { numbered, type MissionRow } from '@playgrove/kit/logic/missions';

/** What can be counted. */
export type Deed =
  | 'catch'
  | 'perfect'
  | 'bullseye'
  | 'clean'
  | 'length'
  | 'new'
  | 'points'
  | 'bow'
  | 'jumper'
  | 'puller'
  | 'diver'
  | 'darter'
  | 'rain'
  | 'trophy'
  | 'legend'
  | 'gear';

const ROWS: readonly MissionRow<Deed>[] = [
  ['catch', 3, 'all', 40],
  ['perfect', 1, 'all', 40],
  ['new', 3, 'all', 60],
  ['bullseye', 3, 'all', 60],
  ['catch', 6, 'run', 80],
  ['gear', 1, 'all', 60],
  ['jumper', 3, 'all', 80],
  ['clean', 3, 'all', 90],
  ['length', 50, 'once', 100],
  ['perfect', 3, 'run', 120],
  ['new', 6, 'all', 150],
  ['trophy', 1, 'all', 150],
  ['darter', 6, 'all', 140],
  ['bow', 10, 'all', 180],
  ['points', 80, 'once', 200],
  ['rain', 6, 'all', 200],
  ['diver', 8, 'all', 220],
  ['catch', 9, 'run', 250],
  ['length', 100, 'once', 300],
  ['bullseye', 4, 'run', 300],
  ['puller', 6, 'all', 320],
  ['clean', 5, 'run', 350],
  ['legend', 1, 'all', 400],
  ['new', 12, 'all', 450],
  ['trophy', 6, 'all', 500],
  ['perfect', 6, 'run', 500],
  ['length', 180, 'once', 700],
  ['legend', 5, 'all', 900],
  ['points', 300, 'once', 900],
  ['length', 280, 'once', 1500],
];

export const MISSIONS = numbered(ROWS);
