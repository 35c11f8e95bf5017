import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { PARTS, slimThree } from './three.ts';

/** Packed bytes of the shared file for three dimensions. */
const LIMIT = 74 * 1024;

it('names files of three that there are', () => {
  const main = createRequire(import.meta.url).resolve('three');
  const renderers = join(dirname(main), '../src/renderers');
  const missing = Object.keys(PARTS).filter((path) => !existsSync(join(renderers, path)));
  expect(missing).toEqual([]);
});

it('leaves a third of three behind', async () => {
  const source = "export * from '@playgrove/kit/scene3d';";
  const [whole = 0, slimmed = 0] = await Promise.all(
    [[], [slimThree()]].map(async (plugins) => {
      const made = await bundle('scene3d', source, 'x', plugins, { compiled: false });
      const [file] = made.files.values();
      return brotliCompressSync(file ?? '').length;
    }),
  );
  expect(slimmed).toBeLessThan(LIMIT);
  expect(slimmed / whole).toBeLessThan(0.7);
}, 60_000);
