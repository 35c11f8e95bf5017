import { useEffect } from 'react';
import type { DetailFile } from '../../data/files.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import type { Site } from '../../data/site.ts';
import { browserCaches } from '../../services/caches.ts';
import { reportLost } from '../../services/connection.ts';
import { hasFlag } from '../../services/dom-state.ts';
import {
  completeGame,
  offlineDeps,
  readyGames,
  summariesOf,
} from '../../features/offline/offline-games.ts';

/** After so long without a word from the game the connection is looked into, in milliseconds. */
const SUSPICIOUS_MS = 3000;
/** How long a game that is stored in part may try to start without a connection, in milliseconds. */
const PARTLY_MS = 5000;

export type ConnectionOptions = {
  readonly game: Pick<DetailFile, 'id' | 'url'>;
  readonly others: readonly GameSummary[];
  /** The game is loading and somebody waits for it. */
  readonly waiting: boolean;
  /** Called if it cannot come, with other games that are ready. */
  readonly onLost: (ready: readonly GameSummary[]) => void;
};

/** Sees to it that nobody waits for a game that cannot come. */
export function useConnection({ game, others, waiting, onLost }: ConnectionOptions): void {
  const { id, url } = game;
  useEffect(() => {
    if (!waiting) return undefined;
    let over = false;
    let trying: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      if (!hasFlag('offline')) return;
      const ready = await readyGames(offlineDeps());
      const inPart = await browserCaches()?.match(url, { ignoreSearch: true });
      // A game that is ready may be none of the few that the page knows.
      const offered = await summariesOf(browserCaches(), ready, others);
      if (over || ready.has(id)) return;
      const lose = (): void => onLost(offered);
      if (inPart) trying ??= setTimeout(lose, PARTLY_MS);
      else lose();
    };
    // What cannot be looked up is not stored.
    const lookUp = (): void => void look().catch(() => onLost([]));
    lookUp();
    addEventListener('connection', lookUp);
    const timer = setTimeout(reportLost, SUSPICIOUS_MS);
    return () => {
      over = true;
      clearTimeout(timer);
      clearTimeout(trying);
      removeEventListener('connection', lookUp);
    };
  }, [id, url, others, waiting, onLost]);
}

/** Calls once the site is back. */
export function useReturn(isLost: boolean, onBack: () => void): void {
  useEffect(() => {
    if (!isLost) return undefined;
    const look = (): void => {
      if (!hasFlag('offline')) onBack();
    };
    addEventListener('connection', look);
    return () => removeEventListener('connection', look);
  }, [isLost, onBack]);
}

/** Stores the rest of a game that is being played, so that it plays offline from then on. */
export function storeWhole(
  { id, online = false }: DetailFile,
  { gamesOrigin }: Pick<Site, 'gamesOrigin'>,
): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  // Other hosts' files are not this site's to store.
  if (online || gamesOrigin !== '' || connection?.saveData || !navigator.serviceWorker?.controller)
    return;
  completeGame(offlineDeps(), id).catch(() => {
    // It stays as it is: played in part.
  });
}
