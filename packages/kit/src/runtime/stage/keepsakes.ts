import type { Rules } from '../../contract/index.ts';
import { starsWon } from '../../session/levels.ts';
import type { Keepsake, Keepsakes } from '../keepsakes.ts';
import type { Progress } from './stored.ts';

type Scored = Pick<Rules, 'levels' | 'stars'>;
type Won = Pick<Progress, 'stars' | 'best' | 'keepsakes'>;

/** A look as the player sees it. */
export type KeepsakeState = {
  readonly id: string;
  /** What it needs more: stars, or points beyond the best score; 0 if it is open. */
  readonly missing: number;
};

/** What opens looks: stars, or the best score in games without stars. */
function won({ levels, stars }: Scored, progress: Won): number {
  return stars ? starsWon(levels, progress.stars) : Math.max(0, ...Object.values(progress.best));
}

/** All looks in order. One that has been open stays open, whatever it needs by now. */
export function keepsakeStates(
  { rows }: Keepsakes,
  rules: Scored,
  progress: Won,
): readonly KeepsakeState[] {
  const has = won(rules, progress);
  return rows.map(({ id, needs }) => ({
    id,
    missing: progress.keepsakes.includes(id) ? 0 : Math.max(0, needs - has),
  }));
}

/** The nearest look that is not open; undefined if all are. */
export function nextKeepsake(states: readonly KeepsakeState[]): KeepsakeState | undefined {
  const closed = states.filter(({ missing }) => missing > 0);
  return closed.sort((one, other) => one.missing - other.missing)[0];
}

/** Enters looks that are open now, so that they stay open. Ids of other releases stay. */
export function withKeepsakes<P extends Won>(
  keepsakes: Keepsakes | undefined,
  rules: Scored,
  progress: P,
): P {
  if (!keepsakes) return progress;
  const open = keepsakeStates(keepsakes, rules, progress).filter(({ missing }) => missing === 0);
  const ids = new Set([...progress.keepsakes, ...open.map(({ id }) => id)]);
  return ids.size === progress.keepsakes.length ? progress : { ...progress, keepsakes: [...ids] };
}

/** A look by its id. */
export function keepsakeOf({ rows }: Keepsakes, id: string | undefined): Keepsake {
  return rows.find((row) => row.id === id) ?? rows[0];
}
