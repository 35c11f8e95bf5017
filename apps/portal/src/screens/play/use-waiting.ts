import { useEffect, useState } from 'react';
import type { GameScreenProps } from '../../page.tsx';
import { detailAddress } from '../../records/files.ts';
import { fetchFile } from '../../services/files.ts';
import { mayWait, prefetchGame, whenIdle, whenStill } from './prefetch.ts';

/** How long a detail page is left alone after it has come alive, in milliseconds. */
const ARRIVAL_MS = 600;

/**
 * Makes Play instant: while a detail page is idle, the play screen's code and the game's files are
 * fetched; then, while nobody moves, the game itself is loaded and held at its first frame, unless
 * that would be too much.
 * @param fetchScreen fetches the play screen's code
 * @returns whether a game is to wait beside the detail page now
 */
export function useWaiting(
  { site, scene: { name, game } }: GameScreenProps,
  fetchScreen: () => Promise<void>,
): boolean {
  const [waits, setWaits] = useState(false);
  const url = `${site.gamesOrigin}${game.url}`;
  const { id } = game;
  useEffect(() => {
    if (name === 'game') return undefined;
    const gone = new AbortController();
    const prepare = async (): Promise<void> => {
      // The first paint had the facts; the live page asks again unless it has them by then.
      await Promise.all([fetchScreen(), fetchFile(detailAddress(id))]);
      await prefetchGame(url, gone.signal);
      if (!mayWait(navigator)) return;
      await whenStill(gone.signal);
      await whenIdle(gone.signal);
      setWaits(true);
    };
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData) return undefined;
    const timer = setTimeout(() => {
      // What fails here costs nothing: the game is fetched when it is played.
      void whenIdle(gone.signal)
        .then(prepare)
        .catch(() => {});
    }, ARRIVAL_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
      // A game that was played does not wait on when its player goes back to the detail page.
      setWaits(false);
    };
  }, [name, id, url, fetchScreen]);
  return waits;
}
