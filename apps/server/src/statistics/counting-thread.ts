import { Worker } from 'node:worker_threads';
import { messageOf } from '../base/thrown.ts';
import type { FromWriter, Reach, ToWriter, WriterData } from './messages.ts';

/**
 * Memory limits of the counting thread. A segment's lines as objects take a fifth of it. A small
 * young generation keeps the process from holding on to memory that the thread no longer uses.
 */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 12 };
/** Milliseconds after which a thread that does not answer counts as out of reach. */
const CHECK_MS = 2000;

export type CountingThreadDeps = {
  readonly onMessage: (message: FromWriter) => void;
  /** Called once if the thread ends before `stop`. */
  readonly onDeath: (why: string) => void;
};

/** The thread that owns the store, as the main thread sees it. */
export class CountingThread {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  readonly #checks = new Map<number, (reach: Reach) => void>();
  #lastCheck = 0;
  #stopping = false;
  #dead = false;
  /** Resolves once the thread counts. @throws Error if it ends before */
  readonly ready: Promise<void>;

  constructor(data: WriterData, { onMessage, onDeath }: CountingThreadDeps) {
    const worker = new Worker(new URL('counting-worker.mjs', import.meta.url), {
      workerData: data,
      resourceLimits: LIMITS,
    });
    const die = (why: string): void => {
      if (this.#dead) return;
      this.#dead = true;
      onDeath(why);
    };
    this.#worker = worker;
    this.#ended = new Promise((resolve) => {
      worker.once('exit', () => {
        if (!this.#stopping) die('the thread has ended');
        resolve();
      });
    });
    this.ready = new Promise((resolve, reject) => {
      worker.on('error', (error) => {
        die(messageOf(error));
        reject(new Error(messageOf(error), { cause: error }));
      });
      worker.on('message', (message: FromWriter) => {
        if (message.kind === 'ready') resolve();
        else if (message.kind === 'checked') this.#checks.get(message.number)?.(message.reach);
        else onMessage(message);
      });
    });
    // Callers that do not wait for it learn of a failure through `onDeath`.
    this.ready.catch(() => undefined);
  }

  get dead(): boolean {
    return this.#dead;
  }

  send(message: ToWriter): void {
    this.#worker.postMessage(message, []);
  }

  /** What the thread cannot reach at the moment. */
  check(): Promise<Reach> {
    const number = (this.#lastCheck += 1);
    return new Promise<Reach>((resolve) => {
      const timeout = setTimeout(() => resolve({ store: 'unreachable' }), CHECK_MS);
      this.#checks.set(number, (reach) => {
        clearTimeout(timeout);
        resolve(reach);
      });
      this.send({ kind: 'check', number });
    }).finally(() => this.#checks.delete(number));
  }

  /** Has the thread count what is left and end. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (!this.#dead) this.send({ kind: 'stop' });
    await this.#ended;
  }
}
