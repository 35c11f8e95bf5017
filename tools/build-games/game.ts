import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SpriteSheet } from '@playgrove/kit/build';
import { gameUrl, type GameFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { Plugin } from 'vite';
import { gameId } from '../catalogue.ts';
import { hashOf, type Cache } from '../cache.ts';
import { ROOT } from '../root.ts';
import type { Load } from '../cards/cards.ts';
import type { Icons } from '../sprites/icons.ts';
import { bakeSheet, type Sheet } from '../sprites/sheet.ts';
import { bundle, type Bundle } from './bundle.ts';
import { entrySource, languageFiles, mindSource, readStrings } from './entry.ts';
import type { PageParts } from './page.ts';
import { sharedModules, type Vendors } from './vendors.ts';

/** The inputs of every game of a build. */
export type Workshop = {
  readonly config: PortalConfig;
  readonly vendors: Vendors;
  readonly load: Load;
  readonly icons: Icons;
  readonly cache: Cache;
  /** A module that replaces the player, for pictures and measurements; never for a site. */
  readonly driver?: string;
  /** Called for each game that did not come from the cache. */
  readonly onBuilt?: () => void;
};

/** One game's files, by path from the site's root. */
export type GameFiles = ReadonlyMap<string, Buffer>;

/** A built game. */
export type GameMade = {
  /** Everything but its page. */
  readonly files: GameFiles;
  /** What its page is made from. */
  readonly page: PageParts;
};

/**
 * Builds one game.
 * @param folder the game's folder
 * @param iconHash of its card picture
 * @throws Error naming a missing or wrong file
 */
export async function buildGame(
  folder: string,
  facts: GameFacts,
  iconHash: string | undefined,
  workshop: Workshop,
): Promise<GameMade> {
  const { slug } = facts;
  const id = gameId(slug);
  const home = `allgame/${id}`;
  const { base } = workshop.config;
  const view = join(folder, 'view.ts');
  if (!existsSync(view)) throw new Error(`games/${slug}/view.ts: is missing`);
  const sheet = await gameSheet(folder, slug, workshop);
  const files = new Map<string, Buffer>();
  const atlas = sheet && `${home}/atlas-${hashOf(sheet.webp).slice(0, 8)}.webp`;
  if (sheet && atlas !== undefined) files.set(atlas, sheet.webp);

  const mind = await bundleMind(folder, slug, home, base);
  for (const [path, bytes] of mind?.files ?? []) files.set(path, bytes);

  const source = entrySource(view, facts, readStrings(folder, slug), {
    ...(sheet && atlas !== undefined && { atlas: { url: base + atlas, frames: sheet.frames } }),
    ...(mind && { mind: base + mind.start }),
    languages: languageFiles(folder, slug),
  });
  const { driver } = workshop;
  const made = await bundle(
    'game',
    driver === undefined ? source : driven(source, folder, driver),
    home,
    [
      sharedModules(workshop.vendors.byModule),
      ...(driver === undefined ? [ownFolderOnly(folder, slug)] : []),
    ],
    { base },
  );
  for (const [path, bytes] of made.files) files.set(path, bytes);

  const [start, ...rest] = made.eager;
  if (!start) throw new Error(`games/${slug}: came out empty`);
  const shared = new Set(
    [...workshop.vendors.byModule.values()]
      .filter(({ url }) => made.eager.some(({ imports }) => imports.includes(url)))
      .flatMap(({ eager }) => eager),
  );
  const page: PageParts = {
    path: gameUrl(id),
    script: base + start.path,
    preload: [...shared, ...rest.map(({ path }) => base + path)],
    style: workshop.vendors.style,
    icon: iconHash === undefined ? undefined : `${base}allgame/icon/${iconHash}`,
  };
  return { files, page };
}

/** A game's baked sprites; undefined if it has no `sprites.ts`. */
export async function gameSheet(
  folder: string,
  slug: string,
  { load, icons, cache }: Pick<Workshop, 'load' | 'icons' | 'cache'>,
): Promise<Sheet | undefined> {
  const path = join(folder, 'sprites.ts');
  if (!existsSync(path)) return undefined;
  const file = `games/${slug}/sprites.ts`;
  const module = (await load(path)) as { readonly sprites?: SpriteSheet };
  if (typeof module.sprites !== 'object') throw new Error(`${file}: must export "sprites"`);
  return bakeSheet(module.sprites, file, icons, cache);
}

/** The text of a page's script with the game's bot as its player. */
function driven(source: string, folder: string, driver: string): string {
  const imports = [
    `import { drive } from ${JSON.stringify(driver)};`,
    `import { bot } from ${JSON.stringify(join(folder, 'bot.ts'))};`,
  ];
  return [...imports, source.replace('mount(game,', 'mount(drive(game, bot),')].join('\n');
}

/**
 * A game's mind: one file with all it needs, so that it runs in a worker; undefined without
 * `mind.ts`.
 */
async function bundleMind(
  folder: string,
  slug: string,
  home: string,
  base: string,
): Promise<{ readonly start: string; readonly files: Bundle['files'] } | undefined> {
  const path = join(folder, 'mind.ts');
  if (!existsSync(path)) return undefined;
  const made = await bundle('mind', mindSource(path), home, [ownFolderOnly(folder, slug)], {
    base,
  });
  const [start] = made.eager;
  if (!start) throw new Error(`games/${slug}/mind.ts: came out empty`);
  return { start: start.path, files: made.files };
}

/** Parts of the kit that are not shared are bundled into games. */
const KIT_FOLDER = join(ROOT, 'packages/kit/src') + sep;
/** Where the kit takes its colors from. */
const LOOK = [join(ROOT, 'packages/site-config/src') + sep, join(ROOT, 'look.config.ts')];

/**
 * A game consists of its own folder, the kit and packages, so that deleting the folder removes it.
 */
function ownFolderOnly(folder: string, slug: string): Plugin {
  return {
    name: 'own-folder-only',
    load(id) {
      const file = id.split('?')[0] ?? id;
      const inside = [folder + sep, KIT_FOLDER, ...LOOK].some((own) => file.startsWith(own));
      const installed = file.includes(`${sep}node_modules${sep}`);
      if (file.startsWith(sep) && !inside && !installed) {
        throw new Error(`games/${slug}: imports ${file}, which is not its own`);
      }
      return undefined;
    },
  };
}
