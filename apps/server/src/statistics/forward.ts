import { readdir, readFile, rename, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Bus, Chunk, Receipt } from '../bus/bus.ts';
import { Rejected } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { messageOf } from '../base/thrown.ts';
import { codeOf } from '../base/thrown.ts';
import type { RawLog } from './raw-log.ts';
import { SEGMENT } from './spool.ts';

/**
 * Most lines and bytes of one chunk. They are part of what a chunk's name in the ledger means:
 * other numbers would count a segment twice that an earlier release had counted by half. A broker's
 * usual limit for a message is a megabyte.
 */
const CHUNK_LINES = 1000;
const CHUNK_BYTES = 512 * 1024;
const LINE_FEED = 10;
/** Names to look up in the ledger at once. */
const NAMES = 300;
/** Chunks to publish at once. */
const AT_ONCE = 32;
/** Failures after which a segment is set aside. Attempts are a second apart. */
const MAX_FAILURES = 5;
/** The suffix of a segment that was set aside. */
export const BAD_SUFFIX = '.bad';
/** Error codes that blame the segment itself, not the disk or the process. */
const UNREADABLE: ReadonlySet<unknown> = new Set(['EISDIR', 'EACCES', 'EPERM', 'ELOOP', 'ENXIO']);

/** A segment was counted and removed, was set aside, or has a torn line. */
export type SegmentEvent =
  | { readonly kind: 'counted'; readonly segment: string }
  | { readonly kind: 'set-aside'; readonly segment: string; readonly why: string }
  | { readonly kind: 'bad'; readonly where: string; readonly lines: number };

type Sent = { readonly names: readonly string[]; readonly sequence: number };

/** The closed segments of a folder, oldest first. */
export async function closedSegments(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(SEGMENT))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Publishes the segments of a spool to the bus. A segment is removed only when all its chunks are
 * counted, so chunks that the stream loses can be published again. After a restart everything is
 * published again; the ledger keeps chunks from counting twice.
 */
export class Forwarder {
  readonly #folder: string;
  readonly #bus: Bus;
  readonly #store: Store;
  readonly #onEvent: (event: SegmentEvent) => void;
  readonly #raw: Pick<RawLog, 'append'> | undefined;
  readonly #sent = new Map<string, Sent>();
  /** How often the stream lost chunks of a segment. */
  readonly #lost = new Map<string, number>();
  /** How often a segment failed through its own fault. */
  readonly #failed = new Map<string, number>();

  /** @param raw logs single events; undefined if that is off */
  constructor(
    folder: string,
    bus: Bus,
    store: Store,
    onEvent: (event: SegmentEvent) => void,
    raw?: Pick<RawLog, 'append'>,
  ) {
    this.#folder = folder;
    this.#bus = bus;
    this.#store = store;
    this.#onEvent = onEvent;
    this.#raw = raw;
  }

  /**
   * Publishes every segment that is not on the bus yet. A segment that fails through its own fault
   * does not hold up the others and is set aside after a few attempts.
   * @throws Error after the last segment if one failed, or at once if store or bus is unreachable
   */
  async forward(): Promise<void> {
    const failures: unknown[] = [];
    for (const path of await closedSegments(this.#folder)) {
      if (this.#sent.has(path)) continue;
      try {
        await this.#publish(path);
        this.#failed.delete(path);
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        if (!(await this.#countFailure(path, error))) failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  /** @returns whether the segment had failed often enough and was set aside */
  async #countFailure(path: string, error: unknown): Promise<boolean> {
    const times = (this.#failed.get(path) ?? 0) + 1;
    this.#failed.set(path, times);
    if (times < MAX_FAILURES) return false;
    await rename(path, `${path}${BAD_SUFFIX}`);
    this.#failed.delete(path);
    this.#lost.delete(path);
    this.#onEvent({ kind: 'set-aside', segment: path, why: messageOf(error) });
    return true;
  }

  /** Removes counted segments, and marks those for publishing again that the stream lost. */
  async settle(): Promise<void> {
    if (this.#sent.size === 0) return;
    // Ask the stream before the ledger: acknowledged chunks were committed earlier.
    const floor = await this.#bus.settled();
    for (const batch of batches(this.#sent)) {
      const held = await this.#store.holds(batch.flatMap(([, { names }]) => names));
      for (const [path, { names, sequence }] of batch) {
        if (names.every((name) => held.has(name))) await this.#remove(path);
        else if (sequence <= floor) {
          this.#sent.delete(path);
          this.#lost.set(path, (this.#lost.get(path) ?? 0) + 1);
        }
      }
    }
  }

  async #publish(path: string): Promise<void> {
    const bytes = await readSegment(path);
    const { chunks, torn } = chunksOf(basename(path, SEGMENT), bytes);
    if (torn && !this.#failed.has(path)) this.#onEvent({ kind: 'bad', where: path, lines: 1 });
    const receipts = await this.#publishChunks(chunks, path);
    const sequences = receipts.flatMap((receipt) =>
      receipt.kind === 'stored' ? [receipt.sequence] : [],
    );
    if (sequences.length === 0) return this.#remove(path);
    const sequence = Math.max(...sequences);
    this.#sent.set(path, { names: chunks.map(({ name }) => name), sequence });
  }

  async #publishChunks(chunks: readonly Chunk[], path: string): Promise<Receipt[]> {
    const timesLost = this.#lost.get(path) ?? 0;
    const receipts: Receipt[] = [];
    const failures: unknown[] = [];
    // Chunks of one commit fail together, so after a failure each goes alone.
    const atOnce = this.#failed.has(path) ? 1 : AT_ONCE;
    for (let start = 0; start < chunks.length; start += atOnce) {
      const some = chunks.slice(start, start + atOnce);
      try {
        const published = some.map((chunk) => this.#bus.publish(chunk, timesLost));
        receipts.push(...(await Promise.all(published)));
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
    return receipts;
  }

  async #remove(path: string): Promise<void> {
    await this.#raw?.append(path);
    await unlink(path);
    this.#sent.delete(path);
    this.#lost.delete(path);
    this.#onEvent({ kind: 'counted', segment: path });
  }
}

/** @throws Rejected if the segment itself is to blame, so that trying again is no use */
async function readSegment(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw UNREADABLE.has(codeOf(error)) ? new Rejected(messageOf(error), { cause: error }) : error;
  }
}

/** Cuts a segment into chunks of whole lines; leaves out a torn last line. */
export function chunksOf(segment: string, bytes: Buffer): { chunks: Chunk[]; torn: boolean } {
  const chunks: Chunk[] = [];
  let start = 0;
  let lines = 0;
  let end = 0;
  const cut = (): void => {
    if (end === start) return;
    chunks.push({ name: `${segment}/${chunks.length}`, lines: bytes.subarray(start, end) });
    start = end;
    lines = 0;
  };
  for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, end)) {
    if (lines === CHUNK_LINES || at + 1 - start > CHUNK_BYTES) cut();
    end = at + 1;
    lines += 1;
  }
  cut();
  return { chunks, torn: end < bytes.length };
}

/** Groups segments so that the ledger can look up each group at once. */
function* batches(sent: ReadonlyMap<string, Sent>): Generator<[string, Sent][]> {
  let batch: [string, Sent][] = [];
  let names = 0;
  for (const one of sent) {
    batch.push(one);
    names += one[1].names.length;
    if (names < NAMES) continue;
    yield batch;
    batch = [];
    names = 0;
  }
  if (batch.length > 0) yield batch;
}
