import type { Bot, Proof } from '@playgrove/kit/contract';
import { shaky } from '@playgrove/kit/logic/bots';
import { rowAt } from './rules/lanes.ts';
import { isIdle, motherAt } from './rules/run.ts';
import { findWay, firstHop } from './rules/search.ts';
import { MAX_DUCKLINGS, WAYS, type Input, type Row, type State } from './rules/types.ts';

/** Rows that it looks ahead. */
const AHEAD = 6;
const TICKS = 260;
/** Places that it thinks through on a meadow, where it may wait, and between lanes. */
const NODES = { safe: 900, danger: 2000 } as const;

type Target = { readonly row: number; readonly goal?: (row: number, x: number) => boolean };

/** A pond for a line, a duckling that waits, or the farthest meadow in sight. */
function targetOf(state: State, row: number): Target | undefined {
  const near = Array.from({ length: AHEAD + 1 }, (_, index) => row + index);
  const find = (is: (row: Row) => boolean): number | undefined =>
    near.find((number) => is(rowAt(state, number) as Row));
  if (state.ducks.length > 0) {
    const pond = find((one) => one.pond !== null);
    const [left = 0, right = 0] = rowAt(state, pond ?? row)?.pond ?? [];
    if (pond !== undefined)
      return { row: pond, goal: (at, x) => at === pond && x >= left && x <= right };
  }
  const waits = state.ducks.length < MAX_DUCKLINGS ? find(({ duck }) => duck >= 0) : undefined;
  if (waits !== undefined) return { row: waits, goal: (at, x) => rowAt(state, at)?.duck === x };
  const far = near.findLast((number) => number > row && rowAt(state, number)?.kind === 'meadow');
  return far === undefined ? undefined : { row: far };
}

/** Finds its way through space and time. A beginner looks seldom and forgets the line behind. */
export const bot: Bot<State, Input> = shaky(
  (state, _, skill) => {
    if (!isIdle(state)) return [];
    const { row, x } = motherAt(state, state.clock);
    const here = rowAt(state, row);
    const isDry = row - state.rain > 2;
    // In a pond it waits until all have swum in.
    const inPond = here?.pond && x >= here.pond[0] && x <= here.pond[1];
    if (inPond && state.ducks.length > 0 && isDry && skill > 0.3) return [];
    const target = targetOf(state, row);
    if (!target) return ['up'];
    const careful = Math.round(state.ducks.length * Math.min(1, skill * 1.5));
    for (const line of careful > 0 ? [careful, 0] : [0]) {
      const nodes = here?.kind === 'meadow' ? NODES.safe : NODES.danger;
      const quest = { rows: (at: number) => rowAt(state, at), line, ticks: TICKS, nodes };
      const end = findWay({ ...quest, ...target }, { clock: state.clock, row, x });
      const hop = end && firstHop(end);
      // Behind the best one stand those that a slip may take.
      if (hop) return hop.clock === state.clock ? [hop.by, ...WAYS] : [];
      // Rather without the line than in the rain.
      if (isDry && line > 0 && here?.kind === 'meadow') return [];
    }
    return [];
  },
  {
    slips: [0.1, 0],
    lookTicks: [20, 8],
    clock: (state) => (state.phase === 'play' ? state.clock : undefined),
  },
);

/** A good player brings long lines to the ponds and gets much farther. */
export const proof: Proof = { seeds: 5, margin: 200, limit: 60 * 80 };
