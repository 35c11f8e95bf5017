import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { GameTotal } from '../store/store.ts';
import type { Known } from './bounds.ts';
import { Intake } from './intake.ts';
import { lockFolder } from './lock.ts';
import type { FromWriter, ToWriter } from './messages.ts';
import { Spool } from './spool.ts';

export type StatisticsOptions = {
  /** Folder of the spool and the counters; one server at a time. */
  readonly data: string;
  readonly known: Known;
  /** Milliseconds between syncs to disk; 0 syncs before each answer. */
  readonly syncMs: number;
  readonly log: (problem: string) => void;
};

const SEGMENT_MS = 500;
const SEGMENT_BYTES = 4 * 1024 * 1024;
/** Bytes that may wait to be counted; about four million events. */
const MOST_BACKLOG = 512 * 1024 * 1024;

/** Statistics as they run: what is taken in, the spool behind it, and the thread that counts. */
export interface Statistics {
  readonly intake: Intake;
  /** All that was counted of every game, as of the last fold. */
  totals(): readonly GameTotal[];
  /** Counts everything that was taken, and closes. */
  close(): Promise<void>;
}

/**
 * Opens the statistics of a folder and counts what an earlier run left there.
 * @throws Error in plain words when another server uses the folder or it cannot be read
 */
export async function openStatistics(options: StatisticsOptions): Promise<Statistics> {
  const unlock = lockFolder(options.data);
  try {
    return await openLocked(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function openLocked(options: StatisticsOptions, unlock: () => void): Promise<Statistics> {
  const { data, known, syncMs, log } = options;
  const backlog = new Map<string, number>();
  let totals: readonly GameTotal[] = [];
  let dead: Error | undefined;

  const spool = await Spool.open(join(data, 'spool'), {
    segmentBytes: SEGMENT_BYTES,
    syncEach: syncMs === 0,
    onClosed: (segment) => {
      backlog.set(segment, statSync(segment).size);
      judgeBacklog();
      tell({ kind: 'fold' });
    },
    onFailure: (error) => log(`the spool cannot be written: ${String(error)}`),
  });
  const intake = new Intake(spool, known);
  const judgeBacklog = (): void => {
    const bytes = [...backlog.values()].reduce((sum, size) => sum + size, 0);
    intake.full = dead !== undefined || bytes > MOST_BACKLOG;
  };

  const worker = new Worker(new URL('thread.mjs', import.meta.url), { workerData: { data } });
  const tell = (message: ToWriter): void => worker.postMessage(message, []);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    worker.on('error', (error) => {
      dead = error instanceof Error ? error : new Error(String(error));
      log(`counting has stopped: ${dead.message}`);
      judgeBacklog();
      reject(dead);
    });
    worker.on('message', (message: FromWriter) => {
      if (message.kind === 'ready') resolve();
      if (message.kind === 'salts') intake.setSalts(message.salts);
      if (message.kind === 'totals') totals = message.totals;
      if (message.kind === 'failed') log(`events wait to be counted: ${message.why}`);
      if (message.kind !== 'folded') return;
      backlog.delete(message.segment);
      judgeBacklog();
      if (message.bad > 0) log(`${message.bad} lines of ${message.segment} could not be read`);
    });
  });

  const attempt = (work: Promise<void>): void =>
    void work.catch((error: unknown) =>
      log(`the spool cannot be closed or synced: ${String(error)}`),
    );
  const timers = [setInterval(() => attempt(spool.rotate()), SEGMENT_MS)];
  if (syncMs > 0) timers.push(setInterval(() => attempt(spool.sync()), syncMs));

  return {
    intake,
    totals: () => totals,
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      try {
        await spool.close();
        if (!dead) tell({ kind: 'stop' });
        await ended;
      } finally {
        unlock();
      }
    },
  };
}
