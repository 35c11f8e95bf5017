import type { Game, LibraryFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { Cache } from '../../../../tools/cache.ts';
import type { Needed } from './place.ts';
import { readLibrary, tidyLibrary } from './library.ts';
import type { Runtime } from './runtime.ts';
import { cagedRules, type Rule } from './static-headers.ts';

export { cagedRules, type Rule } from './static-headers.ts';
export { cagePage, type CageRuntime } from './cage-page.ts';

/** All that the build of the site asks of third-party games. */
export interface ThirdPartyGames {
  /** For the catalogue, in the order of slugs. */
  readonly records: readonly Game[];
  /** By slug. */
  readonly facts: ReadonlyMap<string, LibraryFacts>;
  /** Hash of each game's card picture, by slug. */
  readonly icons: Readonly<Record<string, string>>;
  /** Header fields for static hosts, by path; none without games. */
  readonly headers: readonly Rule[];
  /** Adds every game to the site. */
  buildInto(site: string, cache: Cache): Promise<BuiltLibrary>;
}

export type BuiltLibrary = {
  /** What saving a game for offline needs, by slug. */
  readonly extras: ReadonlyMap<string, { readonly needed: Needed }>;
  /** Our scripts around the games; none without games. */
  readonly runtime?: Runtime;
};

/**
 * @param folder of the library; it need not exist
 * @param own slugs of our own games
 * @throws Error that lists every wrong file, field and reason
 */
export function readThirdPartyGames(
  folder: string,
  own: ReadonlySet<string>,
  config: PortalConfig,
): ThirdPartyGames {
  tidyLibrary(folder);
  const library = readLibrary(folder, own, config.remoteGames);
  const { games, facts, icons } = library;
  const some = facts.size > 0;
  if (some && config.base !== '/')
    throw new Error('portal.config.ts: base: must be "/" while there are games in library/');
  return {
    records: games,
    facts,
    icons,
    headers: some ? cagedRules(config) : [],
    async buildInto(site, cache) {
      if (!some) return { extras: new Map() };
      // Loaded only where there is such a game: its tools are not small.
      const { buildLibrary } = await import('./build.ts');
      const { neededOf } = await import('./place.ts');
      const parts = { from: folder, to: site, library, config, cache };
      const runtime = await buildLibrary(parts);
      return { extras: neededOf(parts, runtime), runtime };
    },
  };
}
