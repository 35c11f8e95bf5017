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

it('puts copies beside texts that unpack to the same bytes', async () => {
  writeFileSync(join(site, 'index.html'), LONG);
  writeFileSync(join(site, 'deep/app.js'), `${LONG};`);
  expect(await precompress(site, cache)).toBe(4);
  expect(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(site, 'deep/app.js.gz'))).toString()).toBe(`${LONG};`);
});

it('leaves alone what is packed already and what would only grow', async () => {
  writeFileSync(join(site, 'picture.webp'), LONG);
  writeFileSync(join(site, 'tiny.json'), '{}');
  expect(await precompress(site, cache)).toBe(0);
  expect(readdirSync(site).sort()).toEqual(['deep', 'picture.webp', 'tiny.json']);
});

it('takes from the cache what it has packed before', async () => {
  writeFileSync(join(site, 'index.html'), LONG);
  await precompress(site, cache);
  const kept: Cache = {
    ...cache,
    bytes: async (kind, key) => cache.read(kind, key) ?? Promise.reject(new Error('packed again')),
  };
  expect(await precompress(site, kept)).toBe(2);
});
