import type { Bus } from '../bus/bus.ts';
import { Unreachable } from '../store/database.ts';
import type { Store } from '../store/store.ts';
import { messageOf } from '../base/thrown.ts';
import { dayOf, daysLater } from '../base/day.ts';
import type { Forwarder } from './forward.ts';
import type { FromWriter, Reach } from './messages.ts';
import type { RawLog } from './raw-log.ts';

/** Milliseconds that a day stays open after midnight, for events still in transit. */
const GRACE = 10 * 60_000;
/** Milliseconds between attempts to close days. Events that arrive even later still count in their day. */
const MINUTE = 60_000;
/**
 * Days of use for which the ledger remembers a chunk. It gets two names a second while visitors
 * come, 19 MB a day. Other nodes of a shared store may return after weeks with chunks that were
 * counted, so a shared ledger remembers longer.
 */
const LEDGER_DAYS = { single: 7, shared: 30 };

export type WriterDeps = {
  readonly store: Store;
  readonly bus: Bus;
  /** Undefined where no events come in. */
  readonly forwarder?: Forwarder;
  /** Undefined if single events are not logged. */
  readonly raw?: Pick<RawLog, 'deleteOld'>;
  /** Whether this server closes days; one that only takes events does not. */
  readonly closesDays: boolean;
  /** Whether other nodes use the store too. */
  readonly shared: boolean;
  readonly send: (message: FromWriter) => void;
  readonly now?: () => number;
};

/** Publishes the spool, closes days, and sends the main thread secrets and totals. */
export class Writer {
  readonly #deps: WriterDeps;
  readonly #now: () => number;
  /** The day on which secrets were last sent, and on which the raw log was last pruned. */
  #saltsSent = 0;
  #rawPruned = 0;
  /** When days were last closed. */
  #closed = 0;
  #totalsChanged = true;
  /** Why the last fold failed, and why the last chunk from the bus did. */
  #failures: readonly unknown[] = [];
  #chunkFailures: readonly unknown[] = [];
  #lastFold: Promise<void> = Promise.resolve();

  constructor(deps: WriterDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? Date.now;
  }

  /** Publishes what an earlier run left, then reports that the thread is ready. */
  async start(): Promise<void> {
    await this.fold();
    this.#deps.send({ kind: 'ready' });
  }

  /** Has totals sent again with the next fold, because counters may have changed. */
  totalsChanged(): void {
    this.#totalsChanged = true;
  }

  /** Records how counting the last chunk from the bus went. */
  chunkDone(failure?: unknown): void {
    this.#chunkFailures = failure === undefined ? [] : [failure];
  }

  /** Publishes every closed segment. Folds run one after the other; failures are sent, not thrown. */
  fold(): Promise<void> {
    this.#lastFold = this.#foldAfter(this.#lastFold);
    return this.#lastFold;
  }

  /** What does not work at the moment. */
  async reach(): Promise<Reach> {
    const { store, bus } = this.#deps;
    const [storeError, busError] = await Promise.all(
      [store, bus].map((part) => thrownBy(part.check())),
    );
    const failures = [...this.#failures, ...this.#chunkFailures];
    const trouble = [storeError, ...failures].find((one) => one instanceof Unreachable)?.trouble;
    return {
      ...(trouble === undefined && storeError === undefined ? {} : { store: trouble ?? 'failing' }),
      ...(busError === undefined ? {} : { bus: 'unreachable' }),
      ...(failures.length === 0 ? {} : { counting: 'failing' }),
    };
  }

  /** Publishes what is left, then closes bus and store. */
  async stop(): Promise<void> {
    await this.fold();
    await this.#deps.bus.close();
    await this.#deps.store.close();
  }

  /** Each step fails alone: events go on the bus even while the store is unreachable. */
  async #foldAfter(before: Promise<void>): Promise<void> {
    await before;
    const { forwarder, closesDays, raw, send } = this.#deps;
    const now = this.#now();
    const steps = [
      () => this.#sendSalts(now),
      ...(forwarder ? [() => forwarder.forward(), () => forwarder.settle()] : []),
      ...(raw ? [() => this.#pruneRaw(raw, now)] : []),
      ...(closesDays ? [() => this.#closeDays(now)] : []),
      () => this.#sendTotals(),
    ];
    const failures: unknown[] = [];
    for (const step of steps) {
      const thrown = await thrownBy(step());
      if (thrown !== undefined) failures.push(thrown);
    }
    this.#failures = failures;
    for (const why of new Set(failures.map(messageOf))) send({ kind: 'failed', why });
  }

  async #sendTotals(): Promise<void> {
    if (!this.#totalsChanged) return;
    this.#totalsChanged = false;
    try {
      this.#deps.send({ kind: 'totals', totals: await this.#deps.store.totals() });
    } catch (error) {
      this.#totalsChanged = true;
      throw error;
    }
  }

  /** Once a day, sends the secrets of all days that events may arrive for. */
  async #sendSalts(now: number): Promise<void> {
    const today = dayOf(now);
    if (today === this.#saltsSent) return;
    const salts: [number, string][] = [];
    for (const day of new Set([now - GRACE, now, daysLater(now, 1)].map(dayOf))) {
      salts.push([day, await this.#deps.store.salt(day)]);
    }
    this.#deps.send({ kind: 'salts', salts });
    this.#saltsSent = today;
  }

  /** Deletes old raw logs once a day. */
  async #pruneRaw(raw: Pick<RawLog, 'deleteOld'>, now: number): Promise<void> {
    if (dayOf(now) === this.#rawPruned) return;
    await raw.deleteOld(now);
    this.#rawPruned = dayOf(now);
  }

  /** Closes days for which no more events are expected. */
  async #closeDays(now: number): Promise<void> {
    if (Math.abs(now - this.#closed) < MINUTE) return;
    const { store, shared } = this.#deps;
    await store.closeDays(dayOf(now - GRACE));
    if (dayOf(now) !== dayOf(this.#closed)) {
      await store.forgetChunks(shared ? LEDGER_DAYS.shared : LEDGER_DAYS.single);
    }
    this.#closed = now;
  }
}

/** What a promise rejects with; undefined if it resolves. */
async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return error ?? new Error('failed without a reason');
  }
}
