import { isOwn } from '../cards/picture.tsx';
import { categoryAddress, detailAddress } from '../records/files.ts';
import type { Slim } from '../records/rows.ts';
import { offlineIcon } from '../worker/icons.ts';
import { KEPT_CACHE } from '../worker/kept.ts';

/** Games whose pictures and facts are kept in the background; more would be a download nobody asked for. */
const MOST_KEPT = 120;

export type OfflineDoors = {
  readonly register: (() => Promise<unknown>) | undefined;
  /** The visitor asked their browser to spare data. */
  readonly saveData: boolean;
  readonly fetch: (address: string) => Promise<unknown>;
  /** Brings games that the visitor keeps up to this release. */
  readonly renew: () => Promise<void>;
};

/** The browser's own doors. */
export function browserDoors(): OfflineDoors {
  const { serviceWorker, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return {
    // Browsers keep the container away from insecure pages.
    register:
      serviceWorker &&
      (async () => {
        await serviceWorker.register('/sw.js');
        await serviceWorker.ready;
      }),
    saveData: connection?.saveData === true,
    fetch: (address) => fetch(address, { priority: 'low' }),
    renew: async () => {
      if (!(await caches.has(KEPT_CACHE))) return;
      const { renewKept } = await import('./kept-games.ts');
      await renewKept({ caches, fetch: (...call) => fetch(...call) });
    },
  };
}

/**
 * Makes the site open offline from now on, when nothing else is going on: the service worker keeps
 * the release's files, and the cards' pictures and facts are fetched once through it.
 * A failure is no failure of the page: it stays online only.
 */
export async function keepOffline(
  doors: OfflineDoors,
  games: readonly Slim[],
  categories: readonly (readonly [name: string, count: number])[],
): Promise<void> {
  if (!doors.register) return;
  try {
    await doors.register();
    if (doors.saveData) return;
    const lists = ['Recommend', 'Hot', ...categories.map(([name]) => name)].map((name) =>
      categoryAddress(name),
    );
    const facts = games
      .slice(0, MOST_KEPT)
      .flatMap(({ id, icon }) => [detailAddress(id), ...(isOwn(icon) ? [offlineIcon(icon)] : [])]);
    for (const address of [...lists, ...facts]) await doors.fetch(address);
    await doors.renew();
  } catch {
    // Storage may be forbidden or full, or the network gone.
  }
}
