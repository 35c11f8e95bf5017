import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gameUrl } from '@playgrove/catalogue';
import { keepsRuns, type PortalConfig } from '@playgrove/site-config/config';
import * as LOOK from '@playgrove/site-config/look';
import { hasStandIns, standInLook } from '@playgrove/site-config/stand-ins';
import { SETTINGS } from '../../apps/server/src/site/site-settings.ts';
import { readThirdPartyGames, type CageRuntime } from '@playgrove/third-party/build';
import { makeData, type DataInput } from '../../apps/portal/make/data.ts';
import { openLanguage, pageMessages } from '../../apps/portal/make/language.ts';
import type { BundleInput, bundlePortal } from '../../apps/portal/make/parts.ts';
import { loadTexts } from '../../apps/portal/make/texts.ts';
import { buildGames } from '../build-games/games.ts';
import { buildJudges } from '../build-games/judges.ts';
import { buildVendors } from '../build-games/vendors.ts';
import { filesUnder, type Cache } from '../cache.ts';
import { readRulesFacts } from './rules-facts.ts';
import { cardFiles, drawCards, drawDefaultIcon, type Load } from '../cards/cards.ts';
import { drawShares } from '../cards/share.ts';
import { gameId, readCatalogue } from '../catalogue.ts';
import { precompress } from '../precompress.ts';
import { openIcons } from '../sprites/icons.ts';
import { dress, hiddenFiles, type SiteParts } from './dress.ts';
import { gatherExtras, placePreviews } from './extras.ts';
import { readPortalConfig } from './portal-config.ts';
import { CAGE, storedRuntime } from '../dress/own-games.ts';

/**
 * Bundles the portal and the operator's page.
 * @returns the portal's parts, and files that go out as they are
 */
export type BundlePortal = (
  input: BundleInput & { readonly insights: boolean },
) => ReturnType<typeof bundlePortal>;

export type BuildInput = {
  /** Empty; filled by the build. */
  readonly folder: string;
  readonly games: string;
  /** Third-party games. */
  readonly library: string;
  readonly previews: string;
  readonly cache: Cache;
  /** Default: `portal.config.ts`. */
  readonly config?: PortalConfig;
  /** Whether the site may get other settings later: then code is there for each of them. */
  readonly forAnySettings?: boolean;
  /** Whether texts get packed copies, the last thing a site needs. Default true. */
  readonly packed?: boolean;
  /** Receives one line per step. */
  readonly log: (line: string) => void;
};

/** What the site was put together from, for other settings, and what of it settings decide; never served. */
const PARTS = '.parts/site.json';
const MADE = '.parts/made.json';

/**
 * Builds the whole site: card pictures, games, portal, packed copies.
 * @returns slugs of the games that were built
 */
