import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFacts } from '@playgrove/catalogue';
import { hashFolder, hashOf } from '../cache.ts';
import { ROOT } from '../root.ts';
import { mapAtOnce } from '../parallel.ts';
import { buildGame, type GameFiles, type Workshop } from './game.ts';

/** Files that no game's page uses. */
export const NOT_BUILT =
  /(?:^|\/)(?:README\.md|golden\.txt|(?:proof|visit)\.json|[^/]*\.test\.tsx?|card\.ts)$/;

/** The code that determines a game's files, and the installed versions. */
const TOOLS = [
  'tools/build-games',
  'tools/sprites',
  'packages/kit/src',
  'packages/language/src',
  'packages/protocol/src',
  'packages/site-config/src',
];

export type GamesBuilt = {
  readonly files: GameFiles;
  /** Slugs of the games that were built; the others came from the cache. */
  readonly built: readonly string[];
};

/**
 * Every game's page, script and atlas; rebuilds only what changed.
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
    const cached = workshop.cache.readFiles('games', key);
    if (cached) return { slug, fresh: false, files: cached };
    const files = await buildGame(folder, fact, icon, workshop);
    workshop.cache.writeFiles('games', key, files);
    return { slug, fresh: true, files };
  });
  return {
    files: new Map([...workshop.vendors.files, ...made.flatMap(({ files }) => [...files])]),
    built: made.filter(({ fresh }) => fresh).map(({ slug }) => slug),
  };
}

/** A hash of the tools' sources, of every installed version and of the look. */
export function toolsHash(): string {
  const files = ['package-lock.json', 'look.config.ts'].map((name) => join(ROOT, name));
  const read = files.map((file) => (existsSync(file) ? readFileSync(file) : ''));
  return hashOf(...read, ...TOOLS.map((folder) => hashFolder(join(ROOT, folder), /\.test\.ts$/)));
}
