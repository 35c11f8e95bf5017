import type { Store } from '../store/store.ts';
import { dayOf, daysLater } from './day.ts';
import { closedSegments, foldSegment } from './fold.ts';
import type { FromWriter } from './messages.ts';

/** After midnight, a day stays open this long for events still on their way. */
const LATE = 10 * 60_000;
/** Days for which the ledger remembers a chunk. */
const LEDGER_DAYS = 30;

/** Folds the spool into the store, keeps the days, and tells the main thread what it needs to know. */
export class Writer {
  readonly #folder: string;
  readonly #store: Store;
  readonly #tell: (message: FromWriter) => void;
  readonly #now: () => number;
  /** The day whose secrets were told last, and the first day that is not closed. */
  #told = 0;
  #closed = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(
    folder: string,
    store: Store,
    tell: (message: FromWriter) => void,
    now: () => number = Date.now,
  ) {
    this.#folder = folder;
    this.#store = store;
    this.#tell = tell;
    this.#now = now;
  }

  /** Takes up what an earlier run left, and says so. */
  async start(): Promise<void> {
    await this.fold();
    this.#tell({ kind: 'totals', totals: await this.#store.totals() });
    this.#tell({ kind: 'ready' });
  }

  /** Folds every closed segment, one fold after the other; a failure is told, not thrown. */
  fold(): Promise<void> {
    this.#work = this.#foldAfter(this.#work);
    return this.#work;
  }

  /** Folds what there is, and closes the store. */
  async stop(): Promise<void> {
    await this.fold();
    await this.#store.close();
  }

  async #foldAfter(before: Promise<void>): Promise<void> {
    await before;
    try {
      const now = this.#now();
      await this.#tellSalts(now);
      await this.#foldAll();
      await this.#closeDays(now);
    } catch (error) {
      this.#tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  }

  async #foldAll(): Promise<void> {
    let events = 0;
    for (const segment of await closedSegments(this.#folder)) {
      const folded = await foldSegment(segment, this.#store, this.#now);
      events += folded.events;
      this.#tell({ kind: 'folded', segment, bad: folded.bad });
    }
    if (events > 0) this.#tell({ kind: 'totals', totals: await this.#store.totals() });
  }

  /** The secrets of the days that events may still come in for, once a day. */
  async #tellSalts(now: number): Promise<void> {
    const today = dayOf(now);
    if (today === this.#told) return;
    const salts: [number, string][] = [];
    for (const day of new Set([now - LATE, now, daysLater(now, 1)].map(dayOf))) {
      salts.push([day, await this.#store.salt(day)]);
    }
    this.#tell({ kind: 'salts', salts });
    this.#told = today;
  }

  /** Once every event of the days before is in. */
  async #closeDays(now: number): Promise<void> {
    const open = dayOf(now - LATE);
    if (open === this.#closed) return;
    await this.#store.closeDays(open, dayOf(daysLater(now, -LEDGER_DAYS)));
    this.#closed = open;
  }
}
