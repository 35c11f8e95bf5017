import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache, type Cache } from './cache.ts';
import { precompress } from './precompress.ts';

let root: string;
let site: string;
let cache: Cache;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packed-'));
  site = join(root, 'site');
  mkdirSync(join(site, 'deep'), { recursive: true });
  cache = openCache(join(root, 'cache'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const LONG = 'a line that comes again and again\n'.repeat(50);

it('writes copies of texts that decompress to the same bytes', async () => {
  writeFileSync(join(site, 'index.html'), LONG);
  writeFileSync(join(site, 'deep/app.js'), `${LONG};`);
  expect(await precompress(site, cache)).toBe(4);
  expect(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(site, 'deep/app.js.gz'))).toString()).toBe(`${LONG};`);
});

it('skips compressed files and those that would only grow', async () => {
  writeFileSync(join(site, 'picture.webp'), LONG);
  writeFileSync(join(site, 'tiny.json'), '{}');
  expect(await precompress(site, cache)).toBe(0);
  expect(readdirSync(site).sort()).toEqual(['deep', 'picture.webp', 'tiny.json']);
});

it('takes earlier results from the cache', async () => {
  writeFileSync(join(site, 'index.html'), LONG);
  await precompress(site, cache);
  const cached: Cache = {
    ...cache,
    bytes: async (kind, key) => cache.read(kind, key) ?? Promise.reject(new Error('packed again')),
  };
  expect(await precompress(site, cached)).toBe(2);
});
