import { fileURLToPath } from 'node:url';
import { lookPlugin, type Look } from '@playgrove/site-config/style';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import * as LOOK from '@playgrove/site-config/look';
import { readMessages, type Language } from './language.ts';
import { dateWordsOf, groupOf } from './locale-words.ts';
import { RELEASE_FILES } from './precache.ts';
import { BROWSERS } from '@playgrove/site-config/browsers';

export const PORTAL = fileURLToPath(new URL('..', import.meta.url));

/**
 * Chromium compiles every function in the background while the file arrives, instead of each at its
 * first call, on the main thread. It must be the first line, so the bundler is done before.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

export type Code = {
  /** By path from the site's root, without a leading slash. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Address of the script that makes the page live. */
  readonly main: string;
  /** What each screen needs besides: addresses of scripts and style sheets. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
};

const COMMON = {
  root: PORTAL,
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: 'error',
  mode: 'production',
} as const satisfies InlineConfig;

/** The same, for builds with style sheets. */
const withLook = (look: Look, base = '/') => ({
  ...COMMON,
  base,
  css: { postcss: { plugins: [lookPlugin(look)] } },
});

/** A site's language, its look, and its path on the host. */
type BundleOptions = {
  readonly tag?: string;
  readonly translate?: Language['translate'];
  readonly look?: Look;
  readonly base?: string;
};

const AS_IT_IS: Language['translate'] = (english) => english;

/** Screens that are loaded by route, and the module each begins with. */
const SCREENS = {
  today: 'today/live-today.tsx',
  me: 'me/live-me.tsx',
  category: 'category/live-category.tsx',
  detail: 'detail/live-detail.tsx',
  game: 'play/live-play.tsx',
  term: 'legal/live-legal.tsx',
  privacy: 'legal/live-legal.tsx',
  cookie: 'legal/live-legal.tsx',
  credits: 'legal/live-legal.tsx',
} as const;

/**
 * Bundles what runs once the page is live.
 * @param thirdParties whether ads or the analytics tag are on; without them their code is left out
 */
export async function bundleMain(
  thirdParties: boolean,
  { tag = 'en', translate = AS_IT_IS, look = LOOK, base = '/' }: BundleOptions = {},
): Promise<Code> {
  const main = `${PORTAL}src/app/main.tsx`;
  const output = await outputOf({
    ...withLook(look, base),
    plugins: [messagesIn(translate), wordsOf(tag), shortPreload(), barsOf(look)],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'import.meta.env.PORTAL_THIRD_PARTIES': String(thirdParties) },
    build: {
      target: BROWSERS,
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      cssCodeSplit: true,
      rolldownOptions: {
        input: { main },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: [{ name: eagerOf(main) }] },
        },
      },
    },
  });
  const files = new Map(
    output.map((file) => [
      file.fileName,
      file.type === 'chunk' ? COMPILE_ALL + file.code : file.source,
    ]),
  );
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('the portal has no main script');
  const eager = reached(entry, chunks);
  const screens = Object.entries(SCREENS).map(([name, module]) => {
    const start = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`screens/${module}`),
    );
    if (!start) throw new Error(`no script begins with screens/${module}`);
    const needed = [...reached(start, chunks)].filter((chunk) => !eager.has(chunk));
    return [name, needed.flatMap(pathsOf)] as const;
  });
  const shared = [...eager].filter((chunk) => chunk !== entry).flatMap(pathsOf);
  const addresses = [['main', shared] as const, ...screens].map(
    ([name, paths]) => [name, paths.map((path) => base + path)] as const,
  );
  return {
    files,
    main: base + entry.fileName,
    chunks: Object.fromEntries(addresses),
  };
}

/** The packages' index files reach these, but of home's code nothing uses them. */
const SCREENS_ONLY = /\/node_modules\/valibot\/|\/protocol\/src\/(?:content|fields)\.ts$/;

/**
 * Puts the entry and all its static imports into one file: the bundler would split off what the
 * screens share with it, and small files compress badly.
 */
function eagerOf(
  entry: string,
): (id: string, context: Rolldown.ChunkingContext) => string | undefined {
  let eager: Set<string> | undefined;
  return (id, context) => {
    if (!eager) {
      eager = new Set([entry]);
      for (const module of eager)
        for (const next of context.getModuleInfo(module)?.importedIds ?? []) eager.add(next);
    }
    return eager.has(id) && !SCREENS_ONLY.test(id) ? 'main' : undefined;
  };
}

/** Bundles the script at the top of the page. */
export function bundleEarly(base = '/'): Promise<string> {
  return bundleAsMarkup('src/boot/early.ts', 'iife', { base });
}

