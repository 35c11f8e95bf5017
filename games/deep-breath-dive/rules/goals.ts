import { numbered, type MissionRow } from '@playgrove/kit/logic/missions';

/** Events that missions count. */
export type Deed =
  | 'loot'
  | 'depth'
  | 'bank'
  | 'surface'
  | 'close'
  | 'vent'
  | 'pearl'
  | 'chest'
  | 'crown'
  | 'clean'
  | 'heavy'
  | 'brush'
  | 'run'
  | 'bell';

const ROWS: readonly MissionRow<Deed>[] = [
  ['loot', 6, 'run', 60],
  ['depth', 14, 'once', 60],
  ['bank', 60, 'once', 60],
  ['surface', 3, 'run', 80],
  ['depth', 22, 'once', 80],
  ['pearl', 5, 'all', 100],
  ['vent', 2, 'all', 100],
  ['run', 200, 'once', 120],
  ['close', 2, 'all', 120],
  ['depth', 30, 'once', 150],
  ['loot', 20, 'run', 150],
  ['bank', 200, 'once', 200],
  ['clean', 2, 'all', 200],
  ['heavy', 4, 'once', 220],
  ['brush', 6, 'all', 250],
  ['run', 600, 'once', 400],
  ['depth', 40, 'once', 400],
  ['vent', 2, 'run', 450],
  ['chest', 3, 'all', 500],
  ['close', 2, 'run', 600],
  ['bank', 1000, 'once', 700],
  ['surface', 20, 'all', 700],
  ['depth', 56, 'once', 1200],
  ['crown', 3, 'all', 1400],
  ['heavy', 8, 'once', 1500],
  ['run', 3000, 'once', 2500],
  ['clean', 3, 'run', 2500],
  ['depth', 75, 'once', 5000],
  ['bank', 5000, 'once', 6000],
  ['bell', 1, 'all', 15000],
];

export const MISSIONS = numbered(ROWS);
