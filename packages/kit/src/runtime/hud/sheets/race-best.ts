import { BestRuns } from '../../stage/best-runs.ts';
import type { Finish } from '../../stage/finish.ts';
import type { SheetContext } from './context.ts';

/** Runs that were stored already: results come back after each sheet over them. */
const stored = new WeakMap<Finish, Promise<void>>();

/**
 * Stores the run that ended if it is the best of its level.
 * @returns what races the best one; undefined where there is none, or nobody would see it
 */
export function bestRace(
  { game, stage, runs }: SheetContext,
  finish: Finish,
): (() => Promise<void>) | undefined {
  const { score, best, daily } = finish;
  // A day's board is another one tomorrow.
  if (daily) return undefined;
  const bests = new BestRuns(game);
  const { level } = stage;
  const store = async (): Promise<void> => {
    const packed = await runs.pack();
    if (packed !== undefined) bests.put(level, packed, Date.now());
  };
  const isBest = score !== undefined && score === best;
  const storing = stored.get(finish) ?? (isBest ? store() : undefined);
  if (storing) stored.set(finish, storing);
  // The code failed to load: the best one before it is still there.
  storing?.catch(() => undefined);
  const race = levelRace({ game, runs }, level);
  if (!storing || !game.view.ghosts) return race;
  return async () => {
    await storing;
    await levelRace({ game, runs }, level)?.();
  };
}

/** What races the best run of a level; undefined where none is stored, or nobody would see it. */
export function levelRace(
  { game, runs }: Pick<SheetContext, 'game' | 'runs'>,
  level: string,
): (() => Promise<void>) | undefined {
  if (!game.view.ghosts) return undefined;
  const packed = new BestRuns(game).of(level);
  return packed === undefined ? undefined : () => runs.rematch(packed);
}
