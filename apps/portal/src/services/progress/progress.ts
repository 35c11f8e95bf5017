import {
  NO_PROGRESS,
  readProgressMap,
  type GameProgress,
  type ProgressById,
} from '../../data/progress.ts';

export const PROGRESS_KEY = 'portal:progress';

/** What games have reported of the visitor's progress. */
export function readProgress(storage: () => Storage): ProgressById {
  try {
    return readProgressMap(JSON.parse(storage().getItem(PROGRESS_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Enters what a game has reported. Without room on the device it is left out. */
export function noteProgress(
  storage: () => Storage,
  game: string,
  news: Partial<GameProgress>,
): void {
  const all = readProgress(storage);
  const next = { ...all, [game]: { ...NO_PROGRESS, ...all[game], ...news } };
  try {
    storage().setItem(PROGRESS_KEY, JSON.stringify(next));
  } catch {
    // The game reports it again the next time.
  }
}
