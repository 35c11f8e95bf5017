import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalConfig } from '@playgrove/site-config/config';
import type { Site, SiteFile } from '../site/files.ts';
import { fileHeaders, variantFor, type Variant } from '../site/serve.ts';
import type { Prepared } from './direct.ts';

/** Most bytes to hold in memory, of all files and of one. */
const MAX_BYTES = 32 * 1024 * 1024;
const LARGEST = 1024 * 1024;
/** Bodies up to this size are copied into each response, which is cheaper than a second write. */
const SMALL = 16 * 1024;
/** Values of `Accept` and `Accept-Encoding` that lead to different bytes. */
const TYPES = [undefined, 'image/webp', 'image/avif,image/webp'];
const ENCODINGS = [undefined, 'gzip', 'gzip, br'];

/** A file in memory: the full response, and the one for visitors who have it already. */
export type CachedFile = {
  readonly tag: string;
  readonly full: Prepared;
  readonly same: Prepared;
};

/** Holds the site's smaller files with their headers in memory; others are read from disk each time. */
export class FileCache {
  readonly #site: Site;
  readonly #config: PortalConfig;
  readonly #cached = new Map<string, CachedFile>();
  #bytes = 0;

  constructor(site: Site, config: PortalConfig) {
    this.#site = site;
    this.#config = config;
  }

  /** Reads files one after the other while there is room. */
  async read(): Promise<void> {
    for (const requested of this.#site.files.values()) {
      // Third-party games can be of any size and would crowd out the portal.
      if (requested.role === 'game') continue;
      for (const accept of TYPES) {
        for (const encodings of ENCODINGS) await this.#add(requested, accept, encodings);
      }
    }
  }

  /** @param path of the request, without a query. Returns undefined if the file is not in memory. */
  get(
    path: string,
    accept: string | undefined,
    encodings: string | undefined,
  ): CachedFile | undefined {
    const requested = this.#site.files.get(path.endsWith('/') ? `${path}index.html` : path);
    return (
      requested && this.#cached.get(keyOf(requested, variantFor(requested, accept, encodings)))
    );
  }

  async #add(
    requested: SiteFile,
    accept: string | undefined,
    encodings: string | undefined,
  ): Promise<void> {
    const variant = variantFor(requested, accept, encodings);
    const key = keyOf(requested, variant);
    if (this.#cached.has(key)) return;
    const path = join(variant.file.folder, variant.path);
    const { size, mtime } = await stat(path);
    if (size > LARGEST || this.#bytes + size > MAX_BYTES) return;
    const body = await readFile(path);
    // The file is being written; the next start caches it.
    if (body.length !== size) return;
    this.#bytes += size;
    const tag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
    const headers = Object.entries({
      ...fileHeaders(variant, this.#config),
      'accept-ranges': 'bytes',
      'last-modified': mtime.toUTCString(),
      etag: tag,
    }).flat();
    this.#cached.set(key, {
      tag,
      full: {
        status: 200,
        headers: [...headers, 'content-length', String(size)],
        body: size > SMALL ? body : body.toString('latin1'),
      },
      same: { status: 304, headers },
    });
  }
}

/** Both paths, because headers depend on the requested file and not only on the bytes. */
function keyOf(requested: SiteFile, variant: Variant): string {
  return `${requested.path}\n${variant.path}`;
}
