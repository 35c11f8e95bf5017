import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalConfig } from '@playgrove/catalogue/config';
import type { Site, SiteFile } from '../site/files.ts';
import { fileHeaders, sendingOf, type Sending } from '../site/serve.ts';
import { Answer } from './answers.ts';

/** Bytes of the site that are kept in memory at most, and of one file. */
const MOST_BYTES = 32 * 1024 * 1024;
const LARGEST = 1024 * 1024;
/** What visitors send in `Accept` and `Accept-Encoding`, as far as it leads to different bytes. */
const TYPES = [undefined, 'image/webp', 'image/avif,image/webp'];
const ENCODINGS = [undefined, 'gzip', 'gzip, br'];

/** A file as it is answered: in full, or with word that the visitor has it. */
export type Kept = { readonly tag: string; readonly full: Answer; readonly same: Answer };

/** The site's smaller files with their heads, in memory; the rest is read from disk each time. */
export class KeptFiles {
  readonly #site: Site;
  readonly #config: PortalConfig;
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;

  constructor(site: Site, config: PortalConfig) {
    this.#site = site;
    this.#config = config;
  }

  /** Reads what there is room for, one file after the other. */
  async read(): Promise<void> {
    for (const asked of this.#site.files.values()) {
      for (const accept of TYPES) {
        for (const encodings of ENCODINGS) await this.#keep(asked, accept, encodings);
      }
    }
  }

  /** @param path as it was asked for, without a query; nothing when the file is not kept */
  get(path: string, accept: string | undefined, encodings: string | undefined): Kept | undefined {
    const asked = this.#site.files.get(path.endsWith('/') ? `${path}index.html` : path);
    return asked && this.#kept.get(keyOf(asked, sendingOf(asked, accept, encodings)));
  }

  async #keep(
    asked: SiteFile,
    accept: string | undefined,
    encodings: string | undefined,
  ): Promise<void> {
    const sending = sendingOf(asked, accept, encodings);
    const key = keyOf(asked, sending);
    if (this.#kept.has(key)) return;
    const path = join(this.#site.folder, sending.path);
    const { size, mtime } = await stat(path);
    if (size > LARGEST || this.#bytes + size > MOST_BYTES) return;
    const body = await readFile(path);
    // It is being written: the next start keeps it.
    if (body.length !== size) return;
    this.#bytes += size;
    const tag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
    const {
      'content-type': type = '',
      'content-encoding': encoding,
      ...others
    } = fileHeaders(sending, this.#config);
    const always = {
      ...others,
      'accept-ranges': 'bytes',
      'last-modified': mtime.toUTCString(),
      etag: tag,
      'content-type': type,
    };
    const packed = encoding === undefined ? {} : { 'content-encoding': encoding };
    this.#kept.set(key, {
      tag,
      full: new Answer(200, { ...always, ...packed, 'content-length': size }, body),
      same: new Answer(304, { ...always, ...packed }),
    });
  }
}

/** The same bytes go out with other fields when another file was asked for. */
function keyOf(asked: SiteFile, sending: Sending): string {
  return `${asked.path}\n${sending.path}`;
}
