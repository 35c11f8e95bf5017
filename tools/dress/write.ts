/** Writes a dressed site into a folder of its own. */
import { createHash } from 'node:crypto';
import {
  constants as fs,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPacked, siteFiles } from './files.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const TEXT = /\.(?:html|js|css|json|svg|txt|xml|webmanifest)$/;
/** A few percent larger than the best, and thirty times faster. */
const QUALITY = 9;
/** Modification times decide what browsers have: they must follow from the content alone. */
const SPREAD_SECONDS = 10_000_000;

/**
 * Fills a folder with a site: what settings decide as it is given, the rest from the site that the
 * release brings.
 * @param made by path from the site's root
 * @param before what settings decide in the release's own site, by path
 * @param hidden files that stay out
 */
export async function writeSite(
  folder: string,
  release: string,
  made: ReadonlyMap<string, string | Uint8Array>,
  {
    before,
    hidden,
  }: { readonly before: ReadonlySet<string>; readonly hidden: ReadonlySet<string> },
): Promise<void> {
  const files = siteFiles(release);
  for (const path of files) {
    const bare = isPacked(path, files) ? path.replace(/\.(?:br|gz)$/, '') : path;
    const content = made.get(bare);
    if (
      content === undefined ? before.has(bare) || hidden.has(bare) : !isSame(release, bare, content)
    )
      continue;
    place(join(release, path), join(folder, path));
  }
  const changed = [...made].filter(([path]) => !existsSync(join(folder, path)));
  await Promise.all(changed.map(([path, content]) => write(folder, path, content)));
}

function isSame(release: string, path: string, content: string | Uint8Array): boolean {
  const file = join(release, path);
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
}

/** The same bytes at a second place: without copying them, where the disk and their owner allow that. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to, fs.COPYFILE_FICLONE);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
}

async function write(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const file = join(folder, path);
  const bytes = Buffer.from(content);
  const put = (to: string, what: Uint8Array): void => {
    writeFileSync(to, what);
    const digest = createHash('sha256').update(what).digest();
    const time = 1_700_000_000 + (digest.readUInt32BE() % SPREAD_SECONDS);
    utimesSync(to, time, time);
  };
  mkdirSync(dirname(file), { recursive: true });
  put(file, bytes);
  // What is never served is never packed.
  if (!TEXT.test(path) || /^\.(?!well-known)/.test(path)) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([
    brotliAsync(bytes, { params }),
    gzipAsync(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) put(`${file}.br`, br);
  if (gz.length < bytes.length) put(`${file}.gz`, gz);
}
