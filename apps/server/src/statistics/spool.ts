import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../base/thrown.ts';

export type SpoolOptions = {
  /** A segment is closed when it reaches this size. */
  readonly segmentBytes: number;
  /** Whether to sync every write to disk before it counts as written. */
  readonly syncEach: boolean;
  /**
   * Called with the path and size of a segment right before it is ready. Once ready, the counting
   * thread may remove it before this thread runs again.
   */
  readonly onClosing?: (segment: string, bytes: number) => void;
  /** Called with the path of each segment that is ready to read. */
  readonly onClosed: (segment: string) => void;
  /** Called once for each failed write. */
  readonly onFailure: (error: unknown) => void;
  /** Appends to a file. Tests replace it with one that fails half way. */
  readonly write?: (file: FileHandle, bytes: Buffer) => Promise<void>;
};

/** The suffix of closed segments. Open ones have another and are not read. */
export const SEGMENT = '.segment';
const OPEN = '.open';

type OnWritten = (failure?: unknown) => void;

type Segment = {
  readonly handle: FileHandle;
  readonly path: string;
  size: number;
  /** Some of its bytes are not synced. */
  dirty: boolean;
  /** Its directory entry is synced. */
  named: boolean;
  /** Its file is closed; only the rename is missing. */
  closed: boolean;
};

/**
 * Stores lines in files until they are counted. All lines of one turn of the event loop go into one
 * write. A written line survives the end of the process; after `sync` it survives a power cut too.
 * Segment names sort by age and are never reused.
 */
export class Spool {
  readonly #folder: string;
  readonly #options: SpoolOptions;
  readonly #run = `${new Date().toISOString().replace(/\D/g, '')}-${randomBytes(6).toString('hex')}`;
  #number = 0;
  #file: Segment | undefined;
  #lines = '';
  #waiting: OnWritten[] = [];
  #flushing = false;
  #failure: unknown;
  /** The last write; writes run one after the other. */
  #lastWrite: Promise<void> = Promise.resolve();
  /** Segments that are not closed yet. Failed ones are tried again with the next. */
  readonly #unclosed = new Set<Segment>();
  /** The last sync. Syncs have their own queue, so writes never wait for the disk. */
  #lastSync: Promise<void> = Promise.resolve();

  private constructor(folder: string, options: SpoolOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  /** Opens the spool of a folder that no other process writes to, and closes segments that an earlier run left open. */
  static async open(folder: string, options: SpoolOptions): Promise<Spool> {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      if (!name.endsWith(OPEN)) continue;
      await rename(join(folder, name), join(folder, name.slice(0, -OPEN.length) + SEGMENT));
    }
    return new Spool(folder, options);
  }

  /** Why the last write failed, if it did. */
  get failure(): unknown {
    return this.#failure;
  }

  /** How many appends are not written yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Appends whole lines.
   * @returns once they are written
   * @throws Error if they could not be written; then the spool holds no part of them
   */
  append(lines: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.put(lines, (failure) => (failure === undefined ? resolve() : reject(failure)));
    });
  }

  /**
   * Appends whole lines, without a promise for each.
   * @param onWritten called once they are written, or with why the spool holds no part of them
   */
  put(lines: string, onWritten: OnWritten): void {
    this.#lines += lines;
    this.#waiting.push(onWritten);
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => {
      void this.#queueWrite(() => {
        this.#flushing = false;
        return this.#flush();
      });
    });
  }

  /** Syncs everything written so far to disk. */
  sync(): Promise<void> {
    return this.#queueSync(async () => {
      if (this.#file) await this.#syncSegment(this.#file);
    });
  }

  /** Closes the current segment, if there is one, so that it can be read. */
  async rotate(): Promise<void> {
    const closed: Promise<void>[] = [];
    await this.#queueWrite(async () => void closed.push(this.#close()));
    await Promise.all(closed);
    // Segments that were closed for their size may still be in the queue.
    await this.#lastSync;
  }

  /** Writes all waiting lines and closes. */
  async close(): Promise<void> {
    await this.#queueWrite(() => this.#flush());
    await this.rotate();
  }

  #queueWrite(work: () => Promise<void>): Promise<void> {
    const done = this.#lastWrite.then(work);
    this.#lastWrite = done.catch(() => undefined);
    return done;
  }

  #queueSync(work: () => Promise<void>): Promise<void> {
    const done = this.#lastSync.then(work);
    this.#lastSync = done.catch(() => undefined);
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
    } catch (error) {
      failure = error ?? new Error('the write failed');
      this.#options.onFailure(failure);
    }
    this.#failure = failure;
    for (const onWritten of batch) onWritten(failure);
  }

  async #write(bytes: Buffer): Promise<void> {
    const file = (this.#file ??= await this.#create());
    try {
      await (this.#options.write ?? append)(file.handle, bytes);
      file.dirty = true;
      if (this.#options.syncEach) await this.#syncSegment(file);
      file.size += bytes.length;
    } catch (error) {
      // Remove the torn part, so that it is never counted.
      await file.handle.truncate(file.size).catch(() => this.#closeInBackground());
      throw error;
    }
    if (file.size >= this.#options.segmentBytes) this.#closeInBackground();
  }

  async #create(): Promise<Segment> {
    this.#number += 1;
    const name = `${this.#run}-${String(this.#number).padStart(8, '0')}${OPEN}`;
    const path = join(this.#folder, name);
    const handle = await open(path, 'ax');
    return { handle, path, size: 0, dirty: false, named: false, closed: false };
  }

  /** Syncs a segment and its directory entry; a failed sync is repeated the next time. */
  async #syncSegment(file: Segment): Promise<void> {
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

  /** Syncs the folder, which holds the names of new files. */
  async #syncFolder(): Promise<void> {
    // Windows cannot open folders.
    const folder = await open(this.#folder, 'r').catch(() => undefined);
    await folder?.sync().catch(() => undefined);
    await folder?.close();
  }

  /** Closes the current segment after pending syncs; the next line goes into a new one. */
  #close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    if (file) this.#unclosed.add(file);
    return this.#queueSync(async () => {
      const failures: unknown[] = [];
      for (const one of this.#unclosed) {
        await this.#closeSegment(one).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    });
  }

  async #closeSegment(file: Segment): Promise<void> {
    const closed = file.path.slice(0, -OPEN.length) + SEGMENT;
    this.#options.onClosing?.(closed, file.size);
    if (!file.closed) {
      await this.#syncSegment(file);
      file.closed = true;
      await file.handle.close();
    }
    try {
      await rename(file.path, closed);
    } catch (error) {
      // The file was removed: trying again is no use.
      if (codeOf(error) === 'ENOENT') this.#unclosed.delete(file);
      throw error;
    }
    this.#unclosed.delete(file);
    this.#options.onClosed(closed);
  }

  #closeInBackground(): void {
    this.#close().catch(this.#options.onFailure);
  }
}

function append(file: FileHandle, bytes: Buffer): Promise<void> {
  return file.appendFile(bytes);
}
