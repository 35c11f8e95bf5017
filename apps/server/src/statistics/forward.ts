import { readdir, readFile, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Bus, Chunk } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { RawLog } from './raw-log.ts';
import { SEGMENT } from './spool.ts';

/**
 * Lines and bytes of one chunk at most. Part of what a chunk's name in the ledger means: with
 * other numbers, a segment that was half counted by an earlier release would be counted twice.
 * The bytes fit into one message of a broker with its usual limit of a megabyte.
 */
const CHUNK_LINES = 1000;
const CHUNK_BYTES = 512 * 1024;
const LINE_FEED = 10;
/** Names asked of the ledger at once. */
const NAMES = 300;
/** Chunks on their way to the bus at once. */
const AT_ONCE = 32;

/** What became of a segment: it is gone, or a line of it was torn. */
export type SegmentNews =
  | { readonly kind: 'folded'; readonly segment: string }
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
 * Brings the segments of a spool to the bus. A segment is removed once every chunk of it is
 * counted, and not before: what the stream loses is published again from here. Stopped anywhere
 * and begun again, everything is published again, and counted once because of its name.
 */
export class Forwarder {
  readonly #folder: string;
  readonly #bus: Bus;
  readonly #store: Store;
  readonly #tell: (news: SegmentNews) => void;
  readonly #raw: Pick<RawLog, 'keep'> | undefined;
  readonly #sent = new Map<string, Sent>();
  /** How often the stream has lost something of a segment. */
  readonly #lost = new Map<string, number>();

  /** @param raw takes over what is counted; nothing when it is not kept */
  constructor(
    folder: string,
    bus: Bus,
    store: Store,
    tell: (news: SegmentNews) => void,
    raw?: Pick<RawLog, 'keep'>,
  ) {
    this.#folder = folder;
    this.#bus = bus;
    this.#store = store;
    this.#tell = tell;
    this.#raw = raw;
  }

  /** Publishes every segment that is not on the bus yet. */
  async forward(): Promise<void> {
    for (const path of await closedSegments(this.#folder)) {
      if (!this.#sent.has(path)) await this.#publish(path);
    }
  }

  /** Removes what is counted by now, and lets go what the stream has lost, to be published again. */
  async settle(): Promise<void> {
    if (this.#sent.size === 0) return;
    // First the stream, then the ledger: what is acknowledged was committed before.
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
    const bytes = await readFile(path);
    const { chunks, torn } = chunksOf(basename(path, SEGMENT), bytes);
    if (torn) this.#tell({ kind: 'bad', where: path, lines: 1 });
    const again = this.#lost.get(path) ?? 0;
    let sequence = 0;
    let counted = true;
    for (let start = 0; start < chunks.length; start += AT_ONCE) {
      const some = chunks.slice(start, start + AT_ONCE);
      // Where a chunk is counted at once, one after the other anyway.
      for (const receipt of await Promise.all(
        some.map((chunk) => this.#bus.publish(chunk, again)),
      )) {
        if (receipt.kind === 'counted') continue;
        counted = false;
        sequence = Math.max(sequence, receipt.sequence);
      }
    }
    if (counted) await this.#remove(path);
    else this.#sent.set(path, { names: chunks.map(({ name }) => name), sequence });
  }

  async #remove(path: string): Promise<void> {
    await this.#raw?.keep(path);
    await unlink(path);
    this.#sent.delete(path);
    this.#lost.delete(path);
    this.#tell({ kind: 'folded', segment: path });
  }
}

/** Cuts a segment after whole lines; a last line without its end was torn and is left out. */
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

/** Segments together, as many as the ledger is asked about at once. */
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
