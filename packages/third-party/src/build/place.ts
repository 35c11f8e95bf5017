import { readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { gameUrl, isRemote, type LibraryFacts } from '@playgrove/catalogue';
import type { PortalConfig } from '@playgrove/site-config/config';
import { gameId } from '../../../../tools/catalogue.ts';
import { hashOf, type Cache } from '../../../../tools/cache.ts';
import { mapAtOnce } from '../../../../tools/parallel.ts';
import { knownFiles } from './former-base.ts';
import { addressOf, cagePage, filesRoot, rootOf } from './cage-page.ts';
import { listFiles, linkOrCopy, type Listed } from './files.ts';
import { cardOf, type Library } from './library.ts';
import { rewriteAddress, rewritePage, type RewriteContext } from './markup.ts';
import { escape } from './escape.ts';
import { ownOrigin } from './origins.ts';
import type { Runtime } from './runtime.ts';
import { rewriteScript } from './scripts.ts';
import { rewriteStyle } from './styles.ts';
import { declaredIn, decodeText, isUtf8 } from './text.ts';

export type LibraryParts = {
  /** Where the games are. */
  readonly from: string;
  /** The site's folder. */
  readonly to: string;
  readonly library: Library;
  readonly config: PortalConfig;
  readonly cache: Cache;
};

/** What a game needs to run: addresses from the host's root, and their bytes together. */
export type Needed = { readonly bytes: number; readonly files: readonly string[] };

const PAGE = /\.x?html?$/i;
const SCRIPT = /\.m?js$/i;
const STYLE = /\.css$/i;
/** What is worth packing; pictures and sound are packed already. */
const PACKED =
  /\.(?:x?html?|m?js|css|json|svg|txt|xml|wasm|data|pck|bin|glb|gltf|fnt|atlas|csv|tmx|tsx|tmj|obj|ttf|otf|unityweb|mem|symbols)$/i;
/** Files of an engine that come packed and expect a host that says so. Unpacked, any host will do. */
const PACKED_ENGINE = /\.(?:js|wasm|data|json|symbols|pck)\.(?<how>br|gz)$/i;
const brotli = promisify(brotliCompress);
/** What scripts unpack files with that no host unpacks for them. */
const UNPACKS = /DecompressionStream|\bpako\b|\bfflate\b|gunzip|ungzip|inflate/i;
/** What puts a page into another. */
const FRAMES = /\bi?frame(?:set)?\b/i;
/** Counts up when anything below changes. */
const RECIPE = 5;

/**
 * Puts every game of the library into the site, but for the page around each. Most of their files are
 * placed and never read.
 * @returns slugs of games that put no page of theirs into another
 */
export async function placeGames(
  parts: LibraryParts,
  runtime: Runtime,
): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  for (const [slug, facts] of parts.library.facts)
    if (!isRemote(facts.page.entry) && (await placeGame(slug, facts, runtime, parts)))
      closed.add(slug);
  return closed;
}

/** @returns whether the game puts no page of its own into another */
async function placeGame(
  slug: string,
  facts: LibraryFacts,
  runtime: Runtime,
  { from, to, library, config, cache }: LibraryParts,
): Promise<boolean> {
  const id = gameId(slug);
  const home = join(to, 'allgame', id);
  const source = join(from, slug, 'files');
  const files = listFiles(source);
  const script = scriptOf(id, facts, config, runtime);
  const context = contextOf(id, facts, files, runtime);
  const charset = declaredIn(readFileSync(join(source, facts.page.entry)));
  const byHand = unpacksByHand(source, files);
  const around = hashOf(
    JSON.stringify([facts.page.entry, facts.page.base, facts.page.vendored, runtime.sdks, charset]),
    ...files.map(({ path }) => path),
  );
  await mapAtOnce(files, async (file) => {
    const target = join(home, 'files', file.path);
    // What is put into a page changes with every release of ours; all else only with the game.
    const key = hashOf(
      `library ${RECIPE}`,
      slug,
      JSON.stringify(file),
      PAGE.test(file.path) ? script : '',
      PAGE.test(file.path) || SCRIPT.test(file.path) || STYLE.test(file.path) ? around : '',
      byHand && /\.gz$/i.test(file.path) ? 'packed' : '',
    );
    placeFile(join(source, file.path), target, file, {
      key,
      script,
      context,
      charset,
      cache,
      byHand,
    });
    await pack(target, join(home, 'packed', `${file.path}.br`), file, key, cache);
  });
  const icon = library.icons[slug];
  for (const [ending, path] of icon === undefined ? [] : cardOf(join(from, slug)))
    linkOrCopy(path, join(to, 'allgame/icon', `${icon}${ending}`));
  return !hasFrames(source, files);
}

