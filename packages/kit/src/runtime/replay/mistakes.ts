import type { Mistake, Rules } from '../../contract/index.ts';
import { RunPlayer, type Run } from '../../session/run.ts';
import type { AskMind } from '../mind/mind.ts';

const MAX_SHOWN = 3;

/** A mistake, and how many moves came before it. */
export type Moment = Mistake & { readonly at: number };

/**
 * Asks the mind about each of the player's moves, one after the other.
 * @param gone whether nobody waits for the answer any more
 * @returns those that gave the most away, in the order of the game
 */
export async function findMistakes(
  rules: Rules,
  run: Run,
  ask: AskMind,
  gone: () => boolean,
): Promise<readonly Moment[]> {
  const found: Moment[] = [];
  const player = new RunPlayer(rules, run);
  for (const [at, input] of run.log) {
    const { state } = player.session;
    if (!rules.waits?.(state)) {
      const mistake = (await ask('mistake', state, input)) as Mistake | undefined;
      if (gone()) return [];
      if (mistake) found.push({ ...mistake, at });
    }
    player.step();
  }
  return found
    .toSorted((one, other) => other.lost - one.lost)
    .slice(0, MAX_SHOWN)
    .toSorted((one, other) => one.at - other.at);
}
