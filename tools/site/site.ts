import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PortalConfig } from '@playgrove/catalogue/config';
import type { BuildPortalOptions } from '@playgrove/portal/build';
import { buildGames } from '../build-games/games.ts';
import { buildVendors } from '../build-games/vendors.ts';
import { ROOT, type Cache } from '../cache.ts';
import { cardFiles, drawCards, drawDefaultIcon, type Load } from '../cards/cards.ts';
import { drawShares } from '../cards/share.ts';
import { readCatalogue } from '../catalogue.ts';
import { precompress } from '../precompress.ts';
import { openIcons } from '../sprites/icons.ts';
import { gatherExtras, placePreviews } from './extras.ts';

/** Adds the portal's files to `outDir`, beside the games that are there. */
export type BuildPortal = (options: BuildPortalOptions) => Promise<unknown>;

export type SiteParts = {
  /** Empty; filled by the build. */
  readonly folder: string;
  readonly games: string;
  readonly previews: string;
  readonly cache: Cache;
  /** Takes one line a step. */
  readonly log: (line: string) => void;
};

/**
 * Builds the whole site: card pictures, games, portal, packed copies.
 * @returns slugs of the games that had to be built anew
 */
export async function buildSite(
  { folder, games, previews, cache, log }: SiteParts,
  buildPortal: BuildPortal = portalsOwn,
): Promise<readonly string[]> {
  const timed = stopwatch(log);
  const config = await readPortalConfig();
  const icons = openIcons(cache);
  readCatalogue(games); // wrong facts are told before anything slow begins
  const cards = await timed('card pictures', () => drawCards(games, load, icons, cache));
  const hashes = Object.fromEntries([...cards].map(([slug, { hash }]) => [slug, hash]));
  const catalogue = readCatalogue(games, hashes);
  const vendors = await timed('shared code', () => buildVendors());
  const workshop = { config, vendors, load, icons, cache };
  const made = await timed('games', () => buildGames(games, catalogue.facts, hashes, workshop));
  writeAll(folder, made.files);
  writeAll(folder, cardFiles(cards));
  writeAll(folder, [
    ['allgame/icon/default.png', await drawDefaultIcon(icons, cache)],
    // What the server counts by and answers `/content/games` from.
    ['data/catalogue.json', Buffer.from(JSON.stringify(catalogue.games))],
  ]);
  const shares = await timed('pictures for links', () =>
    drawShares(cards, catalogue.facts, config.siteName, cache),
  );
  const shown = placePreviews(catalogue.facts.keys(), previews);
  writeAll(folder, [...[...shares.values()].map(({ file }) => file), ...shown.files]);
  const extras = gatherExtras(catalogue.facts.keys(), made.files, shares, shown.previews);
  const portal = { outDir: folder, config, icons: hashes, extras, ...catalogue };
  await timed('portal', () => inProduction(() => buildPortal(portal)));
  await timed('packed copies', () => precompress(folder, cache));
  const some = shown.previews.size;
  log(
    `  ${catalogue.games.length} games, ${made.built.length} of them built anew, ${some} with clips and stills`,
  );
  return made.built;
}

/** Imports a TypeScript module by path; the process runs with a loader for it. */
const load: Load = (file) => import(pathToFileURL(file).href) as Promise<unknown>;

export async function readPortalConfig(): Promise<PortalConfig> {
  const module = (await load(join(ROOT, 'portal.config.ts'))) as { default: PortalConfig };
  return module.default;
}

const portalsOwn: BuildPortal = async (options) => {
  const { buildPortal } = await import('@playgrove/portal/build');
  const { buildInsights } = await import('@playgrove/insights/build');
  await buildInsights(options.outDir, options.config.siteName);
  return buildPortal(options);
};

/** Libraries choose their slow, talkative half unless told; whoever builds, visitors get the other. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

function writeAll(folder: string, files: Iterable<readonly [string, Buffer]>): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

function stopwatch(log: (line: string) => void) {
  return async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    log(`  ${what} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };
}
