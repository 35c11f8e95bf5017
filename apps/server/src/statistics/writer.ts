import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { dayOf, daysLater } from './day.ts';
import type { Forwarder } from './forward.ts';
import type { FromWriter, Reach } from './messages.ts';
import type { RawLog } from './raw-log.ts';

/** After midnight, a day stays open this long for events still on their way. */
const LATE = 10 * 60_000;
/** Days are closed this often: events that come later still are counted in their day too. */
const MINUTE = 60_000;
/** Days of use for which the ledger remembers a chunk. */
const LEDGER_DAYS = 30;

export type WriterParts = {
  readonly store: Store;
  readonly bus: Bus;
  /** Nothing where no events come in. */
  readonly forwarder?: Forwarder;
  /** Nothing where single events are not kept. */
  readonly raw?: Pick<RawLog, 'forget'>;
  /** Whether days are closed here: everywhere but where events only come in. */
  readonly keepsDays: boolean;
  readonly tell: (message: FromWriter) => void;
  readonly now?: () => number;
};

/** Brings the spool to the bus, keeps the days, and tells the main thread what it needs to know. */
export class Writer {
  readonly #parts: WriterParts;
  readonly #now: () => number;
  /** The day whose secrets were told last, and when days were closed last. */
  #told = 0;
  #closed = 0;
  #forgot = 0;
  #changed = true;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: WriterParts) {
    this.#parts = parts;
    this.#now = parts.now ?? Date.now;
  }

  /** Takes up what an earlier run left, and says so. */
  async start(): Promise<void> {
    await this.fold();
    this.#parts.tell({ kind: 'ready' });
  }

  /** Says that counters have changed, here or elsewhere, so that totals are told again. */
  changed(): void {
    this.#changed = true;
  }

  /** Brings every closed segment on its way, one fold after the other; failures are told, not thrown. */
  fold(): Promise<void> {
    this.#work = this.#foldAfter(this.#work);
    return this.#work;
  }

  /** What can be reached now. */
  async reach(): Promise<Reach> {
    const { store, bus } = this.#parts;
    const [storeWhy, busWhy] = await Promise.all([store, bus].map((part) => whyNot(part.check())));
    return {
      ...(storeWhy === undefined ? {} : { store: storeWhy }),
      ...(busWhy === undefined ? {} : { bus: busWhy }),
    };
  }

  /** Brings what there is on its way, and closes bus and store. */
  async stop(): Promise<void> {
    await this.fold();
    await this.#parts.bus.close();
    await this.#parts.store.close();
  }

  /** Each step by itself: a store that is away does not keep events from the bus. */
  async #foldAfter(before: Promise<void>): Promise<void> {
    await before;
    const { forwarder, keepsDays, raw, tell } = this.#parts;
    const now = this.#now();
    const steps = [
      () => this.#tellSalts(now),
      ...(forwarder ? [() => forwarder.forward(), () => forwarder.settle()] : []),
      ...(raw ? [() => this.#forgetRaw(raw, now)] : []),
      ...(keepsDays ? [() => this.#closeDays(now)] : []),
      () => this.#tellTotals(),
    ];
    const failures = new Set<string>();
    for (const step of steps) {
      const why = await whyNot(step());
      if (why !== undefined) failures.add(why);
    }
    for (const why of failures) tell({ kind: 'failed', why });
  }

  async #tellTotals(): Promise<void> {
    if (!this.#changed) return;
    this.#changed = false;
    try {
      this.#parts.tell({ kind: 'totals', totals: await this.#parts.store.totals() });
    } catch (error) {
      this.#changed = true;
      throw error;
    }
  }

  /** The secrets of the days that events may still come in for, once a day. */
  async #tellSalts(now: number): Promise<void> {
    const today = dayOf(now);
    if (today === this.#told) return;
    const salts: [number, string][] = [];
    for (const day of new Set([now - LATE, now, daysLater(now, 1)].map(dayOf))) {
      salts.push([day, await this.#parts.store.salt(day)]);
    }
    this.#parts.tell({ kind: 'salts', salts });
    this.#told = today;
  }

  /** With each new day. */
  async #forgetRaw(raw: Pick<RawLog, 'forget'>, now: number): Promise<void> {
    if (dayOf(now) === this.#forgot) return;
    await raw.forget(now);
    this.#forgot = dayOf(now);
  }

  /** Once every event of the days before is in. */
  async #closeDays(now: number): Promise<void> {
    if (Math.abs(now - this.#closed) < MINUTE) return;
    const { store } = this.#parts;
    await store.closeDays(dayOf(now - LATE));
    if (dayOf(now) !== dayOf(this.#closed)) await store.forgetChunks(LEDGER_DAYS);
    this.#closed = now;
  }
}

async function whyNot(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
