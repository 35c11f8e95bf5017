import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';

/** What a file loads, now or later: files of ours, and packages. */
async function loadedBy(file: string) {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: [/^@playgrove\//] },
    build: { ssr: file, write: false },
  });
  const outputs = [built].flat() as Rollup.RollupOutput[];
  const chunks = outputs
    .flatMap(({ output }) => output)
    .flatMap((part) => (part.type === 'chunk' ? [part] : []));
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  return {
    files: chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => relative(ROOT, id))),
    packages: [...new Set(imports)].filter((name) => !own.has(name) && !isBuiltin(name)),
  };
}

describe('the process that serves', () => {
  const needed = [
    'apps/server',
    'packages/catalogue',
    'packages/language',
    'packages/protocol',
    'packages/site-config',
  ].flatMap((folder) => {
    const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: object };
    return Object.keys(dependencies);
  });

  it.each([
    'tools/commands/start.ts',
    'apps/server/src/statistics/counting-worker.ts',
    'apps/server/src/insights/query-worker.ts',
  ])('loads nothing that builds, from %s on', async (file) => {
    const { files, packages } = await loadedBy(file);
    expect(files).toContain(file);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((path) => path.startsWith('tools/') && path !== file)).toEqual([]);
    expect(packages.filter((name) => !needed.includes(name))).toEqual([]);
  });
});
