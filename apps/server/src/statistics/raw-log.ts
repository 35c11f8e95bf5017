import { appendFile, mkdir, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf, daysLater, type Day } from '../base/day.ts';
import { readEntry, writeEntry } from './entry.ts';

const ENDING = '.jsonl';
const FILE = /^(\d{8})\.jsonl$/;

/** How many days the log holds, today included, and how many bytes in all. */
export type RawLimits = { readonly days: number; readonly bytes: number };

/**
 * Logs every counted event, one file a day and one event a line, for operators who want to count
 * something else. Visitor hashes are left out. A line may be there twice if the server was killed
 * while writing it, which never happens to counters. Visitors decide how many events there are, so
 * each day gets an equal share of a limited size.
 */
export class RawLog {
  readonly #folder: string;
  readonly #days: number;
  readonly #bytesADay: number;
  readonly #onFull: (day: Day) => void;
  /** Days whose share is used up. */
  readonly #full = new Set<Day>();

  /** @param onFull called once for a day whose further events are counted but not logged */
  constructor(folder: string, { days, bytes }: RawLimits, onFull: (day: Day) => void) {
    this.#folder = folder;
    this.#days = days;
    this.#bytesADay = Math.floor(bytes / days);
    this.#onFull = onFull;
  }

  /** Logs the events of a counted segment of the spool. */
  async append(segment: string): Promise<void> {
    const days = new Map<number, string[]>();
    for (const line of (await readFile(segment, 'utf8')).split('\n')) {
      const entry = line === '' ? undefined : readEntry(line);
      if (!entry) continue;
      const { visitor: _hash, ...rest } = entry;
      const day = dayOf(entry.at);
      const lines = days.get(day);
      if (lines) lines.push(writeEntry(rest));
      else days.set(day, [writeEntry(rest)]);
    }
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const [day, lines] of days) {
      if (!this.#full.has(day)) await this.#appendLines(day, lines);
    }
  }

  /** Appends as many whole lines as the day has room for. */
  async #appendLines(day: Day, lines: readonly string[]): Promise<void> {
    const file = join(this.#folder, `${day}${ENDING}`);
    let room = this.#bytesADay - (await sizeOf(file));
    const fitting = lines.filter((line) => room >= 0 && (room -= Buffer.byteLength(line)) >= 0);
    await appendFile(file, fitting.join(''), { mode: 0o600 });
    if (fitting.length === lines.length) return;
    this.#full.add(day);
    this.#onFull(day);
  }

  /** Deletes the files of days that are too old. */
  async deleteOld(now: number): Promise<void> {
    const first = dayOf(daysLater(now, 1 - this.#days));
    for (const day of this.#full) if (day < first) this.#full.delete(day);
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const [, day] = FILE.exec(name) ?? [];
      if (day !== undefined && Number(day) < first) await unlink(join(this.#folder, name));
    }
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    return 0;
  }
}