/**
 * Files that saving a game for offline must fetch, by slug: of games on hosts of their own, because
 * no service worker answers where they have none. An address changes with what it stands for.
 */
export function neededOf(
  { from, library, config }: Pick<LibraryParts, 'from' | 'library' | 'config'>,
  runtime: Runtime,
): ReadonlyMap<string, { readonly needed: Needed }> {
  const ours = [...runtime.files].map(([path, content]) => [`/${path}`, content.length] as const);
  const own = [...library.facts].filter(
    ([slug, { page }]) => ownOrigin(config, gameId(slug)) !== undefined && !isRemote(page.entry),
  );
  return new Map(
    own.map(([slug, facts]) => {
      const id = gameId(slug);
      const page = Buffer.byteLength(cagePage(facts, id, config, runtime));
      const script = scriptOf(id, facts, config, runtime);
      const theirs = listFiles(join(from, slug, 'files')).map((file) => {
        const version = hashOf(JSON.stringify(file), PAGE.test(file.path) ? script : '');
        const address = `${filesRoot(id)}${addressOf(file.path)}?v=${version.slice(0, 8)}`;
        return [address, file.size] as const;
      });
      const files = [[gameUrl(id), page] as const, ...ours, ...theirs];
      const bytes = files.reduce((sum, [, size]) => sum + size, 0);
      return [slug, { needed: { bytes, files: files.map(([address]) => address) } }];
    }),
  );
}

/** The element that loads our script, as every page of the game has it first. */
function scriptOf(
  id: string,
  { page }: LibraryFacts,
  config: PortalConfig,
  { shim, extras, worker, idb, sdks }: Runtime,
): string {
  const own = ownOrigin(config, id);
  const settings = {
    home: filesRoot(id),
    root: rootOf(id, page.entry),
    extras,
    worker,
    idb,
    sdks,
    ...(page.base !== undefined && { base: page.base }),
    ...(own !== undefined && { own }),
    ...(page.vendored && { vendored: page.vendored }),
  };
  return `<script src="${shim}" crossorigin="anonymous" data-cage="${escape(JSON.stringify(settings))}"></script>`;
}

function contextOf(
  id: string,
  { page }: LibraryFacts,
  files: readonly Listed[],
  { sdks }: Runtime,
): RewriteContext {
  return {
    home: filesRoot(id),
    root: rootOf(id, page.entry),
    base: page.base,
    has: knownFiles(files, page.entry),
    sdks,
    vendored: page.vendored ?? {},
  };
}

/**
 * Whether a page of the game may stand in a frame inside it. Only another page can, and something
 * must put it there.
 */
function hasFrames(source: string, files: readonly Listed[]): boolean {
  const pages = files.filter(({ path }) => PAGE.test(path) || !basename(path).includes('.'));
  return (
    pages.length > 1 &&
    files.some(
      ({ path, size }) =>
        (SCRIPT.test(path) || pages.some((page) => page.path === path)) &&
        (size > 4_000_000 || FRAMES.test(decodeText(readFileSync(join(source, path))))),
    )
  );
}

