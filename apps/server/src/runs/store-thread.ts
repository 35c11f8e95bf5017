import { Worker } from 'node:worker_threads';
import { messageOf } from '../base/thrown.ts';
import type { StorePlace } from '../store/open.ts';
import type { RunStore } from './run-store.ts';

export type StoreData = StorePlace & {
  /** Bytes that all runs may take. */
  readonly maxBytes: number;
};

/** What the main thread calls; `close` is a message of its own. */
type Method = Exclude<keyof RunStore, 'close'>;
export type ToStore =
  | { readonly number: number; readonly method: Method; readonly args: readonly unknown[] }
  | 'stop';
export type FromStore =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly error: string };

/** Results of a board or a run are small, and SQLite keeps its pages outside of the heap. */
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 };

type Waiting = {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** The store of runs on its own thread, which starts with the first call. */
export class StoreThread {
  readonly #data: StoreData;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #number = 0;

  constructor(data: StoreData) {
    this.#data = data;
  }

  /** @throws Error if the store cannot be used at the moment */
  call<M extends Method>(
    method: M,
    ...args: Parameters<RunStore[M]>
  ): Promise<Awaited<ReturnType<RunStore[M]>>> {
    const worker = (this.#worker ??= this.#start());
    const number = (this.#number += 1);
    return new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      worker.postMessage({ number, method, args } satisfies ToStore, []);
    }) as Promise<Awaited<ReturnType<RunStore[M]>>>;
  }

  /** Finishes what was called, and ends. */
  async close(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    worker.postMessage('stop' satisfies ToStore, []);
    await ended;
  }

  #start(): Worker {
    const worker = new Worker(new URL('runs-worker.mjs', import.meta.url), {
      workerData: this.#data,
      resourceLimits: LIMITS,
    });
    worker.on('message', (reply: FromStore) => {
      const waiting = this.#waiting.get(reply.number);
      this.#waiting.delete(reply.number);
      if ('result' in reply) waiting?.resolve(reply.result);
      else waiting?.reject(new Error(reply.error));
    });
    const onEnd = (why: string): void => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error(why));
      this.#waiting.clear();
    };
    worker.on('error', (error) => onEnd(messageOf(error)));
    worker.on('exit', () => onEnd('The thread of runs has ended.'));
    return worker;
  }
}
