import { useEffect, useState } from 'react';
import { detailAddress } from '../../data/files.ts';
import type { PartProps } from '../../data/parts.ts';
import { originOf } from '../../data/site.ts';
import { fetchFile } from '../../services/files.ts';
import { whenIdle } from '../../services/frames.ts';

/** How long a detail page is left alone after it was hydrated, in milliseconds. */
const ARRIVAL_MS = 600;

/**
 * Makes Play instant: while a detail page is idle, the play screen's code and the game's files are
 * loaded; then, while the visitor does nothing, the game itself is loaded and held at its first
 * frame, unless that would be too much for the device.
 * @param fetchScreen loads the play screen's code
 * @returns whether a game is to be loaded next to the detail page now
 */
export function usePreload(
  { site, pageData: { name, game } }: PartProps['game'],
  fetchScreen: () => Promise<void>,
): boolean {
  const [preloads, setPreloads] = useState(false);
  const { id, caged = false } = game;
  const url = `${originOf(site, id)}${game.url}`;
  useEffect(() => {
    if (name === 'game') return undefined;
    const gone = new AbortController();
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
    if (connection?.saveData) return undefined;
    const prepare = async (): Promise<void> => {
      const { prepareGame } = await import('./prefetch.ts');
      // The first paint had the facts; the live page requests them unless it has them by then.
      await Promise.all([fetchScreen(), fetchFile(detailAddress(id))]);
      // A third-party game runs only when it is played.
      if (!caged && (await prepareGame(url, gone.signal))) setPreloads(true);
    };
    const timer = setTimeout(() => {
      whenIdle(() => {
        // What fails here costs nothing: the game is loaded when it is played.
        if (!gone.signal.aborted) prepare().catch(() => {});
      });
    }, ARRIVAL_MS);
    return () => {
      clearTimeout(timer);
      gone.abort();
      // A game that was played does not stay loaded when its player goes back to the detail page.
      setPreloads(false);
    };
  }, [name, id, url, caged, fetchScreen]);
  return preloads;
}
