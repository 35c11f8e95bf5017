import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { ROOT } from '../root.ts';

const SERVER = join(ROOT, 'apps/server/src');

/** Programs that `playgrove` starts, and worker threads, which load by name from the same folder. */
const ENTRIES = {
  ...Object.fromEntries(
    ['main', 'insights', 'backup', 'restore', 'migrate-store', 'check-store', 'delete-run'].map(
      (name) => [name, join(SERVER, `${name}.ts`)],
    ),
  ),
  'counting-worker': join(SERVER, 'statistics/counting-worker.ts'),
  'query-worker': join(SERVER, 'insights/query-worker.ts'),
  'judge-worker': join(SERVER, 'runs/judge-worker.ts'),
  'runs-worker': join(SERVER, 'runs/runs-worker.ts'),
  dress: join(ROOT, 'tools/dress/command.ts'),
  games: join(ROOT, 'tools/dress/games.ts'),
  preview: join(ROOT, 'tools/dress/preview.ts'),
  installer: join(ROOT, 'tools/release/installer.ts'),
};

/** The innermost package that a module belongs to. */
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/**
 * Bundles the server with all its libraries except the machine code of SQLite.
 * @param folder gets the programs and what they share
 * @returns names of the packages in it
 */
export async function bundleServer(folder: string): Promise<ReadonlySet<string>> {
  const built = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    define: { PLAYGROVE_RELEASE: 'true' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: ENTRIES,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  })) as Rollup.RollupOutput;
  const modules = built.output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
  return new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[1] ?? []));
}
