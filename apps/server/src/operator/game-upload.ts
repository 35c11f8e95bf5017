import { rmSync } from 'node:fs';
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LARGEST_UPLOAD } from '@playgrove/protocol/games-page';

const ID = /^[0-9a-f]{32}$/;
/** What a file's name may hold; the rest is replaced. */
const ODD = /[^\p{L}\p{N} ._-]+/gu;
const LONGEST_NAME = 80;

type Upload = { readonly id: string; readonly name: string; readonly file: string };

/**
 * The zip that the operator's page is sending, part by part. There is one at a time, so uploads
 * never take more room than one may.
 */
export class GameUpload {
  readonly #folder: string;
  #upload: Upload | undefined;
  #size = 0;

  /** @param folder is emptied */
  constructor(folder: string) {
    this.#folder = folder;
    this.clear();
  }

  /**
   * Adds a part. The first one, at 0, takes the place of what was sent before.
   * @returns why it is refused
   */
  async add(id: string, name: string, at: number, part: Buffer): Promise<string | undefined> {
    if (!ID.test(id) || part.length === 0) return 'The server can’t read this part of the zip.';
    if (at === 0) {
      this.clear();
      const safe = fileName(name);
      if (safe === undefined) return 'Only a .zip can be added here.';
      this.#upload = { id, name: safe, file: join(this.#folder, safe) };
    }
    const upload = this.#upload;
    if (upload?.id !== id || at !== this.#size)
      return 'The upload was interrupted, perhaps by another one. Start again.';
    if (at + part.length > LARGEST_UPLOAD) {
      this.clear();
      return `A zip may have ${LARGEST_UPLOAD / 1024 / 1024} MB here. Use the command for a larger one.`;
    }
    // Counted before it is written, so that the same part sent twice at once is refused.
    this.#size += part.length;
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await appendFile(upload.file, part);
      return undefined;
    } catch (error) {
      this.clear();
      throw error;
    }
  }

  /** The whole zip. */
  find(id: string): Upload | undefined {
    return this.#upload?.id === id && this.#size > 0 ? this.#upload : undefined;
  }

  clear(): void {
    this.#upload = undefined;
    this.#size = 0;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The name is what a game's folder is called after, so it is kept as far as a path allows. */
function fileName(name: string): string | undefined {
  const base = name.split(/[/\\]/).at(-1)?.replaceAll(ODD, '-').replace(/^\.+/, '') ?? '';
  const [, stem = ''] = /^(.+)\.zip$/i.exec(base) ?? [];
  return stem === '' ? undefined : `${stem.slice(0, LONGEST_NAME)}.zip`;
}
