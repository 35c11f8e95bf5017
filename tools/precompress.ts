import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder, hashOf, type Cache } from './cache.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Pictures and fonts are packed already. */
const TEXT = /\.(?:html|js|mjs|css|json|svg|txt|xml|webmanifest|map|ico)$/;

/** Two at a time: more only fight for the cores of a small machine. */
const AT_ONCE = 2;

/**
 * Puts a brotli 11 and a gzip 9 copy beside every text file under `folder`, where that is smaller.
 * @returns how many copies were written
 */
export async function precompress(folder: string, cache: Cache): Promise<number> {
  const waiting = filesUnder(folder, /\.(?:br|gz)$/).filter((name) => TEXT.test(name));
  let written = 0;
  const work = async (): Promise<void> => {
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = join(folder, name);
      const content = readFileSync(file);
      const key = hashOf(content);
      const copies = {
        br: await cache.bytes('packed', `${key}.br`, () => brotli(content)),
        gz: await cache.bytes('packed', `${key}.gz`, () => gzipAsync(content, { level: 9 })),
      };
      for (const [ending, bytes] of Object.entries(copies)) {
        if (bytes.length >= content.length) continue;
        writeFileSync(`${file}.${ending}`, bytes);
        written += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
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
