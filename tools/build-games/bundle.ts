import { build, type Plugin, type Rolldown } from 'vite';
import { ROOT } from '../cache.ts';

/** What browsers must understand: Safari 16.4, Chrome 109, Firefox 115 and newer. */
const TARGET = 'es2022';

/**
 * Asks V8 to compile every function while the file is still coming, beside the main thread, instead
 * of each when it is first called, on it: from the last byte to the first frame that is a third less.
 * Other engines see a comment.
 */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad';

export type Chunk = {
  readonly path: string;
  /** Paths and addresses that it imports at once, not on demand. */
  readonly imports: readonly string[];
};

export type Bundle = {
  /** By path from the site's root, without a leading `/`. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly chunks: readonly Chunk[];
  /** The entry, and after it every chunk of this bundle that it needs before it runs. */
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
 */
export async function bundle(
  name: string,
  source: string,
  folder: string,
  plugins: readonly Plugin[] = [],
  { compiled = true }: { readonly compiled?: boolean } = {},
): Promise<Bundle> {
  const outputs = await build({
    root: ROOT,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    base: '/',
    plugins: [entry(name, source), plainImports(), ...plugins],
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: `${folder}/${name}-[name]-[hash].js` } },
    },
    build: {
      target: TARGET,
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
          // What is fetched on demand is opened later, and little of it at once.
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

function entry(name: string, source: string): Plugin {
  const id = `\0${entryId(name)}`;
  return {
    name: 'entry',
    resolveId: (asked) => (asked === entryId(name) ? id : undefined),
    load: (asked) => (asked === id ? source : undefined),
  };
}

/** A chunk on demand needs nothing beside it: Vite's helper that would preload that is half a kilobyte in every eager file. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (asked) =>
      asked === '\0vite/preload-helper.js'
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
