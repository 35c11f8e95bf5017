import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { codeOf, messageOf } from '../base/thrown.ts';
import type { Case, FromJudge, JudgeData, JudgeFile, Judgment } from './judging.ts';
import type { RunFault } from './refusal.ts';

/** What one run may cost. */
export type JudgeBounds = {
  /** Seconds of a thread's processor time. */
  readonly seconds: number;
  /** Milliseconds after which a thread that has not answered is ended. */
  readonly hangMs: number;
  /** Megabytes of a thread's heap. */
  readonly memory: number;
};

export const JUDGE_BOUNDS: JudgeBounds = { seconds: 2, hangMs: 10_000, memory: 64 };
/** Cases that may wait for a thread. */
const MAX_WAITING = 100;
/** A thread with so much on its heap is replaced, so that no run pays for the ones before it. */
const RETIRE_BYTES = 40 * 1024 * 1024;

type Waiting = { readonly one: Case; readonly resolve: (judgment: Judgment | undefined) => void };
type Seat = { readonly worker: Worker; readonly files: readonly JudgeFile[]; busy: boolean };

/** How many threads play runs: one core stays free, but two at least, so that a slow run blocks nobody. */
export function judgeThreads(cores = availableParallelism()): number {
  return Math.max(2, Math.min(4, cores - 1));
}

/** Threads that play runs. They start with the first run. */
export class Judges {
  readonly #bounds: JudgeBounds;
  readonly #threads: number;
  readonly #waiting: Waiting[] = [];
  readonly #seats = new Set<Seat>();
  readonly #onProblem: (why: string) => void;
  #files: readonly JudgeFile[];
  #closed = false;

  /** @param onProblem called when a thread does not start */
  constructor(
    files: readonly JudgeFile[],
    onProblem: (why: string) => void,
    bounds = JUDGE_BOUNDS,
    threads = judgeThreads(),
  ) {
    this.#onProblem = onProblem;
    this.#files = files;
    this.#bounds = bounds;
    this.#threads = threads;
  }

  /** The id of a game that is named by its id or its folder. */
  idOf(name: string): string | undefined {
    return this.#files.find(({ game, slug }) => game === name || slug === name)?.game;
  }

  /** Plays by the rules of another site from the next run on. */
  use(files: readonly JudgeFile[]): void {
    this.#files = files;
    for (const seat of this.#seats) if (!seat.busy) this.#retire(seat);
  }

  /** Plays a run. @returns undefined if that is not possible at the moment */
  judge(one: Case): Promise<Judgment | undefined> {
    if (this.#closed || this.#waiting.length >= MAX_WAITING) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.#waiting.push({ one, resolve });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { resolve } of this.#waiting.splice(0)) resolve(undefined);
    await Promise.all([...this.#seats].map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    if (this.#closed || this.#waiting.length === 0) return;
    const seat = [...this.#seats].find((each) => !each.busy);
    const waiting = seat && this.#waiting.shift();
    if (waiting) this.#play(seat, waiting);
    else if (this.#seats.size < this.#threads) this.#start();
  }

  #play(seat: Seat, { one, resolve }: Waiting): void {
    const { worker } = seat;
    seat.busy = true;
    worker.ref();
    const fail = (fault: RunFault): void => {
      const { game } = one;
      done({ ok: false, fault, ...(game !== undefined && { game }) });
      this.#retire(seat);
      this.#next();
    };
    const hang = setTimeout(() => fail('takes-too-long'), this.#bounds.hangMs);
    const onMessage = ({ judgment, heap }: FromJudge): void => {
      done(judgment);
      worker.unref();
      seat.busy = false;
      if (heap > RETIRE_BYTES || seat.files !== this.#files) this.#retire(seat);
      this.#next();
    };
    const onError = (error: unknown): void => {
      const isMemory = codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';
      fail(isMemory ? 'takes-too-much-memory' : 'not-a-run');
    };
    const onExit = (): void => fail('takes-too-long');
    const done = (judgment: Judgment): void => {
      clearTimeout(hang);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(judgment);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(one, []);
  }

  /** Starts a thread, which takes its first run once it is up. */
  #start(): void {
    const workerData: JudgeData = { files: this.#files, seconds: this.#bounds.seconds };
    const worker = new Worker(new URL('judge-worker.mjs', import.meta.url), {
      workerData,
      // Rules need nothing of the server's surroundings.
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: this.#bounds.memory,
        maxYoungGenerationSizeMb: 16,
      },
    });
    const seat: Seat = { worker, files: this.#files, busy: true };
    this.#seats.add(seat);
    const onEnd = (why: unknown): void => {
      if (this.#closed) return;
      this.#onProblem(`a thread that plays runs does not start: ${messageOf(why)}`);
      worker.off('error', onEnd).off('exit', onEnd);
      this.#seats.delete(seat);
      // A thread that does not start answers nobody; the next run tries again.
      this.#waiting.shift()?.resolve(undefined);
      this.#next();
    };
    worker.once('message', () => {
      worker.off('error', onEnd).off('exit', onEnd);
      // Between two runs, nobody else listens.
      worker.on('error', () => this.#seats.delete(seat));
      worker.on('exit', () => this.#seats.delete(seat));
      seat.busy = false;
      // It keeps the process alive only while it plays.
      worker.unref();
      if (seat.files !== this.#files) this.#retire(seat);
      this.#next();
    });
    worker.on('error', onEnd).on('exit', onEnd);
  }

  #retire(seat: Seat): void {
    this.#seats.delete(seat);
    void seat.worker.terminate();
  }
}
