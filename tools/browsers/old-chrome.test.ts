import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findOldChrome, prepareOldChrome, type Fetcher, type OldChrome } from './old-chrome.ts';

const PROGRAM = '#!/bin/sh\n';

let root: string;
let chrome: OldChrome;
let fetched: string[];
let fetch: Fetcher;
const prepare = (more: object = {}): string | undefined =>
  prepareOldChrome(chrome, {
    env: { PLAYGROVE_INSTALL: '1' },
    cache: join(root, 'cache'),
    fetch,
    machine: 'linux x64',
    ...more,
  });
const find = () => findOldChrome(chrome, join(root, 'cache'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'old-chrome-'));
  mkdirSync(join(root, 'package/bin'), { recursive: true });
  writeFileSync(join(root, 'package/bin/chromium.br'), brotliCompressSync(Buffer.from(PROGRAM)));
  spawnSync('tar', ['czf', 'made.tgz', 'package'], { cwd: root });
  const packed = readFileSync(join(root, 'made.tgz'));
  const hash = createHash('sha512').update(packed).digest('base64');
  chrome = { name: 'Chrome 7', package: 'chrome@7.0.0', integrity: `sha512-${hash}` };
  fetched = [];
  fetch = (name, folder) => {
    fetched.push(name);
    writeFileSync(join(folder, 'chrome-7.0.0.tgz'), packed);
  };
});
afterEach(() => rmSync(root, { recursive: true }));

it('is fetched once, and can be run', () => {
  expect(find()).toBeUndefined();
  expect(prepare()).toBeUndefined();
  expect(prepare()).toBeUndefined();
  expect(fetched).toEqual(['chrome@7.0.0']);
  const path = find() ?? '';
  expect(readFileSync(path, 'utf8')).toBe(PROGRAM);
  expect(statSync(path).mode & 0o111).toBe(0o111);
});

it('is not fetched unasked, nor for another machine', () => {
  expect(prepare({ env: {} })).toBe(
    'Chrome 7 is not here, and is fetched with PLAYGROVE_INSTALL=1 or npm run browsers, so what needs it is skipped.',
  );
  expect(prepare({ machine: 'darwin arm64' })).toContain('Linux on x64 only');
  expect(fetched).toEqual([]);
});

it('is skipped without a trace when it does not come, or when it is another file', () => {
  expect(prepare({ fetch: () => {} })).toContain('could not be fetched');
  chrome = { ...chrome, integrity: `sha512-${'A'.repeat(86)}==` };
  expect(prepare()).toContain('is not the file that it was');
  expect(find()).toBeUndefined();
  expect(readdirSync(join(root, 'cache'))).toEqual([]);
});
