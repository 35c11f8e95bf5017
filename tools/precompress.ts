import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder, hashOf, type Cache } from './cache.ts';
import { mapAtOnce } from './parallel.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Pictures and fonts are compressed already. */
const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|map|ico)$/;

/**
 * Writes a brotli 11 and a gzip 9 copy of every text file under `folder`, if that is smaller.
 * @param skip paths of files that get no copies
 * @returns how many copies were written
 */
export async function precompress(
  folder: string,
  cache: Cache,
  skip: RegExp = /^$/,
): Promise<number> {
  const names = filesUnder(folder, /\.(?:br|gz)$/).filter(
    (name) => TEXT.test(name) && !skip.test(name),
  );
  const written = await mapAtOnce(names, (name) => packFile(join(folder, name), cache));
  return written.reduce((sum, copies) => sum + copies, 0);
}

async function packFile(file: string, cache: Cache): Promise<number> {
  const content = readFileSync(file);
  const key = hashOf(content);
  const copies = [
    ['br', await cache.bytes('packed', `${key}.br`, () => brotli(content))],
    ['gz', await cache.bytes('packed', `${key}.gz`, () => gzipAsync(content, { level: 9 }))],
  ] as const;
  const smaller = copies.filter(([, bytes]) => bytes.length < content.length);
  for (const [ending, bytes] of smaller) writeFileSync(`${file}.${ending}`, bytes);
  return smaller.length;
}

function brotli(content: Buffer): Promise<Buffer> {
  return brotliAsync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
