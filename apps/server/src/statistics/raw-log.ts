import { appendFile, mkdir, readdir, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf, daysLater } from './day.ts';
import { readEntry, writeEntry } from './entry.ts';

const ENDING = '.jsonl';
const FILE = /^(\d{8})\.jsonl$/;

/**
 * Every event as it was counted, for an operator who wants to count something else: one file a day,
 * one event a line, kept for some days. What tells visitors apart stays out, even as a hash. A line
 * may be there twice when the server was killed while it was written; counters never are.
 */
export class RawLog {
  readonly #folder: string;
  readonly #days: number;

  /** @param days how many days are kept, today included */
  constructor(folder: string, days: number) {
    this.#folder = folder;
    this.#days = days;
  }

  /** Takes over the events of a segment of the spool that is counted. */
  async keep(segment: string): Promise<void> {
    const days = new Map<number, string[]>();
    for (const line of (await readFile(segment, 'utf8')).split('\n')) {
      const entry = line === '' ? undefined : readEntry(line);
      if (!entry) continue;
      const { visitor: _who, ...rest } = entry;
      const day = dayOf(entry.at);
      const lines = days.get(day);
      if (lines) lines.push(writeEntry(rest));
      else days.set(day, [writeEntry(rest)]);
    }
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const [day, lines] of days) {
      await appendFile(join(this.#folder, `${day}${ENDING}`), lines.join(''), { mode: 0o600 });
    }
  }

  /** Deletes days that are over and past their time. */
  async forget(now: number): Promise<void> {
    const first = dayOf(daysLater(now, 1 - this.#days));
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const [, day] = FILE.exec(name) ?? [];
      if (day !== undefined && Number(day) < first) await unlink(join(this.#folder, name));
    }
  }
}
