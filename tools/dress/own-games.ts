/** Third-party games that an operator added to a release: where they are, and how they come into a site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, LibraryFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { listFiles } from '../../packages/third-party/src/build/files.ts';
import {
  cardOf,
  FEEDS,
  librarySlugs,
  readLibrary,
  tidyLibrary,
  type Library,
} from '../../packages/third-party/src/build/library.ts';
import { neededOf, placeGames } from '../../packages/third-party/src/build/place.ts';
import type { Runtime } from '../../packages/third-party/src/build/runtime.ts';
import { remoteSlugs } from '../../packages/third-party/src/import/remote.ts';
import { hashOf, openCache, type Cache } from '../cache.ts';
import type { SiteParts } from '../site/dress.ts';

/** The code around third-party games, which every release brings. */
export const CAGE = '.parts/cage.json';
/** Results that take a while, in the library's folder. */
const CACHE = '.cache';
const KEPT_MS = 10 * 24 * 60 * 60 * 1000;

/** A runtime as JSON. */
export type StoredRuntime = Omit<Runtime, 'files'> & {
  readonly files: readonly (readonly [path: string, base64: string])[];
};

export function storedRuntime({ files, ...names }: Runtime): StoredRuntime {
  return { ...names, files: [...files].map(([path, bytes]) => [path, bytes.toString('base64')]) };
}

export function readRuntime(release: string): Runtime {
  const { files, ...names } = JSON.parse(
    readFileSync(join(release, CAGE), 'utf8'),
  ) as StoredRuntime;
  return {
    ...names,
    files: new Map(files.map(([path, text]) => [path, Buffer.from(text, 'base64')])),
  };
}

export const cacheOf = (folder: string): Cache => openCache(join(folder, CACHE));

/** Every name that settings may use for a game of the library. */
export function namesIn(folder: string): readonly string[] {
  return [...librarySlugs(folder), ...remoteSlugs(folder)];
}

/** Slugs of the release's own games. */
export function slugsOf(parts: SiteParts): ReadonlySet<string> {
  return new Set([...parts.facts, ...parts.library].map(([slug]) => slug));
}

/** A name for all that is in a library; empty if nothing is. */
export function stateOf(folder: string): string {
  tidyLibrary(folder);
  const games = librarySlugs(folder).map((slug) => {
    const home = join(folder, slug);
    const cards = [...cardOf(home).values()].map((file) => hashOf(readFileSync(file)));
    const record = readFileSync(join(home, 'game.json'), 'utf8');
    return [slug, record, listFiles(join(home, 'files')), cards];
  });
  const home = join(folder, FEEDS);
  const feeds = existsSync(home)
    ? readdirSync(home)
        .toSorted()
        .map((name) => [name, readFileSync(join(home, name), 'utf8')])
    : [];
  return games.length + feeds.length === 0 ? '' : hashOf(JSON.stringify([games, feeds]));
}

/**
 * Puts the games of a library into a site that is being made.
 * @param to the site's folder
 * @returns the parts with these games, and the code around them by path
 * @throws Error naming what is wrong with the library
 */
export async function placeOwnGames(
  parts: SiteParts,
  { release, folder, to, config }: OwnGames,
): Promise<{ readonly parts: SiteParts; readonly code: Runtime['files'] }> {
  const all = readLibrary(folder, slugsOf(parts), config.remoteGames);
  const library = without(all, new Set(config.games?.hidden));
  if (library.facts.size === 0) return { parts: withGames(parts, all), code: new Map() };
  if (config.base !== '/')
    throw new Error(
      `This release is built for "${config.base}": it cannot hold third-party games.`,
    );
  const runtime = readRuntime(release);
  const cache = cacheOf(folder);
  const placing = { from: folder, to, library, config, cache };
  const closed = await placeGames(placing, runtime);
  cache.forgetUnused(new Date(Date.now() - KEPT_MS));
  const { page, pageExtras, start, style } = runtime;
  return {
    parts: {
      ...withGames(parts, all),
      closed: [...parts.closed, ...closed],
      extras: [...parts.extras, ...neededOf(placing, runtime)] as SiteParts['extras'],
      runtime: { page, pageExtras, start, style },
    },
    code: runtime.files,
  };
}

export type OwnGames = {
  readonly release: string;
  /** The library. */
  readonly folder: string;
  readonly to: string;
  readonly config: PortalConfig;
};

/** Hidden games are not placed at all. */
function without({ games, facts, icons }: Library, hidden: ReadonlySet<string>): Library {
  const shown = new Map([...facts].filter(([slug]) => !hidden.has(slug)));
  return { games, facts: shown, icons };
}

function withGames(parts: SiteParts, { games, facts, icons }: Library): SiteParts {
  const added: readonly Game[] = games;
  const library: readonly (readonly [string, LibraryFacts])[] = [...facts];
  return {
    ...parts,
    games: [...parts.games, ...added],
    library: [...parts.library, ...library],
    icons: { ...parts.icons, ...icons },
  };
}
