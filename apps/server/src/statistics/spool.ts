import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

export type SpoolOptions = {
  /** Bytes after which a segment is closed. */
  readonly segmentBytes: number;
  /** Whether every write reaches the disk itself before it counts as written. */
  readonly syncEach: boolean;
  /** Told the path of each segment that is ready to be read. */
  readonly onClosed: (segment: string) => void;
  /** Told once for each write that failed. */
  readonly onFailure: (error: unknown) => void;
  /** Appends to a file; a disk that fails half way can be put in its place. */
  readonly write?: (file: FileHandle, bytes: Buffer) => Promise<void>;
};

/** A closed segment's ending; one that is still written has another and is not read. */
export const SEGMENT = '.segment';
const OPEN = '.open';

type Waiting = {
  readonly lines: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Lines on their way to the store, in files of one folder. What came in during one turn of the
 * event loop is written at once; each line counts as written when its write is done, and is then
 * safe from the end of the process. `sync` makes it safe from the end of the power.
 * Segment names sort by age and are never used again.
 */
export class Spool {
  readonly #folder: string;
  readonly #options: SpoolOptions;
  readonly #run = `${new Date().toISOString().replace(/\D/g, '')}-${randomBytes(6).toString('hex')}`;
  #number = 0;
  #file:
    | { readonly handle: FileHandle; readonly path: string; size: number; dirty: boolean }
    | undefined;
  #waiting: Waiting[] = [];
  #flushing = false;
  #failing = false;
  /** Everything that touches the file happens one after the other. */
  #turn: Promise<void> = Promise.resolve();

  private constructor(folder: string, options: SpoolOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Opens the spool of a folder that no other process writes, and closes what an earlier run left open. */
  static async open(folder: string, options: SpoolOptions): Promise<Spool> {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      if (!name.endsWith(OPEN)) continue;
      await rename(join(folder, name), join(folder, name.slice(0, -OPEN.length) + SEGMENT));
    }
    return new Spool(folder, options);
  }

  /** Whether the last write failed. */
  get failing(): boolean {
    return this.#failing;
  }

  /** How many appends are not written yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Appends whole lines.
   * @returns once they are written
   * @throws Error when they could not be written; then no part of them is in the spool
   */
  append(lines: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ lines, resolve, reject });
      if (this.#flushing) return;
      this.#flushing = true;
      setImmediate(() => {
        this.#flushing = false;
        void this.#inTurn(() => this.#flush());
      });
    });
  }

  /** Brings what is written to the disk itself. */
  sync(): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#file?.dirty) return;
      this.#file.dirty = false;
      await this.#file.handle.datasync();
    });
  }

  /** Closes the segment that is written, if it holds anything, so that it can be read. */
  rotate(): Promise<void> {
    return this.#inTurn(() => this.#close());
  }

  /** Writes what waits, and closes. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#flush();
      await this.#close();
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    this.#waiting = [];
    try {
      await this.#write(batch.map(({ lines }) => lines).join(''));
      this.#failing = false;
      for (const { resolve } of batch) resolve();
    } catch (error) {
      this.#failing = true;
      this.#options.onFailure(error);
      for (const { reject } of batch) reject(error);
    }
  }

  async #write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const file = (this.#file ??= await this.#begin());
    try {
      await (this.#options.write ?? append)(file.handle, bytes);
      if (this.#options.syncEach) await file.handle.datasync();
      else file.dirty = true;
      file.size += bytes.length;
    } catch (error) {
      // What is torn must not be read as what was taken.
      await file.handle.truncate(file.size).catch(() => this.#close());
      throw error;
    }
    if (file.size >= this.#options.segmentBytes) await this.#close();
  }

  async #begin() {
    this.#number += 1;
    const name = `${this.#run}-${String(this.#number).padStart(8, '0')}${OPEN}`;
    const path = join(this.#folder, name);
    const handle = await open(path, 'ax');
    await this.#syncFolder();
    return { handle, path, size: 0, dirty: false };
  }

  /** A new file's name is safe from the end of the power once its folder is. */
  async #syncFolder(): Promise<void> {
    // Windows has no such thing.
    const folder = await open(this.#folder, 'r').catch(() => undefined);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  }

  async #close(): Promise<void> {
    const file = this.#file;
    if (!file) return;
    this.#file = undefined;
    if (file.dirty) await file.handle.datasync();
    await file.handle.close();
    const closed = file.path.slice(0, -OPEN.length) + SEGMENT;
    await rename(file.path, closed);
    this.#options.onClosed(closed);
  }
}

function append(file: FileHandle, bytes: Buffer): Promise<void> {
  return file.appendFile(bytes);
}
