import type { Session } from '../../session/session.ts';
import type { Game } from '../game.ts';
import type { FirstDealer } from './first-dealer.ts';
import type { Progress, Slot, StoredGame } from './stored.ts';

/** Runs before the page offers anything besides the game (the daily challenge, a shop). */
const NEWCOMER_PLAYS = 2;

/** Whether the player is in the first or second run. */
export function isNewcomer({ plays }: Pick<Progress, 'plays'>): boolean {
  return plays < NEWCOMER_PLAYS;
}

/** A session that was dealt or resumed, with its view's own state. */
export type Opened = {
  readonly session: Session;
  readonly ui: unknown;
  /** What was stored with it, if it was resumed. */
  readonly stored: StoredGame | undefined;
  /** Why the stored game could not be resumed, if it failed. */
  readonly refused: string | undefined;
  /** Where that game is stored. */
  readonly slot?: Slot | undefined;
};

/** Resumes the stored game, or deals one. */
export function openSession(dealer: FirstDealer, game: Game, progress: Progress): Opened {
  const { session, stored, refused, slot } = dealer.first(progress);
  return { session, ui: openUi(game, session, progress, stored), stored, refused, slot };
}

/** The view's own state for a session. */
export function openUi(
  { view }: Game,
  { state }: Session,
  progress: Progress,
  stored?: StoredGame,
): unknown {
  const { best, stars, plays } = progress;
  const isNew = isNewcomer(progress);
  const waited = Number(stored?.['waited'] ?? 0);
  return view.ui(state, { best, stars, plays, isNewcomer: isNew, waited });
}
