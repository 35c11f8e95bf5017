import type { Mission } from '@playgrove/kit/logic/missions';

/** What a run tells of. */
export type Deed = 'fruit' | 'chain' | 'glass' | 'shave' | 'saved' | 'golden';

type Row = readonly [Deed, number, Mission['span'], number];

/** In this order, three at a time; the reward is paid in points of the run that finishes it. */
const ROWS: readonly Row[] = [
  ['fruit', 40, 'all', 50],
  ['chain', 3, 'once', 50],
  ['glass', 2, 'run', 50],
  ['saved', 3, 'all', 80],
  ['chain', 4, 'once', 80],
  ['shave', 3, 'all', 80],
  ['glass', 4, 'run', 100],
  ['golden', 3, 'all', 100],
  ['fruit', 100, 'run', 100],
  ['shave', 3, 'run', 120],
  ['chain', 5, 'once', 120],
  ['saved', 4, 'run', 120],
  ['glass', 25, 'all', 150],
  ['fruit', 800, 'all', 150],
  ['chain', 6, 'once', 150],
  ['glass', 8, 'run', 200],
  ['shave', 7, 'run', 200],
  ['golden', 15, 'all', 200],
  ['fruit', 250, 'run', 250],
  ['chain', 7, 'once', 250],
  ['saved', 8, 'run', 250],
  ['glass', 12, 'run', 300],
  ['fruit', 3000, 'all', 300],
  ['chain', 8, 'once', 300],
];

export const MISSIONS: readonly (Mission & { readonly event: Deed })[] = ROWS.map(
  ([event, target, span, reward]) => ({
    id: `${event}-${span}-${target}`,
    event,
    target,
    span,
    reward,
  }),
);
