import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundle } from './bundle.ts';
import { PARTS, slimThree, THREE_VERSION } from './three.ts';

/** Packed bytes of the shared file for three dimensions. */
const LIMIT = 74 * 1024;

it('is pinned to one release of three', () => {
  const main = createRequire(import.meta.url).resolve('three');
  const file = join(dirname(main), '../package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(
    version,
    `three is now ${version}. tools/build-games/three.ts replaces modules of ${THREE_VERSION}; before ` +
      'raising THREE_VERSION, follow "three.js and planck are cut for one release" in docs/decisions/build-libraries.md.',
  ).toBe(THREE_VERSION);
});

it('names existing files of three', () => {
  const main = createRequire(import.meta.url).resolve('three');
  const renderers = join(dirname(main), '../src/renderers');
  const missing = Object.keys(PARTS).filter((path) => !existsSync(join(renderers, path)));
  expect(missing).toEqual([]);
});

it('removes a third of three', async () => {
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
