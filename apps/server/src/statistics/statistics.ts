import { constants, statSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Backlog } from '../operator/metrics.ts';
import type { GameTotal } from '../store/store.ts';
import type { Known } from './bounds.ts';
import { closedSegments } from './forward.ts';
import { Intake } from './intake.ts';
import { lockFolder } from './lock.ts';
import type { FromWriter, Reach, ToWriter, WriterData } from './messages.ts';
import { Spool } from './spool.ts';

export type StatisticsOptions = WriterData & {
  readonly known: Known;
  /** Milliseconds between syncs to disk; 0 syncs before each answer. */
  readonly syncMs: number;
  readonly log: (problem: string) => void;
  /** Told each chunk that came into the store here, with its events and how long it took. */
  readonly onStored?: (seconds: number, events: number) => void;
};

/**
 * What the thread that counts may hold: a segment's lines as objects take a fifth of it. A small
 * young generation keeps what it has used from staying with the process.
 */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };
const SEGMENT_MS = 500;
const SEGMENT_BYTES = 4 * 1024 * 1024;
/** Bytes that may wait to be counted; about four million events. */
const MOST_BACKLOG = 512 * 1024 * 1024;
/** Milliseconds after which what does not answer counts as away. */
const CHECK_MS = 2000;
/** Milliseconds in which the same problem is logged once. */
const SAME_PROBLEM = 60_000;

/** What a server needs to do its work, each part with `ok` or why it cannot be reached. */
export type Readiness = {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, string>>;
};

/** Statistics as they run: what is taken in, the spool behind it, and the thread that counts. */
export interface Statistics {
  /** Nothing on a server that only counts. */
  readonly intake: Intake | undefined;
  /**
   * Once events are taken and what an earlier run left is on its way; until then all is busy.
   * @throws Error in plain words when it will never be, after which it has to be closed
   */
  readonly ready: Promise<void>;
  /** All that was counted of every game, as of the last fold. */
  totals(): readonly GameTotal[];
  readiness(): Promise<Readiness>;
  backlog(): Backlog;
  /** Brings everything that was taken on its way, and closes. */
  close(): Promise<void>;
}

/**
 * Opens the statistics of a folder and takes up what an earlier run left there.
 * @throws Error in plain words when another server uses the folder or it cannot be written
 */
