import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { openCache } from '../../../../tools/cache.ts';
import { buildRuntime } from './runtime.ts';

it('weighs at most 8 KB around a game, packed, before anything that only some games need', async () => {
  const { files, shim, page, start, style } = await buildRuntime(openCache());
  const fetched = [shim, page].map((path) => files.get(path.slice(1)) ?? Buffer.alloc(0));
  // These two stand in the page and are packed with it.
  const sizes = [...fetched, style + start].map((part) => brotliCompressSync(part).length);
  for (const size of sizes) expect(size).toBeGreaterThan(300);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * 1024);
});
