import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFacts } from '@playgrove/catalogue';
import { hashFolder, hashOf, ROOT } from '../cache.ts';
import { mapAtOnce } from '../parallel.ts';
import { buildGame, type GameFiles, type Workshop } from './game.ts';

/** Nothing of these reaches a game's page. */
const NOT_BUILT = /(?:^|\/)(?:README\.md|golden\.txt|[^/]*\.test\.tsx?|card\.ts)$/;

/** The code that shapes a game's files, and the versions they were installed in. */
const TOOLS = ['tools/build-games', 'tools/sprites', 'packages/kit/src'];

export type GamesBuilt = {
  readonly files: GameFiles;
  /** Slugs of the games that had to be built; the rest came from the cache. */
  readonly built: readonly string[];
};

/**
 * Every game's page, script and atlas; only what changed is built again.
 * @param icons hash of each game's card picture, by slug
 */
export async function buildGames(
  games: string,
  facts: ReadonlyMap<string, GameFacts>,
  icons: Readonly<Record<string, string>>,
  workshop: Workshop,
): Promise<GamesBuilt> {
  const shared = hashOf(
    toolsHash(),
    workshop.vendors.style,
    JSON.stringify([...workshop.vendors.byModule]),
    JSON.stringify(workshop.config),
  );
  const made = await mapAtOnce(facts, async ([slug, fact]) => {
    const folder = join(games, slug);
    const icon = icons[slug];
    const key = hashOf(shared, slug, hashFolder(folder, NOT_BUILT), icon ?? '');
    const kept = workshop.cache.readFiles('games', key);
    if (kept) return { slug, fresh: false, files: kept };
    const files = await buildGame(folder, fact, icon, workshop);
    workshop.cache.writeFiles('games', key, files);
    return { slug, fresh: true, files };
  });
  return {
    files: new Map([...workshop.vendors.files, ...made.flatMap(({ files }) => [...files])]),
    built: made.filter(({ fresh }) => fresh).map(({ slug }) => slug),
  };
}

/** A hash of the tools' sources and of every installed version. */
function toolsHash(): string {
  const lock = join(ROOT, 'package-lock.json');
  const versions = existsSync(lock) ? readFileSync(lock) : '';
  return hashOf(versions, ...TOOLS.map((folder) => hashFolder(join(ROOT, folder), /\.test\.ts$/)));
}
