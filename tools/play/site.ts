import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameUrl } from '@playgrove/catalogue';
import { buildGame } from '../build-games/game.ts';
import { gamePage } from '../build-games/page.ts';
import { isSolid } from '../build-games/measure.ts';
import { buildVendors } from '../build-games/vendors.ts';
import { openCache } from '../cache.ts';
import { ROOT } from '../root.ts';
import { gameId, readCatalogue } from '../catalogue.ts';
import { typeOf } from '../dev/serving.ts';
import { readPortalConfig } from '../site/portal-config.ts';
import { openIcons } from '../sprites/icons.ts';

/** Pages of games that are played by their bots. */
export type DrivenSite = {
  /** The page of a game. */
  address(slug: string): string;
  /** Whether it draws in 3D. */
  isSolid(slug: string): boolean;
  close(): Promise<void>;
};

/** Shared code is built once. */
let shared: ReturnType<typeof buildVendors> | undefined;

/**
 * Builds the given games, with a driver instead of the player or unchanged.
 * @returns their files and the shared ones, by path from the site's root
 */
export async function buildGames(
  slugs: readonly string[],
  { games = join(ROOT, 'games'), driven = true } = {},
): Promise<ReadonlyMap<string, Buffer>> {
  const { facts } = readCatalogue(games);
  const cache = openCache();
  const vendors = await (shared ??= buildVendors());
  const load = (file: string): Promise<unknown> => import(pathToFileURL(file).href);
  const config = await readPortalConfig();
  const workshop = {
    config: { ...config, gamesOrigin: '' },
    vendors,
    load,
    icons: openIcons(cache),
    cache,
    ...(driven && { driver: join(ROOT, 'tools/play/driver.ts') }),
  };
  const files = new Map<string, Buffer>(vendors.files);
  for (const slug of slugs) {
    const fact = facts.get(slug);
    if (!fact) throw new Error(`there is no game named ${slug}`);
    const made = await buildGame(join(games, slug), fact, undefined, workshop);
    for (const [path, bytes] of made.files) files.set(path, bytes);
    const html = gamePage(fact, workshop.config, made.page);
    files.set(made.page.path.slice(1), Buffer.from(html));
  }
  return files;
}

/** Builds the given games with a driver instead of the player, and serves them on a free port. */
export async function serveDriven(
  slugs: readonly string[],
  games: string = join(ROOT, 'games'),
): Promise<DrivenSite> {
  const files = await buildGames(slugs, { games });
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const bytes = files.get(path.slice(1));
    response.writeHead(bytes ? 200 : 404, { 'content-type': typeOf(path) });
    response.end(bytes);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    address: (slug) => `http://127.0.0.1:${port}${gameUrl(gameId(slug))}?quality=high`,
    isSolid: (slug) => isSolid(files.get(gameUrl(gameId(slug)).slice(1))?.toString() ?? ''),
    close: () => new Promise((settle) => server.close(() => settle())),
  };
}
