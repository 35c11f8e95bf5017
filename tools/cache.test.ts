import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filesUnder, hashFolder, hashOf, openCache } from './cache.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('distinguishes parts, not only their joined text', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  expect(hashOf('ab', 'c')).toBe(hashOf('ab', 'c'));
});

it('returns what was written, and undefined otherwise', () => {
  const cache = openCache(folder);
  expect(cache.read('kind', 'key')).toBeUndefined();
  cache.write('kind', 'key', 'content');
  expect(cache.read('kind', 'key')?.toString()).toBe('content');
  const files = new Map([['a/b.js', Buffer.from([0, 255, 7])]]);
  cache.writeFiles('sets', 'key', files);
  expect(cache.readFiles('sets', 'key')).toEqual(files);
  expect(cache.readFiles('sets', 'other')).toBeUndefined();
});

it('makes bytes only once for a key', async () => {
  const cache = openCache(folder);
  const made = await cache.bytes('kind', 'key', async () => Buffer.from('once'));
  const again = await cache.bytes('kind', 'key', () => Promise.reject(new Error('made again')));
  expect([made.toString(), again.toString()]).toEqual(['once', 'once']);
});

it('deletes entries unused for a day, and retains those read after it', () => {
  const cache = openCache(folder);
  const day = new Date('2026-03-01');
  for (const key of ['stale', 'read']) {
    cache.write('kind', key, key);
    utimesSync(join(folder, 'kind', key), new Date('2026-02-01'), new Date('2026-02-01'));
  }
  cache.read('kind', 'read');
  cache.forgetUnused(day);
  expect([cache.read('kind', 'stale'), cache.read('kind', 'read')?.toString()]).toEqual([
    undefined,
    'read',
  ]);
});

it('lists files in a fixed order and skips installed packages and given names', () => {
  for (const name of ['b', 'a', 'node_modules/x', '.git']) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'file.ts'), name);
  }
  writeFileSync(join(folder, 'file.test.ts'), '');
  expect(filesUnder(folder, /\.test\.ts$/)).toEqual(['a/file.ts', 'b/file.ts']);
});

it('hashes a folder by names and contents', () => {
  writeFileSync(join(folder, 'one.ts'), 'same');
  const before = hashFolder(folder);
  expect(hashFolder(folder)).toBe(before);
  writeFileSync(join(folder, 'one.ts'), 'changed');
  expect(hashFolder(folder)).not.toBe(before);
});
