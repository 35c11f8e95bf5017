import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFacts } from '@playgrove/catalogue';
import { hashFolder, hashOf } from '../cache.ts';
import { ROOT } from '../root.ts';
import { mapAtOnce } from '../parallel.ts';
import { buildGame, type GameFiles, type GameMade, type Workshop } from './game.ts';
import { gamePage, type PageParts } from './page.ts';

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
  /** What each game's page was made from, by slug. */
  readonly pages: ReadonlyMap<string, PageParts>;
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
    workshop.config.base,
  );
  const made = await mapAtOnce(facts, async ([slug, fact]) => {
    const folder = join(games, slug);
    const icon = icons[slug];
    const key = hashOf(shared, slug, hashFolder(folder, NOT_BUILT), icon ?? '');
    const cached = readMade(workshop.cache, key);
    const game = cached ?? (await buildGame(folder, fact, icon, workshop));
    if (!cached) {
      workshop.onBuilt?.();
      const page = Buffer.from(JSON.stringify(game.page));
      workshop.cache.writeFiles('games', key, new Map([...game.files, [PAGE, page]]));
    }
    const html = Buffer.from(gamePage(fact, workshop.config, game.page));
    const files = new Map(game.files).set(game.page.path.slice(1), html);
    return { slug, fresh: !cached, files, page: game.page };
  });
  return {
    files: new Map([...workshop.vendors.files, ...made.flatMap(({ files }) => [...files])]),
    pages: new Map(made.map(({ slug, page }) => [slug, page])),
    built: made.filter(({ fresh }) => fresh).map(({ slug }) => slug),
  };
}

/** The name of a page's parts in the cache. */
const PAGE = 'page.json';

function readMade(cache: Workshop['cache'], key: string): GameMade | undefined {
  const files = cache.readFiles('games', key);
  const page = files?.get(PAGE);
  if (!files || !page) return undefined;
  files.delete(PAGE);
  return { files, page: JSON.parse(page.toString()) as PageParts };
}

/** A hash of the tools' sources, of every installed version and of the look. */
export function toolsHash(): string {
  const files = ['package-lock.json', 'look.config.ts'].map((name) => join(ROOT, name));
  const read = files.map((file) => (existsSync(file) ? readFileSync(file) : ''));
  return hashOf(...read, ...TOOLS.map((folder) => hashFolder(join(ROOT, folder), /\.test\.ts$/)));
}