/** Bundles the script inside the page: the same components, written as text. */
export function bundleFirst(options: BundleOptions): Promise<string> {
  return bundleAsMarkup('src/boot/boot.ts', 'iife', options);
}

/** Bundles a module whose components write markup instead of rendering in React. */
export async function bundleAsMarkup(
  module: string,
  format: 'iife' | 'es',
  { tag = 'en', translate = AS_IT_IS, look = LOOK, base = '/' }: BundleOptions = {},
): Promise<string> {
  const output = await outputOf({
    ...COMMON,
    base,
    plugins: [messagesIn(translate), wordsOf(tag), barsOf(look)],
    oxc: { jsx: { runtime: 'automatic', importSource: '#markup', development: false } },
    // Picks the files that write markup among the package's own `imports`.
    resolve: { conditions: ['markup'] },
    build: {
      target: BROWSERS,
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: { module: `${PORTAL}${module}` },
        preserveEntrySignatures: 'strict',
        output: { format, codeSplitting: false },
      },
    },
  });
  const [script] = output.filter((file) => file.type === 'chunk');
  if (!script || output.length > 1) throw new Error(`${module} is not one script`);
  return script.code.trim();
}

/** Bundles the service worker; the release's files come in later. */
export function bundleWorker(base: string): Promise<string> {
  return bundleAlone('worker/worker.ts', base, { RELEASE_FILES });
}

/** Bundles the page and the worker that save a game's files on its own host. */
export async function bundleKeeper(base: string): Promise<{ page: string; worker: string }> {
  const [page, worker] = await Promise.all(
    ['worker/keeper.ts', 'worker/host-worker.ts'].map((file) => bundleAlone(file, base)),
  );
  return { page: page ?? '', worker: worker ?? '' };
}

/** One script that runs by itself. */
async function bundleAlone(
  file: string,
  base: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const output = await outputOf({
    ...COMMON,
    base,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      target: BROWSERS,
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: { alone: `${PORTAL}src/${file}` },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [script] = output.filter((each) => each.type === 'chunk');
  if (!script || output.length > 1) throw new Error(`${file} is not one script`);
  return script.code.trim();
}

/** Bundles the styles of every first screen; with `ads`, those of slots too. */
export function bundleStyle(ads: boolean, look: Look = LOOK): Promise<string> {
  return bundleSheet(`style/${ads ? 'first-with-ads' : 'first'}.css`, look);
}

/** Bundles the styles of the pages that can be read without scripts. */
export function bundlePagesStyle(look: Look = LOOK): Promise<string> {
  return bundleSheet('style/plain-pages.css', look);
}

async function bundleSheet(sheet: string, look: Look): Promise<string> {
  const output = await outputOf({
    ...withLook(look),
    build: {
      target: BROWSERS,
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: { first: `${PORTAL}src/${sheet}` } },
    },
  });
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!style || style.type !== 'asset') throw new Error(`${sheet} came out empty`);
  return String(style.source).trim();
}

/** Puts our helper for dynamic imports in place of Vite's, which is part of home's script. */
function shortPreload(): Plugin {
  return {
    name: 'short-preload',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { preloadThen as __vitePreload } from ${JSON.stringify(`${PORTAL}src/app/preload.ts`)};`
        : undefined,
  };
}

/** Puts the site's language in place of English message files. */
function messagesIn(translate: Language['translate']): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/messages/en.json')
        ? JSON.stringify(translate(readMessages(id), id))
        : undefined,
  };
}

/** Fills in the words of dates and numbers of the site's language. */
function wordsOf(tag: string): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/locale/date-words.ts')
        ? `export const DATE_WORDS = ${JSON.stringify(dateWordsOf(tag))};`
        : id.endsWith('/locale/group.ts')
          ? `export const GROUP = ${JSON.stringify(groupOf(tag))};`
          : undefined,
  };
}

/** Fills in what code knows of the look: the colors of the browser's bars. */
function barsOf({ PAGE }: Look): Plugin {
  return {
    name: 'bars',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/site-config/src/look.ts')
        ? `export const PAGE = ${JSON.stringify(PAGE)};`
        : undefined,
  };
}

async function outputOf(
  config: InlineConfig,
): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const built = (await build(config)) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  return [built].flat().flatMap(({ output }) => output);
}

/** A chunk with all that it imports at once. */
function reached(
  start: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const found = new Set([start]);
  for (const chunk of found) {
    for (const path of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === path);
      if (next) found.add(next);
    }
  }
  return found;
}

function pathsOf(chunk: Rolldown.OutputChunk): string[] {
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];
}
