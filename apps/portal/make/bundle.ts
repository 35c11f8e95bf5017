import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';

export const PORTAL = fileURLToPath(new URL('..', import.meta.url));

/** What browsers must understand: Safari 16.4, Chrome 109, Firefox 115 and newer. */
const TARGET = 'es2022';

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
  base: '/',
} as const satisfies InlineConfig;

/** Screens that are fetched by route, and the module each begins with. */
const SCREENS = {
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
 * @param outside whether ads or the analytics tag are on; without them their code is left out
 */
export async function bundleMain(outside: boolean): Promise<Code> {
  const output = await outputOf({
    ...COMMON,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'import.meta.env.PORTAL_OUTSIDE': String(outside) },
    build: {
      target: TARGET,
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      cssCodeSplit: true,
      rolldownOptions: {
        input: { main: `${PORTAL}src/main.tsx` },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const chunks = output.filter((file) => file.type === 'chunk');
  const main = chunks.find(({ isEntry }) => isEntry);
  if (!main) throw new Error('the portal has no main script');
  const eager = reached(main, chunks);
  const screens = Object.entries(SCREENS).map(([name, module]) => {
    const start = chunks.find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(`screens/${module}`),
    );
    if (!start) throw new Error(`no script begins with screens/${module}`);
    const needed = [...reached(start, chunks)].filter((chunk) => !eager.has(chunk));
    return [name, needed.flatMap(addressesOf)] as const;
  });
  const beside = [...eager].filter((chunk) => chunk !== main).flatMap(addressesOf);
  return {
    files,
    main: `/${main.fileName}`,
    chunks: Object.fromEntries([['main', beside], ...screens]),
  };
}

/** Bundles the script at the top of the page. */
export function bundleEarly(): Promise<string> {
  return bundleAsMarkup('src/first/early.ts', 'iife');
}

/** Bundles the script inside the page: the same components, written as text. */
export function bundleFirst(): Promise<string> {
  return bundleAsMarkup('src/first/first.ts', 'iife');
}

/** Bundles a module whose components write markup instead of rendering in React. */
export async function bundleAsMarkup(module: string, format: 'iife' | 'es'): Promise<string> {
  const runtime = `${PORTAL}src/first/markup/jsx-runtime.ts`;
  const output = await outputOf({
    ...COMMON,
    oxc: { jsx: { runtime: 'automatic', importSource: 'markup', development: false } },
    resolve: {
      alias: [
        { find: 'markup/jsx-runtime', replacement: runtime },
        { find: /^.*\/guard\.tsx$/, replacement: `${PORTAL}src/guard/guard-markup.tsx` },
      ],
    },
    build: {
      target: TARGET,
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

/** Bundles the service worker. @param files the release's files as JSON */
export async function bundleWorker(files: string): Promise<string> {
  const output = await outputOf({
    ...COMMON,
    define: { RELEASE_FILES: files, 'process.env.NODE_ENV': '"production"' },
    build: {
      target: TARGET,
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: { sw: `${PORTAL}src/worker/worker.ts` },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [script] = output.filter((file) => file.type === 'chunk');
  if (!script || output.length > 1) throw new Error('the service worker is not one script');
  return script.code.trim();
}

/** Bundles the styles of every first screen; with `ads`, those of slots too. */
export function bundleStyle(ads: boolean): Promise<string> {
  return bundleSheet(ads ? 'ads/first-with-ads.css' : 'style/first.css');
}

/** Bundles the styles of the pages that can be read without scripts. */
export function bundlePagesStyle(): Promise<string> {
  return bundleSheet('pages/pages.css');
}

async function bundleSheet(sheet: string): Promise<string> {
  const output = await outputOf({
    ...COMMON,
    build: {
      target: TARGET,
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: { first: `${PORTAL}src/${sheet}` } },
    },
  });
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!style || style.type !== 'asset') throw new Error(`${sheet} came out empty`);
  return String(style.source).trim();
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

function addressesOf(chunk: Rolldown.OutputChunk): string[] {
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
  return [chunk.fileName, ...styles].map((path) => `/${path}`);
}
