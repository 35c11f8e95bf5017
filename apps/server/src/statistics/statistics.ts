import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../store/folder-lock.ts';
import type { GameTotal } from '../store/store.ts';
import type { Known } from './bounds.ts';
import { CountingThread } from './counting-thread.ts';
import { BAD_SUFFIX, closedSegments } from './forward.ts';
import { SpoolIntake, type Intake } from './intake.ts';
import type { FromWriter, WriterData } from './messages.ts';
import type { Problem } from './problem.ts';
import { spoolState, type Readiness } from './readiness.ts';
import { Spool } from './spool.ts';

export type StatisticsOptions = WriterData & {
  readonly known: Known;
  /** Milliseconds between syncs to disk; 0 syncs before each answer. */
  readonly syncMs: number;
  readonly onProblem: (problem: Problem) => void;
  /** Called for each chunk that this server counted, with its events and how long it took. */
  readonly onStored?: (seconds: number, events: number) => void;
};

const SEGMENT_MS = 500;
const SEGMENT_BYTES = 4 * 1024 * 1024;
/** Bytes that may wait to be counted; about four million events. */
const MAX_BACKLOG = 512 * 1024 * 1024;
/** Seconds that a segment may wait to be counted. */
const MAX_LAG = 60;

/** What waits to be counted. */
export type Backlog = {
  readonly bytes: number;
  readonly segments: number;
  /** Lines that are not in the spool yet. */
  readonly waiting: number;
  /** Age of the oldest closed segment in seconds; 0 if there is none. */
  readonly lag: number;
  /** Segments that could not be counted and were set aside. */
  readonly aside: number;
};

/** Running statistics: the intake, the spool behind it, and the thread that counts. */
export interface Statistics {
  /** Undefined on a server that only counts. */
  readonly intake: Intake | undefined;
  /**
   * Resolves once events are taken; until then every event is refused as busy.
   * @throws Error if that will never happen; then the statistics must be closed
   */
  readonly ready: Promise<void>;
  /** Takes events within another catalogue from now on. */
  setKnown(known: Known): void;
  /** Totals of every game, as of the last fold. */
  totals(): readonly GameTotal[];
  readiness(): Promise<Readiness>;
  backlog(): Backlog;
  /** Publishes everything that was taken, and closes. */
  close(): Promise<void>;
}

/**
 * Opens the statistics of a data folder and continues with what an earlier run left there.
 * @throws Error if another server uses the folder or it cannot be written
 */
