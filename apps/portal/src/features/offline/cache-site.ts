import { SPECIAL_CATEGORIES } from '@playgrove/catalogue';
import { BASE } from '../../data/base.ts';
import { categoryAddress, detailAddress } from '../../data/files.ts';
import { isOwnIcon, offlineIcon } from '../../data/icons.ts';
import { OFFLINE_CACHE } from './offline-cache.ts';
import type { GameSummary } from '../../data/game-summary.ts';
import type { Site } from '../../data/site.ts';
import { whenIdle } from '../../services/frames.ts';
import { trustedScript } from '../../services/trusted.ts';

/** Games whose pictures and facts are cached in the background; more would be a large download. */
const MAX_CACHED = 120;

/** How long a page that is never idle holds up what is cached, in milliseconds, file by file. */
const IDLE_MS = 1000;

export type CacheSiteDeps = {
  readonly register: (() => Promise<unknown>) | undefined;
  /** The visitor asked their browser to spare data. */
  readonly saveData: boolean;
  readonly fetch: (address: string) => Promise<unknown>;
  /** Settles when the page has nothing better to do: a visitor who types comes first. */
  readonly idle: () => Promise<void>;
  /** Updates games that the visitor saved to this release. */
  readonly updateSaved: () => Promise<void>;
};

/** What the browser offers. */
export function browserDeps(site: Pick<Site, 'gamesOrigin'>): CacheSiteDeps {
  const { serviceWorker, connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean };
  };
  return {
    // Insecure pages have no service workers.
    register:
      serviceWorker &&
      (async () => {
        await serviceWorker.register(trustedScript(`${BASE}sw.js`));
        await serviceWorker.ready;
      }),
    saveData: connection?.saveData === true,
    fetch: (address) => fetch(address, { priority: 'low' }),
    idle: () => new Promise((settle) => whenIdle(settle, IDLE_MS)),
    updateSaved: async () => {
      if (!(await caches.has(OFFLINE_CACHE))) return;
      const { updateGames } = await import('./game-store.ts');
      await updateGames(site);
    },
  };
}

/**
 * Makes the site open offline from now on: the service worker caches the release's files, and the
 * cards' pictures and facts are loaded once through it. If that fails, the page stays online only.
 */
export async function cacheSite(
  deps: CacheSiteDeps,
  games: readonly GameSummary[],
  categories: readonly (readonly [name: string, count: number])[],
): Promise<void> {
  if (!deps.register) return;
  try {
    await deps.register();
    if (deps.saveData) return;
    const lists = [...SPECIAL_CATEGORIES, ...categories.map(([name]) => name)].map((name) =>
      categoryAddress(name),
    );
    const facts = games
      .slice(0, MAX_CACHED)
      .flatMap(({ id, icon }) => [
        detailAddress(id),
        ...(isOwnIcon(icon) ? [offlineIcon(icon)] : []),
      ]);
    for (const address of [...lists, ...facts]) {
      await deps.idle();
      await deps.fetch(address);
    }
    await deps.updateSaved();
  } catch {
    // Storage may be forbidden or full, or the network gone.
  }
}