export async function openStatistics(options: StatisticsOptions): Promise<Statistics> {
  // A server that only counts keeps nothing of its own.
  const unlock = options.role === 'consumer' ? () => undefined : lockFolder(options.data);
  try {
    return await openLocked(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openLocked(options: StatisticsOptions, unlock: () => void): Promise<Statistics> {
  const { known, syncMs, log: logAlways, onStored, ...data } = options;
  const log = onceAMinute(logAlways);
  /** Closed segments: bytes, and when they were closed. */
  const backlog = new Map<string, { readonly size: number; readonly since: number }>();
  let totals: readonly GameTotal[] = [];
  let dead: Error | undefined;

  const taking = options.role === 'consumer' ? undefined : await openTaking();
  async function openTaking() {
    const folder = join(options.data, 'spool');
    const spool = await Spool.open(folder, {
      segmentBytes: SEGMENT_BYTES,
      syncEach: syncMs === 0,
      onClosed: (segment) => {
        backlog.set(segment, { size: statSync(segment).size, since: Date.now() });
        judgeBacklog();
        tell({ kind: 'fold' });
      },
      onFailure: (error) => log(`the spool cannot be written: ${String(error)}`),
    });
    for (const path of await closedSegments(folder)) {
      const { size, mtimeMs: since } = await stat(path);
      backlog.set(path, { size, since });
    }
    return {
      spool,
      folder,
      intake: new Intake(spool, known, Date.now, () => tell({ kind: 'fold' })),
    };
  }
  const backlogBytes = () => [...backlog.values()].reduce((sum, { size }) => sum + size, 0);
  const judgeBacklog = (): void => {
    if (!taking) return;
    taking.intake.full = dead !== undefined || backlogBytes() > MOST_BACKLOG;
  };

  const worker = new Worker(new URL('thread.mjs', import.meta.url), {
    workerData: data,
    resourceLimits: LIMITS,
  });
  const tell = (message: ToWriter): void => worker.postMessage(message, []);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const checks = new Map<number, (reach: Reach) => void>();
  const ready = new Promise<void>((resolve, reject) => {
    worker.on('error', (error) => {
      dead = error instanceof Error ? error : new Error(String(error));
      logAlways(`counting has stopped: ${dead.message}`);
      judgeBacklog();
      reject(dead);
    });
    worker.on('message', (message: FromWriter) => {
      if (message.kind === 'ready') resolve();
      if (message.kind === 'salts') taking?.intake.setSalts(message.salts);
      if (message.kind === 'totals') totals = message.totals;
      if (message.kind === 'failed') log(`events wait to be counted: ${message.why}`);
      if (message.kind === 'stored') onStored?.(message.seconds, message.events);
      if (message.kind === 'checked') checks.get(message.number)?.(message.reach);
      if (message.kind === 'bad')
        log(`${message.lines} lines of ${message.where} could not be read`);
      if (message.kind !== 'folded') return;
      backlog.delete(message.segment);
      judgeBacklog();
    });
  });

  const attempt = (work: Promise<void>): void =>
    void work.catch((error: unknown) =>
      log(`the spool cannot be closed or synced: ${String(error)}`),
    );
  const timers: NodeJS.Timeout[] = [];
  if (taking) {
    timers.push(setInterval(() => attempt(taking.spool.rotate()), SEGMENT_MS));
    if (syncMs > 0) timers.push(setInterval(() => attempt(taking.spool.sync()), syncMs));
  }

  let number = 0;
  const reach = (): Promise<Reach> => {
    if (dead) return Promise.resolve({ store: dead.message });
    const mine = (number += 1);
    return new Promise<Reach>((resolve) => {
      const late = setTimeout(() => resolve({ store: 'does not answer' }), CHECK_MS);
      checks.set(mine, (found) => {
        clearTimeout(late);
        resolve(found);
      });
      tell({ kind: 'check', number: mine });
    }).finally(() => checks.delete(mine));
  };

  // Who does not wait for it is told by the log.
  ready.catch(() => undefined);
  return {
    intake: taking?.intake,
    ready,
    totals: () => totals,
    readiness: async () => {
      const { store = 'ok', bus = 'ok' } = await reach();
      const spool = taking ? await spoolState(taking) : undefined;
      const parts = {
        store,
        ...(spool === undefined ? {} : { spool }),
        ...(options.bus ? { bus } : {}),
      };
      return { ready: Object.values(parts).every((part) => part === 'ok'), parts };
    },
    backlog: () => {
      const [oldest] = [...backlog.values()].map(({ since }) => since).sort((a, b) => a - b);
      return {
        bytes: backlogBytes(),
        segments: backlog.size,
        waiting: taking?.spool.waiting ?? 0,
        lag: oldest === undefined ? 0 : Math.max(0, Date.now() - oldest) / 1000,
      };
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      try {
        await taking?.spool.close();
        if (!dead) tell({ kind: 'stop' });
        await ended;
      } finally {
        unlock();
      }
    },
  };
}

async function spoolState(taking: {
  readonly folder: string;
  readonly spool: Spool;
  readonly intake: Intake;
}): Promise<string> {
  if (taking.intake.full) return 'is full';
  if (taking.spool.failing) return 'cannot be written';
  try {
    await access(taking.folder, constants.W_OK);
    return 'ok';
  } catch {
    return 'cannot be written';
  }
}

/** What keeps failing is said once a minute, not with every try. */
function onceAMinute(log: (problem: string) => void): (problem: string) => void {
  const said = new Map<string, number>();
  return (problem) => {
    const now = performance.now();
    const before = said.get(problem);
    if (before !== undefined && now - before < SAME_PROBLEM) return;
    if (said.size > 100) said.clear();
    said.set(problem, now);
    log(problem);
  };
}
