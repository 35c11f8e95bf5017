import type { GameSummary } from './game-summary.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a game stays news. */
const NEWS_DAYS = 21;

/**
 * Whether a card says that a game is new or has changed. What came out with the site itself has no
 * `released` here: where all games are new, none is.
 * @param now milliseconds since 1970
 */
export function newsOf(
  { released, updated }: Pick<GameSummary, 'released' | 'updated'>,
  now: number,
): 'new' | 'updated' | undefined {
  if (isRecent(released, now)) return 'new';
  return isRecent(updated, now) ? 'updated' : undefined;
}

function isRecent(day: string | undefined, now: number): boolean {
  const age = day === undefined ? Number.NaN : (now - Date.parse(`${day}T00:00:00Z`)) / DAY_MS;
  // A day's beginning is up to 14 hours earlier east of Greenwich.
  return age > -1 && age < NEWS_DAYS;
}