type Placing = {
  readonly key: string;
  readonly script: string;
  readonly context: RewriteContext;
  /** The encoding that the first page declares: its scripts and style sheets share it. */
  readonly charset: string | undefined;
  readonly cache: Cache;
  readonly byHand: boolean;
};

/** Whether a game unpacks its `.gz` files itself. Unity's loader does only where the host does not. */
function unpacksByHand(source: string, files: readonly Listed[]): boolean {
  if (!files.some(({ path }) => PACKED_ENGINE.test(path) && /\.gz$/i.test(path))) return false;
  if (files.some(({ path }) => /(?:\.|Unity)loader\.js$/i.test(path))) return false;
  return files.some(
    ({ path, size }) =>
      (SCRIPT.test(path) || PAGE.test(path)) &&
      size < 4_000_000 &&
      UNPACKS.test(readFileSync(join(source, path), 'latin1')),
  );
}

/** Puts a file where visitors get it, rewritten where it needs that. */
function placeFile(from: string, to: string, { path }: Listed, placing: Placing): void {
  const how = PACKED_ENGINE.exec(path)?.groups?.['how']?.toLowerCase();
  const engine = how === 'gz' && placing.byHand ? undefined : how;
  const isPage = PAGE.test(path);
  if (engine === undefined && !isPage && !SCRIPT.test(path) && !STYLE.test(path)) {
    linkOrCopy(from, to);
    return;
  }
  let cached = placing.cache.find('library', placing.key);
  if (cached === undefined) {
    const bytes = readFileSync(from);
    const rewritten =
      engine === undefined
        ? isPage
          ? Buffer.from(
              rewritePage(decodeText(bytes, declaredIn(bytes)), placing.script, placing.context),
            )
          : rewriteCode(path, bytes, placing)
        : unpack(bytes, engine);
    // An empty entry says that there was nothing to rewrite.
    placing.cache.write('library', placing.key, rewritten ?? '');
    cached = placing.cache.find('library', placing.key);
  }
  linkOrCopy(cached === undefined || statSync(cached).size === 0 ? from : cached, to);
}

function rewriteCode(
  path: string,
  bytes: Buffer,
  { context, charset }: Placing,
): Buffer | undefined {
  const utf8 = isUtf8(bytes);
  const text = decodeText(bytes, charset);
  const change = (address: string): string => rewriteAddress(address, context);
  const rewritten = STYLE.test(path)
    ? rewriteStyle(text, change)
    : rewriteScript(text, change, extname(path).toLowerCase() === '.mjs' || isModule(text));
  return utf8 && rewritten === text ? undefined : Buffer.from(rewritten);
}

function isModule(text: string): boolean {
  return /^\s*(?:import|export)[\s{*"']/m.test(text);
}

/** Unpacks an engine's file; one that is not what its name says goes out as it is. */
function unpack(bytes: Buffer, how: string): Buffer | undefined {
  try {
    return how === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

/** A packed copy apart from the game's files, so that no name of theirs can meet one of ours. */
async function pack(
  from: string,
  to: string,
  { path, size }: Listed,
  key: string,
  cache: Cache,
): Promise<void> {
  if (size < 200 || !PACKED.test(path.replace(/\.(?:br|gz)$/i, ''))) return;
  const name = `${key}.br`;
  if (cache.find('library', name) === undefined) {
    const content = readFileSync(from);
    const bytes = await brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(content.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    // An empty entry says that packing does not pay.
    cache.write('library', name, bytes.length < content.length ? bytes : '');
  }
  const cached = cache.find('library', name);
  if (cached !== undefined && statSync(cached).size > 0) linkOrCopy(cached, to);
}

/** The best that takes a moment: games bring megabytes, and a library holds a thousand games. */
function qualityFor(bytes: number): number {
  return bytes > 300_000 ? 5 : bytes > 30_000 ? 7 : 9;
}