export async function buildSite(
  input: BuildInput,
  bundle: BundlePortal = portalsOwn,
): Promise<readonly string[]> {
  const { folder, games, library, previews, cache, log, config: given, forAnySettings } = input;
  const timed = stopwatch(log);
  const config = given ?? (await readPortalConfig());
  const icons = openIcons(cache);
  // Wrong facts are reported before anything slow begins.
  const own = new Set(readCatalogue(games).facts.keys());
  const thirdParty = readThirdPartyGames(library, own, config);
  const again: string[] = [];
  const sayDrawn = counter(log, 'card pictures drawn');
  const cards = await timed('card pictures', () =>
    drawCards(games, load, icons, cache, (slug) => {
      again.push(slug);
      sayDrawn();
    }),
  );
  if (again.length > 0) log(`  "npm run cards" stores the pictures of ${again.join(', ')}`);
  const hashes = Object.fromEntries([...cards].map(([slug, { hash }]) => [slug, hash]));
  const ours = readCatalogue(games, hashes);
  const catalogue = { ...ours, games: [...ours.games, ...thirdParty.records] };
  const rules = await readRulesFacts(games, ours.facts.keys(), load, cache);
  const standIns = standInLook(LOOK);
  const vendors = await timed('shared code', () => buildVendors(config.base, standIns));
  const onBuilt = counter(log, 'games', ours.facts.size);
  const context = { config, vendors, load, icons, cache, onBuilt };
  const made = await timed('games', () => buildGames(games, catalogue.facts, hashes, context));
  const tinted = Object.fromEntries(
    [...vendors.files]
      .filter(([path]) => /\.(?:js|css)$/.test(path))
      .map(([path, bytes]) => [path, bytes.toString()] as const)
      .filter(([, text]) => hasStandIns(text, LOOK)),
  );
  writeAll(folder, made.files);
  if (keepsRuns(config) || forAnySettings) {
    const judges = () => buildJudges(games, catalogue.facts.keys(), cache);
    writeAll(folder, await timed('rules for the server', judges));
  }
  writeAll(folder, cardFiles(cards));
  const others = await timed('third-party games', () => thirdParty.buildInto(folder, cache));
  writeAll(folder, [['allgame/icon/default.png', await drawDefaultIcon(icons, cache)]]);
  const shares = await timed('pictures for links', () => drawShares(cards, catalogue.facts, cache));
  const shown = placePreviews(catalogue.facts.keys(), previews);
  writeAll(folder, [...[...shares.values()].map(({ file }) => file), ...shown.files]);
  const extras = gatherExtras(
    catalogue.facts.keys(),
    made.files,
    shares,
    shown.previews,
    config.base,
  );
  const language = openLanguage(config.language ?? 'en');
  const texts = await loadTexts(language.tag);
  const everything = {
    config,
    texts,
    messages: pageMessages(language),
    icons: { ...hashes, ...thirdParty.icons },
    extras: new Map([...others.extras, ...extras]),
    library: thirdParty.facts,
    rules,
    ...catalogue,
  };
  const both = forAnySettings ? 'both' : undefined;
  const portal = await timed('portal', () =>
    inProduction(async () => {
      const thirdParties = config.ads.on || config.analytics.on ? 'with' : 'without';
      return bundle({
        base: config.base,
        insights: config.server || forAnySettings === true,
        language,
        thirdParties: both ?? thirdParties,
        written: [...makeData(everything).files.values()].map((file) => JSON.stringify(file)),
      });
    }),
  );
  writeAll(folder, portal.files);
  for (const [path, content] of portal.files)
    if (typeof content === 'string' && hasStandIns(content, LOOK)) tinted[path] = content;
  const parts: SiteParts = {
    format: 1,
    config,
    portal: portal.parts,
    games: catalogue.games,
    facts: [...catalogue.facts],
    how: [...catalogue.how],
    rules: [...rules],
    icons: everything.icons,
    extras: [...everything.extras],
    pages: [...made.pages],
    library: [...thirdParty.facts],
    closed: [...thirdParty.facts.keys()].filter((slug) =>
      readFileSync(join(folder, gameUrl(gameId(slug)).slice(1)), 'utf8').includes('"no-frames"'),
    ),
    ...(others.runtime && { runtime: pageRuntime(others.runtime) }),
    tinted,
    owned: ownedFiles(folder, everything),
  };
  for (const path of hiddenFiles(parts, config)) rmSync(join(folder, path), { force: true });
  const dressed = dress(parts, { config, look: LOOK, texts });
  writeAll(folder, dressed);
  writeAll(folder, [
    [SETTINGS, JSON.stringify(config)],
    [PARTS, JSON.stringify(parts)],
    [MADE, JSON.stringify([...dressed.keys()])],
    [CAGE, await cageCode(cache)],
  ]);
  if (input.packed !== false)
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

/** Loaded only when needed: it brings the bundler along. */
const portalsOwn: BundlePortal = async (input) => {
  const { bundlePortal } = await import('../../apps/portal/make/parts.ts');
  const { bundleInsights } = await import('@playgrove/insights/build');
  const portal = await bundlePortal(input);
  if (!input.insights) return portal;
  const insights = await bundleInsights(standInLook(LOOK));
  return { ...portal, files: new Map([...portal.files, ...insights]) };
};

/** The code around third-party games, for those that an operator adds later. */
async function cageCode(cache: Cache): Promise<string> {
  const { buildRuntime } = await import('../../packages/third-party/src/build/runtime.ts');
  return JSON.stringify(storedRuntime(await buildRuntime(cache)));
}

function pageRuntime({ page, pageExtras, start, style }: CageRuntime): CageRuntime {
  return { page, pageExtras, start, style };
}

/** Files of each game alone, by slug: its folder, its pictures. */
function ownedFiles(
  folder: string,
  { facts, library, icons, extras }: Pick<DataInput, 'facts' | 'library' | 'icons' | 'extras'>,
): Readonly<Record<string, readonly string[]>> {
  const pictures = filesUnder(join(folder, 'allgame/icon'));
  return Object.fromEntries(
    [...(facts ?? []), ...(library ?? [])].map(([slug]) => {
      const home = `allgame/${gameId(slug)}`;
      const own = existsSync(join(folder, home)) ? filesUnder(join(folder, home)) : [];
      const { share, clip, stills = [] } = extras?.get(slug) ?? {};
      const icon = icons[slug];
      return [
        slug,
        [
          ...own.map((path) => `${home}/${path}`),
          ...pictures
            .filter((path) => icon !== undefined && path.startsWith(icon))
            .map((path) => `allgame/icon/${path}`),
          ...[share?.address, clip, ...stills.map(({ file }) => file)]
            .filter((address) => address !== undefined)
            .map((address) => address.replace(/^\//, '')),
        ],
      ];
    }),
  );
}

/** Libraries use their slow, verbose development build by default; visitors must get the other. */
async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

function writeAll(folder: string, files: Iterable<readonly [string, string | Uint8Array]>): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** Says after every ten how far something is. */
function counter(log: (line: string) => void, what: string, all?: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    if (done % 10 === 0 && done !== all)
      log(`  ${what}: ${done}${all === undefined ? '' : ` of ${all}`} ...`);
  };
}

function stopwatch(log: (line: string) => void) {
  return async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    log(`  ${what} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    return result;
  };
}
