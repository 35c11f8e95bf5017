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

type Done = (failure?: unknown) => void;

type Segment = {
  readonly handle: FileHandle;
  readonly path: string;
  size: number;
  /** Something of it, or its name, is not on the disk itself. */
  dirty: boolean;
  named: boolean;
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
  #file: Segment | undefined;
  #lines = '';
  #waiting: Done[] = [];
  #flushing = false;
  #failing = false;
  /** Writes come one after the other. */
  #turn: Promise<void> = Promise.resolve();
  /** What waits for the disk itself goes in a line of its own: a write never waits for it. */
  #disk: Promise<void> = Promise.resolve();

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
      this.put(lines, (failure) => (failure === undefined ? resolve() : reject(failure)));
    });
  }

  /**
   * Appends whole lines, without a promise for each.
   * @param done told once they are written, or why no part of them is in the spool
   */
  put(lines: string, done: Done): void {
    this.#lines += lines;
    this.#waiting.push(done);
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => {
      void this.#inTurn(() => {
        this.#flushing = false;
        return this.#flush();
      });
    });
  }

  /** Brings what is written to the disk itself. */
  sync(): Promise<void> {
    return this.#onDisk(async () => {
      if (this.#file) await this.#reach(this.#file);
    });
  }

  /** Closes the segment that is written, if it holds anything, so that it can be read. */
  async rotate(): Promise<void> {
    const closed: Promise<void>[] = [];
    await this.#inTurn(async () => void closed.push(this.#close()));
    await Promise.all(closed);
    // And what was closed before, because it had grown.
    await this.#disk;
  }

  /** Writes what waits, and closes. */
  async close(): Promise<void> {
    await this.#inTurn(() => this.#flush());
    await this.rotate();
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  #onDisk(work: () => Promise<void>): Promise<void> {
    const done = this.#disk.then(work);
    this.#disk = done.catch(() => undefined);
    return done;
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    if (batch.length === 0) return;
    const bytes = Buffer.from(this.#lines);
    this.#waiting = [];
    this.#lines = '';
    let failure: unknown;
    try {
      await this.#write(bytes);
      this.#failing = false;
    } catch (error) {
      failure = error ?? new Error('the write failed');
      this.#failing = true;
      this.#options.onFailure(error);
    }
    for (const done of batch) done(failure);
  }

  async #write(bytes: Buffer): Promise<void> {
    const file = (this.#file ??= await this.#begin());
    try {
      await (this.#options.write ?? append)(file.handle, bytes);
      file.dirty = true;
      if (this.#options.syncEach) await this.#reach(file);
      file.size += bytes.length;
    } catch (error) {
      // What is torn must not be read as what was taken.
      await file.handle.truncate(file.size).catch(() => this.#closeLater());
      throw error;
    }
    if (file.size >= this.#options.segmentBytes) this.#closeLater();
  }

  async #begin(): Promise<Segment> {
    this.#number += 1;
    const name = `${this.#run}-${String(this.#number).padStart(8, '0')}${OPEN}`;
    const path = join(this.#folder, name);
    return { handle: await open(path, 'ax'), path, size: 0, dirty: false, named: false };
  }

  /** Brings a segment and its name to the disk itself; what fails is tried again the next time. */
  async #reach(file: Segment): Promise<void> {
    if (file.dirty) {
      file.dirty = false;
      await file.handle.datasync().catch((error: unknown) => {
        file.dirty = true;
        throw error;
      });
    }
    if (!file.named) await this.#syncFolder();
    file.named = true;
  }

  /** A new file's name is safe from the end of the power once its folder is. */
  async #syncFolder(): Promise<void> {
    // Windows has no such thing.
    const folder = await open(this.#folder, 'r').catch(() => undefined);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  }

  /** Lets go of the segment, so that the next line begins another; it is closed after what is synced now. */
  #close(): Promise<void> {
    const file = this.#file;
    if (!file) return Promise.resolve();
    this.#file = undefined;
    return this.#onDisk(async () => {
      await this.#reach(file);
      await file.handle.close();
      const closed = file.path.slice(0, -OPEN.length) + SEGMENT;
      await rename(file.path, closed);
      this.#options.onClosed(closed);
    });
  }

  #closeLater(): void {
    this.#close().catch(this.#options.onFailure);
  }
}

function append(file: FileHandle, bytes: Buffer): Promise<void> {
  return file.appendFile(bytes);
}