export async function openStatistics(options: StatisticsOptions): Promise<Statistics> {
  // A consumer counts events from the bus and owns no data folder to lock.
  const unlock = options.role === 'consumer' ? () => undefined : lockFolder(options.data);
  try {
    const statistics = new RunningStatistics(options, unlock);
    await statistics.open();
    return statistics;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Where events go until they are counted. */
type Spooling = { readonly spool: Spool; readonly folder: string; readonly intake: SpoolIntake };

class RunningStatistics implements Statistics {
  readonly #options: StatisticsOptions;
  readonly #unlock: () => void;
  /** Closed segments that are not counted: size, and when they were closed. */
  readonly #segments = new Map<string, { readonly size: number; readonly since: number }>();
  readonly #timers: NodeJS.Timeout[] = [];
  #spooling: Spooling | undefined;
  #thread: CountingThread | undefined;
  #totals: readonly GameTotal[] = [];
  #aside = 0;
  ready: Promise<void> = Promise.resolve();

  constructor(options: StatisticsOptions, unlock: () => void) {
    this.#options = options;
    this.#unlock = unlock;
  }

  get intake(): Intake | undefined {
    return this.#spooling?.intake;
  }

  async open(): Promise<void> {
    const { known, syncMs, onProblem, onStored: _onStored, ...data } = this.#options;
    if (data.role !== 'consumer') this.#spooling = await this.#openSpool(known);
    this.#thread = new CountingThread(data, {
      onMessage: (message) => this.#receive(message),
      onDeath: (why) => {
        onProblem({ kind: 'counting-stopped', why });
        this.#updateFull();
      },
    });
    this.ready = this.#thread.ready;
    if (!this.#spooling) return;
    const { spool } = this.#spooling;
    const attempt = (work: Promise<void>): void =>
      void work.catch((why: unknown) => onProblem({ kind: 'spool-not-synced', why }));
    this.#timers.push(setInterval(() => attempt(spool.rotate()), SEGMENT_MS));
    if (syncMs > 0) this.#timers.push(setInterval(() => attempt(spool.sync()), syncMs));
  }

  setKnown(known: Known): void {
    this.#spooling?.intake.setKnown(known);
  }

  totals(): readonly GameTotal[] {
    return this.#totals;
  }

  async readiness(): Promise<Readiness> {
    const parts = await this.#parts();
    return { ready: Object.values(parts).every((part) => part === 'ok'), parts };
  }

  backlog(): Backlog {
    return {
      bytes: this.#backlogBytes(),
      segments: this.#segments.size,
      waiting: this.#spooling?.spool.waiting ?? 0,
      lag: this.#lag(),
      aside: this.#aside,
    };
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    try {
      // The next start continues with a segment that cannot be closed.
      await this.#spooling?.spool
        .close()
        .catch((why: unknown) => this.#options.onProblem({ kind: 'spool-not-synced', why }));
      await this.#thread?.stop();
    } finally {
      this.#unlock();
    }
  }

  async #openSpool(known: Known): Promise<Spooling> {
    const folder = join(this.#options.data, 'spool');
    const fold = (): void => this.#thread?.send({ kind: 'fold' });
    const spool = await Spool.open(folder, {
      segmentBytes: SEGMENT_BYTES,
      syncEach: this.#options.syncMs === 0,
      onClosing: (segment, size) => {
        if (!this.#segments.has(segment)) this.#segments.set(segment, { size, since: Date.now() });
        this.#updateFull();
      },
      onClosed: fold,
      onFailure: (why) => this.#options.onProblem({ kind: 'spool-not-written', why }),
    });
    this.#aside = (await readdir(folder)).filter((name) => name.endsWith(BAD_SUFFIX)).length;
    for (const path of await closedSegments(folder)) {
      const { size, mtimeMs: since } = await stat(path);
      this.#segments.set(path, { size, since });
    }
    return { spool, folder, intake: new SpoolIntake(spool, known, Date.now, fold) };
  }

  #receive(message: FromWriter): void {
    const { onProblem, onStored } = this.#options;
    switch (message.kind) {
      case 'salts':
        this.#spooling?.intake.setSalts(message.salts);
        break;
      case 'totals':
        this.#totals = message.totals;
        break;
      case 'stored':
        onStored?.(message.seconds, message.events);
        break;
      case 'counted':
        this.#removeSegment(message.segment);
        break;
      case 'set-aside': {
        const { segment, why } = message;
        this.#aside += 1;
        onProblem({ kind: 'segment-set-aside', segment, renamed: segment + BAD_SUFFIX, why });
        this.#removeSegment(segment);
        break;
      }
      case 'failed':
        onProblem({ kind: 'counting-failed', why: message.why });
        break;
      case 'bad':
        onProblem({ kind: 'bad-lines', where: message.where, lines: message.lines });
        break;
      case 'raw-full':
        onProblem({ kind: 'raw-log-full', day: message.day });
        break;
    }
  }

  #removeSegment(segment: string): void {
    this.#segments.delete(segment);
    this.#updateFull();
  }

  #updateFull(): void {
    if (!this.#spooling) return;
    const isDead = this.#thread?.dead === true;
    this.#spooling.intake.full = isDead || this.#backlogBytes() > MAX_BACKLOG;
  }

  #backlogBytes(): number {
    return [...this.#segments.values()].reduce((sum, { size }) => sum + size, 0);
  }

  #lag(): number {
    const [oldest] = [...this.#segments.values()].map(({ since }) => since).sort((a, b) => a - b);
    return oldest === undefined ? 0 : Math.max(0, Date.now() - oldest) / 1000;
  }

  async #parts(): Promise<Readiness['parts']> {
    const isFull = this.#backlogBytes() > MAX_BACKLOG;
    const spool = this.#spooling
      ? { spool: isFull ? ('full' as const) : await spoolState(this.#spooling) }
      : {};
    if (!this.#thread || this.#thread.dead) return { counting: 'stopped', ...spool };
    const reach = await this.#thread.check();
    const { store = 'ok', bus = 'ok' } = reach;
    const { counting = this.#lag() > MAX_LAG ? 'late' : 'ok' } = reach;
    return { store, ...(this.#options.bus ? { bus } : {}), ...spool, counting };
  }
}
