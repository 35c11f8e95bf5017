import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { BuildPortalOptions } from '@playgrove/portal/build';
import { readThirdPartyGames } from '@playgrove/third-party/build';
import { buildGames } from '../build-games/games.ts';
import { buildJudges } from '../build-games/judges.ts';
import { buildVendors } from '../build-games/vendors.ts';
import type { Cache } from '../cache.ts';
import { ROOT } from '../root.ts';
import { countLevels } from './levels.ts';
import { cardFiles, drawCards, drawDefaultIcon, type Load } from '../cards/cards.ts';
import { drawShares } from '../cards/share.ts';
import { readCatalogue } from '../catalogue.ts';
import { precompress } from '../precompress.ts';
import { openIcons } from '../sprites/icons.ts';
import { writePolicies } from './page-policies.ts';
import { gatherExtras, placePreviews } from './extras.ts';
import { staticHeaders } from './static-headers.ts';

/** Adds the portal's files to the existing ones in `outDir`. */
export type BuildPortal = (options: BuildPortalOptions) => Promise<unknown>;

export type SiteParts = {
  /** Empty; filled by the build. */
  readonly folder: string;
  readonly games: string;
  /** Third-party games. */
  readonly library: string;
  readonly previews: string;
  readonly cache: Cache;
  /** Default: `portal.config.ts`. */
  readonly config?: PortalConfig;
  /** Receives one line per step. */
  readonly log: (line: string) => void;
};

/**
 * Builds the whole site: card pictures, games, portal, packed copies.
 * @returns slugs of the games that were built
 */
export async function buildSite(
  { folder, games, library, previews, cache, log, config: given }: SiteParts,
  buildPortal: BuildPortal = portalsOwn,
): Promise<readonly string[]> {
  const timed = stopwatch(log);
  const config = given ?? (await readPortalConfig());
  const icons = openIcons(cache);
  // Wrong facts are reported before anything slow begins.
  const own = new Set(readCatalogue(games).facts.keys());
  const thirdParty = readThirdPartyGames(library, own, config);
  const cards = await timed('card pictures', () => drawCards(games, load, icons, cache));
  const hashes = Object.fromEntries([...cards].map(([slug, { hash }]) => [slug, hash]));
  const ours = readCatalogue(games, hashes);
  const catalogue = { ...ours, games: [...ours.games, ...thirdParty.records] };
  const levels = await countLevels(games, ours.facts.keys(), load, cache);
  const vendors = await timed('shared code', () => buildVendors(config.base));
  const context = { config, vendors, load, icons, cache };
  const made = await timed('games', () => buildGames(games, catalogue.facts, hashes, context));
  writeAll(folder, made.files);
  if (config.runs) {
    const judges = () => buildJudges(games, catalogue.facts.keys(), cache);
    writeAll(folder, await timed('rules for the server', judges));
  }
  writeAll(folder, cardFiles(cards));
  const others = await timed('third-party games', () => thirdParty.buildInto(folder, cache));
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
  const extras = gatherExtras(
    catalogue.facts.keys(),
    made.files,
    shares,
    shown.previews,
    config.base,
  );
  const portal = {
    outDir: folder,
    config,
    icons: { ...hashes, ...thirdParty.icons },
    extras: new Map([...others, ...extras]),
    library: thirdParty.facts,
    levels,
    ...catalogue,
  };
  await timed('portal', () => inProduction(() => buildPortal(portal)));
  // What our server says in headers.
  const pages = config.server ? [] : writePolicies(folder, config);
  const { headers } = thirdParty;
  if (headers.length > 0 || !config.server)
    writeAll(folder, [['_headers', Buffer.from(staticHeaders(config, headers, pages))]]);
  await timed('packed copies', () =>
    precompress(folder, cache, /^(?:allgame\/[^/]+\/(?:files|packed)|\.judges)\//),
  );
  const some = shown.previews.size;
  log(
    `  ${catalogue.games.length} games, ${made.built.length} of them built, ${some} with clips and stills`,
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
  // An operator's page; a host without a server has no data for it.
  if (options.config.server) await buildInsights(options.outDir, options.config.siteName);
  return buildPortal(options);
};

/** Libraries use their slow, verbose development build by default; visitors must get the other. */
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
