import type { Json, Rules } from '../contract/index.ts';
import type { View } from './view.ts';

/** The two halves, with types erased. */
export type Game = { readonly rules: Rules; readonly view: View };

/** Joins a game's halves and checks that their types match. */
export function defineGame<
  P extends Json,
  S extends Json,
  I extends Json,
  Ui,
  C extends Json = Json,
>(rules: Rules<P, S, I, C>, view: View<S, I, Ui>): Game {
  if (rules.pace.kind === 'ticks' && !rules.tick) {
    throw new Error(`${rules.slug}: pace is ticks but there is no tick()`);
  }
  return { rules: rules as unknown as Rules, view: view as unknown as View };
}
