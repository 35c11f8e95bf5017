import { readdir, readFile, unlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Store } from '../store/store.ts';
import { dayOf } from './day.ts';
import { readEntry, type Entry } from './entry.ts';
import { rollUp } from './rollup.ts';
import { SEGMENT } from './spool.ts';

/**
 * Lines of one transaction. Part of what a chunk's name in the ledger means: with another number,
 * a segment that was half folded by an earlier release would be counted twice.
 */
const CHUNK_LINES = 1000;

export type Folded = {
  /** Events that were added now. */
  readonly events: number;
  /** Chunks that an earlier run had added already. */
  readonly known: number;
  /** Lines that could not be read, a torn last line among them. */
  readonly bad: number;
};

/** The closed segments of a folder, oldest first. */
export async function closedSegments(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith(SEGMENT))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Adds a closed segment to the store and removes it. Stopped anywhere and begun again, every
 * event is counted once: each chunk commits together with its name in the ledger.
 */
export async function foldSegment(path: string, store: Store, now: () => number): Promise<Folded> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  // After the last line feed comes nothing, or a line that was torn by the end of the process.
  const torn = lines.pop() === '' ? 0 : 1;
  let events = 0;
  let known = 0;
  let bad = torn;
  for (let start = 0; start < lines.length; start += CHUNK_LINES) {
    const entries: Entry[] = [];
    for (const line of lines.slice(start, start + CHUNK_LINES)) {
      const entry = readEntry(line);
      if (entry) entries.push(entry);
      else bad += 1;
    }
    const chunk = `${basename(path, SEGMENT)}/${start / CHUNK_LINES}`;
    if (await store.commit(chunk, dayOf(now()), rollUp(entries))) events += entries.length;
    else known += 1;
  }
  await unlink(path);
  return { events, known, bad };
}
