import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Inside `node_modules`, so that the built files find their packages. */
const CACHE = join(ROOT, 'node_modules/.cache/playgrove/server');
const PACKAGES = '@playgrove/';
const ENTRIES = [
  'main',
  'insights',
  'statistics/counting-worker',
  'insights/query-worker',
  'runs/judge-worker',
  'runs/runs-worker',
];

/**
 * The file of a program of the server, compiled to JavaScript. Starting it takes a third of the time
 * that a start from TypeScript takes; it is compiled again when a source changes.
 */
export function builtProgram(name: 'main' | 'insights'): string {
  const folder = join(CACHE, hashOfSources());
  if (!existsSync(folder)) build(folder);
  return join(folder, `apps/server/src/${name}.mjs`);
}

/** Folders of everything that is compiled: the server, and the packages it depends on. */
function sources(): readonly string[] {
  const found = new Set(['apps/server']);
  for (const folder of found) {
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
    ) as { readonly dependencies?: Readonly<Record<string, string>> };
    for (const name of Object.keys(dependencies).filter((one) => one.startsWith(PACKAGES))) {
      found.add(`packages/${name.slice(PACKAGES.length)}`);
    }
  }
  return [...found].map((folder) => `${folder}/src`);
}

function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'portal.config.ts')));
  for (const source of sources()) {
    const names = readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' });
    for (const name of names.sort()) {
      if (!/(?<!\.test)\.(?:ts|mjs)$/.test(name)) continue;
      hash.update(`${source}/${name}\n`).update(readFileSync(join(ROOT, source, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Several test processes may build at once; the first to finish wins. */
function build(folder: string): void {
  mkdirSync(CACHE, { recursive: true });
  const partial = mkdtempSync(join(CACHE, 'partial-'));
  const script = `
    import { build } from 'vite';
    await build({ ...${JSON.stringify(optionsFor(partial))}, ssr: { noExternal: [/^@playgrove[/]/] } });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** One file for each source, so that paths relative to a source stay as they are. */
function optionsFor(outDir: string) {
  return {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: ENTRIES.map((name) => `apps/server/src/${name}.ts`),
        output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].mjs' },
      },
    },
  };
}
