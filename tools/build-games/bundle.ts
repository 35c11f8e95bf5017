import { lookPlugin, type Look } from '@playgrove/site-config/style';
import { build, type Plugin, type Rolldown } from 'vite';
import * as LOOK from '@playgrove/site-config/look';
import { ROOT } from '../root.ts';
import { BROWSERS } from '@playgrove/site-config/browsers';

/**
 * Tells V8 to compile every function on another thread while the file downloads, instead of each on
 * its first call on the main thread: a third less time from the last byte to the first frame. Other
 * engines see a comment.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

export type Chunk = {
  readonly path: string;
  /** Paths and addresses of its static imports. */
  readonly imports: readonly string[];
};

export type Bundle = {
  /** By path from the site's root, without a leading `/`. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly chunks: readonly Chunk[];
  /** The entry, and after it every chunk of this bundle that must run before it. */
  readonly eager: readonly Chunk[];
  /** Names that the entry exports. */
  readonly exports: readonly string[];
};

/**
 * Bundles one entry in memory.
 * @param name of the entry's file
 * @param source the entry's text; it may import by package name or absolute path
 * @param folder where the files will be served from, like `allgame/_v`
 * @param compiled whether most of it is called before the first frame
 * @param base path of the site on its host, with a slash at both ends
 * @param look colors of its style sheets
 */
export async function bundle(
  name: string,
  source: string,
  folder: string,
  plugins: readonly Plugin[] = [],
  {
    compiled = true,
    base = '/',
    look = LOOK,
  }: { readonly compiled?: boolean; readonly base?: string; readonly look?: Look } = {},
): Promise<Bundle> {
  const outputs = await build({
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    base,
    plugins: [entry(name, source), plainImports(), ...plugins],
    css: { postcss: { plugins: [lookPlugin(look)] } },
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: `${folder}/${name}-[name]-[hash].js` } },
    },
    build: {
      target: BROWSERS,
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: entryId(name) },
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: `${folder}/[name]-[hash].js`,
          chunkFileNames: `${folder}/${name}-[name]-[hash].js`,
          assetFileNames: `${folder}/[name]-[hash][extname]`,
          codeSplitting: { groups: [{ name: eagerOf(name) }] },
          // Lazy chunks are opened later, and little of them at once.
          postBanner: ({ isDynamicEntry }) => (compiled && !isDynamicEntry ? COMPILE_ALL : ''),
        },
      },
    },
  });
  return collect(outputs as Rolldown.RolldownOutput, name);
}

function entryId(name: string): string {
  return `virtual:${name}`;
}

/**
 * Puts all static imports of the entry into one file: the bundler would split off what lazy chunks
 * share with it, and small files compress badly.
 */
function eagerOf(
  name: string,
): (id: string, context: Rolldown.ChunkingContext) => string | undefined {
  let eager: Set<string> | undefined;
  return (id, context) => {
    eager ??= reachable(`\0${entryId(name)}`, context);
    return eager.has(id) ? name : undefined;
  };
}

/** The module and all its static imports, through any number of others. */
function reachable(id: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([id]);
  for (const each of found) {
    for (const next of context.getModuleInfo(each)?.importedIds ?? []) found.add(next);
  }
  return found;
}

function entry(name: string, source: string): Plugin {
  const id = `\0${entryId(name)}`;
  return {
    name: 'entry',
    resolveId: (requested) => (requested === entryId(name) ? id : undefined),
    load: (requested) => (requested === id ? source : undefined),
  };
}

/**
 * A lazy chunk needs no preloading: Vite's helper for that is half a kilobyte in every eager file.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (requested) =>
      requested === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  };
}

function collect(output: Rolldown.RolldownOutput, name: string): Bundle {
  const files = new Map<string, Buffer>();
  const chunks = new Map<string, Chunk>();
  let start: Chunk | undefined;
  let exports: readonly string[] = [];
  for (const file of output.output) {
    if (file.type === 'asset') {
      files.set(file.fileName, Buffer.from(file.source));
      continue;
    }
    files.set(file.fileName, Buffer.from(file.code));
    const chunk = { path: file.fileName, imports: file.imports };
    chunks.set(file.fileName, chunk);
    if (file.isEntry) [start, exports] = [chunk, file.exports];
  }
  if (!start) throw new Error(`the bundle of ${name} has no entry`);
  const eager = new Map([[start.path, start]]);
  for (const chunk of eager.values()) {
    for (const path of chunk.imports) {
      const next = chunks.get(path);
      if (next) eager.set(path, next);
    }
  }
  return { files, chunks: [...chunks.values()], eager: [...eager.values()], exports };
}
